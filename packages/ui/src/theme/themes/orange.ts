import { roleFrom } from '../role-from.ts';
import type { ThemeTokens } from '../tokens.ts';

export const orange: ThemeTokens = {
  primary: { main: '#fa896b', dark: '#f48162', light: { light: '#fbf2ef', dark: '#402e32' } },
  secondary: { main: '#0074ba', dark: '#006fb1', light: { light: '#eff9ff', dark: '#082e45' } },
  // The usual one is the primary colour.
  error: roleFrom('#ea4680'),
};
