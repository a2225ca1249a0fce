import { createPuzzleRoute } from '../frame/create-puzzle-route.tsx';
import { wordLevels } from '../words/word-levels.ts';
import { levels } from './crossword-board.ts';
import { crosswordKind } from './crossword-kind.ts';
import { CrosswordScreen } from './CrosswordScreen.tsx';

export const Component = createPuzzleRoute(crosswordKind, wordLevels(levels, 'medium'), CrosswordScreen);
