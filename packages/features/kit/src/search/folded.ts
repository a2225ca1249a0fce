/**
 * Folds what people type differently: case, accents, Arabic vowel signs and tatweel, and the letters that are
 * written one for the other (alef with hamza, teh marbuta, alef maksura, Persian yeh and kaf).
 */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u0640]/gu, '')
    .toLowerCase()
    .replaceAll('ة', 'ه')
    .replaceAll(/[ىی]/g, 'ي')
    .replaceAll('ک', 'ك');
}

/** The words of a text, folded. */
export function wordsOf(text: string): readonly string[] {
  return folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
