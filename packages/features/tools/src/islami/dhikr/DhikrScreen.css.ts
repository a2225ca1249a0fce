import { quranFont } from '../quran-text.css.ts';
import { vars } from '@apiyard/ui/theme/contract.css';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';
import { media } from '@apiyard/ui/theme/media';
import { tabularFigures, text } from '@apiyard/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, radius, size, space } = vars;

export const page = style({ display: 'flex', flexDirection: 'column', gap: space[3] });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  alignItems: 'start',
  gap: space[3],
  '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const stack = style({ display: 'flex', flexDirection: 'column', gap: space[2] });

/** Large enough to press without looking. */
export const counter = style([
  focusRing,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    inlineSize: '100%',
    minBlockSize: '18rem',
    padding: space[3],
    border: `${size.line} solid ${color.primary.border}`,
    borderRadius: radius.card,
    background: color.primary.light,
    color: color.primary.onLight,
    fontFamily: 'inherit',
    cursor: 'pointer',
    touchAction: 'manipulation',
    userSelect: 'none',
  },
]);
export const phraseFont = `${quranFont}, ${vars.font.body}`;
export const phrase = style([
  text.h2,
  { fontFamily: phraseFont, lineHeight: 2, overflowWrap: 'anywhere', textAlign: 'center' },
]);
export const count = style([text.h1, tabularFigures]);
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
export const figures = style({ display: 'flex', flexWrap: 'wrap', gap: space[4], margin: 0 });
export const figure = style({ display: 'flex', flexDirection: 'column' });
export const figureName = style([text.small, { color: color.textQuiet }]);
export const figureValue = style([text.h4, tabularFigures, { margin: 0 }]);
export const form = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space[2] });
