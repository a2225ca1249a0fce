import type { Hex, Mode, RoleName, RoleTokens } from './tokens.ts';

/** Values of the brand that all colour themes share. */
export interface ModeTokens {
  /** Cards, fields and bars. */
  surface: Hex;
  /** Differences from the surface in OKLCH lightness: the page under it, and menus and dialogs above it. */
  pageBy: number;
  raisedBy: number;
  divider: Hex;
  hover: Hex;
  text: Hex;
  textQuiet: Hex;
  controlBorder: Hex;
  /** Background of code, wells and tracks. In dark mode it is darker than the page. */
  sunken: Hex | { darkerBy: number };
  greys: Record<100 | 200 | 300 | 400 | 500 | 600, Hex>;
  overlay: string;
  shadow: { card: string; popover: string; dialog: string };
}

export const modeTokens: Record<Mode, ModeTokens> = {
  light: {
    surface: '#ffffff',
    pageBy: 0,
    raisedBy: 0,
    divider: '#e5eaef',
    hover: '#f6f9fc',
    text: '#2a3547',
    textQuiet: '#5a6a85',
    controlBorder: '#7c8fac',
    sunken: '#f2f6fa',
    greys: { 100: '#f2f6fa', 200: '#eaeff4', 300: '#dfe5ef', 400: '#7c8fac', 500: '#5a6a85', 600: '#2a3547' },
    overlay: 'rgb(42 53 71 / 50%)',
    shadow: {
      card: '0 0 2px rgb(145 158 171 / 30%), 0 12px 24px -4px rgb(145 158 171 / 12%)',
      popover: '0 0 2px rgb(145 158 171 / 30%), 0 8px 24px -4px rgb(42 53 71 / 18%)',
      dialog: '0 0 2px rgb(145 158 171 / 30%), 0 24px 48px -8px rgb(42 53 71 / 28%)',
    },
  },
  dark: {
    surface: '#171c23',
    pageBy: -0.05,
    raisedBy: 0.025,
    divider: '#333f55',
    hover: '#333f55',
    text: '#eaeff4',
    textQuiet: '#7c8fac',
    controlBorder: '#465670',
    sunken: { darkerBy: 0.03 },
    greys: { 100: '#333f55', 200: '#465670', 300: '#7c8fac', 400: '#dfe5ef', 500: '#eaeff4', 600: '#f2f6fa' },
    overlay: 'rgb(0 0 0 / 60%)',
    shadow: {
      card: 'none',
      popover: '0 8px 24px -4px rgb(0 0 0 / 48%)',
      dialog: '0 24px 48px -8px rgb(0 0 0 / 64%)',
    },
  },
};

export const statusTokens: Record<Exclude<RoleName, 'primary' | 'secondary'>, RoleTokens> = {
  success: { main: '#13deb9', dark: '#02b3a9', light: { light: '#e6fffa', dark: '#1b3c48' } },
  info: { main: '#539bff', dark: '#1682d4', light: { light: '#ebf3fe', dark: '#223662' } },
  warning: { main: '#ffae1f', dark: '#ae8e59', light: { light: '#fef5e5', dark: '#4d3a2a' } },
  error: { main: '#fa896b', dark: '#f3704d', light: { light: '#fdede8', dark: '#4b313d' } },
};

/** Hues of highlighted code, before they are adjusted for contrast with their background. */
export const codeTokens = {
  keyword: '#8250df',
  string: '#0a7f4f',
  number: '#b35900',
  name: '#2563eb',
  property: '#0b7285',
  comment: '#7c8fac',
} as const satisfies Record<string, Hex>;

/** Third to sixth series of a chart; the first two are the theme's own colours. */
export const seriesTokens = {
  third: '#ffae1f',
  fourth: '#8b5cf6',
  fifth: '#13deb9',
  sixth: '#e0559a',
} as const satisfies Record<string, Hex>;
