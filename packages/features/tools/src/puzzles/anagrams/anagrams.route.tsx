import { createPuzzleRoute } from '../frame/create-puzzle-route.tsx';
import { wordLevels } from '../words/word-levels.ts';
import { levels } from './anagrams-board.ts';
import { anagramsKind } from './anagrams-kind.ts';
import { AnagramsScreen } from './AnagramsScreen.tsx';

export const Component = createPuzzleRoute(anagramsKind, wordLevels(levels, '5'), AnagramsScreen);
