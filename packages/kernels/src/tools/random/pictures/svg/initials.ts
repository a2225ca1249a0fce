const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Scripts that are written without spaces: names have the family name first. */
const withoutSpaces = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;
const nonJoiner = '\u200C';

/** The first letters of the first words, or of the first and the last word for two. */
export function initialsOf(name: string, letters: number): string {
  const words = name.split(/[\s._-]+/).filter((word) => /[\p{L}\p{N}\p{Emoji_Presentation}]/u.test(word));
  const [first = name.trim()] = words;
  if (withoutSpaces.test(first)) return graphemes(first).slice(0, Math.min(letters, 2)).join('');
  const last = words.at(-1) ?? first;
  const chosen = letters === 2 && words.length > 1 ? [first, last] : words.slice(0, letters);
  const initials = chosen.map((word) => firstLetter(word).toLocaleUpperCase('en'));
  // Arabic letters would join to what looks like a word.
  return initials.join(/\p{Script=Arabic}/u.test(initials.join('')) ? nonJoiner : '');
}

const graphemes = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);

function firstLetter(word: string): string {
  const all = graphemes(word);
  return all.find((each) => /[\p{L}\p{N}\p{Emoji_Presentation}]/u.test(each)) ?? all[0] ?? '';
}
