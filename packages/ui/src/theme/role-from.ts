import { shiftLightness, tint } from './colour.ts';
import type { Hex, RoleTokens } from './tokens.ts';

/** A role derived from one brand colour, for themes without a designed dark shade and tints. */
export function roleFrom(main: Hex): RoleTokens {
  return {
    main,
    dark: shiftLightness(main, -0.06),
    light: { light: tint(main, 0.965, 0.02), dark: tint(main, 0.32, 0.05) },
  };
}
