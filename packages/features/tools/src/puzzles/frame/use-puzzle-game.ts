import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import { usePersonId } from '@apiyard/kit/services.tsx';
import type { Result } from '../results/results.ts';
import { createResultStore, dayOf } from '../results/results.ts';
import type { createPlayMachine, Loaded } from './play.machine.ts';
import { savedFrom } from './play.machine.ts';
import type { GameActions, GameView } from './game-view.ts';
import type { PuzzleId } from './rules.ts';
import { createGameStore } from './saved-game.ts';

/** What a kind of puzzle brings to its page. */
export interface PuzzleKind<Puzzle, Position, Hint> {
  /** As in addresses. */
  readonly name: string;
  readonly machine: ReturnType<typeof createPlayMachine<Puzzle, Position, Hint>>;
  readonly make: (id: PuzzleId, signal: AbortSignal) => Promise<Puzzle>;
  /** Undefined for a puzzle without hints. */
  readonly findHint?: (puzzle: Puzzle, position: Position, signal: AbortSignal) => Promise<Hint>;
  /** Of a puzzle with points: also games that are not solved have a result then. */
  readonly scoreOf?: (position: Position) => number;
}

/**
 * The game of one puzzle: made or read from this browser, saved after each change, and added to the results when it is
 * solved. It is paused while the page is hidden. Use it in a component with the puzzle as its key.
 */
export function usePuzzleGame<Puzzle, Position, Hint>(kind: PuzzleKind<Puzzle, Position, Hint>, id: PuzzleId) {
  const person = usePersonId();
  const { level, seed } = id;
  const stores = useMemo(
    () => ({ games: createGameStore<Position>(kind.name, person), results: createResultStore(kind.name, person) }),
    [kind, person],
  );
  const machine = useMemo(
    () =>
      kind.machine.provide({
        actors: {
          load: fromPromise(async ({ signal }): Promise<Loaded<Puzzle, Position>> => {
            const [puzzle, saved] = await Promise.all([
              kind.make({ level, seed }, signal),
              stores.games.read({ level, seed }),
            ]);
            return { puzzle, saved };
          }),
          findHint: fromPromise(
            ({
              input,
              signal,
            }: {
              input: { readonly puzzle: Puzzle; readonly position: Position };
              signal: AbortSignal;
            }) => kind.findHint?.(input.puzzle, input.position, signal) ?? Promise.reject(new Error('No hints.')),
          ),
        },
      }),
    [kind, level, seed, stores],
  );
  const [snapshot, send, actor] = useMachine(machine, { input: { now: Date.now } });
  const { context } = snapshot;
  const [results, setResults] = useState<readonly Result[]>([]);
  useEffect(() => void stores.results.read().then(setResults), [stores]);

  const { position } = context;
  useEffect(() => {
    const save = () => {
      const game = savedFrom(actor.getSnapshot().context);
      if (game !== null) void stores.games.keep({ level, seed }, game);
    };
    const onHidden = () => {
      if (document.visibilityState !== 'hidden') return;
      actor.send({ type: 'pause' });
      save();
    };
    save();
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      save();
    };
  }, [actor, position, stores, level, seed]);
  useEffect(() => {
    const { unsubscribe } = actor.on('solved', ({ elapsedMs, mistakes, hints }) => {
      const result = { level, seed, elapsedMs, mistakes, hints, day: dayOf(new Date()) };
      void stores.results.add(result).then(setResults);
    });
    return unsubscribe;
  }, [actor, stores, level, seed]);

  const game: GameView = {
    state: snapshot.matches('failed')
      ? 'failed'
      : snapshot.matches('paused')
        ? 'paused'
        : snapshot.matches('solved')
          ? 'solved'
          : snapshot.matches('lost')
            ? 'lost'
            : snapshot.matches('playing')
              ? 'playing'
              : 'loading',
    elapsedMs: context.elapsedMs,
    sinceMs: context.sinceMs,
    mistakes: context.mistakes,
    hints: context.hints,
    canUndo: context.history.done.length > 0,
    canRedo: context.history.undone.length > 0,
    checked: context.checked,
    hasHintFailed: context.hasHintFailed,
  };
  const actions: GameActions = useMemo(
    () => ({
      onUndo: () => send({ type: 'undo' }),
      onRedo: () => send({ type: 'redo' }),
      onCheck: () => send({ type: 'check' }),
      onHint: () => send({ type: 'hint' }),
      onCloseHint: () => send({ type: 'close hint' }),
      onPause: () => send({ type: 'pause' }),
      onResume: () => send({ type: 'resume' }),
      onStartOver: () => send({ type: 'start over' }),
      onRetry: () => send({ type: 'retry' }),
    }),
    [send],
  );
  return {
    puzzle: context.puzzle,
    position: context.position,
    hint: context.hint,
    game,
    actions,
    results,
    onMove: (next: Position) => send({ type: 'move', position: next }),
  };
}
