import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { skeletonColumns } from './KanbanScreen.css.ts';

/** Four columns while the board loads. */
export function BoardSkeleton() {
  return (
    <div className={skeletonColumns} aria-busy>
      {[3, 3, 2, 4].map((count, column) => (
        <Stack key={column} space={1}>
          <Skeleton shape="row" />
          {Array.from({ length: count }, (_, index) => (
            <Skeleton key={index} shape="block" height={12} />
          ))}
        </Stack>
      ))}
    </div>
  );
}
