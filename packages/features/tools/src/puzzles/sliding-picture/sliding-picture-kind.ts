import { createSlidingKind } from '../fifteen/fifteen-kind.ts';
import { sizeOfLevel } from './picture-level.ts';

export const slidingPictureKind = createSlidingKind('sliding-picture', sizeOfLevel);
