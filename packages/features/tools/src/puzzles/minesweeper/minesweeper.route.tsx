import { createPuzzleRoute } from '../frame/create-puzzle-route.tsx';
import { levels } from './minesweeper-board.ts';
import { minesweeperKind } from './minesweeper-kind.ts';
import { MinesweeperScreen } from './MinesweeperScreen.tsx';

export const Component = createPuzzleRoute(minesweeperKind, { levels, dailyLevel: 'beginner' }, MinesweeperScreen);
