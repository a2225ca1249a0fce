import type { ThemeTokens } from '../tokens.ts';

export const green: ThemeTokens = {
  primary: { main: '#0a7ea4', dark: '#06769a', light: { light: '#f4f9fb', dark: '#05313f' } },
  secondary: { main: '#ccda4e', dark: '#c3d046', light: { light: '#fafbef', dark: '#282917' } },
};
