import { makeTheme } from '../../theme/make-theme.ts';
import type { ThemeValues } from '../../theme/make-theme.ts';
import { blue } from '../../theme/themes/blue.ts';
import type { Hex, Mode } from '../../theme/tokens.ts';

// Unique greys, each used for one token only: any other colour does not come from a token.
const greys: Record<Mode, { ground: Hex; tint: Hex; line: Hex; edge: Hex; ink: Hex; fill: Hex; onFill: Hex }> = {
  light: {
    ground: '#fdfcfd',
    tint: '#eeedee',
    line: '#cbcacb',
    edge: '#767576',
    ink: '#2b2a2b',
    fill: '#4a494a',
    onFill: '#fcfbfc',
  },
  dark: {
    ground: '#1a191a',
    tint: '#2e2d2e',
    line: '#454445',
    edge: '#979697',
    ink: '#ecebec',
    fill: '#dad9da',
    onFill: '#191819',
  },
};

/** A colour role without hue. */
function role({ ground, tint, edge, ink, fill, onFill }: (typeof greys)[Mode]): ThemeValues['color']['primary'] {
  return {
    main: edge,
    dark: ink,
    light: tint,
    contrastText: ground,
    text: ink,
    onLight: ink,
    border: edge,
    fill,
    fillHover: ink,
    onFill,
  };
}

/** The theme of `wireframe` in one mode. */
export function makeWireframe(mode: Mode): Pick<ThemeValues, 'color' | 'shadow' | 'card'> {
  const grey = greys[mode];
  const roles = role(grey);
  const shadow = `0 0 0 1px ${grey.line}`;
  return {
    color: {
      ...makeTheme(blue, mode).color,
      page: grey.ground,
      paper: grey.ground,
      raised: grey.ground,
      sunken: grey.tint,
      hover: grey.tint,
      selected: grey.tint,
      divider: grey.line,
      raisedBorder: grey.line,
      text: grey.ink,
      textQuiet: grey.ink,
      textDisabled: grey.edge,
      controlBorder: grey.edge,
      focusRing: grey.ink,
      overlay: `${grey.fill}80`,
      primary: roles,
      secondary: roles,
      success: roles,
      info: roles,
      warning: roles,
      error: roles,
      grey: { 100: grey.tint, 200: grey.tint, 300: grey.line, 400: grey.edge, 500: grey.ink, 600: grey.ink },
      code: {
        surface: grey.tint,
        text: grey.ink,
        punctuation: grey.ink,
        keyword: grey.ink,
        string: grey.ink,
        number: grey.ink,
        name: grey.ink,
        property: grey.ink,
        comment: grey.ink,
      },
      series: {
        first: grey.ink,
        second: grey.edge,
        third: grey.ink,
        fourth: grey.edge,
        fifth: grey.ink,
        sixth: grey.edge,
      },
    },
    shadow: { card: shadow, popover: shadow, dialog: shadow },
    card: { shadow, borderColor: grey.line },
  };
}

/** No real theme uses this corner radius. */
export const wireframeRadius = '3px';
