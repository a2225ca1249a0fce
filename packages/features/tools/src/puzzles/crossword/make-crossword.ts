import crossword from '@apiyard/kernels/tools/puzzle/language/crossword';
import type { CrosswordPuzzle, Direction, Entry } from './crossword-board.ts';
import { countOf } from './crossword-board.ts';
import type { CrosswordQuestion } from './crossword-worker.ts';

/** The crossword that the API makes of the same language, number of words and seed. */
export function makeCrosswordPuzzle({ language, level, seed }: CrosswordQuestion): CrosswordPuzzle {
  const { across, down, width, height, solution } = crossword({
    lang: language,
    topic: 'all',
    count: countOf[level],
    showSolution: true,
    seed,
  });
  const entriesOf = (clues: typeof across, direction: Direction): Entry[] =>
    clues.map(({ number, clue, length, row, column }) => ({
      number,
      direction,
      clue,
      cells: Array.from({ length }, (_, at) => {
        const [y, x] = direction === 'across' ? [row - 1, column - 1 + at] : [row - 1 + at, column - 1];
        return y * width + x;
      }),
    }));
  return {
    language,
    width,
    height,
    solution: solution.flat().map((letter) => (letter === '█' ? null : letter)),
    entries: [...entriesOf(across, 'across'), ...entriesOf(down, 'down')],
  };
}
