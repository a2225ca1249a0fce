import { getResponse } from 'msw/utils/get-response';
import { expect, test } from 'vitest';
import { getUsage, type LoggedCall, listCalls } from '../contract/usage.ts';
import { requestOf } from '../client/client.ts';
import { sampleHandlers } from './layer.ts';
import { newPerson } from './new-person.ts';
import { sampleCalls } from './seed/calls.ts';
import { createSampleStore } from './store.ts';

test('the seeded calls are the same each time, latest first, none in the future', () => {
  const calls = sampleCalls();
  expect(sampleCalls()).toEqual(calls);
  const times = calls.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
  expect([times[0]?.slice(0, 10), times.at(-1)?.slice(0, 10)]).toEqual(['2026-11-20', '2026-10-22']);
  expect(times.every((at) => at <= '2026-11-20T09:30:00.000Z')).toBe(true);
});

test('usage and last calls of a seeded account are consistent', async () => {
  const store = createSampleStore({ callLog: { ann: sampleCalls() } });
  const ann = newPerson(store, { username: 'ann', email: null, password: 'seven little llamas' });
  store.people.push(ann);
  store.signIn(ann);
  const ask = async <Body>({ url, init }: ReturnType<typeof requestOf>) =>
    (await (await getResponse(sampleHandlers(store), new Request(`http://sample.test${url}`, init)))?.json()) as Body;
  const { days, apis } = await ask<{ days: { calls: number }[]; apis: { api: string; calls: number }[] }>(
    requestOf(getUsage, {}),
  );
  const succeeded = sampleCalls().filter(({ code }) => code === null).length;
  expect(days.reduce((sum, { calls }) => sum + calls, 0)).toBe(succeeded);
  expect(apis.map(({ api }) => api)).toEqual(['convert/data', 'random/uuid', 'random/qr', 'puzzle/sudoku']);
  const { items } = await ask<{ items: LoggedCall[] }>(requestOf(listCalls, { limit: 5 }));
  // What was called before there was a key counts on the main one.
  const [main] = ann.keys;
  expect(items).toEqual(
    sampleCalls()
      .slice(0, 5)
      .map((call) => ({ ...call, keyId: main?.id, keyName: 'Main' })),
  );
});
