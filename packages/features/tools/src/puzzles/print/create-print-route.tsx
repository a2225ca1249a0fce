import type { ComponentType } from 'react';
import { useLanguage } from '@apiyard/kit/copy.ts';
import { useLossDisplay } from '@apiyard/kit/routing/connection-loss.ts';
import { useOwnSearch } from '@apiyard/kit/routing/own-address.ts';
import type { LevelChoices } from '../frame/use-puzzle-address.ts';
import { levelOfDay } from '../frame/use-puzzle-address.ts';
import type { PuzzleKind } from '../frame/use-puzzle-game.ts';
import type { PrintPageProps } from './PrintPage.tsx';
import { printViewOf, queryOfPrint } from './print-view.ts';
import { usePrintedPuzzles } from './use-printed-puzzles.ts';

/** The route that prints a kind of puzzle. Without a level in the address, it is that of the daily puzzle. */
export function createPrintRoute<Puzzle>(
  { make }: Pick<PuzzleKind<Puzzle, unknown, unknown>, 'make'>,
  choices: LevelChoices,
  Screen: ComponentType<PrintPageProps<Puzzle>>,
): ComponentType {
  return function PrintRoute() {
    useLossDisplay('notice');
    const [params, setParams] = useOwnSearch();
    const language = useLanguage();
    const view = printViewOf(params, choices.levels, levelOfDay(choices, language));
    const { puzzles, onRetry } = usePrintedPuzzles(view, make);
    return (
      <Screen
        {...{ view, puzzles, onRetry }}
        onView={(next) => setParams(queryOfPrint(next), { replace: true, preventScrollReset: true })}
        onPrint={() => window.print()}
      />
    );
  };
}
