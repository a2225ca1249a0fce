const apostrophes = /(?<=\p{L})['’ʼ](?=\p{L})/gu;
/** An acronym before a capitalised word, a capitalised or lower-case word, or an acronym. Digits belong to the word before. */
const word =
  /\p{Lu}(?:\p{Lu}|\p{M})*(?=\p{Lu}\p{M}*\p{Ll})|[\p{Lu}\p{Lt}]?\p{M}*(?:[\p{Ll}\p{Lm}\p{Lo}]\p{M}*)+\p{N}*|\p{Lu}[\p{Lu}\p{M}]*\p{N}*|[\p{Lt}]\p{M}*|\p{N}+/gu;

/** The words of an identifier or a phrase: `parseHTTPRequest2 now` has four. */
export const splitWords = (text: string): string[] => text.replaceAll(apostrophes, '').match(word) ?? [];
