import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { tabularFigures } from '@apiyard/ui/theme/text.css';

/* oxlint-disable theme/no-raw-values -- read from across a hall: sizes are shares of the screen, not of the theme */
const { color, duration, font, radius, size, space } = vars;

const portrait = '(orientation: portrait)';

export const wall = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: '2.5vmin',
  minBlockSize: '100dvb',
  padding: '3.5vmin',
  background: color.page,
  color: color.text,
  fontFamily: font.body,
});
/** Nobody is at the pointer. */
export const still = style({ cursor: 'none' });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '1vmin 4vmin',
});
export const title = style({
  margin: 0,
  fontSize: 'max(1.25rem, 5vmin)',
  fontWeight: 600,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});
export const dates = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 3vmin',
  color: color.textQuiet,
  fontSize: 'max(1rem, 3.8vmin)',
});

export const middle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-evenly',
  gap: '3vmin 6vmin',
});
export const clock = style([
  tabularFigures,
  {
    fontSize: 'min(30vmin, 15.5vw)',
    fontWeight: 600,
    lineHeight: 1,
    '@media': { [portrait]: { fontSize: '30vmin' } },
  },
]);
export const next = style({ display: 'flex', flexDirection: 'column', gap: '1vmin', textAlign: 'center' });
export const nextName = style({
  margin: 0,
  fontSize: 'max(1.25rem, min(6vmin, 3.3vw))',
  lineHeight: 1.3,
  '@media': { [portrait]: { fontSize: 'max(1.25rem, 6vmin)' } },
});
export const countdown = style([
  tabularFigures,
  { color: color.primary.text, fontSize: '15vmin', fontWeight: 600, lineHeight: 1.1 },
]);

export const times = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '1.5vmin',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [portrait]: { gridAutoFlow: 'row' } },
});
export const time = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '0.5vmin',
  padding: '2vmin 1vmin',
  border: `max(${size.line}, 0.5vmin) solid ${color.divider}`,
  borderRadius: radius.card,
  background: color.paper,
  '@media': {
    [portrait]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 5fr) auto minmax(0, 5fr)',
      columnGap: '2vmin',
      padding: '1vmin 3.5vmin',
    },
  },
});
export const isNext = style({ borderColor: color.primary.border, background: color.selected });
export const name = style({
  fontSize: 'max(1rem, min(2.4vw, 5vh))',
  textAlign: 'center',
  '@media': { [portrait]: { fontSize: 'max(1rem, 5.5vmin)', textAlign: 'start' } },
});
export const adhan = style([
  tabularFigures,
  {
    fontSize: 'min(5vw, 11vh)',
    fontWeight: 600,
    lineHeight: 1.15,
    '@media': { [portrait]: { fontSize: 'min(8vmin, 4.6vh)' } },
  },
]);
export const iqama = style([
  tabularFigures,
  {
    minBlockSize: '1.4em',
    fontSize: 'max(1rem, min(2.1vw, 4.4vh))',
    textAlign: 'center',
    '@media': { [portrait]: { minBlockSize: 0, fontSize: 'max(1rem, 4.5vmin)', textAlign: 'end' } },
  },
]);
export const friday = style([
  tabularFigures,
  { margin: 0, fontSize: 'max(1rem, 3.8vmin)', color: color.textQuiet, textAlign: 'center' },
]);

/** Over the name of the place, never over times. Above the screen, which stays as it is when they go. */
export const tools = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  padding: space[2],
  background: color.paper,
  borderBlockEnd: `${size.line} solid ${color.divider}`,
  transition: `opacity ${duration.quick}`,
});
export const hiddenTools = style({ opacity: 0, pointerEvents: 'none' });
export const message = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[3],
  margin: 'auto',
  fontSize: 'max(1.25rem, 4vmin)',
  textAlign: 'center',
});
/** Before a place is chosen: someone sets the screen up from near. */
export const choose = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  inlineSize: '100%',
  maxInlineSize: '48rem',
  margin: 'auto',
});
