import { levels } from '@apiyard/kernels/sudoku/step';
import { createPuzzleRoute } from '../frame/create-puzzle-route.tsx';
import { sudokuKind } from './sudoku-kind.ts';
import { SudokuScreen } from './SudokuScreen.tsx';

export const Component = createPuzzleRoute(sudokuKind, { levels, dailyLevel: 'medium' }, SudokuScreen);
