import { createPuzzleRoute } from '../frame/create-puzzle-route.tsx';
import { sizes } from './maze-board.ts';
import { mazeKind } from './maze-kind.ts';
import { MazeScreen } from './MazeScreen.tsx';

export const Component = createPuzzleRoute(mazeKind, { levels: sizes, dailyLevel: '15' }, MazeScreen);
