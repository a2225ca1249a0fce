import { createPuzzleRoute } from '../frame/create-puzzle-route.tsx';
import { goals } from './tiles-position.ts';
import { twentyFortyEightKind } from './twenty-forty-eight-kind.ts';
import { TwentyFortyEightScreen } from './TwentyFortyEightScreen.tsx';

export const Component = createPuzzleRoute(
  twentyFortyEightKind,
  { levels: goals, dailyLevel: '2048' },
  TwentyFortyEightScreen,
);
