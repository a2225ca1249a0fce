import type { History } from '@apiyard/kit/history/history.ts';
import type { Drafts } from '@apiyard/kit/unsaved/drafts.ts';
import { createDrafts } from '@apiyard/kit/unsaved/drafts.ts';
import type { PuzzleId } from './rules.ts';
import { placeOf } from './rules.ts';

/** A move. Positions share their unchanged cells, also in the browser's database. */
export interface Move<Position> {
  readonly before: Position;
  readonly after: Position;
}

/** A game as it is kept over a reload. */
export interface SavedGame<Position> {
  readonly position: Position;
  readonly history: History<Move<Position>>;
  readonly elapsedMs: number;
  /** Wrong entries, also those that were corrected. */
  readonly mistakes: number;
  readonly hints: number;
}

interface GameStore<Position> {
  readonly read: (id: PuzzleId) => Promise<SavedGame<Position> | null>;
  readonly keep: (id: PuzzleId, game: SavedGame<Position>) => Promise<void>;
  /** The puzzle that was played last. */
  readonly latest: () => Promise<PuzzleId | null>;
}

/** Games of one person and kind of puzzle in this browser. They are dropped 60 days after their last move. */
export function createGameStore<Position>(
  kind: string,
  owner: string | null,
  {
    drafts = (name: string) => createDrafts<unknown>(name, owner),
  }: { readonly drafts?: (name: string) => Drafts<unknown> } = {},
): GameStore<Position> {
  const games = drafts('apiyard-puzzles');
  const latestPlace = `${kind} latest`;
  return {
    read: async (id) => (await games.read(`${kind} ${placeOf(id)}`)) as SavedGame<Position> | null,
    async keep(id, game) {
      await games.keep(`${kind} ${placeOf(id)}`, game);
      await games.keep(latestPlace, { level: id.level, seed: id.seed } satisfies PuzzleId);
    },
    latest: async () => (await games.read(latestPlace)) as PuzzleId | null,
  };
}
