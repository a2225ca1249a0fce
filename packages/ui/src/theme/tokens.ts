/** A colour as it is written by people: `#` and six hexadecimal digits. */
export type Hex = `#${string}`;

export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];

/** The brand's figures for one role. `main` and `dark` hold in both modes, the tint does not. */
export interface RoleTokens {
  main: Hex;
  dark: Hex;
  light: { light: Hex; dark: Hex };
}

export const roleNames = ['primary', 'secondary', 'success', 'info', 'warning', 'error'] as const;
export type RoleName = (typeof roleNames)[number];

/** All that sets one theme apart from the next. Everything else follows from it in `makeTheme`. */
export interface ThemeTokens {
  primary: RoleTokens;
  secondary: RoleTokens;
  /** Background of page and paper in dark mode. @default '#171c23' */
  darkSurface?: Hex;
}
