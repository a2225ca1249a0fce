import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { BenchSkeleton } from './Bench.tsx';

/** The playground before its API is known: the same shape, so that nothing jumps. */
export function PlaygroundSkeleton() {
  return (
    <div aria-busy>
      <Stack space={3}>
        <Skeleton shape="text" lines={3} />
        <BenchSkeleton />
      </Stack>
    </div>
  );
}
