/** Too narrow for words beside an icon: a condition for `@container`. */
export const iconsOnly = '(max-width: 7rem)';

/** What has no room there is heard and not seen. */
export const unseen = { position: 'absolute', inlineSize: 1, blockSize: 1, clipPath: 'inset(50%)' } as const;
