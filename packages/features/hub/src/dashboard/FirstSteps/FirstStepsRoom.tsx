import { Skeleton } from '@apiyard/ui/Skeleton';
import { room } from './FirstStepsRoom.css.ts';

/** Shown while the first steps load, as high as they are. */
export function FirstStepsRoom() {
  return (
    <div className={room} aria-busy>
      <Skeleton shape="block" height="fill" />
    </div>
  );
}
