import type { ComponentType } from 'react';
import { dayOf } from '../results/results.ts';
import type { PuzzlePageProps } from './game-view.ts';
import type { HintDetail } from './play.machine.ts';
import type { PuzzleId } from './rules.ts';
import { placeOf } from './rules.ts';
import type { LevelChoices } from './use-puzzle-address.ts';
import { usePuzzleAddress } from './use-puzzle-address.ts';
import type { PuzzleKind } from './use-puzzle-game.ts';
import { usePuzzleGame } from './use-puzzle-game.ts';
import { useTimeHidden } from './use-time-hidden.ts';

/** What the screen of a kind of puzzle gets in addition to its page. */
export interface PuzzleScreenProps<Puzzle, Position, Hint> extends PuzzlePageProps {
  /** Null while the puzzle is made. */
  readonly puzzle: Puzzle | null;
  readonly position: Position | null;
  readonly hint: { readonly value: Hint; readonly detail: HintDetail } | null;
  readonly onMove: (position: Position) => void;
}

interface GameProps {
  readonly id: PuzzleId;
  readonly onNew: (level: string) => void;
  readonly onDaily: () => void;
}

/** The route of a puzzle: the game of its address, in its screen. */
export function createPuzzleRoute<Puzzle, Position, Hint>(
  kind: PuzzleKind<Puzzle, Position, Hint>,
  choices: LevelChoices,
  Screen: ComponentType<PuzzleScreenProps<Puzzle, Position, Hint>>,
): ComponentType {
  function Game(page: GameProps) {
    const game = usePuzzleGame(kind, page.id);
    const [isTimeHidden, onTimeHidden] = useTimeHidden();
    return <Screen {...page} {...game} {...{ isTimeHidden, onTimeHidden }} today={dayOf(new Date())} />;
  }
  return function PuzzleRoute() {
    const { id, onNew, onDaily } = usePuzzleAddress(kind.name, choices);
    return id === null ? null : <Game key={placeOf(id)} {...{ id, onNew, onDaily }} />;
  };
}
