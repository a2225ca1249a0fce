import type { History } from '@apiyard/kit/history/history.ts';
import { emptyHistory, recordStep, redoStep, undoStep } from '@apiyard/kit/history/history.ts';
import { assign, emit, fromPromise, setup } from 'xstate';
import type { PuzzleRules } from './rules.ts';
import type { Move, SavedGame } from '../sync/saved-game.ts';

/** First where to look, then the name of the technique, then what follows from it. */
export const hintDetails = ['point', 'name', 'explain'] as const;
export type HintDetail = (typeof hintDetails)[number];

export type PlayEvent<Position> =
  | { readonly type: 'move'; readonly position: Position }
  /** The game was continued on another device. */
  | { readonly type: 'take'; readonly saved: SavedGame<Position> }
  | {
      readonly type: 'undo' | 'redo' | 'check' | 'hint' | 'close hint' | 'pause' | 'resume' | 'start over' | 'retry';
    };

export interface Loaded<Puzzle, Position> {
  readonly puzzle: Puzzle;
  /** Null for a game that has not begun. */
  readonly saved: SavedGame<Position> | null;
}

interface PlayContext<Puzzle, Position, Hint> {
  readonly puzzle: Puzzle | null;
  readonly position: Position | null;
  readonly history: History<Move<Position>>;
  /** Time of play before the clock was last started. */
  readonly elapsedMs: number;
  /** When the clock was last started, in Unix milliseconds; null while it does not run. */
  readonly sinceMs: number | null;
  readonly mistakes: number;
  readonly hints: number;
  /** Mistakes that were found on request and are still there; null before the first check. */
  readonly checked: readonly number[] | null;
  readonly hint: { readonly value: Hint; readonly detail: HintDetail } | null;
  readonly hasHintFailed: boolean;
  readonly now: () => number;
}

export interface Solved {
  readonly type: 'solved';
  readonly elapsedMs: number;
  readonly mistakes: number;
  readonly hints: number;
}

/** Time of play until now. */
export const elapsedAt = (
  { elapsedMs, sinceMs }: Pick<PlayContext<unknown, unknown, unknown>, 'elapsedMs' | 'sinceMs'>,
  nowMs: number,
): number => elapsedMs + (sinceMs === null ? 0 : Math.max(0, nowMs - sinceMs));

/**
 * One game: it is loaded, played, paused, and solved or lost. A lost one continues when its last move is undone, a solved
 * one with a position that the rules don't take for solved. `load` makes the puzzle and reads the saved game, `findHint`
 * finds the next step; both are provided. A move, undo or redo closes the hint, which no longer fits.
 */
