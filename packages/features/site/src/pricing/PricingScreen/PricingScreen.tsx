import type { Plan } from '@apiyard/api/contract/plans/plans';
import { Card } from '@apiyard/ui/Card';
import { Link } from '@apiyard/ui/Link';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { StaticTable } from '@apiyard/ui/StaticTable';
import { Text } from '@apiyard/ui/Text';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { localeOf } from '@apiyard/kit/settings/language.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { useMeasure } from '@apiyard/kit/browser/measure.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { StructuredData } from '@apiyard/kit/PageTitle/StructuredData.tsx';
import { useServices, useSite } from '@apiyard/kit/services.tsx';
import { plans as plansGrid } from '@apiyard/kit/PlanCard/PlanCard.css.ts';
import { PlanCard, PlanCardSkeleton } from '@apiyard/kit/PlanCard/PlanCard.tsx';
import { planCardCopy } from '@apiyard/kit/PlanCard/plan-card-copy.ts';
import { planName, priceOf } from '@apiyard/kit/PlanCard/plan-facts.ts';
import { PlansFailed, PlansNone } from '../PlansAway.tsx';
import { offerOf } from '../offer.ts';
import { pricingCopy } from '../pricing-copy.ts';

export interface PricingScreenProps {
  readonly plans: Loadable<readonly Plan[]>;
  /** The signed-in person's plan; null for visitors. */
  readonly current: string | null;
  readonly onRetry: () => void;
}

/** Plans as cards, then as a comparison table. */
export function PricingScreen({ plans, current, onRetry }: PricingScreenProps) {
  const t = useCopy(pricingCopy);
  return (
    <Stack space={3}>
      <PageBand title={t('pricing.title')} purpose={t('pricing.purpose')} />
      <Plans plans={plans} current={current} onRetry={onRetry} />
      <Text tone="quiet" isProse>
        {t('pricing.note')} <Link href="/docs/limits">{t('pricing.note.link')}</Link>
      </Text>
    </Stack>
  );
}

function Plans({ plans, current, onRetry }: PricingScreenProps) {
  const t = useCopy(pricingCopy);
  const tPlan = useCopy(planCardCopy);
  const { siteOrigin } = useServices();
  const { name } = useSite();
  if (plans.state === 'failed') return <PlansFailed requestId={plans.requestId} onRetry={onRetry} />;
  if (plans.state === 'done' && plans.value.length === 0) return <PlansNone />;
  return (
    <>
      {plans.state === 'done' && (
        <StructuredData
          value={{
            '@type': 'Product',
            name,
            description: t('pricing.purpose'),
            url: `${siteOrigin}/pricing`,
            offers: plans.value.map((plan) => offerOf(plan, planName(plan, tPlan), `${siteOrigin}/pricing`)),
          }}
        />
      )}
      <div aria-busy={plans.state === 'loading'}>
        <ul role="list" className={plansGrid}>
          {plans.state === 'loading'
            ? [0, 1].map((place) => <PlanCardSkeleton key={place} />)
            : plans.value.map((plan) => <PlanCard key={plan.id} plan={plan} current={current} />)}
        </ul>
      </div>
      <Card title={t('pricing.compare')} padding="none">
        {plans.state === 'loading' ? <ComparisonSkeleton /> : <Comparison plans={plans.value} />}
      </Card>
    </>
  );
}

/** Its heading and six lines. */
function ComparisonSkeleton() {
  return (
    <div aria-busy>
      {[0, 1, 2, 3, 4, 5, 6].map((line) => (
        <Skeleton key={line} shape="row" />
      ))}
    </div>
  );
}

interface Line {
  readonly id: string;
  readonly words: string;
  readonly of: (plan: Plan) => string;
}

function Comparison({ plans }: { readonly plans: readonly Plan[] }) {
  const t = useCopy(pricingCopy);
  const tPlan = useCopy(planCardCopy);
  const format = useFormat();
  const measure = useMeasure();
  const locale = localeOf(useLanguage());
  const priceWords = (plan: Plan) => {
    const { words, isMonthly } = priceOf(plan, locale, tPlan);
    return isMonthly ? `${words} ${tPlan('planCard.price.month')}` : words;
  };
  const lines: readonly Line[] = [
    { id: 'price', words: t('pricing.compare.price'), of: priceWords },
    { id: 'day', words: t('pricing.compare.day'), of: ({ callsPerDay }) => format.number(callsPerDay) },
    { id: 'minute', words: t('pricing.compare.minute'), of: ({ callsPerMinute }) => format.number(callsPerMinute) },
    { id: 'file', words: t('pricing.compare.file'), of: ({ fileSizeBytesMax }) => measure.bytes(fileSizeBytesMax) },
    { id: 'keys', words: t('pricing.compare.keys'), of: ({ keysMax }) => format.number(keysMax) },
    {
      id: 'premium',
      words: t('pricing.compare.premium'),
      of: ({ premiumApis }) => t(premiumApis ? 'pricing.yes' : 'pricing.no'),
    },
  ];
  return (
    <StaticTable
      label={t('pricing.compare')}
      columns={[
        { id: 'what', label: t('pricing.compare.what'), render: ({ words }: Line) => words },
        ...plans.map((plan) => ({
          id: plan.id,
          label: planName(plan, tPlan),
          align: 'end' as const,
          render: ({ of }: Line) => (
            <Text as="span" isTabular>
              <bdi>{of(plan)}</bdi>
            </Text>
          ),
        })),
      ]}
      rows={lines}
      rowId={({ id }) => id}
    />
  );
}
