import { createPuzzleRoute } from '../frame/create-puzzle-route.tsx';
import { sizes } from './fifteen-board.ts';
import { fifteenKind } from './fifteen-kind.ts';
import { FifteenScreen } from './FifteenScreen.tsx';

export const Component = createPuzzleRoute(fifteenKind, { levels: sizes, dailyLevel: '4' }, FifteenScreen);
