import { createPuzzleRoute } from '../frame/create-puzzle-route.tsx';
import { wordLevels } from '../words/word-levels.ts';
import { levels } from './word-search-board.ts';
import { wordSearchKind } from './word-search-kind.ts';
import { WordSearchScreen } from './WordSearchScreen.tsx';

export const Component = createPuzzleRoute(wordSearchKind, wordLevels(levels, 'medium'), WordSearchScreen);
