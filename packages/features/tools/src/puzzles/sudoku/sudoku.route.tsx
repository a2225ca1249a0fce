import { levels } from '@apiyard/kernels/sudoku/step';
import { dayOf } from '../results/results.ts';
import type { PuzzleId } from '../frame/rules.ts';
import { placeOf } from '../frame/rules.ts';
import { usePuzzleAddress } from '../frame/use-puzzle-address.ts';
import { usePuzzleGame } from '../frame/use-puzzle-game.ts';
import { useTimeHidden } from '../frame/use-time-hidden.ts';
import { sudokuKind } from './sudoku-kind.ts';
import { SudokuScreen } from './SudokuScreen.tsx';

const choices = { levels, dailyLevel: 'medium' };

export function Component() {
  const { id, onNew, onDaily } = usePuzzleAddress(sudokuKind.name, choices);
  return id === null ? null : <Game key={placeOf(id)} {...{ id, onNew, onDaily }} />;
}

interface GameProps {
  readonly id: PuzzleId;
  readonly onNew: (level: string) => void;
  readonly onDaily: () => void;
}

function Game(page: GameProps) {
  const game = usePuzzleGame(sudokuKind, page.id);
  const [isTimeHidden, onTimeHidden] = useTimeHidden();
  return <SudokuScreen {...page} {...game} {...{ isTimeHidden, onTimeHidden }} today={dayOf(new Date())} />;
}
