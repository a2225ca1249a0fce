import { createGlobalThemeContract } from '@vanilla-extract/css';
import { makeScale } from './make-scale.ts';
import { makeTheme } from './make-theme.ts';
import { blue } from './themes/blue.ts';

/**
 * The variables that a component's CSS can use. The structure comes from the same functions as the values, so they
 * cannot differ; `themes.css.ts` sets the values by attributes on `<html>`.
 */
export const vars = createGlobalThemeContract(
  { ...makeScale(), ...makeTheme(blue, 'light') },
  (_value, path) => `apiyard-${path.join('-').replaceAll('.', '_')}`,
);
