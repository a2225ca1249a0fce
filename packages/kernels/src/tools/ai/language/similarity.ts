import { cosine, jaccard, jaro, jaroWinkler, levenshtein } from './similarity/distances.ts';
import { charactersOf, wordsOf } from './text/segment.ts';

interface Input {
  readonly text: string;
  readonly other: string;
  readonly size: number;
  readonly ignoreCase: boolean;
}

/** How alike two texts are, by several measures. */
export default function similarity({ text, other, size, ignoreCase }: Input) {
  const [a, b] = [text, other].map((each) => {
    const normal = each.normalize('NFC');
    return ignoreCase ? normal.toLowerCase() : normal;
  }) as [string, string];
  const [charactersA, charactersB] = [charactersOf(a), charactersOf(b)];
  const [wordsA, wordsB] = [wordsOf(a), wordsOf(b)].map((words) => words.map((word) => word.text)) as [
    string[],
    string[],
  ];
  const distance = levenshtein(charactersA, charactersB);
  const longest = Math.max(charactersA.length, charactersB.length);
  return {
    isEqual: a === b,
    cosine: rounded(cosine(countsOf(wordsA), countsOf(wordsB))),
    wordJaccard: rounded(jaccard(new Set(wordsA), new Set(wordsB))),
    ngramJaccard: rounded(jaccard(ngramsOf(charactersA, size), ngramsOf(charactersB, size))),
    levenshtein: distance,
    levenshteinSimilarity: rounded(longest === 0 ? 1 : 1 - distance / longest),
    jaro: rounded(jaro(charactersA, charactersB)),
    jaroWinkler: rounded(jaroWinkler(charactersA, charactersB)),
    characters: charactersA.length,
    otherCharacters: charactersB.length,
    notes:
      Math.min(charactersA.length, charactersB.length) < size
        ? [{ code: 'shorter_than_ngram', pointer: '/ngramJaccard' }]
        : [],
  };
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** A text that is shorter has itself as its only part. */
function ngramsOf(characters: readonly string[], size: number): Set<string> {
  if (characters.length <= size) return new Set(characters.length === 0 ? [] : [characters.join('')]);
  return new Set(characters.slice(size - 1).map((_, at) => characters.slice(at, at + size).join('')));
}
