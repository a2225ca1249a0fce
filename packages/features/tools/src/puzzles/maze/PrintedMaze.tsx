import { mazeUnit, mazeWalls, mazeWay } from '@apiyard/kernels/maze/draw';
import { dashed, lines, picture } from '../print/drawing.css.ts';
import type { MazePuzzle } from './maze-board.ts';

interface PrintedMazeProps {
  readonly puzzle: MazePuzzle;
  readonly isSolution: boolean;
  readonly label: string;
}

const edge = 2;

/** A maze as a drawing, with the way as a dashed line in the solution. */
export function PrintedMaze({ puzzle, isSolution, label }: PrintedMazeProps) {
  const [width, height] = [puzzle.width * mazeUnit + 2 * edge, puzzle.height * mazeUnit + 2 * edge];
  return (
    <svg role="img" aria-label={label} viewBox={`${-edge} ${-edge} ${width} ${height}`} className={picture}>
      <path className={lines} strokeWidth={1.4} strokeLinecap="round" d={mazeWalls(puzzle)} />
      {isSolution && <path className={dashed} strokeWidth={1.6} d={mazeWay(puzzle)} />}
    </svg>
  );
}
