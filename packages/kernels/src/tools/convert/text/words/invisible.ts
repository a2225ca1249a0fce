/** Characters that people do not see, apart from spaces and line breaks. */

/** Format characters that have a shape, before the number that they hold. */
const visibleFormat = '\\u0600-\\u0605\\u06DD\\u070F\\u0890\\u0891\\u08E2\\u{110BD}\\u{110CD}';
const invisible = `(?![${visibleFormat}\\t\\n\\r])[\\p{Cc}\\p{Cf}\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u3164\\uFFA0\\u2028\\u2029\\u{E0100}-\\u{E01EF}]`;

export const invisibleCharacters = new RegExp(invisible, 'gu');

/**
 * Joiners that shape letters of Arabic and Indic scripts or join emoji, tags of flags, and the variation selectors of
 * Mongolian and ideographs change what is seen.
 */
const meaningful =
  /(?<=[\p{Extended_Pictographic}\u{FE0F}\p{Emoji_Modifier}])\u200D(?=\p{Extended_Pictographic})|(?<=[\p{L}\p{M}])[\u200C\u200D]|\u{1F3F4}[\u{E0020}-\u{E007F}]+|(?<=\p{Script=Mongolian})[\u180B-\u180D\u180F]|(?<=\p{Script=Han})[\u{E0100}-\u{E01EF}]/gu;

/** The text without invisible characters that mean nothing, and how many there were. */
export function withoutInvisible(text: string): { readonly text: string; readonly count: number } {
  let count = 0;
  let result = '';
  let end = 0;
  const clean = (part: string) =>
    part.replaceAll(invisibleCharacters, () => {
      count += 1;
      return '';
    });
  for (const { 0: kept, index } of text.matchAll(meaningful)) {
    result += clean(text.slice(end, index)) + (isShaping(kept, text, index) ? kept : clean(kept));
    end = index + kept.length;
  }
  return { text: result + clean(text.slice(end)), count };
}

/** Latin, Greek and Cyrillic letters do not join. */
const isShaping = (kept: string, text: string, index: number): boolean =>
  !/^[\u200C\u200D]$/.test(kept) ||
  !/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}]$/u.test(
    text.slice(Math.max(0, index - 2), index),
  );
