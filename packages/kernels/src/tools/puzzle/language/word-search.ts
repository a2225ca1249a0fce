import { InputFault } from '../../../faults/input-fault.ts';
import type { Note } from '../../../faults/note.ts';
import { randomFrom } from '../../../random.ts';
import { seeded } from '../../../random/seed.ts';
import { makeWordSearch, type WordSearchLevel } from '../../../word-search/word-search.ts';
import { type Topic } from '../../../words/topics.ts';
import { gridLetters, spellingsIn, type WordLanguage } from '../../../words/words.ts';

interface Input {
  readonly lang: WordLanguage;
  readonly topic: Topic | 'all';
  readonly words?: string | undefined;
  readonly size: number;
  readonly level: WordSearchLevel;
  readonly seed?: string | undefined;
}

const wordsMax = 60;

/** A word search with given words, or with our own of a topic. */
export default function wordSearch({ lang, topic, words: given, size, level, seed: givenSeed }: Input) {
  const { seed } = seeded(givenSeed);
  const own = given === undefined || given.trim() === '' ? null : listIn(given);
  // Our own words are chosen by the seed, too: a small grid has only some of them.
  const words =
    own ??
    randomFrom(`words ${seed}`)
      .shuffled(spellingsIn(lang, topic === 'all' ? undefined : topic))
      .slice(0, size);
  const { grid, placed, left } = makeWordSearch({ size, level, words }, seed);
  if (placed.length === 0) throw new InputFault('none_fits', { pointer: '/words', values: { size } });
  const notes: Note[] =
    own !== null && left.length > 0 ? [{ code: 'left_out', values: { words: left.join(', ') } }] : [];
  return {
    text: grid.map((row) => row.join(' ')).join('\n'),
    words: placed.map(({ word }) => word).toSorted((one, other) => one.localeCompare(other)),
    placed: placed.map(({ word, row, column, direction }) => ({ word, row: row + 1, column: column + 1, direction })),
    grid,
    seed,
    notes,
  };
}

function listIn(text: string): string[] {
  const words = text.split(/[\n,;،؛，；]+/u).map((word) => word.trim());
  const filled = words.filter((word) => word !== '');
  if (filled.length > wordsMax) throw new InputFault('words_many', { pointer: '/words', values: { max: wordsMax } });
  const odd = filled.find((word) => gridLetters(word).length < 2);
  if (odd !== undefined) throw new InputFault('too_short', { pointer: '/words', values: { word: odd } });
  return filled;
}
