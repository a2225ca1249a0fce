import type { Plan } from '@apiyard/api/contract/plans/plans';
import { Badge } from '@apiyard/ui/Badge';
import { Card } from '@apiyard/ui/Card';
import { DisclosureGroup } from '@apiyard/ui/DisclosureGroup';
import { Heading } from '@apiyard/ui/Heading';
import { Link } from '@apiyard/ui/Link';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Text } from '@apiyard/ui/Text';
import { useId } from 'react';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { localeOf } from '@apiyard/kit/settings/language.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { PublicPage } from '@apiyard/kit/PublicPage/PublicPage.tsx';
import { planCardCopy } from '@apiyard/kit/PlanCard/plan-card-copy.ts';
import { planName, priceOf, stepTo } from '@apiyard/kit/PlanCard/plan-facts.ts';
import { PlansFailed, PlansNone } from '../PlansAway.tsx';
import { pricingCopy } from '../pricing-copy.ts';
import { useLimits } from '@apiyard/kit/PlanCard/use-limits.ts';
import { Calculator } from './Calculator.tsx';
import * as css from './Pricing2Screen.css.ts';

const questions = [
  { id: 'spent', question: 'pricing.ask.spent', answer: 'pricing.ask.spentText' },
  { id: 'fail', question: 'pricing.ask.fail', answer: 'pricing.ask.failText' },
  { id: 'change', question: 'pricing.ask.change', answer: 'pricing.ask.changeText' },
  { id: 'without', question: 'pricing.ask.without', answer: 'pricing.ask.withoutText' },
] as const;

export interface Pricing2ScreenProps {
  readonly plans: Loadable<readonly Plan[]>;
  /** The signed-in person's plan; null for visitors. */
  readonly current: string | null;
  readonly onRetry: () => void;
}

/** Calculator first, then the plans. */
export function Pricing2Screen({ plans, current, onRetry }: Pricing2ScreenProps) {
  const t = useCopy(pricingCopy);
  const plansId = useId();
  const questionsId = useId();
  return (
    <PublicPage title={t('pricing.plain.title')} purpose={t('pricing.plain.purpose')} isCentred>
      <div className={css.column}>
        <Card title={t('pricing.calculator')}>
          <Calculator plans={plans} current={current} />
        </Card>
        <section className={css.part} aria-labelledby={plansId} aria-busy={plans.state === 'loading'}>
          <Heading level={2} size="h4" id={plansId}>
            {t('pricing.all')}
          </Heading>
          <Plans plans={plans} current={current} onRetry={onRetry} />
          <Text tone="quiet">
            {t('pricing.note')} <Link href="/docs/limits">{t('pricing.note.link')}</Link>
          </Text>
        </section>
        <section className={css.part} aria-labelledby={questionsId}>
          <Heading level={2} size="h4" id={questionsId}>
            {t('pricing.questions')}
          </Heading>
          <DisclosureGroup
            items={questions.map(({ id, question, answer }) => ({
              id,
              title: t(question),
              content: <Text isProse>{t(answer)}</Text>,
            }))}
          />
        </section>
      </div>
    </PublicPage>
  );
}

function Plans({ plans, current, onRetry }: Pricing2ScreenProps) {
  if (plans.state === 'failed') return <PlansFailed requestId={plans.requestId} onRetry={onRetry} />;
  if (plans.state === 'done' && plans.value.length === 0) return <PlansNone />;
  return (
    <ul role="list" className={css.plans}>
      {plans.state === 'loading'
        ? [0, 1].map((place) => (
            <li key={place} className={css.plan}>
              <div className={css.planWords}>
                <Skeleton shape="text" lines={3} />
              </div>
            </li>
          ))
        : plans.value.map((plan) => <PlanLine key={plan.id} plan={plan} current={current} />)}
    </ul>
  );
}

function PlanLine({ plan, current }: { readonly plan: Plan; readonly current: string | null }) {
  const t = useCopy(planCardCopy);
  const locale = localeOf(useLanguage());
  const limits = useLimits(plan);
  const price = priceOf(plan, locale, t);
  const step = stepTo(plan, current, t);
  return (
    <li className={css.plan}>
      <div className={css.planWords}>
        <div className={css.planName}>
          <Heading level={3} size="h6">
            {planName(plan, t)}
          </Heading>
          {plan.id === current ? (
            <Badge tone="success">{t('planCard.yours')}</Badge>
          ) : (
            plan.featured && <Badge tone="accent">{t('planCard.featured')}</Badge>
          )}
        </div>
        <Text tone="quiet">{limits.map(({ words }) => words).join('\u00a0· ')}</Text>
      </div>
      <div className={css.planPrice}>
        <bdi className={css.amount}>
          {price.isMonthly ? `${price.words} ${t('planCard.price.month')}` : price.words}
        </bdi>
        {step !== null && <Link href={step.href}>{step.words}</Link>}
      </div>
    </li>
  );
}
