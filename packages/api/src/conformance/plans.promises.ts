import { expect } from 'vitest';
import { listPlans, type Plan } from '../contract/plans.ts';
import { getMe, type User } from '../contract/session.ts';
import { expectOutput, promises, promisesOf } from './promise.ts';

export const plansPromises = promises(
  promisesOf(listPlans, [
    ['success', 'gives what everybody starts from: one plan that costs nothing, one on request that pages point at', async (world) => {
      const { items } = expectOutput<{ items: Plan[] }>(listPlans, await world.send(listPlans, {}));
      const [free, premium] = ['free', 'premium'].map((id) => items.find((plan) => plan.id === id));
      expect(free).toMatchObject({ name: '', callsPerDay: 1000, keysMax: 5, premiumApis: false, monthlyPrice: 0, currency: null, featured: false });
      expect(premium).toMatchObject({ name: '', callsPerDay: 50_000, keysMax: 25, premiumApis: true, monthlyPrice: null, currency: null, featured: true });
      expect(items.map(({ callsPerDay }) => callsPerDay)).toEqual(items.map(({ callsPerDay }) => callsPerDay).toSorted((a, b) => a - b));
    }],
    ['success', 'says of a plan what holds for the people who have it', async (world) => {
      await world.signedIn();
      const { user } = expectOutput<{ user: User }>(getMe, await world.send(getMe, {}));
      const { items } = expectOutput<{ items: Plan[] }>(listPlans, await world.send(listPlans, {}));
      expect(items.find(({ id }) => id === user.plan)?.callsPerDay).toBe(user.quota.limit);
    }],
  ]),
);
