import type { ThemeTokens } from '../tokens.ts';

export const cyan: ThemeTokens = {
  primary: { main: '#01c0c8', dark: '#00b9c0', light: { light: '#ebf9fa', dark: '#003638' } },
  secondary: { main: '#fb9678', dark: '#f48b6c', light: { light: '#fff5f2', dark: '#40241c' } },
};
