import { beforeAll, describe, expect, it } from 'vitest';
import { changeLanguage, loadActive, say } from '../copy.ts';
import { soldPlans, storyPlans } from '../story/plans.ts';
import type { PlanCardTranslate } from './plan-card-copy.ts';
import { planCardCopy } from './plan-card-copy.ts';
import { formatMoney, planName, priceOf, stepTo } from './plan-facts.ts';

describe('plans in words', () => {
  const t: PlanCardTranslate = (key, values) => say(key, values);
  beforeAll(() => loadActive(planCardCopy));

  it('prices are in the smallest unit of their currency, which is not a hundredth everywhere', () => {
    expect(formatMoney(1250, 'EUR', 'en')).toBe('€12.50');
    expect(formatMoney(4900, 'EUR', 'en')).toBe('€49');
    expect(formatMoney(1500, 'JPY', 'en')).toBe('¥1,500');
    expect(formatMoney(12_500, 'KWD', 'en').replaceAll(/\s/g, ' ')).toBe('KWD 12.500');
    expect(formatMoney(1250, 'EUR', 'fr').replaceAll(/\s/g, ' ')).toBe('12,50 €');
  });

  it('a plan costs nothing, a sum a month, or what is agreed', () => {
    expect(soldPlans.map((plan) => priceOf(plan, 'en', t))).toEqual([
      { words: 'No charge', isMonthly: false },
      { words: '€12.50', isMonthly: true },
      { words: '€49', isMonthly: true },
    ]);
    expect(priceOf({ monthlyPrice: null, currency: null }, 'en', t)).toEqual({ words: 'On request', isMonthly: false });
  });

  it('has the operator’s name, else ours in every language, else its id', async () => {
    expect(
      [
        { id: 'free', name: '' },
        { id: 'free', name: 'Taste' },
        { id: 'gold', name: '' },
      ].map((plan) => planName(plan, t)),
    ).toEqual(['Free', 'Taste', 'gold']);
    await changeLanguage('ch');
    expect(planName({ id: 'premium', name: '' }, t)).toBe('高级版');
    await changeLanguage('en');
  });

  it('leads visitors to an account, and others to what they do not have', () => {
    const [free, premium] = storyPlans;
    if (!free || !premium) throw new Error('There are two.');
    expect([stepTo(free, null, t), stepTo(premium, null, t)]).toEqual([
      { href: '/auth/register', words: 'Make an account' },
      { href: '/contact?topic=premium', words: 'Ask for this plan' },
    ]);
    expect([stepTo(free, 'free', t), stepTo(premium, 'free', t)]).toEqual([
      null,
      { href: '/account/plan?ask=premium#request', words: 'Ask for this plan' },
    ]);
    expect([stepTo(free, 'premium', t), stepTo(premium, 'premium', t)]).toEqual([null, null]);
  });
});
