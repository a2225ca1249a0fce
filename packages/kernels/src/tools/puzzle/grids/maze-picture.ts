import { mazeSvg } from '../../../maze/draw.ts';
import { makeMaze, type MazeStyle } from '../../../maze/maze.ts';
import { seeded } from '../../../random/seed.ts';
import { svgFile } from '../../random/pictures/svg/svg.ts';

interface Input {
  readonly width: number;
  readonly height: number;
  readonly style: MazeStyle;
  readonly showSolution: boolean;
  readonly cellSize: number;
  readonly colour: string;
  readonly background: string;
  readonly solutionColour: string;
  readonly seed?: string | undefined;
}

/** A perfect maze as a picture, the same as `maze` makes. */
export default function mazePicture({ width, height, style, seed, ...picture }: Input) {
  return svgFile('maze.svg', mazeSvg(makeMaze({ width, height, style }, seeded(seed).seed), picture));
}
