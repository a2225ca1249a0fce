import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';
import { text } from '@apiyard/ui/theme/text.css';

const { color, space, size } = vars;

/** Fills the window below the page's head, so that list and reader scroll by themselves. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: '13.5rem minmax(0, 1fr)',
  marginBlockStart: space[3],
  blockSize: `max(32rem, calc(100dvb - ${size.topbar} - 11rem))`,
  overflow: 'hidden',
  border: `${size.line} solid ${color.divider}`,
  borderRadius: vars.radius.card,
  background: color.paper,
  '@media': {
    [media.belowMd]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      marginBlockStart: space[2],
      blockSize: `max(28rem, calc(100dvb - ${size.topbar} - 10rem))`,
    },
  },
});

export const side = style({
  overflowY: 'auto',
  padding: space[1],
  borderInlineEnd: `${size.line} solid ${color.divider}`,
  '@media': { [media.belowMd]: { display: 'none' } },
});

export const mainColumn = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, minBlockSize: 0 });
export const listColumn = style([mainColumn, { blockSize: '100%' }]);
export const panes = style({ flex: '1 1 0', minBlockSize: 0, minInlineSize: 0 });

export const searchRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  flex: 'none',
  padding: `${space[1]} ${space[2]}`,
  borderBlockEnd: `${size.line} solid ${color.divider}`,
});
export const searchBox = style({ flex: '1 1 0', minInlineSize: 0 });
/** Only where the folders are not beside the list. */
export const onNarrow = style({ display: 'none', '@media': { [media.belowMd]: { display: 'inline-flex' } } });
/** Only where there is room for a reading pane. */
export const onWide = style({ display: 'inline-flex', '@media': { [media.belowMd]: { display: 'none' } } });

export const listHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  flex: 'none',
  minBlockSize: size.row,
  paddingInline: `${space[1.5]} ${space[1]}`,
  borderBlockEnd: `${size.line} solid ${color.divider}`,
});
export const listTitle = style([text.h6, { flex: '1 1 auto', minInlineSize: 0 }]);
export const selectedCount = style({ flex: '1 1 auto', fontWeight: vars.weight.medium });

export const rest = style({ display: 'grid', placeItems: 'center', blockSize: '100%', padding: space[3] });
export const skeletons = style({ display: 'grid', gap: space[2], padding: space[2] });

export const operators = style({ display: 'grid', gap: space[1], margin: 0 });
globalStyle(`${operators} > div`, { display: 'grid', gridTemplateColumns: '9rem minmax(0, 1fr)', gap: space[1] });
globalStyle(`${operators} dd`, { margin: 0 });
export const operator = style({ fontFamily: vars.font.mono, textAlign: 'start' });
