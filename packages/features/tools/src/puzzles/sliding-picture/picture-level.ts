/** Levels of the sliding picture, as in addresses: `4` is the landscape of 4 by 4 tiles, `4-sea` the sea. Pure. */
import type { FifteenSize } from '@apiyard/kernels/fifteen/board';
import type { Scene } from '@apiyard/kernels/sliding-picture/scenes';
import { scenes } from '@apiyard/kernels/sliding-picture/scenes';
import { sizes } from '../fifteen/fifteen-board.ts';

export interface PictureLevel {
  readonly size: (typeof sizes)[number];
  readonly scene: Scene;
}

export const pictureLevelId = ({ size, scene }: PictureLevel): string =>
  scene === 'landscape' ? size : `${size}-${scene}`;

const choices: readonly PictureLevel[] = sizes.flatMap((size) => scenes.map((scene) => ({ size, scene })));
export const levels: readonly string[] = choices.map(pictureLevelId);

/** That of another id is the first. */
export const pictureLevelOf = (id: string): PictureLevel =>
  choices.find((choice) => pictureLevelId(choice) === id) ?? { size: '3', scene: 'landscape' };

export const sizeOfLevel = (id: string): FifteenSize => Number(pictureLevelOf(id).size) as FifteenSize;
