import { codeTokens, modeTokens, seriesTokens, statusTokens } from './brand.ts';
import { contrast, reach, shiftLightness } from './colour.ts';
import type { Hex, Mode, RoleTokens, ThemeTokens } from './tokens.ts';

/** WCAG 2.2: body text 4.5:1 (1.4.3); large text, icons and edges of controls 3:1 (1.4.11). */
const readable = 4.5;
const visible = 3;
/** From this contrast with dark ink on, a fill keeps the brand's hue; darker fills use white ink. */
const brightEnoughForDarkInk = 6.5;

const white: Hex = '#ffffff';
const darkInk: Hex = modeTokens.light.text;

/**
 * Text on a brand colour. White has too little contrast on most brand colours, so a bright fill is kept with dark ink,
 * and others are darkened, with the same hue, until white is readable on them.
 */
function makeFill(main: Hex) {
  const bright = contrast(main, darkInk) >= brightEnoughForDarkInk;
  const fill = bright ? main : reach(main, [white], readable);
  return {
    fill,
    fillHover: shiftLightness(fill, bright ? 0.04 : -0.05),
    onFill: bright ? darkInk : white,
  };
}

function makeRole(role: RoleTokens, mode: Mode, surfaces: readonly Hex[]) {
  const light = role.light[mode];
  return {
    main: role.main,
    dark: role.dark,
    light,
    /**
     * The brand's original value, which has too little contrast on most fills. For text on a colour use `fill` and
     * `onFill`.
     */
    contrastText: white,
    text: reach(role.main, surfaces, readable),
    onLight: reach(role.main, [light], readable),
    border: reach(role.main, [...surfaces, light], visible),
    ...makeFill(role.main),
  };
}

/** Every colour and shadow of one theme in one mode. Pure, because the contract's structure is derived from it. */
export function makeTheme(tokens: ThemeTokens, mode: Mode) {
  const base = modeTokens[mode];
  const page = (mode === 'dark' && tokens.darkSurface) || base.surface;
  const paper = page;
  const sunken = typeof base.sunken === 'string' ? base.sunken : shiftLightness(paper, -base.sunken.darkerBy);
  const selected = tokens.primary.light[mode];
  const surfaces = [page, paper, sunken, base.hover, selected];
  const edge = (colour: Hex) => reach(colour, surfaces, visible);
  const code = (colour: Hex) => reach(colour, [paper, sunken], readable);
  const series = (colour: Hex) => reach(colour, [page, paper], visible);

  return {
    color: {
      page,
      paper,
      sunken,
      hover: base.hover,
      selected,
      divider: base.divider,
      /** Edge of surfaces that float over a page: on dark pages the divider colour would not separate them. */
      popoverBorder: mode === 'dark' ? base.greys[200] : base.divider,
      text: base.text,
      textQuiet: reach(base.textQuiet, surfaces, readable),
      textDisabled: reach(base.greys[mode === 'light' ? 400 : 300], [page, paper], visible),
      controlBorder: edge(base.controlBorder),
      focusRing: edge(tokens.primary.main),
      overlay: base.overlay,
      primary: makeRole(tokens.primary, mode, surfaces),
      secondary: makeRole(tokens.secondary, mode, surfaces),
      success: makeRole(statusTokens.success, mode, surfaces),
      info: makeRole(statusTokens.info, mode, surfaces),
      warning: makeRole(statusTokens.warning, mode, surfaces),
      error: makeRole(statusTokens.error, mode, surfaces),
      grey: base.greys,
      code: {
        surface: sunken,
        text: base.text,
        punctuation: code(base.textQuiet),
        keyword: code(codeTokens.keyword),
        string: code(codeTokens.string),
        number: code(codeTokens.number),
        name: code(codeTokens.name),
        property: code(codeTokens.property),
        comment: code(codeTokens.comment),
      },
      /** Lines, bars and slices of charts, in the order in which series appear. */
      series: {
        first: series(tokens.primary.main),
        second: series(tokens.secondary.main),
        third: series(seriesTokens.third),
        fourth: series(seriesTokens.fourth),
        fifth: series(seriesTokens.fifth),
        sixth: series(seriesTokens.sixth),
      },
    },
    shadow: base.shadow,
    /** A card's edge. `data-card="border"` on `<html>` swaps the shadow for a line. */
    card: {
      shadow: base.shadow.card,
      /** Shadows do not show on dark surfaces: there the line is always drawn. */
      borderColor: mode === 'dark' ? base.divider : 'transparent',
    },
  };
}

export type ThemeValues = ReturnType<typeof makeTheme>;
