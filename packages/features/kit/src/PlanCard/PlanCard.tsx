import type { Plan } from '@apiyard/api/contract/plans/plans';
import { Badge } from '@apiyard/ui/Badge';
import { Heading } from '@apiyard/ui/Heading';
import { Link } from '@apiyard/ui/Link';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Text } from '@apiyard/ui/Text';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useCopy, useLanguage } from '../copy.ts';
import { localeOf } from '../settings/language.ts';
import { planName, planText, priceOf, stepTo } from './plan-facts.ts';
import { planCardCopy } from './plan-card-copy.ts';
import { useLimits } from './use-limits.ts';
import * as css from './PlanCard.css.ts';

interface PlanCardProps {
  readonly plan: Plan;
  /** The signed-in person's plan; null for visitors. */
  readonly current: string | null;
  /** Hides the action, for the preview in the plan editor. @default false */
  readonly isPreview?: boolean;
}

/** One plan with its limits, and a link to it. */
export function PlanCard({ plan, current, isPreview = false }: PlanCardProps) {
  const t = useCopy(planCardCopy);
  const locale = localeOf(useLanguage());
  const limits = useLimits(plan);
  const price = priceOf(plan, locale, t);
  const step = isPreview ? null : stepTo(plan, current, t);
  const text = planText(plan, t);
  return (
    <li className={plan.featured ? css.featured : css.plan}>
      <div className={css.head}>
        <div className={css.name}>
          <Heading level={2} size="h5">
            {planName(plan, t)}
          </Heading>
          {plan.id === current ? (
            <Badge tone="success">{t('planCard.yours')}</Badge>
          ) : (
            plan.featured && <Badge tone="accent">{t('planCard.featured')}</Badge>
          )}
        </div>
        {text !== null && <Text tone="quiet">{text}</Text>}
      </div>
      <p className={css.price}>
        <bdi className={css.amount}>{price.words}</bdi>
        {price.isMonthly && (
          <Text as="span" tone="quiet">
            {t('planCard.price.month')}
          </Text>
        )}
      </p>
      <ul role="list" className={css.limits}>
        {limits.map(({ words, isGiven }) => (
          <li key={words} className={css.limit}>
            <span className={isGiven ? css.has : css.hasNot} aria-hidden>
              {isGiven ? <IconCheck size={16} stroke={1.5} /> : <IconMinus size={16} stroke={1.5} />}
            </span>
            <Text as="span">{words}</Text>
          </li>
        ))}
      </ul>
      <div className={css.foot}>
        {step !== null && (
          <Link href={step.href} look={plan.featured ? 'primary' : 'quiet'}>
            {step.words}
          </Link>
        )}
        {plan.id === current && !isPreview && (
          <Link href="/account/plan" look="quiet">
            {t('planCard.act.own')}
          </Link>
        )}
      </div>
    </li>
  );
}

/** A placeholder while a plan loads. */
export function PlanCardSkeleton() {
  return (
    <li className={css.plan}>
      <Skeleton shape="text" lines={2} />
      <Skeleton shape="block" height={5} />
      <div className={css.limits}>
        <Skeleton shape="text" lines={5} />
      </div>
      <Skeleton shape="block" height={5} />
    </li>
  );
}
