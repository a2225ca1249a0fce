import { style } from '@vanilla-extract/css';
import { media } from '@apiyard/ui/theme/media';
import { vars } from '@apiyard/ui/theme/contract.css';

const { space } = vars;

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(7rem, max-content) minmax(0, 1fr)',
  gap: `${space[1]} ${space[3]}`,
  alignItems: 'center',
  margin: 0,
  '@media': { [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
});
/** Space for the chart and the text below it. */
export const chartRoom = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minBlockSize: '15rem' });

export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  margin: 0,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.belowSm]: { paddingBlockEnd: space[1] } },
});
