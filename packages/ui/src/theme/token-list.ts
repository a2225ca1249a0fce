import { makeScale } from './make-scale.ts';
import { makeTheme } from './make-theme.ts';
import { themes } from './themes/all.ts';
import type { ThemeName } from './themes/all.ts';

export interface TokenValue {
  /** Where it is in `vars`, such as `color.primary.main`. */
  path: string;
  light: string;
  dark: string;
}

/** Every value under a branch of tokens, with its path in `vars`. */
export function leavesOf(branch: object, path = ''): [path: string, value: string][] {
  return Object.entries(branch).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    const here = path === '' ? name : `${path}.${name}`;
    return typeof value === 'object' && value !== null ? leavesOf(value, here) : [[here, String(value)]];
  });
}

/** All tokens of a theme, in the order of `vars`. Those of the scale are the same in all themes and modes. */
export function listTokens(theme: ThemeName): readonly TokenValue[] {
  const light = leavesOf({ ...makeScale(), ...makeTheme(themes[theme], 'light') });
  const dark = new Map(leavesOf({ ...makeScale(), ...makeTheme(themes[theme], 'dark') }));
  return light.map(([path, value]) => ({ path, light: value, dark: dark.get(path) ?? value }));
}
