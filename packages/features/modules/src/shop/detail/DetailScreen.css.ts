import { media } from '@apiyard/ui/theme/media';
import { vars } from '@apiyard/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const columns = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.fromMd]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
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
/** Of the pictures, while they load. */
export const waiting = style({ aspectRatio: '1' });
