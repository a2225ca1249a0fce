import { Card } from '@apiyard/ui/Card';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { columns } from './PlaygroundScreen.css.ts';

/** The playground before its API is known: the same shape, so that nothing jumps. */
export function PlaygroundSkeleton() {
  return (
    <div aria-busy>
      <Stack space={3}>
        <Skeleton shape="text" lines={3} />
        <div className={columns}>
          <Card>
            <Skeleton shape="text" lines={12} />
          </Card>
          <Card>
            <Skeleton shape="text" lines={12} />
          </Card>
        </div>
      </Stack>
    </div>
  );
}
