import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CallLogTable } from '../../db/schema/calls/call-log.ts';
import { schedulerOf } from '../../../test/scheduler.ts';
import type { Database } from '../../db/database.ts';
import { CallLog } from './call-log.ts';

const row = (number: number): CallLogTable => ({
  request_id: String(number),
  person_id: 'ann',
  key_id: 'k',
  api: 'random/uuid',
  method: 'GET',
  status: 200,
  code: null,
  us: 1200,
  cost: 1,
  at: 0,
  input: null,
});
const full = () => Object.assign(new Error('database or disk is full'), { errcode: 13 });

let lines: string[];
const log = {
  warn: (_: object, line: string) => void lines.push(line),
  error: (_: object, line: string) => void lines.push(line),
};

beforeEach(() => {
  lines = [];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

function logInto(write: (rows: readonly CallLogTable[]) => Promise<void>): CallLog {
  return new CallLog({ scheduler: schedulerOf({} as Database), write, log: log as never });
}

const metric = (callLog: CallLog, name: string) =>
  Number(new RegExp(`^apiyard_call_log_${name} (\\d+)$`, 'm').exec(callLog.metrics())?.[1]);

test('calls gather and are written together, in their order', async () => {
  const written: string[][] = [];
  const callLog = logInto(async (rows) => void written.push(rows.map((each) => each.request_id)));
  for (const number of [1, 2, 3]) callLog.add(row(number));
  expect([written, metric(callLog, 'waiting')]).toEqual([[], 3]);
  await vi.advanceTimersByTimeAsync(100);
  callLog.add(row(4));
  await vi.advanceTimersByTimeAsync(100);
  expect([written, metric(callLog, 'waiting')]).toEqual([[['1', '2', '3'], ['4']], 0]);
});

test('many are written in several steps, so that charges can run in between', async () => {
  const sizes: number[] = [];
  const callLog = logInto(async (rows) => void sizes.push(rows.length));
  for (let number = 0; number < 600; number++) callLog.add(row(number));
  await vi.advanceTimersByTimeAsync(100);
  expect(sizes).toEqual([250, 250, 100]);
});

test('a flush waits for what was added before it, not for later rows', async () => {
  const steps: PromiseWithResolvers<void>[] = [];
  const callLog = logInto(() => {
    steps.push(Promise.withResolvers());
    return steps.at(-1)?.promise ?? Promise.resolve();
  });
  callLog.add(row(1));
  let isFlushed = false;
  const flushed = callLog.flush().then(() => (isFlushed = true));
  callLog.add(row(2));
  expect(isFlushed).toBe(false);
  steps[0]?.resolve();
  await flushed;
  expect([steps.length, metric(callLog, 'waiting')]).toEqual([1, 1]);
});

test('while the database is unavailable they wait, and are written afterwards', async () => {
  let isFull = true;
  const written: string[] = [];
  const callLog = logInto(async (rows) => {
    if (isFull) throw full();
    written.push(...rows.map((each) => each.request_id));
  });
  callLog.add(row(1));
  await vi.advanceTimersByTimeAsync(100);
  callLog.add(row(2));
  await vi.advanceTimersByTimeAsync(4000);
  expect([written, lines]).toEqual([[], ['calls cannot be logged right now; trying again']]);
  await expect(callLog.flush()).rejects.toThrow('database or disk is full');
  isFull = false;
  await vi.advanceTimersByTimeAsync(2000);
  expect([written, metric(callLog, 'waiting'), metric(callLog, 'dropped_total')]).toEqual([['1', '2'], 0, 0]);
});

test('when more arrive than can be written the oldest are dropped and counted', async () => {
  const written: string[] = [];
  let isFull = true;
  const callLog = logInto(async (rows) => {
    if (isFull) throw full();
    written.push(...rows.map((each) => each.request_id));
  });
  for (let number = 1; number <= 20_300; number++) callLog.add(row(number));
  expect([metric(callLog, 'waiting'), metric(callLog, 'dropped_total')]).toEqual([19_800, 500]);
  isFull = false;
  await callLog.flush();
  expect([written.length, written[0], written.at(-1)]).toEqual([19_800, '501', '20300']);
});

test('rows that the database permanently rejects do not block others', async () => {
  const written: string[] = [];
  const callLog = logInto(async (rows) => {
    if (rows.some((each) => each.request_id === '1')) throw new Error('CHECK constraint failed');
    written.push(...rows.map((each) => each.request_id));
  });
  callLog.add(row(1));
  await vi.advanceTimersByTimeAsync(100);
  callLog.add(row(2));
  await vi.advanceTimersByTimeAsync(100);
  expect([written, metric(callLog, 'dropped_total'), lines]).toEqual([['2'], 1, ['calls could not be logged']]);
});

test('closing writes the remaining rows, and ends also when the database rejects them', async () => {
  const written: string[] = [];
  const callLog = logInto(async (rows) => void written.push(...rows.map((each) => each.request_id)));
  callLog.add(row(1));
  await callLog[Symbol.asyncDispose]();
  expect(written).toEqual(['1']);
  const broken = logInto(() => Promise.reject(full()));
  broken.add(row(2));
  await broken[Symbol.asyncDispose]();
  expect(lines).toEqual(['calls could not be logged before shutdown']);
});
