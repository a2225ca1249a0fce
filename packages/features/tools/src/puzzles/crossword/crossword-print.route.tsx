import { createPrintRoute } from '../print/create-print-route.tsx';
import { wordLevels } from '../words/word-levels.ts';
import { levels } from './crossword-board.ts';
import { crosswordKind } from './crossword-kind.ts';
import { CrosswordPrintScreen } from './CrosswordPrintScreen.tsx';

export const Component = createPrintRoute(crosswordKind, wordLevels(levels, 'medium'), CrosswordPrintScreen);
