import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { tabularFigures, text } from '../../theme/text.css.ts';

const { color, space, size } = vars;

export const timeline = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const event = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[2],
  paddingBlockEnd: space[3],
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    // The line between two marks.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `calc(${space[4]} + ${space[0.5]}) ${space[0.5]}`,
      insetInlineStart: `calc((${space[4]} - ${size.line}) / 2)`,
      borderInlineStart: `${size.line} solid ${color.divider}`,
    },
  },
});

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: space[4],
  blockSize: space[4],
  // Forced colours remove the tint and show the border.
  border: `${size.line} solid transparent`,
  borderRadius: vars.radius.pill,
});
globalStyle(`${mark} > svg`, { inlineSize: size.icon, blockSize: size.icon });

export const markTone = styleVariants({
  neutral: { background: color.grey[200], color: color.textQuiet },
  info: { background: color.info.light, color: color.info.onLight },
  success: { background: color.success.light, color: color.success.onLight },
  warning: { background: color.warning.light, color: color.warning.onLight },
  error: { background: color.error.light, color: color.error.onLight },
});

export const dot = style({
  inlineSize: space[1],
  blockSize: space[1],
  borderRadius: vars.radius.pill,
  background: 'currentColor',
  forcedColorAdjust: 'none',
});

// The first line is aligned with the middle of the mark.
export const body = style({
  minInlineSize: 0,
  paddingBlockStart: `calc((${space[4]} - ${vars.type.body.lineHeight} * ${vars.type.body.size}) / 2)`,
  overflowWrap: 'anywhere',
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[2],
});
export const title = style({ minInlineSize: 0, fontWeight: vars.weight.medium });
export const time = style([text.small, tabularFigures, { color: color.textQuiet }]);
export const words = style({ maxInlineSize: size.measure, color: color.textQuiet, textWrap: 'pretty' });
