import { createPuzzleRoute } from '../frame/create-puzzle-route.tsx';
import { wordLevels } from '../words/word-levels.ts';
import { levels } from './word-board.ts';
import { wordKind } from './word-kind.ts';
import { WordOfTheDayScreen } from './WordOfTheDayScreen.tsx';

export const Component = createPuzzleRoute(wordKind, wordLevels(levels, 'word'), WordOfTheDayScreen);
