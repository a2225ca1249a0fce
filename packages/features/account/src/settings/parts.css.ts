import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';
import { style } from '@vanilla-extract/css';

const { color, space, size } = vars;

/** Fields no wider than their usual content. */
export const narrow = style({ maxInlineSize: '28rem' });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(8rem, max-content) minmax(0, 1fr)',
  gap: `${space[1]} ${space[3]}`,
  margin: 0,
  '@media': { [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space['0.5'] } },
});
export const fact = style({ margin: 0, overflowWrap: 'anywhere' });

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space[2],
  alignItems: 'center',
  paddingBlock: space['1.5'],
  selectors: { '& + &': { borderBlockStart: `${size.line} solid ${color.divider}` } },
});
export const rowIcon = style({ display: 'flex', color: color.textQuiet });
export const rowWords = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['0.5'],
  overflowWrap: 'anywhere',
});
export const rowTitle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  fontWeight: vars.weight.medium,
});
export const rowFacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
  color: color.textQuiet,
});
