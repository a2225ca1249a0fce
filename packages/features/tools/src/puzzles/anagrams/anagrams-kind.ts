import { createPlayMachine } from '../frame/play.machine.ts';
import type { PuzzleKind } from '../frame/use-puzzle-game.ts';
import { wordLevelOf } from '../words/word-levels.ts';
import type { AnagramsPosition, AnagramsPuzzle } from './anagrams-board.ts';
import { anagramsRules, levels } from './anagrams-board.ts';
import { makeAnagramsPuzzle } from './make-anagrams.ts';

/** Null: what a hint says depends on the word that is shown only. */
export const anagramsKind: PuzzleKind<AnagramsPuzzle, AnagramsPosition, null> = {
  name: 'anagrams',
  machine: createPlayMachine<AnagramsPuzzle, AnagramsPosition, null>(anagramsRules),
  make({ level: id, seed }) {
    const { language, level } = wordLevelOf(id, levels);
    return Promise.resolve(makeAnagramsPuzzle(language, Number(level), seed));
  },
  findHint: () => Promise.resolve(null),
};
