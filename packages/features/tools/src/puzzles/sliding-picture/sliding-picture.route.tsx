import { createPuzzleRoute } from '../frame/create-puzzle-route.tsx';
import type { SlidingPageProps } from '../fifteen/SlidingGame.tsx';
import { levels } from './picture-level.ts';
import { slidingPictureKind } from './sliding-picture-kind.ts';
import { SlidingPictureScreen } from './SlidingPictureScreen.tsx';
import { useOwnPicture } from './use-own-picture.ts';

function WithOwnPicture(page: SlidingPageProps) {
  return <SlidingPictureScreen {...page} {...useOwnPicture()} />;
}

export const Component = createPuzzleRoute(slidingPictureKind, { levels, dailyLevel: '3' }, WithOwnPicture);
