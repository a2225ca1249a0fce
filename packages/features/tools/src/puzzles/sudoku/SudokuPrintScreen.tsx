import { levels } from '@apiyard/kernels/sudoku/step';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { PrintPageProps } from '../print/PrintPage.tsx';
import { PrintPage } from '../print/PrintPage.tsx';
import { puzzlesCopy } from '../puzzles-copy.ts';
import { PrintedSudoku } from './PrintedSudoku.tsx';
import type { SudokuPuzzle } from './sudoku-board.ts';
import { sudokuCopy } from './sudoku-copy.ts';

export type SudokuPrintScreenProps = PrintPageProps<SudokuPuzzle>;

/** Sudokus to print. */
export function SudokuPrintScreen(page: SudokuPrintScreenProps) {
  const t = useCopy(sudokuCopy);
  const tFrame = useCopy(puzzlesCopy);
  const { level, seed } = page.view;
  return (
    <PrintPage
      {...page}
      title={t('sudoku.printTitle')}
      levels={levels.map((id) => ({ id, label: tFrame(`puzzles.level.${id}`) }))}
      playHref={`/puzzle/sudoku?${new URLSearchParams({ level, seed })}`}
      draw={({ clues, solution }, isSolution) => (
        <PrintedSudoku digits={isSolution ? solution : clues} label={t('sudoku.title')} />
      )}
    />
  );
}
