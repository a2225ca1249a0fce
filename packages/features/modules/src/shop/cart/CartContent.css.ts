import { media } from '@apiyard/ui/theme/media';
import { vars } from '@apiyard/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';

const { color, radius, size, space } = vars;

export const lines = style({ margin: 0, padding: 0, listStyle: 'none' });
export const line = style({
  display: 'grid',
  gridTemplateAreas: '"photo words quantity amount remove"',
  gridTemplateColumns: 'auto minmax(0, 1fr) 8.5rem minmax(6rem, auto) auto',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: space[1.5],
  borderBlockEnd: `${size.line} solid ${color.divider}`,
  '@media': {
    [media.belowMd]: {
      gridTemplateAreas: '"photo words words remove" "photo quantity amount amount"',
      gridTemplateColumns: 'auto 8.5rem minmax(0, 1fr) auto',
      columnGap: space[1.5],
      rowGap: space[1],
    },
  },
});
export const narrow = style({
  gridTemplateAreas: '"photo words words remove" "photo quantity amount amount"',
  gridTemplateColumns: 'auto 8.5rem minmax(0, 1fr) auto',
  columnGap: space[1.5],
  rowGap: space[1],
});
export const photo = style({ gridArea: 'photo', borderRadius: radius.control, alignSelf: 'start' });
export const words = style({
  gridArea: 'words',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minInlineSize: 0,
});
export const quantity = style({ gridArea: 'quantity' });
export const amount = style({ gridArea: 'amount', textAlign: 'end' });
export const remove = style({ gridArea: 'remove' });
