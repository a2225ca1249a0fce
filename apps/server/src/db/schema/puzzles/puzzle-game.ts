/** The latest position of a puzzle that a person plays, from any of their devices. */
export interface PuzzleGameTable {
  person_id: string;
  /** As in addresses, such as `sudoku`. */
  kind: string;
  level: string;
  seed: string;
  /** Counts saves, from 1. */
  revision: number;
  /** The time of the last move. */
  played_at: number;
  /** JSON of the page. */
  position: string;
  elapsed_ms: number;
  mistakes: number;
  hints: number;
}
