import { codeTokens, modeTokens, seriesTokens, statusTokens } from './brand.ts';
import { contrast, reach, shiftLightness } from './colour.ts';
import type { Hex, Mode, RoleTokens, ThemeTokens } from './tokens.ts';

/** WCAG 2.2: body text 4.5:1 (1.4.3); large text, icons and edges of controls 3:1 (1.4.11). */
const readable = 4.5;
const visible = 3;
/** Surfaces and states of rows in dark mode, where shadows do not show: the lowest contrast that is seen as an edge. */
const distinct = 1.5;
/** From this contrast with dark ink on, a fill keeps the brand's hue; darker fills use white ink. */
const brightEnoughForDarkInk = 6.5;

const white: Hex = '#ffffff';
const darkInk: Hex = modeTokens.light.text;

/**
 * Text on a brand colour. White has too little contrast on most brand colours, so a bright fill is kept with dark ink,
 * and others are darkened, with the same hue, until white is readable on them. In dark mode a fill is first lightened
 * until it is visible on what it stands on.
 */
function makeFill(main: Hex, mode: Mode, { page, paper }: Pick<Surfaces, 'page' | 'paper'>) {
  if (contrast(main, darkInk) >= brightEnoughForDarkInk)
    return { fill: main, fillHover: shiftLightness(main, 0.04), onFill: darkInk };
  const seen = (colour: Hex, grounds: readonly Hex[]) => (mode === 'dark' ? reach(colour, grounds, visible) : colour);
  const fill = reach(seen(main, [page, paper]), [white], readable);
  return { fill, fillHover: seen(shiftLightness(fill, -0.05), [page]), onFill: white };
}

type Surfaces = ReturnType<typeof makeSurfaces>;

/** What things stand on, from the page up, and the states of rows. */
function makeSurfaces({ primary, darkSurface }: ThemeTokens, mode: Mode) {
  const base = modeTokens[mode];
  const paper = (mode === 'dark' && darkSurface) || base.surface;
  const page = shiftLightness(paper, base.pageBy);
  const raised = shiftLightness(paper, base.raisedBy);
  const state = (colour: Hex) => (mode === 'dark' ? reach(colour, [paper, raised], distinct) : colour);
  return {
    page,
    paper,
    /** Menus, dialogs and everything else that floats over a page. */
    raised,
    sunken: typeof base.sunken === 'string' ? base.sunken : shiftLightness(page, -base.sunken.darkerBy),
    hover: state(base.hover),
    selected: state(primary.light[mode]),
  };
}

function makeRole(role: RoleTokens, mode: Mode, grounds: Surfaces) {
  const surfaces = Object.values(grounds);
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
    ...makeFill(role.main, mode, grounds),
  };
}

/** Every colour and shadow of one theme in one mode. Pure, because the contract's structure is derived from it. */
export function makeTheme(tokens: ThemeTokens, mode: Mode) {
  const base = modeTokens[mode];
  const grounds = makeSurfaces(tokens, mode);
  const { page, paper, raised, sunken } = grounds;
  const surfaces = Object.values(grounds);
  /** On dark surfaces lines have to separate what shadows do not. */
  const separating = (colour: Hex, ...between: readonly Hex[]) =>
    mode === 'dark' ? reach(colour, between, distinct) : colour;
  const divider = separating(base.divider, page, paper);
  const edge = (colour: Hex) => reach(colour, surfaces, visible);
  const code = (colour: Hex) => reach(colour, [paper, raised, sunken], readable);
  const series = (colour: Hex) => reach(colour, [page, paper, raised], visible);

  return {
    color: {
      ...grounds,
      divider,
      /** Edge of raised surfaces. */
      raisedBorder: separating(mode === 'dark' ? base.greys[200] : base.divider, page, paper, raised),
      text: base.text,
      textQuiet: reach(base.textQuiet, surfaces, readable),
      textDisabled: reach(base.greys[mode === 'light' ? 400 : 300], [page, paper, raised], visible),
      controlBorder: edge(base.controlBorder),
      focusRing: edge(tokens.primary.main),
      overlay: base.overlay,
      primary: makeRole(tokens.primary, mode, grounds),
      secondary: makeRole(tokens.secondary, mode, grounds),
      success: makeRole(statusTokens.success, mode, grounds),
      info: makeRole(statusTokens.info, mode, grounds),
      warning: makeRole(statusTokens.warning, mode, grounds),
      error: makeRole(tokens.error ?? statusTokens.error, mode, grounds),
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
      borderColor: mode === 'dark' ? divider : 'transparent',
    },
  };
}

export type ThemeValues = ReturnType<typeof makeTheme>;
