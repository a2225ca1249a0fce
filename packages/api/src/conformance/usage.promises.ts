import { expect } from 'vitest';
import { callApi, callApiByQuery } from '../contract/hub.ts';
import { logout } from '../contract/session.ts';
import { getUsage, type LoggedCall, listCalls, type UsageDay } from '../contract/usage.ts';
import { expectFailure, expectOutput, promises, promisesOf } from './promise.ts';
import type { World } from './world.ts';

interface Usage {
  days: UsageDay[];
  apis: { api: string; calls: number; cost: number }[];
}
interface Calls {
  items: LoggedCall[];
  next: string | null;
}

/** Calls once; the request's id. */
async function called(world: World, api = 'random/uuid'): Promise<string> {
  const { headers } = await world.send(callApiByQuery, { api });
  return headers.get('x-request-id') ?? '';
}

const idsOf = ({ items }: Calls) => items.map(({ requestId }) => requestId);

export const usagePromises = promises(
  promisesOf(getUsage, [
    ['success', 'counts what succeeded, today last and no day left out', async (world) => {
      await world.signedIn();
      await called(world);
      await called(world);
      await world.send(callApi, { api: 'convert/data', text: '[1]', to: 'csv' });
      await called(world, 'no/such');
      const { days, apis } = expectOutput<Usage>(getUsage, await world.send(getUsage, { days: 7 }));
      expect(apis.find(({ api }) => api === 'random/uuid')).toEqual({ api: 'random/uuid', calls: 2, cost: 2 });
      expect(apis.some(({ api }) => api === 'no/such')).toBe(false);
      expect(apis.map(({ calls }) => calls)).toEqual(apis.map(({ calls }) => calls).toSorted((a, b) => b - a));
      const times = days.map(({ day }) => Date.parse(`${day}T00:00:00Z`));
      expect(times.map((time) => time - (times[0] ?? 0))).toEqual([0, 1, 2, 3, 4, 5, 6].map((day) => day * 86_400_000));
      const sum = (counts: readonly { calls: number }[]) => counts.reduce((all, { calls }) => all + calls, 0);
      expect(sum(days)).toBe(sum(apis));
      // Midnight may come between a call and this.
      expect(sum(days.slice(-2))).toBe(sum(apis));
    }],
    ['success', 'tells of 30 days when not asked for others, and of none of somebody else', async (world) => {
      await world.signedIn();
      await called(world);
      await world.send(logout, {});
      await world.signedIn();
      const { days, apis } = expectOutput<Usage>(getUsage, await world.send(getUsage, {}));
      expect([days.length, days.filter(({ calls, cost }) => calls !== 0 || cost !== 0), apis]).toEqual([30, [], []]);
    }],
    ['InvalidInput', 'refuses more days than are kept', async (world) => {
      await world.signedIn();
      const body = expectFailure(getUsage, await world.send(getUsage, { days: 91 }), 'InvalidInput');
      expect((body['errors'] as { pointer: string }[])[0]?.pointer).toBe('/days');
    }],
    ['Unauthenticated', 'needs a session', async (world) => {
      expectFailure(getUsage, await world.send(getUsage, {}), 'Unauthenticated');
    }],
  ]),
  promisesOf(listCalls, [
    ['success', 'shows what was called, latest first, with how it ended', async (world) => {
      await world.signedIn();
      const first = await called(world);
      const second = await called(world, 'no/such');
      const { items, next } = expectOutput<Calls>(listCalls, await world.send(listCalls, {}));
      expect(items.map(({ ms: _, at: __, ...item }) => item)).toEqual([
        { requestId: second, api: 'no/such', method: 'GET', status: 404, code: 'NotFound', cost: 0 },
        { requestId: first, api: 'random/uuid', method: 'GET', status: 200, code: null, cost: 1 },
      ]);
      expect(next).toBeNull();
      for (const { at, ms } of items) {
        expect(new Date(at).toISOString()).toBe(at);
        expect(ms).toBeGreaterThanOrEqual(0);
      }
    }],
    ['success', 'goes on where the last page ended', async (world) => {
      await world.signedIn();
      const ids: string[] = [];
      for (let time = 0; time < 5; time += 1) ids.unshift(await called(world));
      const first = expectOutput<Calls>(listCalls, await world.send(listCalls, { limit: 2 }));
      const second = expectOutput<Calls>(listCalls, await world.send(listCalls, { limit: 2, cursor: first.next ?? '' }));
      const third = expectOutput<Calls>(listCalls, await world.send(listCalls, { limit: 2, cursor: second.next ?? '' }));
      expect([idsOf(first), idsOf(second), idsOf(third), third.next]).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4), null]);
    }],
    ['success', 'shows nobody the calls of somebody else', async (world) => {
      await world.signedIn();
      await called(world);
      await world.send(logout, {});
      await world.signedIn();
      expect(expectOutput(listCalls, await world.send(listCalls, {}))).toEqual({ items: [], next: null });
    }],
    ['InvalidInput', 'refuses a cursor that it never gave', async (world) => {
      await world.signedIn();
      const body = expectFailure(listCalls, await world.send(listCalls, { cursor: 'yesterday' }), 'InvalidInput');
      expect((body['errors'] as { pointer: string }[])[0]?.pointer).toBe('/cursor');
    }],
    ['InvalidInput', 'refuses more calls than a page holds', async (world) => {
      await world.signedIn();
      const body = expectFailure(listCalls, await world.send(listCalls, { limit: 101 }), 'InvalidInput');
      expect((body['errors'] as { pointer: string }[])[0]?.pointer).toBe('/limit');
    }],
    ['Unauthenticated', 'needs a session', async (world) => {
      expectFailure(listCalls, await world.send(listCalls, {}), 'Unauthenticated');
    }],
  ]),
);
