import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';
import { text } from '@apiyard/ui/theme/text.css';

const { color, space, size } = vars;

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
});
export const search = style({ flex: '1 1 12rem', minInlineSize: 0 });
export const filter = style({ flex: '0 1 12rem', minInlineSize: '10rem' });
/** Keeps the page from jumping as results change. */
export const results = style({ minBlockSize: '50vh' });

/** Two lines in a cell: title and details. */
export const nameLines = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, maxInlineSize: '26rem' });
export const name = style({
  display: 'block',
  maxInlineSize: '100%',
  marginBlock: `calc(-0.5 * ${space[0.5]})`,
  fontWeight: vars.weight.medium,
});
export const stateLines = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space['0.5'],
  // Below the title, on its own line.
  '@media': {
    [media.belowSm]: {
      flexFlow: 'row wrap',
      alignItems: 'center',
      gap: `${space[0.5]} ${space[1]}`,
      marginBlockStart: space['0.5'],
    },
  },
});
export const small = style([text.small, { color: color.textQuiet, whiteSpace: 'nowrap' }]);

export const fields = style({ display: 'flex', flexDirection: 'column', gap: space[3], minInlineSize: 0 });
export const fieldRow = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'start',
  '@media': { [media.fromMd]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
});
/** Height of the date field that loads later. */
export const datePlace = style({ minBlockSize: '5.5rem', '@media': { [media.fromMd]: { maxInlineSize: '20rem' } } });
export const suggestions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['0.5'],
  paddingBlockStart: space['0.5'],
});
export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space['0.5']} ${space[1]}`,
});
export const sheet = style({
  maxBlockSize: '20rem',
  overflow: 'auto',
  padding: space[2],
  border: `${size.line} solid ${color.divider}`,
  borderRadius: vars.radius.control,
  background: color.paper,
});

/** Covers are 16:9, reserved in advance to avoid layout shift. */
export const cover = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  background: color.sunken,
  borderRadius: vars.radius.control,
});
export const coverBox = style({ display: 'flex', flexDirection: 'column', gap: space[1], maxInlineSize: '22rem' });
export const coverEmpty = style([
  cover,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    color: color.textQuiet,
    border: `${size.line} dashed ${color.controlBorder}`,
  },
]);
export const caption = style([text.body, { fontWeight: vars.weight.heading }]);

export const pickGrid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const pick = style({
  display: 'block',
  inlineSize: '100%',
  padding: 0,
  border: `${size.line} solid ${color.divider}`,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  background: color.sunken,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.primary.border },
    '&:focus-visible': { outline: `${size.ring} solid ${color.focusRing}`, outlineOffset: size.ring },
  },
});
export const pickImage = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
});

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  background: color.paper,
  border: `${size.line} solid ${color.divider}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
});
export const tileImage = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  background: color.sunken,
});
export const tileWords = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['0.5'],
  padding: space[1.5],
  minInlineSize: 0,
});
export const tileHead = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[1],
});
export const tileName = style([
  text.body,
  { minInlineSize: 0, fontWeight: vars.weight.medium, overflowWrap: 'anywhere' },
]);

export const postPreview = style({ display: 'flex', flexDirection: 'column', gap: space[2] });
globalStyle(`${postPreview} > h2`, { overflowWrap: 'anywhere' });
