/**
 * Replaces U+202F, which French uses between thousands and before units: in our font it is a twelfth of an em wide, so
 * that five million would look like '5000000'.
 */
export const legible = (written: string): string => written.replaceAll('\u202f', '\u00a0');

/** How `Intl` shows the unit of a size: in words in Arabic, as in its texts; `Intl` would abbreviate only some of them. */
export const sizeUnitDisplay = (locale: string): 'long' | 'short' => (locale.startsWith('ar') ? 'long' : 'short');
