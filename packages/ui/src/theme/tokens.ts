/** A colour as `#` and six hexadecimal digits. */
export type Hex = `#${string}`;

export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];

/** The brand's values of one role. `main` and `dark` apply to both modes, the tint does not. */
export interface RoleTokens {
  main: Hex;
  dark: Hex;
  light: { light: Hex; dark: Hex };
}

export const roleNames = ['primary', 'secondary', 'success', 'info', 'warning', 'error'] as const;
export type RoleName = (typeof roleNames)[number];

/** Everything that distinguishes a theme. `makeTheme` derives the rest from it. */
export interface ThemeTokens {
  primary: RoleTokens;
  secondary: RoleTokens;
  /** Background of cards in dark mode; those of the page and of menus derive from it. @default '#171c23' */
  darkSurface?: Hex;
  /** For a primary colour whose hue is close to that of the usual error colour. */
  error?: RoleTokens;
}
