import type { ComponentType } from 'react';
import { dayOf } from '../results/results.ts';
import type { GameActions, GameView, PuzzlePageProps } from './game-view.ts';
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

const nothing = () => {};

/** Before it is known which puzzle the page shows: also what the server renders. */
const unknownGame: GameView = {
  state: 'loading',
  elapsedMs: 0,
  sinceMs: null,
  mistakes: 0,
  hints: 0,
  canUndo: false,
  canRedo: false,
  checked: null,
  hasHintFailed: false,
};
const noActions: GameActions = {
  onUndo: nothing,
  onRedo: nothing,
  onCheck: nothing,
  onHint: nothing,
  onCloseHint: nothing,
  onPause: nothing,
  onResume: nothing,
  onStartOver: nothing,
  onRetry: nothing,
};

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
    const { id, firstLevel, onNew, onDaily } = usePuzzleAddress(kind.name, choices);
    return id === null ? (
      <Screen
        id={{ level: firstLevel, seed: '' }}
        game={unknownGame}
        actions={noActions}
        results={[]}
        today=""
        isTimeHidden={false}
        onTimeHidden={nothing}
        puzzle={null}
        position={null}
        hint={null}
        onMove={nothing}
        {...{ onNew, onDaily }}
      />
    ) : (
      <Game key={placeOf(id)} {...{ id, onNew, onDaily }} />
    );
  };
}
