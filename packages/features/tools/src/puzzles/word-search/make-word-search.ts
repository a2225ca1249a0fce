import wordSearch from '@apiyard/kernels/tools/puzzle/language/word-search';
import { cellsOf } from '@apiyard/kernels/word-search/word-search';
import { gridLetters } from '@apiyard/kernels/words/words';
import type { WordSearchPuzzle } from './word-search-board.ts';
import { sizeOf } from './word-search-board.ts';
import type { WordSearchQuestion } from './word-search-worker.ts';

/** The word search that the API makes of the same language, level, size and seed from all topics. */
export function makeWordSearchPuzzle({ language, level, seed }: WordSearchQuestion): WordSearchPuzzle {
  const size = sizeOf[level];
  const { grid, placed, words } = wordSearch({ lang: language, topic: 'all', size, level, seed });
  return {
    language,
    size,
    letters: grid.flat(),
    words: placed
      .toSorted((one, other) => words.indexOf(one.word) - words.indexOf(other.word))
      .map(({ word, row, column, direction }) => ({
        word,
        direction,
        cells: cellsOf({ word, letters: gridLetters(word), row: row - 1, column: column - 1, direction }).map(
          (cell) => cell.row * size + cell.column,
        ),
      })),
  };
}
