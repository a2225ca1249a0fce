import { mazeText } from '../../../maze/draw.ts';
import { makeMaze, type MazeStyle } from '../../../maze/maze.ts';
import { seeded } from '../../../random/seed.ts';

interface Input {
  readonly width: number;
  readonly height: number;
  readonly style: MazeStyle;
  readonly showSolution: boolean;
  readonly seed?: string | undefined;
}

/** A perfect maze as text, with its solution. */
export default function maze({ showSolution, seed: given, ...options }: Input) {
  const { seed } = seeded(given);
  const made = makeMaze(options, seed);
  return {
    text: mazeText(made, showSolution),
    cells: made.cells.map((row) =>
      row.map(({ up, right, down, left }) => (up ? 1 : 0) + (right ? 2 : 0) + (down ? 4 : 0) + (left ? 8 : 0)),
    ),
    moves: made.solution.length - 1,
    solution: made.solution.map(({ row, column }) => ({ row: row + 1, column: column + 1 })),
    proof: made.proof,
    seed,
  };
}
