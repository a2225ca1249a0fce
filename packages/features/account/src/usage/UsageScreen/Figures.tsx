import type { UsageDay } from '@apiyard/api/contract/hub/usage';
import type { User } from '@apiyard/api/contract/accounts/session';
import { Card } from '@apiyard/ui/Card';
import { Meter } from '@apiyard/ui/Meter';
import { StatCard } from '@apiyard/ui/StatCard';
import { useCopy } from '@apiyard/kit/copy.ts';
import { usageCopy } from '../usage-copy.ts';
import { figure, figures } from './UsageScreen.css.ts';

interface FiguresProps {
  /** Null while loading. */
  readonly days: readonly UsageDay[] | null;
  readonly quota: User['quota'];
}

const sum = (days: readonly UsageDay[], of: (day: UsageDay) => number) =>
  days.reduce((total, day) => total + of(day), 0);

/** Totals of the period, and the remaining quota of the day. */
export function Figures({ days, quota }: FiguresProps) {
  const t = useCopy(usageCopy);
  const calls = days === null ? 0 : sum(days, (day) => day.calls);
  const failed = days === null ? 0 : sum(days, (day) => day.failed);
  const isLoading = days === null;
  return (
    <ul role="list" className={figures} aria-label={t('usage.figures')}>
      <li className={figure}>
        <StatCard label={t('usage.calls')} value={calls} isLoading={isLoading} />
      </li>
      <li className={figure}>
        <StatCard
          label={t('usage.cost')}
          value={days === null ? 0 : sum(days, (day) => day.cost)}
          isLoading={isLoading}
        />
      </li>
      <li className={figure}>
        <StatCard
          label={t('usage.failedShare')}
          value={calls + failed === 0 ? 0 : failed / (calls + failed)}
          format={{ style: 'percent', maximumFractionDigits: 1 }}
          isLoading={isLoading}
        />
      </li>
      <li className={figure}>
        <Card>
          <Meter
            label={t('usage.today')}
            value={quota.used}
            max={Math.max(1, quota.limit)}
            levels={[
              { from: 0, label: t('usage.quota.fine'), tone: 'success' },
              { from: quota.limit * 0.8, label: t('usage.quota.near'), tone: 'warning' },
              { from: quota.limit, label: t('usage.quota.spent'), tone: 'error' },
            ]}
          />
        </Card>
      </li>
    </ul>
  );
}
