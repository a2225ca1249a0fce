import { vars } from '@apiyard/ui/theme/contract.css';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';
import { media } from '@apiyard/ui/theme/media';
import { fontFace, style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

/** Loaded only where it is used, such as for verses. Its Arabic has all vowel marks. */
export const quranFont = fontFace({
  src: "url('@fontsource/amiri-quran/files/amiri-quran-arabic-400-normal.woff2') format('woff2')",
  fontDisplay: 'swap',
});

/** Room for the marks above and below the letters. */
export const verseText = style({
  margin: 0,
  fontFamily: `${quranFont}, ${vars.font.body}`,
  fontSize: vars.type.h2.size,
  lineHeight: 2.2,
  wordSpacing: 'normal',
  color: color.text,
  '@media': { [media.belowSm]: { fontSize: vars.type.h3.size } },
});
/** In a narrow column. */
export const smallVerse = style([
  verseText,
  { fontSize: vars.type.h4.size, '@media': { [media.belowSm]: { fontSize: vars.type.h4.size } } },
]);
export const basmala = style([verseText, { textAlign: 'center', color: color.textQuiet }]);
export const chosenVerse = style({
  borderRadius: radius.small,
  background: color.selected,
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
});
export const match = style({ background: color.warning.light, color: color.warning.onLight });

/** The sign at the end of a verse, with its number. */
export const verseEnd = style([
  focusRing,
  {
    display: 'inline',
    margin: 0,
    paddingBlock: 0,
    paddingInline: space[0.5],
    border: 'none',
    borderRadius: radius.small,
    background: 'none',
    font: 'inherit',
    lineHeight: 'inherit',
    color: color.primary.text,
    cursor: 'pointer',
    ':hover': { background: color.hover },
    // Drawn from an attribute: the name of the button has the reference, and no text may contradict a name.
    '::before': { content: 'attr(data-sign)' },
  },
]);
