import type { PersonDetails } from '@apiyard/api/contract/accounts/people';
import { BarChart } from '@apiyard/ui/BarChart';
import { useCopy } from '@apiyard/kit/copy.ts';
import { usersCopy } from '../users-copy.ts';

interface CallsChartProps {
  readonly usage: PersonDetails['usage'];
}

export function CallsChart({ usage }: CallsChartProps) {
  const t = useCopy(usersCopy);
  return (
    <BarChart
      title={t('people.one.usage')}
      description={t('people.one.usageTotal', { count: usage.reduce((sum, { calls }) => sum + calls, 0) })}
      height={200}
      at={usage.map(({ day }) => new Date(`${day}T00:00:00Z`))}
      atLabel={t('people.one.day')}
      timeZone="UTC"
      series={[{ id: 'calls', label: t('people.one.calls'), values: usage.map(({ calls }) => calls) }]}
    />
  );
}
