/** Puzzles that a person plays on several devices: positions and results. */
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { isOneLine } from '../problem.ts';

/** Enforced by the server; devices keep the rest. */
export const puzzleLimits = {
  /** A position, as JSON. */
  positionLengthMax: 60_000,
  /** Maximum number of games for each kind of puzzle; those played longest ago are deleted. */
  gamesMax: 20,
  /** Maximum number of results for each kind of puzzle; the earliest are deleted. */
  resultsMax: 2000,
  /** In one call. */
  resultsPerCallMax: 200,
} as const;

const count = z.int().check(z.minimum(0), z.maximum(1_000_000));
const elapsedMs = z.int().check(z.minimum(0), z.maximum(31_536_000_000));

/** A puzzle follows from its kind, level and seed, as in the API. */
const kind = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));
/** Not trimmed: the seed of an address is taken as it is. */
const printable = z.string().check(isOneLine);
const ofPuzzle = {
  level: printable.check(z.minLength(1), z.maxLength(40)),
  seed: printable.check(z.minLength(1), z.maxLength(100)),
};

const PuzzleGame = z.object({
  /** JSON that only the page of the puzzle reads. */
  position: printable.check(z.maxLength(puzzleLimits.positionLengthMax)),
  elapsedMs,
  mistakes: count,
  hints: count,
});
export type PuzzleGame = z.infer<typeof PuzzleGame>;

/** A game as it is stored. Each save has the next revision. */
const StoredPuzzleGame = z.extend(PuzzleGame, { revision: z.int() });
export type StoredPuzzleGame = z.infer<typeof StoredPuzzleGame>;

const PuzzleResult = z.object({
  ...ofPuzzle,
  elapsedMs,
  mistakes: count,
  hints: count,
  /** The person's day on which it was solved. */
  day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  /** Points, for puzzles that have them. */
  score: z.optional(z.int().check(z.minimum(0), z.maximum(100_000_000))),
  /** Only its score counts. */
  isUnsolved: z.optional(z.boolean()),
});
export type PuzzleResult = z.infer<typeof PuzzleResult>;

const PuzzlePlay = z.object({
  results: z.array(PuzzleResult),
  /** The puzzle that was played last, on any device. */
  latest: z.nullable(z.object(ofPuzzle)),
});

export const getPuzzlePlay = endpoint({
  method: 'GET',
  path: '/api/account/puzzles/{kind}',
  summary: 'Results of a kind of puzzle, and the puzzle that was played last.',
  auth: 'person',
  input: z.object({ kind }),
  output: PuzzlePlay,
});

export const addPuzzleResults = endpoint({
  method: 'POST',
  path: '/api/account/puzzles/{kind}/results',
  summary:
    'Add results. A puzzle has one: the first that is solved, with the highest score. Results that are known already are fine.',
  auth: 'person',
  input: z.object({ kind, results: z.array(PuzzleResult).check(z.maxLength(puzzleLimits.resultsPerCallMax)) }),
  output: PuzzlePlay,
});

export const getPuzzleGame = endpoint({
  method: 'GET',
  path: '/api/account/puzzles/{kind}/game',
  summary: 'The game of a puzzle, null if there is none.',
  auth: 'person',
  input: z.object({ kind, ...ofPuzzle }),
  output: z.object({ game: z.nullable(StoredPuzzleGame) }),
});

export const savePuzzleGame = endpoint({
  method: 'PUT',
  path: '/api/account/puzzles/{kind}/game',
  summary: 'Save a game. If another device has saved one that was played later, that one stays and is returned.',
  auth: 'person',
  input: z.object({
    kind,
    ...ofPuzzle,
    /** The one that this game continues; 0 for none. */
    revision: z.int().check(z.minimum(0)),
    /** Time since the last move, which does not depend on the device's clock. */
    idleMs: z.int().check(z.minimum(0), z.maximum(31_536_000_000)),
    game: PuzzleGame,
  }),
  output: z.object({
    isSaved: z.boolean(),
    /** The game that is stored now. */
    game: StoredPuzzleGame,
  }),
});
