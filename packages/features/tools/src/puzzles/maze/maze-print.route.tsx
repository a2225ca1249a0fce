import { createPrintRoute } from '../print/create-print-route.tsx';
import { sizes } from './maze-board.ts';
import { mazeKind } from './maze-kind.ts';
import { MazePrintScreen } from './MazePrintScreen.tsx';

export const Component = createPrintRoute(mazeKind, { levels: sizes, dailyLevel: '15' }, MazePrintScreen);
