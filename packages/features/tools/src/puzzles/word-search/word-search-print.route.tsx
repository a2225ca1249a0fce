import { createPrintRoute } from '../print/create-print-route.tsx';
import { wordLevels } from '../words/word-levels.ts';
import { levels } from './word-search-board.ts';
import { wordSearchKind } from './word-search-kind.ts';
import { WordSearchPrintScreen } from './WordSearchPrintScreen.tsx';

export const Component = createPrintRoute(wordSearchKind, wordLevels(levels, 'medium'), WordSearchPrintScreen);
