import { beforeAll, describe, expect, it } from 'vitest';
import { changeLanguage, i18n, loadActive } from '../_kit/copy.ts';
import { adviceFor, needOf } from './calculator.ts';
import type { Demand } from './calculator.ts';
import { formatMoney, planName, priceOf, stepTo } from './plan-facts.ts';
import type { PricingTranslate } from './pricing-copy.ts';
import { pricingCopy } from './pricing-copy.ts';
import { soldPlans, storyPlans } from './story/plans.ts';

const nothing: Demand = { people: 0, callsEach: 0, callsPerHour: 0, premiumApis: false };
const advised = (demand: Partial<Demand>) => {
  const advice = adviceFor({ ...nothing, ...demand }, storyPlans);
  return advice.kind === 'fits' ? [advice.plan.id, advice.share] : advice.kind;
};

describe('what somebody needs', () => {
  it('is people times calls, and jobs round the clock', () => {
    expect(needOf({ ...nothing, people: 50, callsEach: 4 })).toEqual({ callsPerDay: 200, callsPerMinute: 1 });
    expect(needOf({ ...nothing, people: 50, callsEach: 4, callsPerHour: 10 })).toEqual({ callsPerDay: 440, callsPerMinute: 1 });
    expect(needOf(nothing)).toEqual({ callsPerDay: 0, callsPerMinute: 0 });
  });

  it('takes a sixth of the day’s visits to fall into one hour', () => {
    expect(needOf({ ...nothing, people: 3600, callsEach: 6 }).callsPerMinute).toBe(60);
    expect(needOf({ ...nothing, people: 3600, callsEach: 6, callsPerHour: 60 }).callsPerMinute).toBe(61);
  });
});

describe('the plan that is advised', () => {
  it('is the smallest that holds the day', () => {
    expect(advised({ people: 125, callsEach: 4 })).toEqual(['free', 1]);
    expect(advised({ people: 501, callsEach: 1 })).toEqual(['premium', 0.02505]);
    expect(advised({})).toEqual(['free', 0]);
  });

  it('holds the busiest minute as well', () => {
    const slow = storyPlans.map((plan) => (plan.id === 'free' ? { ...plan, callsPerDay: 50_000, callsPerMinute: 10 } : plan));
    expect(adviceFor({ ...nothing, people: 3601, callsEach: 1 }, slow)).toMatchObject({ plan: { id: 'premium' } });
    expect(adviceFor({ ...nothing, people: 3600, callsEach: 1 }, slow)).toMatchObject({ plan: { id: 'free' } });
  });

  it('has premium APIs where they are needed', () => {
    expect(advised({ people: 1, callsEach: 1, premiumApis: true })).toEqual(['premium', 0.00005]);
  });

  it('is none where no plan holds it, and where there are none', () => {
    expect(advised({ people: 20_001, callsEach: 1 })).toBe('too much');
    expect(adviceFor(nothing, [])).toEqual({ kind: 'too much' });
  });
});

describe('plans in words', () => {
  const t: PricingTranslate = (key, values) => String(i18n.t(key, { ...values }));
  beforeAll(() => loadActive(pricingCopy));

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
    expect([{ id: 'free', name: '' }, { id: 'free', name: 'Taste' }, { id: 'gold', name: '' }].map((plan) => planName(plan, t))).toEqual(['Free', 'Taste', 'gold']);
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
    expect([stepTo(free, 'free', t), stepTo(premium, 'free', t)]).toEqual([null, { href: '/contact?topic=premium', words: 'Ask for this plan' }]);
    expect([stepTo(free, 'premium', t), stepTo(premium, 'premium', t)]).toEqual([null, null]);
  });
});
