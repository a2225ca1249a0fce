import type { UsageDay } from '@apiyard/api/contract/hub/usage';
import { BarChart } from '@apiyard/ui/BarChart';
import { Empty } from '@apiyard/ui/Empty';
import { useCopy } from '@apiyard/kit/copy.ts';
import { usageCopy } from '../usage-copy.ts';

export interface UsageChartProps {
  /** Oldest first; null while loading. */
  readonly days: readonly UsageDay[] | null;
}

/** Calls per day, with failed calls stacked on top. The chart includes its figures as a table. */
export function UsageChart({ days }: UsageChartProps) {
  const t = useCopy(usageCopy);
  const isQuiet = days?.every(({ calls, failed }) => calls + failed === 0) ?? false;
  const shown = isQuiet ? [] : (days ?? []);
  return (
    <BarChart
      title={t('usage.chart')}
      description={t('usage.chart.text')}
      height={220}
      isStacked
      isLoading={days === null}
      empty={<Empty title={t('usage.chart.none')} picture={null} />}
      at={shown.map(({ day }) => new Date(`${day}T00:00:00Z`))}
      atLabel={t('usage.chart.day')}
      series={[
        { id: 'ok', label: t('usage.chart.ok'), values: shown.map(({ calls }) => calls) },
        {
          id: 'failed',
          label: t('usage.chart.failed'),
          values: shown.map(({ failed }) => failed),
          tone: 'error',
        },
      ]}
      timeZone="UTC"
    />
  );
}
