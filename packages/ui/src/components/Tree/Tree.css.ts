import { style } from '@vanilla-extract/css';
import { along } from '../../theme/along.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.css.ts';
import { media } from '../../theme/media.ts';
import { selectedEntry, selectionMark } from '../../theme/selection.css.ts';
import { text } from '../../theme/text.css.ts';

const { color, space, size, duration, easing } = vars;

export const tree = style([
  focusRing,
  {
    minInlineSize: 0,
    overflow: 'auto',
    padding: space[0.5],
    borderRadius: vars.radius.control,
    // For the focus ring, and for the tree as a drop target.
    selectors: {
      '&[data-focus-visible]': { outlineOffset: `calc(-1 * ${size.ring})` },
      '&[data-drop-target]': {
        outline: `${size.ring} solid ${color.primary.border}`,
        outlineOffset: `calc(-1 * ${size.ring})`,
      },
    },
  },
]);

export const item = style([
  focusRing,
  {
    borderRadius: vars.radius.small,
    color: color.text,
    cursor: 'default',
    selectors: {
      '&[data-hovered]': { background: color.hover },
      '&[data-selected]': { ...selectedEntry, ...selectionMark },
      '&[data-drop-target]': {
        outline: `${size.ring} solid ${color.primary.border}`,
        outlineOffset: `calc(-1 * ${size.ring})`,
      },
      '&[data-dragging]': { opacity: 0.5 },
      '&[data-disabled]': { color: color.textDisabled },
      '&[data-focus-visible]': { outlineOffset: `calc(-1 * ${size.ring})` },
      // Pressing the row expands it, follows its link or selects it.
      '&:not([data-disabled])[data-selection-mode], &[data-href], &[data-has-child-items]': { cursor: 'pointer' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': { outline: `${size.line} solid Highlight`, outlineOffset: `calc(-1 * ${size.line})` },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  },
]);

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[0.5],
  minBlockSize: size.rowDense,
  paddingBlock: `calc(${space[0.5]} / 2)`,
  paddingInline: `calc(${space[0.5]} + (var(--tree-item-level) - 1) * ${space[3]}) ${space[0.5]}`,
  '@media': { [media.coarsePointer]: { minBlockSize: size.touch } },
});

const small = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    inlineSize: space[3],
    blockSize: space[3],
    padding: 0,
    border: 0,
    borderRadius: vars.radius.small,
    background: 'transparent',
    color: color.textQuiet,
    selectors: { '&[data-focus-visible]': { outlineOffset: 0 } },
    '@media': { [media.coarsePointer]: { inlineSize: size.controlDense, blockSize: size.touch } },
  },
]);

export const chevron = style([small, { cursor: 'pointer' }]);
export const arrow = style({
  transition: `rotate ${duration.quick} ${easing.move}`,
  selectors: { [`${item}[data-expanded] > * > * > * > &`]: { rotate: `calc(${along} * 90deg)` } },
});
export const grip = style([small, { cursor: 'grab' }]);

export const choose = style({ display: 'inline-flex', flex: 'none', padding: space[0.5], cursor: 'pointer' });
export const icon = style({
  display: 'inline-flex',
  flex: 'none',
  color: color.textQuiet,
  selectors: { [`${item}[data-selected] &`]: { color: 'inherit' } },
});
export const words = style({ flexGrow: 1, minInlineSize: 0, paddingInlineStart: space[0.5], overflowWrap: 'anywhere' });
export const aside = style({ display: 'inline-flex', alignItems: 'center', gap: space[0.5], flex: 'none' });

/** Visible on hover and while the row has the focus; always visible on touch devices. */
export const actions = style({
  display: 'inline-flex',
  flex: 'none',
  opacity: 0,
  selectors: {
    [`${item}[data-hovered] &, ${item}[data-focus-visible] &, ${item}[data-focus-visible-within] &, &:has([aria-expanded="true"])`]:
      { opacity: 1 },
  },
  '@media': { [media.coarsePointer]: { opacity: 1 } },
});

export const note = style([
  text.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    flexGrow: 1,
    minInlineSize: 0,
    color: color.textQuiet,
  },
]);
export const failure = style([note, { flexWrap: 'wrap', color: color.error.text, overflowWrap: 'anywhere' }]);
export const empty = style({ padding: space[2], color: color.textQuiet });
