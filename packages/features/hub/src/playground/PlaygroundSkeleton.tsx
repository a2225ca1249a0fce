import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import type { ReactNode } from 'react';
import { BenchSkeleton } from './Bench.tsx';

interface PlaygroundSkeletonProps {
  /** What is known of the API. @default a placeholder */
  readonly head?: ReactNode;
}

/** Placeholder of the playground, in the same shape to prevent layout shift. */
export function PlaygroundSkeleton({ head = <HeadSkeleton /> }: PlaygroundSkeletonProps) {
  return (
    <Stack space={3}>
      {head}
      <BenchSkeleton />
    </Stack>
  );
}

function HeadSkeleton() {
  return (
    <div aria-busy>
      <Skeleton shape="text" lines={3} />
    </div>
  );
}
