import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';
import { style } from '@vanilla-extract/css';

const { color, size, space } = vars;

export const page = style({ display: 'flex', flexDirection: 'column', gap: space[3] });
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space[2] });
export const part = style({ flex: '0 1 9rem' });
export const place = style({
  flex: '1 1 12rem',
  maxInlineSize: '20rem',
  '@media': { [media.belowSm]: { maxInlineSize: 'none' } },
});
export const search = style({
  flex: '1 1 14rem',
  marginInlineStart: 'auto',
  maxInlineSize: '22rem',
  '@media': { [media.belowSm]: { flexBasis: '100%', maxInlineSize: 'none' } },
});

/** The text, and next to it what is around it; below it on narrow screens. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[3],
  '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const aside = style({ display: 'flex', flexDirection: 'column', gap: space[3] });

/** Stays in view while the text is scrolled. */
export const actions = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.raised,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  marginBlockStart: space[2],
  paddingBlock: space[1],
  borderBlockStart: `${size.line} solid ${color.divider}`,
  background: color.paper,
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const bookmark = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[1],
});
export const foot = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space[1] });
