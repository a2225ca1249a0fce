import { describe, expect, it } from 'vitest';
import { storyPlans } from '@apiyard/kit/story/plans.ts';
import { adviceFor, needOf } from './calculator.ts';
import type { Demand } from './calculator.ts';

const nothing: Demand = { people: 0, callsEach: 0, callsPerHour: 0, premiumApis: false };
const advised = (demand: Partial<Demand>) => {
  const advice = adviceFor({ ...nothing, ...demand }, storyPlans);
  return advice.kind === 'fits' ? [advice.plan.id, advice.share] : advice.kind;
};

describe('expected use', () => {
  it('is users times calls plus jobs for 24 hours', () => {
    expect(needOf({ ...nothing, people: 50, callsEach: 4 })).toEqual({ callsPerDay: 200, callsPerMinute: 1 });
    expect(needOf({ ...nothing, people: 50, callsEach: 4, callsPerHour: 10 })).toEqual({
      callsPerDay: 440,
      callsPerMinute: 1,
    });
    expect(needOf(nothing)).toEqual({ callsPerDay: 0, callsPerMinute: 0 });
  });

  it('assumes a sixth of daily visits in one hour', () => {
    expect(needOf({ ...nothing, people: 3600, callsEach: 6 }).callsPerMinute).toBe(60);
    expect(needOf({ ...nothing, people: 3600, callsEach: 6, callsPerHour: 60 }).callsPerMinute).toBe(61);
  });
});

describe('the recommended plan', () => {
  it('is the smallest that covers the day', () => {
    expect(advised({ people: 125, callsEach: 4 })).toEqual(['free', 1]);
    expect(advised({ people: 501, callsEach: 1 })).toEqual(['premium', 0.02505]);
    expect(advised({})).toEqual(['free', 0]);
  });

  it('also covers the busiest minute', () => {
    const slow = storyPlans.map((plan) =>
      plan.id === 'free' ? { ...plan, callsPerDay: 50_000, callsPerMinute: 10 } : plan,
    );
    expect(adviceFor({ ...nothing, people: 3601, callsEach: 1 }, slow)).toMatchObject({ plan: { id: 'premium' } });
    expect(adviceFor({ ...nothing, people: 3600, callsEach: 1 }, slow)).toMatchObject({ plan: { id: 'free' } });
  });

  it('includes premium APIs if needed', () => {
    expect(advised({ people: 1, callsEach: 1, premiumApis: true })).toEqual(['premium', 0.00005]);
  });

  it('is none if no plan covers it or there are no plans', () => {
    expect(advised({ people: 20_001, callsEach: 1 })).toBe('too much');
    expect(adviceFor(nothing, [])).toEqual({ kind: 'too much' });
  });
});
