import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { Failure } from '@apiyard/api/contract/endpoint';
import type { RunContext } from '../../tools/tool.ts';
import { callerGone, runApi } from './run.ts';
import type { CallableApi } from '../source.ts';
import { compileInput } from '../compile-input.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const open = () => Object.assign(new EventEmitter(), { destroyed: false }) as unknown as ServerResponse;

function api(run: CallableApi['run']): CallableApi {
  return {
    path: 'random/slow',
    area: 'random',
    cost: 1,
    open: false,
    premium: false,
    health: 'ok',
    methods: ['POST'],
    input: compileInput(z.object({})),
    run,
    describe: () => {
      throw new Error('Not asked for here.');
    },
  };
}

const visitor = { personId: null, callerId: 'address:192.0.2.1' };
const outcome = { result: { done: true }, cached: false, provider: null };

/** Ends only when it is stopped; keeps its input. */
function endless() {
  const seen: { reason: unknown } = { reason: null };
  const slow = api(
    (_, { signal }: RunContext) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          seen.reason = signal.reason;
          reject(new Error('stopped'));
        });
      }),
  );
  return { slow, seen };
}

test('a fast run is answered immediately', () => {
  expect(
    runApi(
      api(() => outcome),
      {},
      visitor,
      open(),
    ),
  ).toBe(outcome);
});

test('a run within the time limit returns its result, and leaves no timer or listener', async () => {
  const response = open();
  expect(
    await runApi(
      api(async () => outcome),
      {},
      visitor,
      response,
      1000,
    ),
  ).toBe(outcome);
  expect(response.listenerCount('close')).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('a run that takes too long is stopped with an error', async () => {
  const { slow, seen } = endless();
  const ran = runApi(slow, {}, visitor, open(), 30_000);
  vi.advanceTimersByTime(30_000);
  expect(await ran).toEqual(
    new Failure('UpstreamTimeout', {}, 'random/slow took longer than 30 s and was stopped. Send less data.'),
  );
  expect(seen.reason).toEqual(new Error('The time limit was reached.'));
});

test('a caller who disconnects stops the run', async () => {
  const { slow, seen } = endless();
  const response = open();
  const ran = runApi(slow, {}, visitor, response);
  response.emit('close');
  expect(await ran).toBe(callerGone);
  expect(seen.reason).toEqual(new Error('The caller disconnected.'));
  expect(vi.getTimerCount()).toBe(0);
});

test('errors of a run are rethrown', async () => {
  await expect(
    runApi(
      api(() => Promise.reject(new Error('a fault of the tool'))),
      {},
      visitor,
      open(),
    ),
  ).rejects.toThrow('a fault of the tool');
  expect(() =>
    runApi(
      api(() => {
        throw new Error('at once');
      }),
      {},
      visitor,
      open(),
    ),
  ).toThrow('at once');
});

test('nothing runs for a caller who disconnected before the start', async () => {
  let begun = 0;
  const leaving = api(async () => {
    begun += 1;
    throw new Error('Nobody would hear this.');
  });
  expect(await runApi(leaving, {}, visitor, Object.assign(open(), { destroyed: true }))).toBe(callerGone);
  expect([begun, vi.getTimerCount()]).toEqual([0, 0]);
});
