import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';

const { color, space, size } = vars;
const line = `${size.line} solid ${color.divider}`;

/** List and differences side by side; one of them on narrow screens. */
export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(14rem, 18rem) minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[3],
  '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const list = style({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' });
export const entry = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[0.5],
  paddingBlock: space[1.5],
  paddingInline: `calc(${size.cardContent} - ${size.ring}) ${size.cardContent}`,
  borderInlineStart: `${size.ring} solid ${color.paper}`,
  '@media': { [media.belowSm]: { paddingInline: size.cardPadding } },
  overflowWrap: 'anywhere',
  transition: `background ${vars.duration.quick}`,
  selectors: { '& + &': { borderBlockStart: line }, '&:hover': { background: color.hover } },
});
export const current = style({
  background: color.selected,
  borderInlineStartColor: color.primary.border,
  selectors: { '&:hover': { background: color.selected } },
});
export const entryHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[1] });

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[2],
});
export const against = style({ flex: '0 1 16rem', minInlineSize: '12rem' });
