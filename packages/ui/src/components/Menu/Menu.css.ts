import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';

const { color, space, size, duration, easing } = vars;

const drop = keyframes({ from: { opacity: 0, translate: `0 calc(${space[0.5]} * -1)` } });

export const popover = style({
  zIndex: vars.layer.modal,
  minInlineSize: 'max(var(--trigger-width), 11rem)',
  maxInlineSize: 'min(22rem, calc(100vi - 2rem))',
  overflow: 'auto',
  outline: 'none',
  background: color.paper,
  border: `${size.line} solid ${color.divider}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.popover,
  selectors: {
    '&[data-entering]': { animation: `${drop} ${duration.quick} ${easing.enter}` },
    '&[data-exiting]': { animation: `${drop} ${duration.quick} ${easing.exit} reverse` },
  },
});

export const menu = style({ padding: space[0.5], outline: 'none' });

export const item = style([
  text.body,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[1.5],
    minBlockSize: size.rowDense,
    paddingInline: space[1.5],
    paddingBlock: space[0.5],
    borderRadius: vars.radius.small,
    outline: 'none',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      // Focus follows the pointer: the tint is the ring here, the line makes it hold 3:1.
      '&[data-focused]': { background: color.hover },
      '&[data-focus-visible]': { outline: `${size.ring} solid ${color.focusRing}`, outlineOffset: `calc(${size.ring} * -1)` },
      '&[data-disabled]': { color: color.textDisabled, cursor: 'default' },
    },
    '@media': { [media.coarsePointer]: { minBlockSize: size.touch } },
  },
]);
globalStyle(`${item} > svg`, { flexShrink: 0, inlineSize: size.icon, blockSize: size.icon });

export const itemTone = styleVariants({ default: { color: color.text }, error: { color: color.error.text } });
export const itemWords = style({ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const check = style({ color: color.primary.text });

export const section = style({
  selectors: {
    '&:not(:first-child)': {
      marginBlockStart: space[0.5],
      paddingBlockStart: space[0.5],
      borderBlockStart: `${size.line} solid ${color.divider}`,
    },
  },
});

export const sectionTitle = style([
  text.small,
  { paddingInline: space[1.5], paddingBlock: space[0.5], color: color.textQuiet, fontWeight: vars.weight.medium },
]);
