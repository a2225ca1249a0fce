/** Kinds of puzzles with words, in each language with a list. */
import type { Crossword } from '../../../packages/kernels/src/crossword/crossword.ts';
import { assignmentsOf, makeCrossword } from '../../../packages/kernels/src/crossword/crossword.ts';
import wordSearch from '../../../packages/kernels/src/tools/puzzle/language/word-search.ts';
import { directions, occurrencesOf } from '../../../packages/kernels/src/word-search/word-search.ts';
import { gridLetters, wordLanguages, wordsIn } from '../../../packages/kernels/src/words/words.ts';
import type { Kind } from './kind.ts';
import { kind } from './kind.ts';

/** Sides and directions, as on the page. */
const searches = {
  easy: { size: 8, directions: ['forward', 'down'] },
  medium: { size: 12, directions: ['forward', 'down', 'down-forward', 'up-forward'] },
  hard: { size: 14, directions: Object.keys(directions) },
} as const;

export const wordKinds: readonly Kind[] = wordLanguages.flatMap((language) => [
  ...(['easy', 'medium', 'hard'] as const).map((level) =>
    kind(
      `word search ${language} ${level}`,
      (seed) => wordSearch({ lang: language, topic: 'all', size: searches[level].size, level, seed }),
      ({ grid, placed }) => ({
        unique: placed.length > 0 && placed.every(({ word }) => occurrencesOf(gridLetters(word), grid).length === 1),
        level: placed.every(({ direction }) => new Set<string>(searches[level].directions).has(direction)),
      }),
    ),
  ),
  ...Object.entries({ small: 6, medium: 10, large: 16 }).map(([level, count]) =>
    kind(
      `crossword ${language} ${level}`,
      (seed) => makeCrossword({ words: wordsIn(language), count }, seed),
      (made) => ({
        unique: assignmentsOf(made.entries, 2) === 1,
        solvable: hasEntriesOnly(made),
        level: made.entries.length <= count,
      }),
    ),
  ),
]);

/** Whether every run of letters, across and down, is an entry with these letters. */
function hasEntriesOnly({ grid, entries, width, height }: Crossword): boolean {
  const runsOf = (lines: readonly (readonly (string | null)[])[]) =>
    lines.flatMap((line) =>
      line
        .map((letter) => letter ?? ' ')
        .join('\u0000')
        .split(' ')
        .map((run) => run.replaceAll('\u0000', ''))
        .filter((run) => Array.from(run).length > 1),
    );
  const columns = Array.from({ length: width }, (_, x) =>
    Array.from({ length: height }, (__, y) => grid[y]?.[x] ?? null),
  );
  const named = (direction: 'across' | 'down') =>
    entries.filter((entry) => entry.direction === direction).map(({ letters }) => letters.join(''));
  const isSame = (one: readonly string[], other: readonly string[]) =>
    one.toSorted().join() === other.toSorted().join();
  return isSame(runsOf(grid), named('across')) && isSame(runsOf(columns), named('down'));
}
