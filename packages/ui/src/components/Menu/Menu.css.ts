import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { popover as surface } from '../../overlay/popover.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';

const { color, space, size } = vars;

export const popover = style([
  surface,
  { minInlineSize: 'max(var(--trigger-width), 11rem)', maxInlineSize: 'min(22rem, calc(100vi - 2rem))' },
]);

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
      // Focus follows the pointer: the background marks the focused item, and a line gives it a contrast of 3:1.
      '&[data-focused]': { background: color.hover },
      '&[data-focus-visible]': {
        outline: `${size.ring} solid ${color.focusRing}`,
        outlineOffset: `calc(${size.ring} * -1)`,
      },
      '&[data-disabled]': { color: color.textDisabled, cursor: 'default' },
    },
    '@media': {
      [media.coarsePointer]: { minBlockSize: size.touch },
      [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
    },
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
