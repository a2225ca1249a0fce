import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

const { color, space, size } = vars;

/** Narrow select before a wide field. */
export const narrowFirst = style({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  gap: space[1],
  alignItems: 'start',
});
/** Wide field before a narrow select. */
export const narrowLast = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 7.5rem',
  gap: space[1],
  alignItems: 'start',
});
export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[1],
  alignItems: 'start',
});

/** Selector type, selector text and pick button. */
export const selector = style({
  display: 'grid',
  gridTemplateColumns: '7.75rem minmax(0, 1fr) auto',
  gap: space[0.5],
  alignItems: 'start',
});
export const selectorWithoutPick = style({ gridTemplateColumns: '7.75rem minmax(0, 1fr)' });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto',
  gap: space[0.5],
  alignItems: 'start',
});

/** Groups of pairs; empty ones share a line. */
/** As wide as the longest method. */
export const method = style({ flex: 'none', inlineSize: '6rem' });

export const pairGroups = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[0.5]}`,
});
globalStyle(`${pairGroups} [role=group]`, { flex: '1 0 100%' });

/** Actions as high as the fields next to them. */
export const actionSlot = style({ display: 'inline-flex', alignItems: 'center', blockSize: size.control });

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[0.5],
  alignItems: 'start',
  padding: space[0.5],
  borderRadius: vars.radius.small,
  selectors: { '&:focus-within, &:hover': { background: color.hover } },
});
export const stepBody = style({ display: 'flex', flexDirection: 'column', gap: space[0.5], minInlineSize: 0 });
export const stepName = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.iconButton,
  fontWeight: vars.weight.medium,
});
export const list = style({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' });

/** Values as returned to callers. */
export const samples = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: `${space[0.5]} ${space[1]}`,
  listStyle: 'none',
  background: color.sunken,
  borderRadius: vars.radius.small,
});
globalStyle(`${samples} > li`, { minInlineSize: 0 });

export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[0.5],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
