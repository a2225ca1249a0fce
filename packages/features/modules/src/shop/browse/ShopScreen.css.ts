import { media } from '@apiyard/ui/theme/media';
import { vars } from '@apiyard/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const layout = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.fromMd]: { gridTemplateColumns: '16rem minmax(0, 1fr)' } },
});
export const side = style({ minInlineSize: 0 });
export const content = style({ display: 'flex', flexDirection: 'column', gap: space[2], minInlineSize: 0 });
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space[1.5] });
export const search = style({
  flex: '1 1 14rem',
  minInlineSize: 0,
  '@media': { [media.belowSm]: { flexBasis: '100%' } },
});
export const sort = style({
  flex: '1 1 9rem',
  maxInlineSize: '13rem',
  minInlineSize: 0,
  '@media': { [media.belowSm]: { maxInlineSize: 'none' } },
});
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.belowSm]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))', gap: space[1.5] },
  },
});
/** Of a placeholder: as high as a card. */
export const card = style({ minInlineSize: 0, blockSize: '24rem' });
