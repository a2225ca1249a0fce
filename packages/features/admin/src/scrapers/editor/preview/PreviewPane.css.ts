import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';
import { media } from '@apiyard/ui/theme/media';

const { color, space, size } = vars;

/** Fills its pane and scrolls its content. */
export const pane = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  blockSize: '100%',
  overflow: 'hidden',
  background: color.paper,
  border: `${size.line} solid ${color.divider}`,
  borderRadius: vars.radius.card,
});

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  padding: `${space[1]} ${space[1.5]}`,
  borderBlockEnd: `${size.line} solid ${color.divider}`,
});
export const facts = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space[0.5]} ${space[1]}`,
  minBlockSize: size.iconButton,
  minInlineSize: 0,
});
export const grow = style({ flex: '1 1 6rem', minInlineSize: 0 });
export const paramRow = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: space[1],
  alignItems: 'start',
});

/** The tabs and the selected panel fill the remaining height. */
export const views = style({ display: 'flex', flexDirection: 'column', flex: '1 1 0', minBlockSize: 0 });
const tabs = `${views} > div > div`;
globalStyle(`${views} > div, ${tabs}`, { display: 'flex', flexDirection: 'column', flex: '1 1 0', minBlockSize: 0 });
globalStyle(`${tabs} > [role=tabpanel]`, {
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minBlockSize: 0,
  paddingBlockStart: 0,
});
globalStyle(`${tabs} > :first-child`, { flex: 'none', paddingInline: space[1] });

export const matchBar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  paddingBlock: space[0.5],
  minBlockSize: size.control,
  paddingInline: `${space[1.5]} ${space[1]}`,
  borderBlockEnd: `${size.line} solid ${color.divider}`,
});

/** Source and page side by side on wide screens. */
export const both = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridTemplateRows: 'minmax(0, 1fr)',
  flex: '1 1 0',
  minBlockSize: 0,
});
export const single = style({ display: 'flex', flexDirection: 'column', flex: '1 1 0', minBlockSize: 0 });
export const half = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  selectors: { '& + &': { borderInlineStart: `${size.line} solid ${color.divider}` } },
});

export const scroll = style([
  focusRing,
  {
    position: 'relative',
    flex: '1 1 0',
    minBlockSize: 0,
    overflow: 'auto',
    padding: space[1.5],
    selectors: { '&:focus-visible': { outlineOffset: `calc(${size.ring} * -1)` } },
  },
]);

export const stages = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const stage = style({
  display: 'grid',
  gridTemplateColumns: '6rem 4.5rem minmax(0, 1fr)',
  gap: space[1],
  alignItems: 'baseline',
  '@media': { [media.belowSm]: { gridTemplateColumns: '5rem 4rem minmax(0, 1fr)' } },
});
export const figure = style({ textAlign: 'end' });
