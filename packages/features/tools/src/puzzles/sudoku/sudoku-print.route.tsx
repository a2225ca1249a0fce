import { levels } from '@apiyard/kernels/sudoku/step';
import { useOwnSearch } from '@apiyard/kit/routing/own-address.ts';
import { printViewOf, queryOfPrint } from '../print/print-view.ts';
import { usePrintedPuzzles } from '../print/use-printed-puzzles.ts';
import { sudokuKind } from './sudoku-kind.ts';
import { SudokuPrintScreen } from './SudokuPrintScreen.tsx';

export function Component() {
  const [params, setParams] = useOwnSearch();
  const view = printViewOf(params, levels);
  const { puzzles, onRetry } = usePrintedPuzzles(view, sudokuKind.make);
  return (
    <SudokuPrintScreen
      {...{ view, puzzles, onRetry }}
      onView={(next) => setParams(queryOfPrint(next), { replace: true, preventScrollReset: true })}
      onPrint={() => window.print()}
    />
  );
}
