import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { PuzzleId } from '../frame/rules.ts';
import type { Printed } from './PrintPage.tsx';
import type { PrintView } from './print-view.ts';
import { puzzlesOfPrint } from './print-view.ts';

/** The puzzles of a print, made one after the other: a phone has few cores. */
export function usePrintedPuzzles<Puzzle>(
  { level, seed, count }: Pick<PrintView, 'level' | 'seed' | 'count'>,
  make: (id: PuzzleId, signal: AbortSignal) => Promise<Puzzle>,
): { readonly puzzles: Loadable<readonly Printed<Puzzle>[]>; readonly onRetry: () => void } {
  const ids = useMemo(
    () => puzzlesOfPrint({ level, seed, count, perPage: 1, hasSolutions: false }),
    [level, seed, count],
  );
  const [result, setResult] = useState<{
    readonly ids: readonly PuzzleId[];
    readonly puzzles: readonly Printed<Puzzle>[] | null;
  }>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const work = async () => {
      const puzzles: Printed<Puzzle>[] = [];
      for (const id of ids) puzzles.push({ id, puzzle: await make(id, controller.signal) });
      return puzzles;
    };
    work().then(
      (puzzles) => {
        if (!controller.signal.aborted) setResult({ ids, puzzles });
      },
      () => {
        if (!controller.signal.aborted) setResult({ ids, puzzles: null });
      },
    );
    return () => controller.abort();
  }, [ids, make, attempt]);
  const onRetry = useCallback(() => {
    setResult(undefined);
    setAttempt((before) => before + 1);
  }, []);
  const isCurrent = result !== undefined && result.ids === ids;
  if (!isCurrent) return { puzzles: { state: 'loading' }, onRetry };
  return {
    puzzles: result.puzzles === null ? { state: 'failed' } : { state: 'done', value: result.puzzles },
    onRetry,
  };
}
