/** Too narrow for labels next to icons: a condition for `@container`. */
export const iconsOnly = '(max-width: 7rem)';

/** Content without room there is visually hidden. */
export const unseen = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
