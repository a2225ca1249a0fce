import type { UsageDay } from '@apiyard/api/contract/hub/usage';
import { AreaChart } from '@apiyard/ui/AreaChart';
import { BarChart } from '@apiyard/ui/BarChart';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { homeCopy } from '../home-copy.ts';

interface UsageChartProps {
  readonly usage: Loadable<unknown>;
  /** Days of the period, oldest first. */
  readonly days: readonly UsageDay[];
  readonly onRetry: () => void;
}

/** Maximum number of days shown as bars. */
const barsMax = 31;

/** Calls per day: bars, or one area where there are many days. */
export function UsageChart({ usage, days, onRetry }: UsageChartProps) {
  const t = useCopy(homeCopy);
  const Chart = days.length > barsMax ? AreaChart : BarChart;
  return (
    <Chart
      title={t('home.usage.chart')}
      {...(usage.state === 'done' && {
        description: t('home.usage.total', { count: days.reduce((sum, { calls }) => sum + calls, 0) }),
      })}
      height={200}
      isLoading={usage.state === 'loading'}
      {...(usage.state === 'failed' && {
        failure: {
          title: t('home.usage.failed'),
          words: t('home.failedText'),
          onRetry,
          ...(usage.requestId !== undefined && { requestId: usage.requestId }),
        },
      })}
      at={days.map(({ day }) => new Date(`${day}T00:00:00Z`))}
      atLabel={t('home.usage.day')}
      series={[{ id: 'calls', label: t('home.usage.calls'), values: days.map(({ calls }) => calls) }]}
      timeZone="UTC"
    />
  );
}
