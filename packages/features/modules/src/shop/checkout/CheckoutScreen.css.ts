import { media } from '@apiyard/ui/theme/media';
import { vars } from '@apiyard/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const layout = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.fromMd]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
});
export const content = style({ minInlineSize: 0 });
export const side = style({ minInlineSize: 0 });
/** Two short fields in a row where there is room. */
export const pair = style({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  alignItems: 'start',
});
