import type { Plan } from '@apiyard/api/contract/plans/plans';
import { Grid } from '@apiyard/ui/Grid';
import { Link } from '@apiyard/ui/Link';
import { Meter } from '@apiyard/ui/Meter';
import { NumberField } from '@apiyard/ui/NumberField';
import { Switch } from '@apiyard/ui/Switch';
import { Text } from '@apiyard/ui/Text';
import { useState } from 'react';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { localeOf } from '@apiyard/kit/settings/language.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import type { Demand } from '../calculator.ts';
import { adviceFor, needOf } from '../calculator.ts';
import { planCardCopy } from '@apiyard/kit/PlanCard/plan-card-copy.ts';
import { planName, stepTo } from '@apiyard/kit/PlanCard/plan-facts.ts';
import { pricingCopy } from '../pricing-copy.ts';
import * as css from './Pricing2Screen.css.ts';

interface CalculatorProps {
  readonly plans: Loadable<readonly Plan[]>;
  readonly current: string | null;
}

/** Default values: a small site with a form. */
const example: Demand = { people: 50, callsEach: 4, callsPerHour: 0, premiumApis: false };

const fields = [
  { name: 'people', label: 'pricing.calculator.people', help: 'pricing.calculator.peopleHelp', max: 1_000_000 },
  { name: 'callsEach', label: 'pricing.calculator.each', help: 'pricing.calculator.eachHelp', max: 1000 },
  { name: 'callsPerHour', label: 'pricing.calculator.hourly', help: 'pricing.calculator.hourlyHelp', max: 1_000_000 },
] as const;

/** Finds the smallest plan for the expected daily use. */
export function Calculator({ plans, current }: CalculatorProps) {
  const t = useCopy(pricingCopy);
  const [demand, setDemand] = useState(example);
  const need = needOf(demand);
  return (
    <div className={css.calculator}>
      <Grid minColumn="12rem" space={2}>
        {fields.map(({ name, label, help, max }) => (
          <NumberField
            key={name}
            label={t(label)}
            description={t(help)}
            minValue={0}
            maxValue={max}
            step={1}
            value={demand[name]}
            onChange={(value) => setDemand((before) => ({ ...before, [name]: value }))}
          />
        ))}
      </Grid>
      <Switch
        isSelected={demand.premiumApis}
        onChange={(premiumApis) => setDemand((before) => ({ ...before, premiumApis }))}
      >
        {t('pricing.calculator.premium')}
      </Switch>
      <div role="status" aria-busy={plans.state === 'loading'} className={css.result}>
        <div>
          <p className={css.need}>{t('pricing.calculator.need', { count: need.callsPerDay })}</p>
          <Text tone="quiet">{t('pricing.calculator.peak', { count: need.callsPerMinute })}</Text>
        </div>
        {plans.state === 'done' && plans.value.length > 0 ? (
          <AdviceWords demand={demand} plans={plans.value} current={current} />
        ) : (
          plans.state === 'loading' && <Text tone="quiet">{t('pricing.calculator.busy')}</Text>
        )}
      </div>
    </div>
  );
}

function AdviceWords({
  demand,
  plans,
  current,
}: {
  readonly demand: Demand;
  readonly plans: readonly Plan[];
  readonly current: string | null;
}) {
  const t = useCopy(pricingCopy);
  const tPlan = useCopy(planCardCopy);
  const locale = localeOf(useLanguage());
  const advice = adviceFor(demand, plans);
  if (advice.kind === 'too much') {
    return (
      <div className={css.advice}>
        <p className={css.adviceName}>{t('pricing.calculator.tooMuch')}</p>
        <Text>{t('pricing.calculator.tooMuchText')}</Text>
        <div>
          <Link href="/contact?topic=premium" look="primary">
            {t('pricing.none.ask')}
          </Link>
        </div>
      </div>
    );
  }
  const { plan, share } = advice;
  const step = stepTo(plan, current, tPlan);
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: share < 0.1 ? 1 : 0,
  }).format(share);
  return (
    <div className={css.advice}>
      <p className={css.adviceName}>{t('pricing.calculator.fits', { plan: planName(plan, tPlan) })}</p>
      <Text>{t('pricing.calculator.room', { share: percent })}</Text>
      <Meter label={t('pricing.calculator.share')} value={share} />
      {step !== null && (
        <div>
          <Link href={step.href} look="primary">
            {step.words}
          </Link>
        </div>
      )}
    </div>
  );
}
