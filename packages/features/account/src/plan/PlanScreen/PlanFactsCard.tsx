import type { AccountPlan } from '@apiyard/api/contract/plans/account-plan';
import { Badge } from '@apiyard/ui/Badge';
import { Card } from '@apiyard/ui/Card';
import { Link } from '@apiyard/ui/Link';
import { Meter } from '@apiyard/ui/Meter';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { planName } from '@apiyard/kit/PlanCard/plan-facts.ts';
import { planCardCopy } from '@apiyard/kit/PlanCard/plan-card-copy.ts';
import { useLimits } from '@apiyard/kit/PlanCard/use-limits.ts';
import { Time } from '@apiyard/kit/Time/Time.tsx';
import { planCopy } from '../plan-copy.ts';
import { head, limit, limits as list, mark, name } from './PlanScreen.css.ts';

interface PlanFactsCardProps {
  readonly account: AccountPlan;
  readonly nowMs: number;
}

/** From this many days before the end, the date is shown as a warning. */
const soonMs = 14 * 86_400_000;

/** The current plan: its limits, its end and today's quota. */
export function PlanFactsCard({ account: { plan, until, quota }, nowMs }: PlanFactsCardProps) {
  const t = useCopy(planCopy);
  const tPlan = useCopy(planCardCopy);
  const format = useFormat();
  const limits = useLimits(plan);
  const isFree = plan.id === 'free';
  const endsSoon = until !== null && Date.parse(until) - nowMs <= soonMs;
  return (
    <Card title={t('plan.current')} actions={<Link href="/pricing">{t('plan.compare')}</Link>}>
      <Stack space={2}>
        <div className={head}>
          <p className={name}>
            <bdi>{planName(plan, tPlan)}</bdi>
          </p>
          {until !== null ? (
            <Badge tone={endsSoon ? 'warning' : 'success'}>{t('plan.endsAt', { date: format.moment(until) })}</Badge>
          ) : (
            !isFree && <Badge tone="success">{t('plan.endless')}</Badge>
          )}
        </div>
        {endsSoon && <Text tone="quiet">{t('plan.endsSoon')}</Text>}
        <ul role="list" className={list}>
          {limits.map(({ words, isGiven }) => (
            <li key={words} className={limit}>
              <span className={mark} aria-hidden>
                {isGiven ? <IconCheck size={16} stroke={1.5} /> : <IconMinus size={16} stroke={1.5} />}
              </span>
              <Text as="span">{words}</Text>
            </li>
          ))}
        </ul>
        <Stack space={0.5}>
          <Meter
            label={t('plan.today')}
            value={quota.used}
            max={Math.max(1, quota.limit)}
            levels={[
              { from: 0, tone: 'success', label: t('plan.today.left', { count: quota.remaining }) },
              { from: quota.limit * 0.8, tone: 'warning', label: t('plan.today.left', { count: quota.remaining }) },
              { from: quota.limit, tone: 'error', label: t('plan.today.spent') },
            ]}
          />
          <Text size="small" tone="quiet">
            {t('plan.today.reset')} <Time at={quota.resetAt} nowMs={nowMs} />
          </Text>
        </Stack>
      </Stack>
    </Card>
  );
}
