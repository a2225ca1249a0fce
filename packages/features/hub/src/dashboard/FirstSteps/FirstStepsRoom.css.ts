import { style } from '@vanilla-extract/css';
import { media } from '@apiyard/ui/theme/media';

export const room = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '42rem',
  '@media': { [media.belowSm]: { minBlockSize: '54rem' } },
});
