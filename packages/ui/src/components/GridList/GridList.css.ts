import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.css.ts';
import { media } from '../../theme/media.ts';
import { selectedEntry, selectionMark } from '../../theme/selection.css.ts';

const { color, space, size } = vars;

export const list = style([
  focusRing,
  {
    overflow: 'auto',
    border: `${size.line} solid ${color.divider}`,
    borderRadius: vars.radius.control,
    background: color.paper,
  },
]);

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1.5],
  minBlockSize: size.row,
  paddingBlock: space[1],
  paddingInline: space[2],
  outline: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '& ~ &': { borderBlockStart: `${size.line} solid ${color.divider}` },
    // React Aria styles hover only on rows that can be pressed.
    '&[data-hovered]': { background: color.hover, cursor: 'pointer' },
    '&[data-selected]': { ...selectedEntry, ...selectionMark },
    '&[data-disabled]': { color: color.textDisabled },
    '&[data-dragging]': { opacity: vars.opacity.disabled },
    '&[data-focus-visible]': {
      outline: `${size.ring} solid ${color.focusRing}`,
      outlineOffset: `calc(-1 * ${size.ring})`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-selected]': { outline: `${size.line} solid Highlight`, outlineOffset: `calc(-1 * ${size.line})` },
        '&[data-focus-visible]': { outline: `${size.ring} solid Highlight`, outlineOffset: `calc(-1 * ${size.ring})` },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const handle = style([
  focusRing,
  {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: space[3],
    blockSize: space[3],
    marginInlineStart: `calc(-1 * ${space[0.5]})`,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.small,
    background: 'transparent',
    color: color.textQuiet,
    cursor: 'grab',
    '@media': { [media.coarsePointer]: { inlineSize: size.touch, blockSize: size.touch } },
  },
]);

/** The checkbox of a row has no visible label. */
export const pick = style({
  display: 'inline-flex',
  flex: 'none',
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
  '@media': {
    [media.coarsePointer]: {
      minInlineSize: size.touch,
      minBlockSize: size.touch,
      alignItems: 'center',
      justifyContent: 'center',
    },
  },
});

export const fields = style({ flexGrow: 1, minInlineSize: 0 });
export const actions = style({ display: 'flex', alignItems: 'center', flex: 'none', gap: space[0.5] });
export const empty = style({ padding: size.cardContent });
