import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import type { Result } from '../results/results.ts';
import { dayOf } from '../results/results.ts';
import { useKeptGame } from '../sync/use-kept-game.ts';
import { usePlayStores } from '../sync/use-play-stores.ts';
import type { createPlayMachine, Loaded } from './play.machine.ts';
import { elapsedAt, savedFrom } from './play.machine.ts';
import type { GameActions, GameView } from './game-view.ts';
import type { PuzzleId } from './rules.ts';
import type { SavedGame } from '../sync/saved-game.ts';

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

function useWhenKnown(id: PuzzleId | null): Promise<PuzzleId> {
  const [known] = useState(() => Promise.withResolvers<PuzzleId>());
  useEffect(() => {
    if (id !== null) known.resolve({ level: id.level, seed: id.seed });
  }, [id, known]);
  return known.promise;
}

/**
 * The game of one puzzle: made or read from where it is kept, saved after each change, and added to the results when it
 * is solved. It is paused while the page is hidden. Use it in a component with the puzzle as its key.
 * @param id null until it is known, as in what the server renders
 */
export function usePuzzleGame<Puzzle, Position, Hint>(kind: PuzzleKind<Puzzle, Position, Hint>, id: PuzzleId | null) {
  const whenKnown = useWhenKnown(id);
  const stores = usePlayStores(kind.name);
  const machine = useMemo(
    () =>
      kind.machine.provide({
        actors: {
          load: fromPromise(async ({ signal }): Promise<Loaded<Puzzle, Position>> => {
            const known = await whenKnown;
            const [puzzle, saved] = await Promise.all([kind.make(known, signal), stores.games.read(kind.name, known)]);
            return { puzzle, saved: saved as SavedGame<Position> | null };
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
    [kind, whenKnown, stores],
  );
  const [snapshot, send, actor] = useMachine(machine, { input: { now: Date.now } });
  const { context } = snapshot;
  const [results, setResults] = useState<readonly Result[]>([]);
  useEffect(() => {
    void stores.results.read().then(setResults);
    void stores.results.sync().then(setResults);
  }, [stores]);

  const record = (solved: Pick<Result, 'elapsedMs' | 'mistakes' | 'hints' | 'isUnsolved'>) => {
    if (id === null) return;
    const { level, seed } = id;
    const { position } = actor.getSnapshot().context;
    const score = position === null ? undefined : kind.scoreOf?.(position);
    const result = { level, seed, ...solved, day: dayOf(new Date()), ...(score === undefined ? {} : { score }) };
    void stores.results.add(result).then(setResults).then(stores.results.sync).then(setResults);
  };
  /** Points count also if the game is not solved. */
  const recordScore = () => {
    const now = actor.getSnapshot().context;
    if (kind.scoreOf === undefined || now.position === null || kind.scoreOf(now.position) === 0) return;
    const { mistakes, hints } = now;
    record({ elapsedMs: elapsedAt(now, now.now()), mistakes, hints, isUnsolved: true });
  };
  const onSolved = useEffectEvent(record);
  const onEnd = useEffectEvent(recordScore);
  useKeptGame({
    kind: kind.name,
    id,
    games: stores.games,
    position: context.position,
    saved: () => savedFrom(actor.getSnapshot().context),
    onHidden: () => {
      actor.send({ type: 'pause' });
      recordScore();
    },
    onContinued: (saved) => actor.send({ type: 'take', saved: saved as SavedGame<Position> }),
    onBack: () => void stores.results.sync().then(setResults),
  });
  useEffect(() => {
    const { unsubscribe } = actor.on('solved', ({ elapsedMs, mistakes, hints }) =>
      onSolved({ elapsedMs, mistakes, hints }),
    );
    return unsubscribe;
  }, [actor]);
  const isLost = snapshot.matches('lost');
  useEffect(() => {
    if (isLost) onEnd();
  }, [isLost]);
  useEffect(() => () => onEnd(), []);

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
