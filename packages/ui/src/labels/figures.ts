/**
 * As our letters can show it: French sets thousands and units apart by U+202F, which they draw a twelfth of a letter
 * wide, so that five millions read '5000000'.
 */
export const legible = (written: string): string => written.replaceAll('\u202f', '\u00a0');
