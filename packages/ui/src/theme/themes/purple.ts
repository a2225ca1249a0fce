import type { ThemeTokens } from '../tokens.ts';

export const purple: ThemeTokens = {
  primary: { main: '#763ebd', dark: '#6e35b7', light: { light: '#f2ecf9', dark: '#26153c' } },
  secondary: { main: '#95cfd5', dark: '#8bc8ce', light: { light: '#edf8fa', dark: '#09454b' } },
};
