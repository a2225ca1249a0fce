/**
 * Replaces U+202F, which French uses between thousands and before units: our font draws it a twelfth of a letter wide, so
 * that five million would read '5000000'.
 */
export const legible = (written: string): string => written.replaceAll('\u202f', '\u00a0');
