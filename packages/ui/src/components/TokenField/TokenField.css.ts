import { style } from '@vanilla-extract/css';
import { control, input as inputStyle } from '../../field/field.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, space, size } = vars;

export const input = style([
  control,
  inputStyle,
  {
    display: 'block',
    flex: 'none',
    border: `${size.line} solid ${color.controlBorder}`,
    borderRadius: vars.radius.control,
    background: color.paper,
    cursor: 'text',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-focused]': { outline: `${size.ring} solid ${color.focusRing}`, outlineOffset: size.ringGap },
      // An editable element has no native placeholder.
      '&[data-placeholder]:empty::before': { content: 'attr(data-placeholder)', color: color.textQuiet },
    },
  },
]);

export const lines = style([input, { minBlockSize: `calc(2 * ${size.control})` }]);

export const token = style({
  paddingInline: space[0.5],
  borderRadius: vars.radius.small,
  background: color.primary.light,
  color: color.primary.onLight,
  fontWeight: vars.weight.medium,
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  selectors: {
    '&[data-selected]': { background: color.primary.fill, color: color.primary.onFill },
    '&[data-disabled]': { background: color.grey[200], color: 'inherit' },
  },
  '@media': {
    [media.forcedColors]: {
      border: `${size.line} solid`,
      selectors: { '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
    },
  },
});
