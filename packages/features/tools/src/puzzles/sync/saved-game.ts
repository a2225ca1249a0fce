import type { History } from '@apiyard/kit/history/history.ts';

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
