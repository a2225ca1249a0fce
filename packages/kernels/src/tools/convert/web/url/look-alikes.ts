/** Letters that look like Latin ones in most fonts. A choice from confusables.txt of Unicode (UTS 39). */
const letters = 'асԁеһіјкӏорԛѕѵԝхуαονρυιγκχϲօոսհցզıɡɑ';
const latin = 'acdehijklopqsvwxyaovpuiykxconuhgqiga';
const latinByLetter = new Map(Array.from(letters, (letter, at) => [letter, latin[at] ?? ''] as const));

const otherAlphabet = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;

/**
 * What is suspicious about a label of a host: `mixed` if it has Latin letters and those of an alphabet with look-alikes,
 * `imitates` if it reads as the Latin word `latin`. A word in one other alphabet is normal below a top-level domain of
 * that alphabet, such as рф.
 */
export function suspicionOf(
  label: string,
  topLabel: string,
): { readonly kind: 'mixed' | 'imitates'; readonly latin: string } | null {
  const read = Array.from(label, (letter) => latinByLetter.get(letter) ?? letter).join('');
  if (!/\p{Script=Latin}/u.test(label) && otherAlphabet.test(topLabel)) return null;
  if (read !== label && /^[a-z\d-]+$/.test(read)) return { kind: 'imitates', latin: read };
  if (/\p{Script=Latin}/u.test(label) && otherAlphabet.test(label)) return { kind: 'mixed', latin: read };
  return null;
}
