/** Words of a record, folded, and the score of a match. */
export interface RankedField {
  readonly words: readonly string[];
  readonly weight: number;
}

/** A whole word counts 3, the beginning of one 2, the middle 1. */
function closeness(word: string, query: string): number {
  if (word === query) return 3;
  if (word.startsWith(query)) return 2;
  return query.length > 1 && word.includes(query) ? 1 : 0;
}

/** Score of a record for a query: every word must match, else 0. */
export function rankOf(fields: readonly RankedField[], words: readonly string[]): number {
  const ranks = words.map((word) =>
    Math.max(
      ...fields.map((field) => field.weight * Math.max(0, ...field.words.map((found) => closeness(found, word)))),
    ),
  );
  return ranks.includes(0) ? 0 : ranks.reduce((sum, rank) => sum + rank, 0);
}
