import { style } from '@vanilla-extract/css';
import { areaPages } from '@apiyard/kit/areas/tool-href.ts';
import { vars } from '@apiyard/ui/theme/contract.css';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';
import { media } from '@apiyard/ui/theme/media';
import { tabularFigures, text } from '@apiyard/ui/theme/text.css';

const { color, space, size } = vars;

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  alignItems: 'center',
  gap: space[5],
  padding: space[5],
  borderRadius: vars.radius.card,
  background: color.primary.light,
  '@media': {
    [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: space[4] },
    // Full width: on phones a frame would take width that the tool needs.
    [media.belowSm]: {
      marginInline: `calc(${space[2]} * -1)`,
      marginBlockStart: `calc(${space[3]} * -1)`,
      padding: space[2],
      paddingBlock: space[3],
      borderRadius: 0,
      gap: space[3],
    },
  },
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[3],
  minInlineSize: 0,
  '@media': { [media.belowSm]: { gap: space[2] } },
});
export const title = style({
  maxInlineSize: '20ch',
  fontSize: `calc(${vars.type.h1.size} * 1.25)`,
  lineHeight: vars.type.h1.lineHeight,
  fontWeight: vars.type.h1.weight,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  outline: 'none',
  '@media': {
    // Two lines with room to spare on most phones, so that the web font doesn't change the number of lines.
    [media.belowSm]: {
      maxInlineSize: 'none',
      fontSize: `calc(${vars.type.h2.size} * 0.9)`,
      lineHeight: vars.type.h2.lineHeight,
    },
  },
});
export const purpose = style([text.h6, { maxInlineSize: '52ch', fontWeight: vars.weight.regular }]);
export const search = style({ position: 'relative', inlineSize: '100%', maxInlineSize: '28rem' });
export const searchIcon = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: space[1.5],
  marginBlock: 'auto',
  color: color.textQuiet,
  pointerEvents: 'none',
});
export const searchInput = style([
  focusRing,
  {
    inlineSize: '100%',
    minBlockSize: size.control,
    paddingInline: `${space[5]} ${space[1.5]}`,
    border: `${size.line} solid ${color.controlBorder}`,
    borderRadius: vars.radius.control,
    background: color.paper,
    color: color.text,
    fontFamily: 'inherit',
    // Text large enough that phones do not zoom.
    fontSize: vars.type.h6.size,
    '::placeholder': { color: color.textQuiet, opacity: 1 },
    selectors: { '&:hover': { borderColor: color.text } },
  },
]);
export const line = style({
  inlineSize: '100%',
  maxInlineSize: '20rem',
  blockSize: 'auto',
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { [media.belowLg]: { display: 'none' } },
});

export const figures = style({
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  textAlign: 'center',
  borderBlock: `${size.line} solid ${color.divider}`,
});
export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: space['0.5'],
  padding: space[2],
});
export const value = style([
  tabularFigures,
  text.h2,
  {
    '@media': { [media.belowSm]: { fontSize: vars.type.h4.size } },
  },
]);

/** Icon above the text; beside it on phones, to keep the list short. */
export const area = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minInlineSize: 0,
  '@media': { [media.belowSm]: { flexDirection: 'row', gap: space[2] } },
  // Set before the first paint, from what the server wrote into the document.
  selectors: Object.fromEntries(
    areaPages.map((id) => [`html[data-areas]:not([data-areas~="${id}"]) &[data-area="${id}"]`, { display: 'none' }]),
  ),
});
export const areaWords = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minInlineSize: 0,
});
export const areaIcon = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: size.control,
  blockSize: size.control,
  borderRadius: vars.radius.control,
  background: color.primary.light,
  color: color.primary.onLight,
});
export const areaName = style([text.h6]);

export const steps = style({
  counterReset: 'step',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] } },
});
export const step = style({
  counterIncrement: 'step',
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minInlineSize: 0,
  paddingBlockStart: space[2],
  borderBlockStart: `calc(2 * ${size.line}) solid ${color.primary.border}`,
  '::before': {
    content: 'counter(step)',
    color: color.primary.text,
    fontSize: vars.type.h3.size,
    lineHeight: vars.type.h3.lineHeight,
    fontWeight: vars.weight.heading,
  },
});

export const two = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[4],
  '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] } },
});
export const column = style({ display: 'flex', flexDirection: 'column', gap: space[2], minInlineSize: 0 });

export const limits = style({ inlineSize: '100%', borderCollapse: 'collapse', textAlign: 'start' });
const cell = {
  paddingBlock: space[1.5],
  paddingInlineEnd: space[2],
  borderBlockEnd: `${size.line} solid ${color.divider}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
} as const;
export const limitHead = style([text.small, { ...cell, color: color.textQuiet, fontWeight: vars.weight.medium }]);
export const limitName = style({ ...cell, fontWeight: vars.weight.medium });
export const limit = style(cell);
