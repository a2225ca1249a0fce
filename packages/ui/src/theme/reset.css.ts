import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './media.ts';
import './mirrored-icons.css.ts';

const face = (subset: string) =>
  `url('@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-${subset}-wght-normal.woff2') format('woff2-variations')`;

globalFontFace('Plus Jakarta Sans Variable', [
  {
    src: face('latin'),
    fontWeight: '200 800',
    fontDisplay: 'swap',
    unicodeRange:
      'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  },
  {
    // Loaded only by pages that contain such a character.
    src: face('latin-ext'),
    fontWeight: '200 800',
    fontDisplay: 'swap',
    unicodeRange:
      'U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0, U+2113',
  },
]);

// Local fonts scaled to the metrics of ours, so that lines do not move when the font has loaded. `size-adjust` is the
// width of an interface text in our font divided by that in the local font; ascent 1.04 em and descent 0.22 em are
// divided by the same.
globalFontFace('Plus Jakarta Sans Fallback', [
  {
    src: "local('Arial'), local('Liberation Sans'), local('Roboto')",
    fontWeight: '200 500',
    sizeAdjust: '103.2%',
    ascentOverride: '100.8%',
    descentOverride: '21.5%',
    lineGapOverride: '0%',
  },
  {
    src: "local('Arial Bold'), local('Liberation Sans Bold'), local('Roboto Bold')",
    fontWeight: '600 800',
    sizeAdjust: '98.9%',
    ascentOverride: '105.2%',
    descentOverride: '22.4%',
    lineGapOverride: '0%',
  },
]);

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', {
  textSizeAdjust: '100%',
  '@media': { [media.reducedMotion]: { scrollBehavior: 'auto' } },
});
// Not on the root element, because its font size defines rem.
globalStyle('body, body [data-color-theme]', {
  background: vars.color.page,
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.lineHeight,
  wordSpacing: vars.font.wordSpacing,
});
globalStyle('body', { margin: 0, minBlockSize: '100dvb', WebkitFontSmoothing: 'antialiased' });
globalStyle('h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ol, ul', { margin: 0 });
for (const level of ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const) {
  const type = vars.type[level];
  globalStyle(level, {
    fontSize: type.size,
    lineHeight: type.lineHeight,
    fontWeight: type.weight,
    textWrap: 'balance',
  });
}
// Chinese has no spaces: titles break after a comma instead of inside a word, and elsewhere only if necessary.
globalStyle(':is(h1, h2, h3, h4, h5, h6):lang(zh)', { wordBreak: 'keep-all', overflowWrap: 'anywhere' });
// Avoids a single word on the last line.
globalStyle('p, li, dd', { textWrap: 'pretty' });
globalStyle('ol[role="list"], ul[role="list"]', { padding: 0, listStyle: 'none' });
globalStyle('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' });
globalStyle('button, input, textarea, select', { font: 'inherit', wordSpacing: 'inherit', color: 'inherit' });
globalStyle('code, pre, kbd, samp', { fontFamily: vars.font.mono, fontSize: '0.93em', wordSpacing: 0 });
// Key names keep their order in every language; touch screens do not show them.
globalStyle('kbd', {
  direction: 'ltr',
  unicodeBidi: 'isolate',
  '@media': { [media.coarsePointer]: { display: 'none' } },
});
globalStyle('fieldset', { margin: 0, padding: 0, border: 0, minInlineSize: 0 });
globalStyle(':where(:focus-visible)', {
  outline: `${vars.size.ring} solid ${vars.color.focusRing}`,
  outlineOffset: vars.size.ringGap,
});
globalStyle('::selection', { background: vars.color.primary.fill, color: vars.color.primary.onFill });
