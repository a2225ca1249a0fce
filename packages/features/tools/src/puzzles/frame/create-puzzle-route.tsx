import { useLossDisplay } from '@apiyard/kit/routing/connection-loss.ts';
import type { ComponentType } from 'react';
import { useState } from 'react';
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
  readonly id: PuzzleId | null;
  /** The level of the puzzle while that is not known. */
  readonly firstLevel: string;
  readonly onNew: (level: string) => void;
  readonly onDaily: () => void;
}

/** The route of a puzzle: the game of its address, in its screen. */
export function createPuzzleRoute<Puzzle, Position, Hint>(
  kind: PuzzleKind<Puzzle, Position, Hint>,
  choices: LevelChoices,
  Screen: ComponentType<PuzzleScreenProps<Puzzle, Position, Hint>>,
): ComponentType {
  function Game({ id, firstLevel, ...page }: GameProps) {
    const game = usePuzzleGame(kind, id);
    const [isTimeHidden, onTimeHidden] = useTimeHidden();
    return (
      <Screen
        id={id ?? { level: firstLevel, seed: '' }}
        {...page}
        {...game}
        {...{ isTimeHidden, onTimeHidden }}
        // What the server renders knows neither.
        today={id === null ? '' : dayOf(new Date())}
      />
    );
  }
  return function PuzzleRoute() {
    useLossDisplay('notice');
    const address = usePuzzleAddress(kind.name, choices);
    const place = address.id && placeOf(address.id);
    // The first puzzle has the key of the page before it is known, so that the page is not rendered anew.
    const [first, setFirst] = useState(place);
    if (first === null && place !== null) setFirst(place);
    return <Game key={place === null || place === first ? 'first' : place} {...address} />;
  };
}
