/** The six colours of a theme that carry no meaning, which a status colour would. */
export const tintNames = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** How much of the colour is mixed into the paper, in percent: enough to distinguish six, little enough for text on it. */
export const tintShare = 26;

/** The same name has the same tint everywhere and always. FNV-1a. */
export function tintOf(name: string): (typeof tintNames)[number] {
  let sum = 2_166_136_261;
  for (const char of name) sum = Math.imul(sum ^ (char.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return tintNames[sum % tintNames.length] ?? 'first';
}
