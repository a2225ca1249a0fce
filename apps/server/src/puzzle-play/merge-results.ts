import type { PuzzleResult } from '@apiyard/api/contract/accounts/puzzle-play';

const placeOf = ({ level, seed }: Pick<PuzzleResult, 'level' | 'seed'>): string => `${level} ${seed}`;

/** Of two results of a puzzle the first that is solved counts, with the higher score of both. */
function mergeResult(first: PuzzleResult, second: PuzzleResult): PuzzleResult {
  const isSecondKept = first.isUnsolved === true && second.isUnsolved !== true;
  const scores = [first.score, second.score].filter((score) => score !== undefined);
  return { ...(isSecondKept ? second : first), ...(scores.length === 0 ? {} : { score: Math.max(...scores) }) };
}

/** What has to be stored when results are added to known ones: those that are new or have changed. */
export function resultsToStore(known: readonly PuzzleResult[], added: readonly PuzzleResult[]): PuzzleResult[] {
  const before = new Map(known.map((result) => [placeOf(result), result]));
  const changed = new Map<string, PuzzleResult>();
  for (const result of added) {
    const place = placeOf(result);
    const earlier = changed.get(place) ?? before.get(place);
    const merged = earlier === undefined ? result : mergeResult(earlier, result);
    if (earlier === undefined || merged.score !== earlier.score || merged.isUnsolved !== earlier.isUnsolved)
      changed.set(place, merged);
  }
  return [...changed.values()];
}
