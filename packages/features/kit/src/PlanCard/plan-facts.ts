import type { Plan } from '@apiyard/api/contract/plans/plans';
import { legible } from '@apiyard/ui/labels/figures';
import type { PlanCardTranslate } from './plan-card-copy.ts';

/** The operator's name for it, else the translated default. */
export function planName({ id, name }: Pick<Plan, 'id' | 'name'>, t: PlanCardTranslate): string {
  if (name !== '') return name;
  if (id === 'free') return t('planCard.plan.free');
  return id === 'premium' ? t('planCard.plan.premium') : id;
}

/** The target group; only of the built-in plans. */
export function planText({ id }: Pick<Plan, 'id'>, t: PlanCardTranslate): string | null {
  if (id === 'free') return t('planCard.plan.freeText');
  return id === 'premium' ? t('planCard.plan.premiumText') : null;
}

/** An amount in the smallest unit of its currency (ISO 4217), which is not a hundredth everywhere. */
export function formatMoney(amount: number, currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
  return legible(format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)));
}

export interface Price {
  readonly words: string;
  /** A sum that is due every month. */
  readonly isMonthly: boolean;
}

export function priceOf(
  { monthlyPrice, currency }: Pick<Plan, 'monthlyPrice' | 'currency'>,
  locale: string,
  t: PlanCardTranslate,
): Price {
  if (monthlyPrice === 0) return { words: t('planCard.price.free'), isMonthly: false };
  if (monthlyPrice === null || currency === null) return { words: t('planCard.price.request'), isMonthly: false };
  return { words: formatMoney(monthlyPrice, currency, locale), isMonthly: true };
}

/** The action for a plan; null for the current plan. */
export interface Step {
  readonly href: string;
  readonly words: string;
}

/** @param current the signed-in person's plan, null for visitors */
export function stepTo(
  { id, monthlyPrice }: Pick<Plan, 'id' | 'monthlyPrice'>,
  current: string | null,
  t: PlanCardTranslate,
): Step | null {
  if (id === current) return null;
  if (monthlyPrice !== 0)
    return {
      href: current === null ? '/contact?topic=premium' : `/account/plan?ask=${encodeURIComponent(id)}#request`,
      words: t('planCard.act.ask'),
    };
  // Signed-in people have the free plan already.
  return current === null ? { href: '/auth/register', words: t('planCard.act.register') } : null;
}
