import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { BenchSkeleton } from './Bench.tsx';

/** Placeholder of the playground, in the same shape to prevent layout shift. */
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
