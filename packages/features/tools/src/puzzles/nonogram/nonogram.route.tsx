import { createPuzzleRoute } from '../frame/create-puzzle-route.tsx';
import { sizes } from './nonogram-board.ts';
import { nonogramKind } from './nonogram-kind.ts';
import { NonogramScreen } from './NonogramScreen.tsx';

export const Component = createPuzzleRoute(nonogramKind, { levels: sizes, dailyLevel: '10' }, NonogramScreen);
