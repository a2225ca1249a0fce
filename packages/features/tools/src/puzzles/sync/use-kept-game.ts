import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { showToast } from '@apiyard/kit/toast.ts';
import type { PuzzleId } from '../frame/rules.ts';
import { placeOf } from '../frame/rules.ts';
import type { SavedGame } from './saved-game.ts';
import { whenShown } from '../../sync/when-shown.ts';
import { puzzlesCopy } from '../puzzles-copy.ts';
import type { PlayStore } from './play-store.ts';

/** Moves in quick succession are sent together. */
const sendAfterMs = 1500;

interface KeptGame {
  readonly kind: string;
  /** Null until it is known. */
  readonly id: PuzzleId | null;
  readonly games: PlayStore;
  /** The game is written after each change of it. */
  readonly position: unknown;
  /** The game as it is now; null before it is loaded. */
  readonly saved: () => SavedGame<unknown> | null;
  /** Before the game is written because the page is hidden. */
  readonly onHidden: () => void;
  /** The game was continued on another device. */
  readonly onContinued: (game: SavedGame<unknown>) => void;
  /** There is a connection, or the page is shown again. */
  readonly onBack: () => void;
}

/** Writes a game after each move and when the page is left, sends it, and takes over what was played elsewhere. */
export function useKeptGame({ kind, id: puzzle, games, position, ...callbacks }: KeptGame): void {
  const t = useCopy(puzzlesCopy);
  const { level, seed } = puzzle ?? {};
  const latest: RefObject<typeof callbacks & { readonly message: string }> = useRef({
    ...callbacks,
    message: t('puzzles.continuedElsewhere'),
  });
  useEffect(() => {
    latest.current = { ...callbacks, message: t('puzzles.continuedElsewhere') };
  });
  useEffect(() => {
    if (level === undefined || seed === undefined) return undefined;
    const id = { level, seed };
    let isGone = false;
    const take = (game: SavedGame<unknown> | null | undefined) => {
      if (game === null || game === undefined || isGone) return;
      latest.current.onContinued(game);
      showToast({ tone: 'info', message: latest.current.message });
    };
    const send = async () => {
      const replaced = await games.send();
      take(replaced.find(({ entry }) => entry.kind === kind && placeOf(entry) === placeOf(id))?.game);
    };
    const save = async () => {
      const game = latest.current.saved();
      if (game !== null) await games.keep(kind, id, game);
    };
    const back = async () => {
      latest.current.onBack();
      await send();
      take(await games.newer(kind, id));
    };
    void save();
    const timer = setTimeout(() => void send(), sendAfterMs);
    const stop = whenShown({
      onBack: () => void back(),
      onHidden() {
        latest.current.onHidden();
        void save().then(send);
      },
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop();
      // A move runs this as well, and its own timer sends it.
      void save();
    };
  }, [kind, games, level, seed, position]);
  // The page is left.
  useEffect(() => () => void games.send(), [games]);
}
