import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';
import { tabularFigures, text } from '@apiyard/ui/theme/text.css';

const { color, radius, size, space } = vars;

/** Everything that is not paper: a print of the page is that of the print page. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  '@media': { [media.belowSm]: { gap: space[1] } },
});

export const purpose = style({ '@media': { [media.belowSm]: { display: 'none' } } });

/** Board and controls: below each other on phones, where both fit the screen, otherwise next to each other. */
export const game = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space[3],
  '@media': { [media.belowMd]: { flexDirection: 'column', gap: space[1] } },
});

/** As wide as the screen is high, so that the whole board is seen. */
export const boardColumn = styleVariants({
  square: {
    flex: '0 0 auto',
    inlineSize: `min(100%, 36rem, 100dvh - 18.5rem)`,
    minInlineSize: 'min(100%, 16rem)',
    '@media': { [media.belowMd]: { inlineSize: `min(100%, 36rem)`, marginInline: 'auto' } },
  },
  // The controls beside it are as narrow as cells of 24 px in 30 columns need on a laptop.
  wide: { flex: '1 1 45rem', minInlineSize: 'min(100%, 45rem)', maxInlineSize: '60rem' },
});
const controlsBase = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  maxInlineSize: '26rem',
  minInlineSize: 0,
  '@media': {
    [media.belowMd]: {
      alignSelf: 'center',
      flex: '0 0 auto',
      inlineSize: '100%',
      maxInlineSize: '36rem',
      gap: space[1],
    },
  },
});
export const controls = styleVariants({
  square: [controlsBase, { flex: '1 1 16rem' }],
  wide: [controlsBase, { flex: '1 1 13rem' }],
});

export const statusRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[0.5]} ${space[1]}`,
  minBlockSize: size.controlDense,
  marginBlockEnd: space[1],
});
export const marks = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[1] });
export const clock = style({ display: 'flex', alignItems: 'center', gap: space[0.5] });
export const time = style([text.h6, tabularFigures, { minInlineSize: '3.5em', textAlign: 'end' }]);

/** What covers the board while the game is paused. */
export const boardPlace = style({ position: 'relative' });
/** In place of the board while it is not known which puzzle it shows. */
export const unknown = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  padding: space[2],
  borderRadius: radius.card,
  border: `${size.line} solid ${color.controlBorder}`,
  background: color.paper,
  textAlign: 'center',
});
export const cover = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  padding: space[2],
  borderRadius: radius.card,
  background: color.paper,
  border: `${size.line} solid ${color.controlBorder}`,
  textAlign: 'center',
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[2]}`,
  paddingBlockStart: space[2],
});
