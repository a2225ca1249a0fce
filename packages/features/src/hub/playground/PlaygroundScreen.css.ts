import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';

const { space } = vars;

/** Form at the start, answer at the end; stacked where there is no room for two. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[2],
  '@media': { [media.fromLg]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: space[3] } },
});

export const address = style({ display: 'inline-flex', alignItems: 'center', gap: space[1], maxInlineSize: '100%', minInlineSize: 0 });
