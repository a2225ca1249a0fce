import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';

const { color, space, size } = vars;

const base = style({ position: 'relative', display: 'flex', minInlineSize: 0 });

export const frame = styleVariants({
  limited: [base, { blockSize: 'min(32rem, 70dvb)' }],
  filled: [base, { blockSize: '100%' }],
});

export const log = style([
  focusRing,
  {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minInlineSize: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // The list keeps the position itself.
    overflowAnchor: 'none',
    padding: space[2],
    border: `${size.line} solid ${color.divider}`,
    borderRadius: vars.radius.control,
    background: color.paper,
  },
]);

// The library takes no presses for a moment after it has scrolled: one that came just then was lost.
globalStyle(`${log} > *`, { pointerEvents: 'auto !important' as 'auto' });

/** Few messages are at the end of the list. */
export const push = style({ flexGrow: 1 });

const row = style({ paddingBlockStart: `calc(${space[0.5]} / 2)` });
export const rowOf = styleVariants({
  only: [row, { paddingBlockStart: space[1.5] }],
  first: [row, { paddingBlockStart: space[1.5] }],
  middle: [row],
  last: [row],
});

const divider = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[1.5],
    paddingBlock: `${space[1]} ${space[2]}`,
    fontWeight: vars.weight.medium,
    selectors: {
      '&::before, &::after': { content: '', flexGrow: 1, borderBlockStart: `${size.line} solid currentcolor` },
    },
  },
]);
export const dayLine = style([
  divider,
  {
    color: color.textQuiet,
    selectors: { '&::before, &::after': { borderColor: color.divider } },
  },
]);
export const unreadLine = style([divider, { color: color.primary.text }]);

export const emptyLog = style([
  text.body,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    flexGrow: 1,
    color: color.textQuiet,
    textAlign: 'center',
  },
]);

const pill = style([
  text.small,
  {
    position: 'absolute',
    insetInline: 0,
    zIndex: vars.layer.raised,
    display: 'flex',
    justifyContent: 'center',
    inlineSize: 'fit-content',
    marginInline: 'auto',
    borderRadius: vars.radius.pill,
    background: color.paper,
    boxShadow: vars.shadow.popover,
  },
]);

export const older = style([
  pill,
  {
    insetBlockStart: space[1],
    alignItems: 'center',
    gap: space[1],
    paddingBlock: space[0.5],
    paddingInline: space[1.5],
    border: `${size.line} solid ${color.raisedBorder}`,
    color: color.textQuiet,
  },
]);

export const jump = style([
  focusRing,
  pill,
  {
    insetBlockEnd: space[2],
    alignItems: 'center',
    gap: space[0.5],
    minBlockSize: size.controlDense,
    paddingInline: space[1.5],
    border: `${size.line} solid ${color.controlBorder}`,
    color: color.text,
    fontFamily: 'inherit',
    fontWeight: vars.weight.medium,
    cursor: 'pointer',
    selectors: { '&[data-hovered]': { background: color.hover } },
    '@media': { [media.coarsePointer]: { minBlockSize: size.touch } },
  },
]);
