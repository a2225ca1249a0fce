import { expect } from 'vitest';
import type { InputOf } from '../../contract/endpoint.ts';
import { callApi, callApiByQuery } from '../../contract/hub/hub.ts';
import { logout } from '../../contract/accounts/session.ts';
import {
  exportCalls,
  getCall,
  getKeeping,
  getUsage,
  type KeyUsage,
  type LoggedCall,
  listCalls,
  setKeeping,
  type UsageDay,
} from '../../contract/hub/usage.ts';
import { revokeKey } from '../../contract/accounts/keys.ts';
import { expectFailure, expectOutput, conformance, conformanceOf } from '../conformance.ts';
import type { World } from '../world.ts';

interface Usage {
  days: UsageDay[];
  apis: { api: string; calls: number; cost: number }[];
  keys: KeyUsage[];
}
interface Calls {
  items: LoggedCall[];
  next: string | null;
}

/** Makes one call and returns its request ID. */
async function called(world: World, api = 'random/uuid', key?: string): Promise<string> {
  const { headers } = await world.send(callApiByQuery, { api }, key === undefined ? {} : { 'x-api-key': key });
  return headers.get('x-request-id') ?? '';
}

const idsOf = ({ items }: Calls) => items.map(({ requestId }) => requestId);

export const usageConformance = conformance(
  conformanceOf(getUsage, [
    [
      'success',
      'returns successful calls for every day, today last',
      async (world) => {
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
        expect(times.map((time) => time - (times[0] ?? 0))).toEqual(
          [0, 1, 2, 3, 4, 5, 6].map((day) => day * 86_400_000),
        );
        const sum = (counts: readonly { calls: number }[]) => counts.reduce((all, { calls }) => all + calls, 0);
        expect(sum(days)).toBe(sum(apis));
        // Midnight may fall between a call and this.
        expect(sum(days.slice(-2))).toBe(sum(apis));
      },
    ],
    [
      'success',
      'returns usage and failures per key, including ended keys',
      async (world) => {
        await world.signedIn();
        const laptop = await world.madeKey();
        for (const api of ['random/uuid', 'random/uuid', 'no/such']) await called(world, api, laptop.key);
        await called(world);
        await world.send(revokeKey, { id: laptop.id });
        const { keys, days } = expectOutput<Usage>(getUsage, await world.send(getUsage, { days: 2 }));
        expect(keys.map(({ id: _, masked: __, ...key }) => key)).toEqual([
          { name: 'Laptop', main: false, ended: true, calls: 2, cost: 2, failed: 1 },
          { name: 'Main', main: true, ended: false, calls: 1, cost: 1, failed: 0 },
        ]);
        expect(days.reduce((sum, { failed }) => sum + failed, 0)).toBe(1);
        const only = expectOutput<Usage>(getUsage, await world.send(getUsage, { days: 2, keyId: laptop.id }));
        expect([only.apis, only.days.reduce((sum, { calls }) => sum + calls, 0), only.keys]).toEqual([
          [{ api: 'random/uuid', calls: 2, cost: 2 }],
          2,
          keys,
        ]);
      },
    ],
    [
      'success',
      'returns 30 days by default, and only the person’s own calls',
      async (world) => {
        await world.signedIn();
        await called(world);
        await world.send(logout, {});
        await world.signedIn();
        const { days, apis, keys } = expectOutput<Usage>(getUsage, await world.send(getUsage, {}));
        expect([days.length, days.filter(({ calls, cost }) => calls !== 0 || cost !== 0), apis, keys]).toEqual([
          30,
          [],
          [],
          [],
        ]);
      },
    ],
    [
      'InvalidInput',
      'rejects more days than are stored',
      async (world) => {
        await world.signedIn();
        const body = expectFailure(getUsage, await world.send(getUsage, { days: 91 }), 'InvalidInput');
        expect((body['errors'] as { pointer: string }[])[0]?.pointer).toBe('/days');
      },
    ],
    [
      'Unauthenticated',
      'rejects a request without a session',
      async (world) => {
        expectFailure(getUsage, await world.send(getUsage, {}), 'Unauthenticated');
      },
    ],
  ]),
  conformanceOf(listCalls, [
    [
      'success',
      'lists calls, latest first, with their result',
      async (world) => {
        await world.signedIn();
        const first = await called(world);
        const second = await called(world, 'no/such');
        const { items, next } = expectOutput<Calls>(listCalls, await world.send(listCalls, {}));
        expect(items.map(({ ms: _, at: __, keyId: ___, ...item }) => item)).toEqual([
          {
            requestId: second,
            api: 'no/such',
            keyName: 'Main',
            method: 'GET',
            status: 404,
            code: 'NotFound',
            cost: 0,
            hasInput: false,
          },
          {
            requestId: first,
            api: 'random/uuid',
            keyName: 'Main',
            method: 'GET',
            status: 200,
            code: null,
            cost: 1,
            hasInput: false,
          },
        ]);
        expect(next).toBeNull();
        for (const { at, ms } of items) {
          expect(new Date(at).toISOString()).toBe(at);
          expect(ms).toBeGreaterThanOrEqual(0);
        }
      },
    ],
    [
      'success',
      'continues where the last page ended',
      async (world) => {
        await world.signedIn();
        const ids: string[] = [];
        for (let time = 0; time < 5; time += 1) ids.unshift(await called(world));
        const first = expectOutput<Calls>(listCalls, await world.send(listCalls, { limit: 2 }));
        const second = expectOutput<Calls>(
          listCalls,
          await world.send(listCalls, { limit: 2, cursor: first.next ?? '' }),
        );
        const third = expectOutput<Calls>(
          listCalls,
          await world.send(listCalls, { limit: 2, cursor: second.next ?? '' }),
        );
        expect([idsOf(first), idsOf(second), idsOf(third), third.next]).toEqual([
          ids.slice(0, 2),
          ids.slice(2, 4),
          ids.slice(4),
          null,
        ]);
      },
    ],
    [
      'success',
      'shows no calls of other people',
      async (world) => {
        await world.signedIn();
        await called(world);
        await world.send(logout, {});
        await world.signedIn();
        expect(expectOutput(listCalls, await world.send(listCalls, {}))).toEqual({ items: [], next: null });
      },
    ],
    [
      'InvalidInput',
      'rejects unknown cursors',
      async (world) => {
        await world.signedIn();
        const body = expectFailure(listCalls, await world.send(listCalls, { cursor: 'yesterday' }), 'InvalidInput');
        expect((body['errors'] as { pointer: string }[])[0]?.pointer).toBe('/cursor');
      },
    ],
    [
      'InvalidInput',
      'rejects page sizes above the limit',
      async (world) => {
        await world.signedIn();
        const body = expectFailure(listCalls, await world.send(listCalls, { limit: 101 }), 'InvalidInput');
        expect((body['errors'] as { pointer: string }[])[0]?.pointer).toBe('/limit');
      },
    ],
    [
      'Unauthenticated',
      'rejects a request without a session',
      async (world) => {
        expectFailure(listCalls, await world.send(listCalls, {}), 'Unauthenticated');
      },
    ],
    [
      'success',
      'finds calls by API, key, outcome and day',
      async (world) => {
        await world.signedIn();
        const laptop = await world.madeKey();
        const uuid = await called(world);
        const qr = await called(world, 'no/such', laptop.key);
        const again = await called(world, 'random/uuid', laptop.key);
        const found = async (filters: InputOf<typeof listCalls>) =>
          idsOf(expectOutput<Calls>(listCalls, await world.send(listCalls, filters)));
        expect(await found({ api: 'random/uuid' })).toEqual([again, uuid]);
        expect(await found({ keyId: laptop.id })).toEqual([again, qr]);
        expect(await found({ outcome: 'ok' })).toEqual([again, uuid]);
        expect(await found({ outcome: 'failed' })).toEqual([qr]);
        expect(await found({ outcome: 'NotFound' })).toEqual([qr]);
        expect(await found({ outcome: 'RateLimited' })).toEqual([]);
        expect(await found({ keyId: laptop.id, outcome: 'ok' })).toEqual([again]);
        const { items } = expectOutput<Calls>(listCalls, await world.send(listCalls, {}));
        const days = items.map(({ at }) => at.slice(0, 10)).toSorted();
        expect(await found({ from: days[0] ?? '', to: days.at(-1) ?? '' })).toEqual([again, qr, uuid]);
        expect(await found({ to: '2020-01-01' })).toEqual([]);
        expect(await found({ from: '2099-01-01' })).toEqual([]);
      },
    ],
    [
      'success',
      'treats another person’s key as one without calls',
      async (world) => {
        await world.signedIn();
        const theirs = await world.madeKey();
        await called(world, 'random/uuid', theirs.key);
        await world.send(logout, {});
        await world.signedIn();
        expect(expectOutput(listCalls, await world.send(listCalls, { keyId: theirs.id }))).toEqual({
          items: [],
          next: null,
        });
      },
    ],
    [
      'InvalidInput',
      'rejects an invalid day',
      async (world) => {
        await world.signedIn();
        const body = expectFailure(listCalls, await world.send(listCalls, { from: 'yesterday' }), 'InvalidInput');
        expect((body['errors'] as { pointer: string }[])[0]?.pointer).toBe('/from');
      },
    ],
  ]),
  conformanceOf(exportCalls, [
    [
      'success',
      'returns the filtered calls as CSV',
      async (world) => {
        await world.signedIn();
        const first = await called(world);
        await called(world, 'no/such');
        const third = await called(world);
        const { status, headers, text } = await world.send(exportCalls, { outcome: 'ok' });
        expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
          200,
          'text/csv; charset=utf-8',
          expect.stringMatching(/^attachment; filename="calls-\d{4}-\d\d-\d\d\.csv"$/),
        ]);
        const [head, ...lines] = text
          .replace('\ufeff', '')
          .trimEnd()
          .split('\r\n')
          .map((line) => line.split(','));
        expect(head).toEqual([
          'Time (UTC)',
          'API',
          'Key',
          'Key ID',
          'Method',
          'Status',
          'Code',
          'Milliseconds',
          'Cost',
          'Request ID',
        ]);
        expect(lines.map(([, api, key, , method, code]) => [api, key, method, code])).toEqual([
          ['random/uuid', 'Main', 'GET', '200'],
          ['random/uuid', 'Main', 'GET', '200'],
        ]);
        expect(lines.map((line) => line.at(-1))).toEqual([third, first]);
      },
    ],
    [
      'success',
      'escapes key names that spreadsheets read as formulas',
      async (world) => {
        await world.signedIn();
        const made = await world.madeKey({ name: '=HYPERLINK("https://evil.example","x")' });
        await called(world, 'random/uuid', made.key);
        expect((await world.send(exportCalls, {})).text).toContain(`,"'=HYPERLINK(""https://evil.example"",""x"")",`);
      },
    ],
    [
      'Unauthenticated',
      'rejects a request without a session',
      async (world) => {
        expectFailure(exportCalls, await world.send(exportCalls, {}), 'Unauthenticated');
      },
    ],
  ]),
  conformanceOf(getCall, [
    [
      'success',
      'returns inputs only if they are stored',
      async (world) => {
        await world.signedIn();
        const before = await called(world);
        await world.send(setKeeping, { keepInputs: true });
        const { headers } = await world.send(callApi, { api: 'convert/data', text: '[1]', to: 'csv' });
        const stored = headers.get('x-request-id') ?? '';
        expect(expectOutput(getCall, await world.send(getCall, { requestId: stored }))).toMatchObject({
          api: 'convert/data',
          hasInput: true,
          input: { text: '[1]', to: 'csv' },
        });
        expect(expectOutput(getCall, await world.send(getCall, { requestId: before }))).toMatchObject({
          api: 'random/uuid',
          hasInput: false,
          input: null,
        });
      },
    ],
    [
      'NotFound',
      'treats another person’s call as unknown',
      async (world) => {
        await world.signedIn();
        const theirs = await called(world);
        await world.send(logout, {});
        await world.signedIn();
        expectFailure(getCall, await world.send(getCall, { requestId: theirs }), 'NotFound');
        expectFailure(getCall, await world.send(getCall, { requestId: 'none' }), 'NotFound');
      },
    ],
    [
      'Unauthenticated',
      'rejects a request without a session',
      async (world) => {
        expectFailure(getCall, await world.send(getCall, { requestId: 'any' }), 'Unauthenticated');
      },
    ],
  ]),
  conformanceOf(getKeeping, [
    [
      'success',
      'stores no inputs by default',
      async (world) => {
        await world.signedIn();
        expect(expectOutput(getKeeping, await world.send(getKeeping, {}))).toEqual({ keepInputs: false });
        await world.send(setKeeping, { keepInputs: true });
        expect(expectOutput(getKeeping, await world.send(getKeeping, {}))).toEqual({ keepInputs: true });
      },
    ],
    [
      'Unauthenticated',
      'rejects a request without a session',
      async (world) => {
        expectFailure(getKeeping, await world.send(getKeeping, {}), 'Unauthenticated');
      },
    ],
  ]),
  conformanceOf(setKeeping, [
    [
      'success',
      'deletes stored inputs permanently when it is turned off',
      async (world) => {
        await world.signedIn();
        await world.send(setKeeping, { keepInputs: true });
        const stored = await called(world);
        expect(expectOutput<Calls>(listCalls, await world.send(listCalls, {})).items[0]?.hasInput).toBe(true);
        expect(expectOutput(setKeeping, await world.send(setKeeping, { keepInputs: false }))).toEqual({
          keepInputs: false,
        });
        await world.send(setKeeping, { keepInputs: true });
        expect(expectOutput(getCall, await world.send(getCall, { requestId: stored }))).toMatchObject({
          hasInput: false,
          input: null,
        });
      },
    ],
    [
      'Unauthenticated',
      'rejects a request without a session',
      async (world) => {
        expectFailure(setKeeping, await world.send(setKeeping, { keepInputs: true }), 'Unauthenticated');
      },
    ],
  ]),
);
