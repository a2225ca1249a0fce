import type { ThemeTokens } from '../tokens.ts';

export const blue: ThemeTokens = {
  primary: { main: '#5d87ff', dark: '#4570ea', light: { light: '#ecf2ff', dark: '#253662' } },
  secondary: { main: '#49beff', dark: '#23afdb', light: { light: '#e8f7ff', dark: '#1c455d' } },
  darkSurface: '#2a3447',
};
