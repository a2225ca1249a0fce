import { createPrintRoute } from '../print/create-print-route.tsx';
import { levels } from './minesweeper-board.ts';
import { minesweeperPrintKind } from './minesweeper-kind.ts';
import { MinesweeperPrintScreen } from './MinesweeperPrintScreen.tsx';

export const Component = createPrintRoute(
  minesweeperPrintKind,
  { levels, dailyLevel: 'beginner' },
  MinesweeperPrintScreen,
);
