/** The six theme colours without a meaning, unlike status colours. */
export const tintNames = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** Percentage of the colour mixed into the paper: enough to distinguish six, little enough for text on it. */
export const tintShare = 26;

/** Maps the same name to the same tint everywhere. FNV-1a. */
export function tintOf(name: string): (typeof tintNames)[number] {
  let sum = 2_166_136_261;
  for (const char of name) sum = Math.imul(sum ^ (char.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return tintNames[sum % tintNames.length] ?? 'first';
}
