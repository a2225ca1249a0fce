import type { PlanEvent } from '@apiyard/api/contract/plans/account-plan';
import { Card } from '@apiyard/ui/Card';
import { Empty } from '@apiyard/ui/Empty';
import { Timeline } from '@apiyard/ui/Timeline';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { planCardCopy } from '@apiyard/kit/PlanCard/plan-card-copy.ts';
import { planName } from '@apiyard/kit/PlanCard/plan-facts.ts';
import { planCopy } from '../plan-copy.ts';

const titles = {
  granted: 'plan.event.granted',
  extended: 'plan.event.extended',
  changed: 'plan.event.changed',
  revoked: 'plan.event.revoked',
  restored: 'plan.event.restored',
  redeemed: 'plan.event.redeemed',
  ended: 'plan.event.ended',
} as const;
const tones = {
  granted: 'success',
  extended: 'success',
  changed: 'info',
  revoked: 'warning',
  restored: 'success',
  redeemed: 'success',
  ended: 'neutral',
} as const;

/** The history of plan changes. */
export function HistoryCard({ history }: { readonly history: readonly PlanEvent[] }) {
  const t = useCopy(planCopy);
  const tPlan = useCopy(planCardCopy);
  const format = useFormat();
  const endOf = ({ kind, until }: PlanEvent) => {
    if (kind === 'ended' || kind === 'revoked') return undefined;
    return until === null ? t('plan.event.endless') : t('plan.event.until', { date: format.moment(until) });
  };
  return (
    <Card title={t('plan.history')}>
      {history.length === 0 ? (
        <Empty title={t('plan.history.none')} picture={null}>
          {t('plan.history.noneText')}
        </Empty>
      ) : (
        <Timeline
          label={t('plan.history')}
          events={history.map((event) => ({
            id: event.id,
            title: t(titles[event.kind], { plan: planName(event.plan, tPlan) }),
            at: event.at,
            tone: tones[event.kind],
            description: endOf(event),
          }))}
        />
      )}
    </Card>
  );
}
