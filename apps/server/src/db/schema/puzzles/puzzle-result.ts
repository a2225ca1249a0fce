/** The result of a puzzle, which a person has once. */
export interface PuzzleResultTable {
  person_id: string;
  kind: string;
  level: string;
  seed: string;
  /** The person's day, such as 2026-11-27. */
  day: string;
  elapsed_ms: number;
  mistakes: number;
  hints: number;
  /** Null for a puzzle without points. */
  score: number | null;
  is_unsolved: number;
}
