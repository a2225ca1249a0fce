import { createPrintRoute } from '../print/create-print-route.tsx';
import { sizes } from './fifteen-board.ts';
import { fifteenPrintKind } from './fifteen-kind.ts';
import { FifteenPrintScreen } from './FifteenPrintScreen.tsx';

export const Component = createPrintRoute(fifteenPrintKind, { levels: sizes, dailyLevel: '4' }, FifteenPrintScreen);
