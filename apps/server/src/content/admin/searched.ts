/** Matches search words in lists. */

/** Whether every word of a search is in the texts; ignores accents and case. Null for an empty search. */
export function searched(query: string | undefined): ((...texts: readonly string[]) => boolean) | null {
  const words = folded(query ?? '')
    .split(/\s+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return null;
  return (...texts) => {
    const text = folded(texts.join('\n'));
    return words.every((word) => text.includes(word));
  };
}

const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
