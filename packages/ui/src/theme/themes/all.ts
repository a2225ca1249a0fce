import type { ThemeTokens } from '../tokens.ts';
import { aqua } from './aqua.ts';
import { blue } from './blue.ts';
import { cyan } from './cyan.ts';
import { green } from './green.ts';
import { orange } from './orange.ts';
import { purple } from './purple.ts';

/** Every theme by its name in `data-color-theme` and the customizer's settings. */
export const themes = {
  BLUE_THEME: blue,
  AQUA_THEME: aqua,
  PURPLE_THEME: purple,
  GREEN_THEME: green,
  CYAN_THEME: cyan,
  ORANGE_THEME: orange,
} satisfies Record<`${string}_THEME`, ThemeTokens>;

export type ThemeName = keyof typeof themes;
export const themeNames = Object.keys(themes) as readonly ThemeName[];
