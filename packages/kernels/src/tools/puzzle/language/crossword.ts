import { makeCrossword } from '../../../crossword/crossword.ts';
import { seeded } from '../../../random/seed.ts';
import { type Topic } from '../../../words/topics.ts';
import { type WordLanguage, wordsIn } from '../../../words/words.ts';

interface Input {
  readonly lang: WordLanguage;
  readonly topic: Topic | 'all';
  readonly count: number;
  readonly showSolution: boolean;
  readonly seed?: string | undefined;
}

/** A crossword of our own words with clues. */
export default function crossword({ lang, topic, count, showSolution, seed: given }: Input) {
  const { seed } = seeded(given);
  const words = wordsIn(lang, topic === 'all' ? undefined : topic);
  const { grid, entries, proof, width, height } = makeCrossword({ words, count }, seed);
  const cluesOf = (direction: 'across' | 'down') =>
    entries
      .filter((entry) => entry.direction === direction)
      .map(({ number, row, column, letters, word, clue }) => ({
        number,
        clue,
        length: letters.length,
        row: row + 1,
        column: column + 1,
        answer: word,
      }));
  return {
    text: grid
      .map((row) => row.map((letter) => (letter === null ? '█' : showSolution ? letter : '□')).join(' '))
      .join('\n'),
    across: cluesOf('across'),
    down: cluesOf('down'),
    width,
    height,
    proof,
    solution: grid.map((row) => row.map((letter) => letter ?? '█')),
    seed,
  };
}