export function createPlayMachine<Puzzle, Position, Hint>(rules: PuzzleRules<Puzzle, Position>) {
  type Context = PlayContext<Puzzle, Position, Hint>;

  /** What the machine knows once the puzzle is loaded. */
  const at = ({ puzzle, position }: Context) => ({ puzzle: puzzle as Puzzle, position: position as Position });
  const isLostAt = (context: Context, position: Position) => rules.isLost?.(at(context).puzzle, position) ?? false;
  const mistakesAt = (context: Context, position: Position) => rules.mistakesIn(at(context).puzzle, position);

  /** After another position: only mistakes that were found before and are still there stay marked. */
  const placed = (context: Context, position: Position) => {
    const wrong = new Set(mistakesAt(context, position));
    return {
      position,
      checked: context.checked?.filter((cell) => wrong.has(cell)) ?? null,
      hint: null,
      hasHintFailed: false,
    };
  };
  const moved = (context: Context, position: Position) => {
    const before = new Set(mistakesAt(context, at(context).position));
    return {
      ...placed(context, position),
      history: recordStep(context.history, { before: at(context).position, after: position }),
      mistakes: context.mistakes + mistakesAt(context, position).filter((cell) => !before.has(cell)).length,
    };
  };
  /** What fits no other position. The clock starts again with the time of the game. */
  const taken = { checked: null, hint: null, hasHintFailed: false, sinceMs: null } as const;
  const isOverAt = (context: Context, position: Position) =>
    rules.isSolved(at(context).puzzle, position) || isLostAt(context, position);
  const stopped = (context: Context) => ({ elapsedMs: elapsedAt(context, context.now()), sinceMs: null });
  const nextDetail = (detail: HintDetail): HintDetail => hintDetails[hintDetails.indexOf(detail) + 1] ?? 'explain';

  return setup({
    types: {
      context: {} as Context,
      events: {} as PlayEvent<Position>,
      input: {} as { readonly now: () => number },
      emitted: {} as Solved,
    },
    actors: {
      load: fromPromise<Loaded<Puzzle, Position>>(() => Promise.reject(new Error('Provide what loads the puzzle.'))),
      findHint: fromPromise<Hint, { readonly puzzle: Puzzle; readonly position: Position }>(() =>
        Promise.reject(new Error('Provide what finds hints.')),
      ),
    },
    actions: {
      startClock: assign(({ context }) => ({ sinceMs: context.sinceMs ?? context.now() })),
      undoMove: assign(({ context }) => {
        const undone = undoStep(context.history);
        return undone === null ? {} : { ...placed(context, undone.step.before), history: undone.history };
      }),
      redoMove: assign(({ context }) => {
        const redone = redoStep(context.history);
        return redone === null ? {} : { ...placed(context, redone.step.after), history: redone.history };
      }),
      startOver: assign(({ context }) => ({
        ...moved(context, rules.start(at(context).puzzle)),
        mistakes: context.mistakes,
      })),
      stopClock: assign(({ context }) => stopped(context)),
      takeGame: assign(({ event }) => (event.type === 'take' ? { ...taken, ...event.saved } : {})),
      announceSolved: emit(({ context: { elapsedMs, mistakes, hints } }): Solved => ({
        type: 'solved',
        elapsedMs,
        mistakes,
        hints,
      })),
    },
  }).createMachine({
    id: 'play',
    context: ({ input }) => ({
      puzzle: null,
      position: null,
      history: emptyHistory,
      elapsedMs: 0,
      sinceMs: null,
      mistakes: 0,
      hints: 0,
      checked: null,
      hint: null,
      hasHintFailed: false,
      now: input.now,
    }),
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          src: 'load',
          onDone: {
            target: 'loaded',
            actions: assign(({ event: { output } }) => ({
              puzzle: output.puzzle,
              ...(output.saved ?? { position: rules.start(output.puzzle) }),
            })),
          },
          onError: 'failed',
        },
      },
      failed: { on: { retry: 'loading' } },
      loaded: {
        always: [
          { guard: ({ context }) => rules.isSolved(at(context).puzzle, at(context).position), target: 'solved' },
          { guard: ({ context }) => isLostAt(context, at(context).position), target: 'lost' },
          { target: 'playing' },
        ],
      },
      playing: {
        entry: 'startClock',
        initial: 'thinking',
        states: {
          thinking: {},
          hinting: {
            invoke: {
              src: 'findHint',
              input: ({ context }) => at(context),
              onDone: {
                target: 'thinking',
                actions: assign(({ context, event }) => ({
                  hint: { value: event.output, detail: 'point' as const },
                  hints: context.hints + 1,
                })),
              },
              onError: { target: 'thinking', actions: assign({ hasHintFailed: true }) },
            },
          },
        },
        on: {
          take: { target: 'loaded', actions: 'takeGame' },
          move: [
            { guard: ({ context, event }) => event.position === context.position },
            {
              guard: ({ context, event }) => rules.isSolved(at(context).puzzle, event.position),
              target: 'solved',
              actions: [assign(({ context, event }) => moved(context, event.position)), 'stopClock', 'announceSolved'],
            },
            {
              guard: ({ context, event }) => isLostAt(context, event.position),
              target: 'lost',
              actions: [assign(({ context, event }) => moved(context, event.position)), 'stopClock'],
            },
            { target: '.thinking', actions: assign(({ context, event }) => moved(context, event.position)) },
          ],
          undo: { guard: ({ context }) => context.history.done.length > 0, target: '.thinking', actions: 'undoMove' },
          redo: [
            {
              guard: ({ context }) => {
                const redone = redoStep(context.history);
                return redone !== null && isLostAt(context, redone.step.after);
              },
              target: 'lost',
              actions: ['redoMove', 'stopClock'],
            },
            { guard: ({ context }) => context.history.undone.length > 0, target: '.thinking', actions: 'redoMove' },
          ],
          check: { actions: assign(({ context }) => ({ checked: mistakesAt(context, at(context).position) })) },
          hint: [
            {
              guard: ({ context }) => context.hint !== null,
              actions: assign(({ context: { hint } }) => ({
                hint: hint && { ...hint, detail: nextDetail(hint.detail) },
              })),
            },
            { target: '.hinting', actions: assign({ hasHintFailed: false }) },
          ],
          'close hint': { target: '.thinking', actions: assign({ hint: null, hasHintFailed: false }) },
          pause: { target: 'paused', actions: 'stopClock' },
          'start over': { target: '.thinking', actions: 'startOver' },
        },
      },
      paused: {
        on: {
          resume: 'playing',
          take: [
            {
              guard: ({ context, event }) => isOverAt(context, event.saved.position),
              target: 'loaded',
              actions: 'takeGame',
            },
            { actions: 'takeGame' },
          ],
        },
      },
      lost: {
        on: {
          take: { target: 'loaded', actions: 'takeGame' },
          undo: {
            guard: ({ context }) => context.history.done.length > 0,
            target: 'playing',
            actions: 'undoMove',
          },
          'start over': { target: 'playing', actions: 'startOver' },
        },
      },
      solved: {
        on: {
          move: {
            guard: ({ context, event }) => !rules.isSolved(at(context).puzzle, event.position),
            target: 'playing',
            actions: assign(({ context, event }) => placed(context, event.position)),
          },
        },
      },
    },
  });
}

/** What is saved of a game. Its time is that until now. */
export function savedFrom<Position>(context: PlayContext<unknown, Position, unknown>): SavedGame<Position> | null {
  const { position, history, mistakes, hints, now } = context;
  return position === null ? null : { position, history, mistakes, hints, elapsedMs: elapsedAt(context, now()) };
}
