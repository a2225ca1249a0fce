/** What the frame asks a puzzle. Positions are immutable: a move that changes nothing returns the same one. */
export interface PuzzleRules<Puzzle, Position> {
  readonly start: (puzzle: Puzzle) => Position;
  readonly isSolved: (puzzle: Puzzle, position: Position) => boolean;
  /** Whether the last move ended the game, as a mine does. @default never */
  readonly isLost?: (puzzle: Puzzle, position: Position) => boolean;
  /** Numbers of the cells that differ from the solution, ascending. */
  readonly mistakesIn: (puzzle: Puzzle, position: Position) => readonly number[];
}

/** Page, API and MCP make the same puzzle from these. */
export interface PuzzleId {
  readonly level: string;
  /** Empty while it is not known. */
  readonly seed: string;
}

export const placeOf = ({ level, seed }: PuzzleId): string => `${level} ${seed}`;
