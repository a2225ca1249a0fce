/**
 * Replaces U+202F, which French uses between thousands and before units: in our font it is a twelfth of an em wide, so
 * that five million would look like '5000000'.
 */
export const legible = (written: string): string => written.replaceAll('\u202f', '\u00a0');
