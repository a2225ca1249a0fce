import { style } from '@vanilla-extract/css';
import { media } from '@apiyard/ui/theme/media';
import { vars } from '@apiyard/ui/theme/contract.css';
import { scrollLine } from '@apiyard/ui/theme/scroll-line.css';

const { color, space, size, radius } = vars;

export const undoButtons = style({ display: 'flex' });
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
});
export const search = style({ flex: '2 1 14rem', minInlineSize: 0, maxInlineSize: '24rem' });
export const choices = style([
  scrollLine,
  {
    columnGap: space[2],
    flex: '3 1 24rem',
    '@media': {
      [media.belowSm]: {
        columnGap: space[1],
        flexBasis: '100%',
        margin: `calc(-1 * ${space[0.5]}) 0`,
        marginInlineStart: `calc(-1 * ${space[0.5]})`,
      },
    },
  },
]);
export const choice = style({
  flex: '1 1 9rem',
  minInlineSize: '8rem',
  maxInlineSize: '14rem',
  '@media': { [media.belowSm]: { flex: 'none', inlineSize: '10rem' } },
});

/** Above the board, where the toolbar stays: nothing moves when it appears at the end of the page. */
export const selectionBar = style({
  position: 'sticky',
  insetBlockEnd: space[2],
  zIndex: vars.layer.raisedMore,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  padding: `${space[1]} ${space[2]}`,
  background: color.paper,
  border: `${size.line} solid ${color.controlBorder}`,
  borderRadius: radius.card,
  boxShadow: vars.shadow.popover,
});
export const selectionWords = style({ flexGrow: 1, fontWeight: vars.weight.medium });

export const skeletonColumns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(min(17rem, 85vi), 1fr))',
  gap: space[2],
  overflow: 'hidden',
});
