import { createGlobalThemeContract } from '@vanilla-extract/css';
import { makeScale } from './make-scale.ts';
import { makeTheme } from './make-theme.ts';
import { blue } from './themes/blue.ts';

/**
 * What a component's CSS may name. The shape is that of the makers, so values and contract cannot
 * drift; the values themselves come from `themes.css.ts` through attributes on `<html>`.
 */
export const vars = createGlobalThemeContract(
  { ...makeScale(), ...makeTheme(blue, 'light') },
  (_value, path) => `apiyard-${path.join('-').replaceAll('.', '_')}`,
);
