import { levels } from '@apiyard/kernels/sudoku/step';
import { createPrintRoute } from '../print/create-print-route.tsx';
import { sudokuKind } from './sudoku-kind.ts';
import { SudokuPrintScreen } from './SudokuPrintScreen.tsx';

export const Component = createPrintRoute(sudokuKind, { levels, dailyLevel: 'medium' }, SudokuPrintScreen);
