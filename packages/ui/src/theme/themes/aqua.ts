import type { ThemeTokens } from '../tokens.ts';

export const aqua: ThemeTokens = {
  primary: { main: '#0074ba', dark: '#006daf', light: { light: '#eff9ff', dark: '#103247' } },
  secondary: { main: '#47d7bc', dark: '#39c7ad', light: { light: '#edfbf7', dark: '#0c4339' } },
};
