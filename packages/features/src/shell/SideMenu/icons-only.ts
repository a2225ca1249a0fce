/** Too narrow for words beside an icon: a condition for `@container`. */
export const iconsOnly = '(max-width: 7rem)';
