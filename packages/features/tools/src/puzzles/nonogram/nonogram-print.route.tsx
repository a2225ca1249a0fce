import { createPrintRoute } from '../print/create-print-route.tsx';
import { sizes } from './nonogram-board.ts';
import { nonogramKind } from './nonogram-kind.ts';
import { NonogramPrintScreen } from './NonogramPrintScreen.tsx';

export const Component = createPrintRoute(nonogramKind, { levels: sizes, dailyLevel: '10' }, NonogramPrintScreen);
