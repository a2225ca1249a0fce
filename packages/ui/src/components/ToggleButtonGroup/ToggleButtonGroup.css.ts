import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.css.ts';
import { media } from '../../theme/media.ts';
import { touchTarget } from '../../theme/touch-target.css.ts';

const { color, space, size, radius } = vars;

export const group = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: space[0.5],
  maxInlineSize: '100%',
  padding: `calc(${space[0.5]} - ${size.line})`,
  border: `${size.line} solid ${color.divider}`,
  borderRadius: radius.control,
  background: color.sunken,
  verticalAlign: 'middle',
});

const option = style([
  focusRing,
  touchTarget,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[0.5],
    minInlineSize: 0,
    margin: 0,
    border: `${size.line} solid transparent`,
    borderRadius: `calc(${radius.control} - ${space[0.5]} / 2)`,
    background: 'transparent',
    color: color.textQuiet,
    fontWeight: vars.weight.medium,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${vars.duration.quick} ${vars.easing.move}, color ${vars.duration.quick} ${vars.easing.move}`,
    selectors: {
      '&[data-hovered]': { color: color.text },
      '&[data-selected]': { background: color.paper, borderColor: color.controlBorder, color: color.primary.text },
      '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            borderColor: 'Highlight',
            color: 'HighlightText',
          },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  },
]);
globalStyle(`${option} > svg`, { flex: 'none' });

/** The surrounding group is as high as a field, also in dense layouts. */
export const words = styleVariants({
  medium: [option, { minBlockSize: size.controlDense, paddingInline: space[1.5] }],
  small: [
    option,
    {
      minBlockSize: space[3],
      paddingInline: space[1],
      fontSize: vars.type.small.size,
      lineHeight: vars.type.small.lineHeight,
    },
  ],
});
export const icons = styleVariants({
  medium: [option, { inlineSize: size.controlDense, blockSize: size.controlDense, padding: 0 }],
  small: [option, { inlineSize: space[3], blockSize: space[3], padding: 0 }],
});
