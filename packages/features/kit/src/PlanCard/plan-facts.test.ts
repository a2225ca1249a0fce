import { beforeAll, describe, expect, it } from 'vitest';
import { changeLanguage, loadActive, translatorOf } from '../copy.ts';
import { soldPlans, storyPlans } from '../story/plans.ts';
import { planCardCopy } from './plan-card-copy.ts';
import { formatMoney, planName, priceOf, stepTo } from './plan-facts.ts';

describe('plans in words', () => {
  const t = translatorOf(planCardCopy);
  beforeAll(() => loadActive(planCardCopy));

  it('formats prices from the smallest currency unit, also where it is not a hundredth', () => {
    expect(formatMoney(1250, 'EUR', 'en')).toBe('€12.50');
    expect(formatMoney(4900, 'EUR', 'en')).toBe('€49');
    expect(formatMoney(1500, 'JPY', 'en')).toBe('¥1,500');
    expect(formatMoney(12_500, 'KWD', 'en').replaceAll(/\s/g, ' ')).toBe('KWD 12.500');
    expect(formatMoney(1250, 'EUR', 'fr').replaceAll(/\s/g, ' ')).toBe('12,50 €');
  });

  it('a plan is free, monthly or priced on request', () => {
    expect(soldPlans.map((plan) => priceOf(plan, 'en', t))).toEqual([
      { words: 'No charge', isMonthly: false },
      { words: '€12.50', isMonthly: true },
      { words: '€49', isMonthly: true },
    ]);
    expect(priceOf({ monthlyPrice: null, currency: null }, 'en', t)).toEqual({ words: 'On request', isMonthly: false });
  });

  it('prefers the operator’s name, then ours in each language, then the ID', async () => {
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

  it('offers visitors an account, and others the plans they do not have', () => {
    const [free, premium] = storyPlans;
    if (!free || !premium) throw new Error('There are two.');
    expect([stepTo(free, null, t), stepTo(premium, null, t)]).toEqual([
      { href: '/auth/register', words: 'Create account' },
      { href: '/contact?topic=premium', words: 'Request this plan' },
    ]);
    expect([stepTo(free, 'free', t), stepTo(premium, 'free', t)]).toEqual([
      null,
      { href: '/account/plan?ask=premium#request', words: 'Request this plan' },
    ]);
    expect([stepTo(free, 'premium', t), stepTo(premium, 'premium', t)]).toEqual([null, null]);
  });
});
