import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';
import { media } from '@apiyard/ui/theme/media';

const { color, space, size } = vars;

const height = createVar();
const heightMax = fallbackVar(height, '32rem');

/** Responses inside are as high as their content, since the surroundings scroll. */
export const tallResponse = style({ vars: { [height]: 'none' } });

/** Long responses scroll inside. */
export const scroller = style([
  focusRing,
  { maxBlockSize: heightMax, overflow: 'auto', borderRadius: vars.radius.small },
]);

export const plainText = style([
  focusRing,
  {
    maxBlockSize: heightMax,
    margin: 0,
    padding: space[2],
    overflow: 'auto',
    background: color.code.surface,
    borderRadius: vars.radius.small,
    color: color.code.text,
    fontFamily: vars.font.mono,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.lineHeight,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
]);

/** Checkerboard behind images, to make transparency visible in both colour modes. */
export const stage = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '12rem',
  padding: space[2],
  borderRadius: vars.radius.small,
  border: `${size.line} solid ${color.divider}`,
  background: `repeating-conic-gradient(${color.sunken} 0 25%, ${color.paper} 0 50%) 0 0 / 1rem 1rem`,
});

/** Fits into the stage. */
export const picture = style({ maxInlineSize: '100%', maxBlockSize: '30rem', objectFit: 'contain' });
/** A picture in one of its own sizes scrolls. */
export const zoomStage = style([stage, { maxBlockSize: '36rem', overflow: 'auto', placeItems: 'safe center' }]);
export const zoomed = style({ imageRendering: 'pixelated' });
export const pictureFacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[1],
});

export const player = style({ inlineSize: '100%', maxBlockSize: '30rem' });

/** Opens details for debugging. */
export const more = style({
  inlineSize: 'fit-content',
  paddingBlock: space[1],
  borderRadius: vars.radius.small,
  fontSize: vars.type.small.size,
  fontWeight: vars.weight.heading,
  cursor: 'pointer',
  '@media': { [media.coarsePointer]: { paddingBlock: space[1.5] } },
});

/** Header names and values run left to right in every language, and so do their columns. */
export const headers = style({
  direction: 'ltr',
  display: 'grid',
  gridTemplateColumns: 'minmax(8rem, max-content) 1fr',
  gap: `${space[0.5]} ${space[2]}`,
  margin: 0,
  fontSize: vars.type.small.size,
});
export const headerPair = style({ display: 'contents' });
export const headerName = style({ color: color.textQuiet });
export const headerValue = style({ margin: 0, fontFamily: vars.font.mono, overflowWrap: 'anywhere' });

export const facts = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space[0.5]} ${space[2]}`,
  margin: 0,
  fontSize: vars.type.small.size,
});
export const fact = style({ display: 'flex', alignItems: 'center', gap: space[0.5] });
export const factName = style({ color: color.textQuiet });
export const factValue = style({ margin: 0, fontVariantNumeric: 'tabular-nums', fontWeight: vars.weight.medium });
