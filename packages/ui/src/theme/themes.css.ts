import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { arabicHeadingLine, makeScale, scriptFonts } from './make-scale.ts';
import { makeTheme } from './make-theme.ts';
import { media } from './media.ts';
import { themeNames, themes } from './themes/all.ts';
import { modes } from './tokens.ts';

const { color, shadow, card, ...scaleVars } = vars;

// Scale: also on nested themes, so that a nested `--apiyard-radius` applies.
globalStyle(':root, [data-color-theme]', {
  vars: assignVars(scaleVars, makeScale()),
  '@media': {
    [media.reducedMotion]: {
      vars: assignVars(vars.duration, { quick: '0ms', exit: '0ms', enter: '0ms', slow: '0ms' }),
    },
  },
});

// Without any attribute the page is the default theme in light mode.
globalStyle(':root', {
  colorScheme: 'light',
  vars: assignVars({ color, shadow, card }, makeTheme(themes.BLUE_THEME, 'light')),
});

for (const name of themeNames) {
  for (const mode of modes) {
    // One attribute and one class, so that theme and mode change independently. Nested frames may have both.
    const look = { colorScheme: mode, vars: assignVars({ color, shadow, card }, makeTheme(themes[name], mode)) };
    // Paper is white: what is printed in dark mode has the colours of the light one.
    globalStyle(`[data-color-theme="${name}"].${mode}`, mode === 'dark' ? { '@media': { screen: look } } : look);
  }
}

// Three attributes have a higher specificity than the theme rules above, in any order in the style sheet.
globalStyle('[data-card="border"]:root:root:root, [data-card="border"] [data-color-theme][data-color-theme]', {
  vars: { [card.shadow]: 'none', [card.borderColor]: color.divider },
});

globalStyle(':root:root:root, [data-color-theme][data-color-theme][data-color-theme]', {
  '@media': {
    [media.moreContrast]: {
      vars: {
        [color.textQuiet]: color.text,
        [color.controlBorder]: color.text,
        [color.divider]: color.controlBorder,
        [color.raisedBorder]: color.controlBorder,
        [card.borderColor]: color.divider,
      },
    },
  },
});

for (const [language, font] of Object.entries(scriptFonts)) {
  globalStyle(`[lang|="${language}"]`, { vars: { [vars.font.body]: font }, fontFamily: vars.font.body });
}

const { h1, h2, h3, h4, h5, h6 } = vars.type;
globalStyle('[lang|="ar"]', {
  vars: Object.fromEntries([h1, h2, h3, h4, h5, h6].map(({ lineHeight }) => [lineHeight, arabicHeadingLine])),
});
