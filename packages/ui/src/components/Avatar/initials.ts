/** Scripts with capital letters that people write initials in. Georgian has capitals too, but not for names. */
const cased = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}]/u;
/** Names in these scripts start with the family name, which is abbreviated to one character. */
const oneSign = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Thai and Lao vowels that are written before the consonant they follow. */
const leadingVowel = /^[เแโใไເແໂໃໄ]$/u;
/** Keeps Arabic letters from joining into an apparent word. */
const apart = '\u200C';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function initialOf(word: string): string {
  const [first = '', second = ''] = [...graphemes.segment(word)].map(({ segment }) => segment);
  if (leadingVowel.test(first)) return first + second;
  if (!cased.test(first)) return first;
  // `ß` becomes two letters; one is enough.
  return [...graphemes.segment(first.toUpperCase())][0]?.segment ?? first;
}

/**
 * At most `max` initials of a name in any script; empty if it has no letter. Of an email address only the part before
 * the `@`.
 */
export function initialsOf(name: string, max: 1 | 2 = 2): string {
  const words = (name.split('@', 1)[0] ?? '')
    .split(/[^\p{L}\p{M}\p{N}'’]+/u)
    .map((word) => word.replace(/^['’\p{M}]+/u, ''))
    .filter((word) => word !== '');
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  const initial = initialOf(first);
  if (max === 1 || words.length < 2 || oneSign.test(initial)) return initial;
  return [initial, initialOf(last)].join(/\p{Script=Arabic}/u.test(initial) ? apart : '');
}
