import { style } from '@vanilla-extract/css';
import { media } from '@apiyard/ui/theme/media';
import { vars } from '@apiyard/ui/theme/contract.css';

const { color, space, size } = vars;

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[3],
  '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] } },
});

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

/** What needs someone, and the way to it. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
  paddingBlock: space['1.5'],
  selectors: {
    '& + &': { borderBlockStart: `${size.line} solid ${color.divider}` },
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});
export const words = style({ flex: '1 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' });
