import { type FifteenSize, goalOf } from '../../../fifteen/board.ts';
import { makeFifteen } from '../../../fifteen/fifteen.ts';
import { seeded } from '../../../random/seed.ts';
import { drawScene, type Scene } from '../../../sliding-picture/scenes.ts';
import { slidingPictureSvg } from '../../../sliding-picture/sliding-picture.ts';
import { svgFile } from '../../random/pictures/svg/svg.ts';

interface Input {
  readonly size: '3' | '4' | '5' | '6';
  readonly picture: Scene;
  readonly pixels: number;
  readonly showNumbers: boolean;
  readonly isSolved: boolean;
  readonly seed?: string | undefined;
}

/** A drawn scene with its tiles in the order that `fifteen` has for the seed, or solved. */
export default function slidingPicture({ size: text, picture, pixels, showNumbers, isSolved, seed: given }: Input) {
  const { seed } = seeded(given);
  const size = Number(text) as FifteenSize;
  const board = isSolved ? goalOf(size) : makeFifteen({ size }, seed).board;
  return svgFile('sliding-picture.svg', slidingPictureSvg(drawScene(picture, seed), board, { pixels, showNumbers }));
}
