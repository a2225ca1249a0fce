import type { UsageDay } from '@apiyard/api/contract/hub/usage';
import { Card } from '@apiyard/ui/Card';
import { Empty } from '@apiyard/ui/Empty';
import { Link } from '@apiyard/ui/Link';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Suspense } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { lazyPart } from '@apiyard/kit/routing/lazy-part.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { homeCopy } from '../home-copy.ts';
import { chartRoom, rangeRoom } from './DashboardScreen.css.ts';
import { RangeChoice } from './RangeChoice.tsx';
import type { UsageRange } from './usage-range.ts';

const UsageChart = lazyPart('usage-chart', () => import('./UsageChart.tsx').then(({ UsageChart }) => UsageChart));

interface UsageCardProps {
  /** Oldest first, covering the longest period; null in the frame. */
  readonly usage: Loadable<readonly UsageDay[]> | null;
  readonly range: UsageRange;
  readonly onRange: (range: UsageRange) => void;
  readonly onRetry: () => void;
}

/** The person's calls per day. The chart is lazy; its space is reserved. */
export function UsageCard({ usage, range, onRange, onRetry }: UsageCardProps) {
  const t = useCopy(homeCopy);
  const days = usage?.state === 'done' ? usage.value.slice(-range) : [];
  const isQuiet = usage?.state === 'done' && days.every(({ calls }) => calls === 0);
  return (
    <Card
      title={t('home.usage.title')}
      actions={usage === null ? <RangeRoom /> : <RangeChoice range={range} onRange={onRange} />}
    >
      <div className={chartRoom}>
        {isQuiet ? (
          <Empty
            title={t('home.usage.none')}
            picture={null}
            action={
              <Link href="/allfeature" look="quiet">
                {t('home.usage.try')}
              </Link>
            }
          >
            {t('home.usage.noneText')}
          </Empty>
        ) : usage === null ? (
          <ChartBlock />
        ) : (
          <Suspense fallback={<ChartBlock />}>
            <UsageChart usage={usage} days={days} onRetry={onRetry} />
          </Suspense>
        )}
      </div>
    </Card>
  );
}

function RangeRoom() {
  return (
    <span className={rangeRoom} aria-hidden>
      <Skeleton shape="block" height="fill" />
    </span>
  );
}

function ChartBlock() {
  return <Skeleton shape="block" height="fill" />;
}
