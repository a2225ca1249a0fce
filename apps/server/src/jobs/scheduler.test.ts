import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../db/database.ts';
import { createScheduler } from './scheduler.ts';

/** Work of a process needs no database. */
const database = {} as Database;

let lines: unknown[][];
const log = {
  warn: (about: object, line: string) => void lines.push([line, about]),
  error: (about: object, line: string) => void lines.push([line, about]),
};
beforeEach(() => {
  lines = [];
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => void vi.useRealTimers());

/** @param random where in its range each spread falls; 0.5 is its middle */
const schedulerWith = (random = 0.5) => createScheduler({ database, log: log as never, random: () => random });

test('tasks start after the server, each at its own time', async () => {
  const scheduler = schedulerWith();
  const turns: string[] = [];
  const note = (name: string) => async () => void turns.push(`${name} at ${Date.now()}`);
  scheduler.add({ name: 'fast', everyMs: 1000, scope: 'process', run: note('fast') });
  scheduler.add({ name: 'slow', everyMs: 2500, scope: 'process', run: note('slow') });
  await vi.advanceTimersByTimeAsync(5000);
  expect(turns).toEqual([]);
  scheduler.start();
  scheduler.add({ name: 'late', everyMs: 1200, scope: 'process', run: note('late') });
  await vi.advanceTimersByTimeAsync(3000);
  expect(turns).toEqual([
    'fast at 6000',
    'late at 6200',
    'fast at 7000',
    'late at 7400',
    'slow at 7500',
    'fast at 8000',
  ]);
});

test('each run has a jitter of 10%', async () => {
  const first = async (random: number) => {
    vi.setSystemTime(0);
    const turns: number[] = [];
    const scheduler = schedulerWith(random);
    await using _ = scheduler.add({
      name: 'fast',
      everyMs: 1000,
      scope: 'process',
      run: async () => turns.push(Date.now()),
    });
    scheduler.start();
    await vi.advanceTimersByTimeAsync(1500);
    return turns;
  };
  expect([await first(0), await first(1)]).toEqual([[900], [1100]]);
});

test('a run that takes longer than its interval delays the next', async () => {
  const scheduler = schedulerWith();
  const turns: string[] = [];
  scheduler.add({
    name: 'slow',
    everyMs: 1000,
    scope: 'process',
    async run() {
      turns.push(`begins at ${Date.now()}`);
      await new Promise((resolve) => setTimeout(resolve, 2500));
      turns.push(`ends at ${Date.now()}`);
    },
  });
  scheduler.start();
  await vi.advanceTimersByTimeAsync(6000);
  expect(turns).toEqual(['begins at 1000', 'ends at 3500', 'begins at 4500']);
});

test('wake starts a run early, and one more after a run in progress, for any number of calls', async () => {
  const scheduler = schedulerWith();
  const turns: number[] = [];
  const task = scheduler.add({
    name: 'woken',
    everyMs: null,
    scope: 'process',
    async run() {
      turns.push(Date.now());
      await new Promise((resolve) => setTimeout(resolve, 100));
    },
  });
  await vi.advanceTimersByTimeAsync(1000);
  task.wake();
  task.wake();
  task.wake();
  await vi.advanceTimersByTimeAsync(1000);
  expect(turns).toEqual([1000, 1100]);
  task.wake(500);
  await vi.advanceTimersByTimeAsync(300);
  task.wake(500);
  await vi.advanceTimersByTimeAsync(1000);
  expect(turns).toEqual([1000, 1100, 2500]);
});

test('a task that fails is logged once, and tried again in its time', async () => {
  const scheduler = schedulerWith();
  const turns: number[] = [];
  const error = new Error('The database is away.');
  const task = scheduler.add({
    name: 'refresh',
    everyMs: 1000,
    scope: 'process',
    async run() {
      turns.push(Date.now());
      if (turns.length !== 3) throw error;
    },
  });
  scheduler.start();
  await vi.advanceTimersByTimeAsync(2500);
  const warning = ['periodic work failed; trying again', { err: error, task: 'refresh' }];
  expect([turns, lines]).toEqual([[1000, 2000], [warning]]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([turns.length, lines]).toEqual([4, [warning, warning]]);
  await expect(task.run()).rejects.toBe(error);
});

test('closing aborts the signal of a run in progress and waits until it has ended', async () => {
  const scheduler = schedulerWith();
  const steps: string[] = [];
  const task = scheduler.add({
    name: 'long',
    everyMs: 1000,
    scope: 'process',
    async run({ signal }) {
      steps.push('begun');
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      await new Promise((resolve) => setTimeout(resolve, 200));
      steps.push(`ended at ${Date.now()}`);
    },
  });
  scheduler.start();
  await vi.advanceTimersByTimeAsync(1500);
  const closed = task[Symbol.asyncDispose]();
  void Promise.resolve(closed).then(() => steps.push('closed'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(steps).toEqual(['begun', 'ended at 1700', 'closed']);
  task.wake();
  await task.run();
  expect(steps).toHaveLength(3);
});

test('closing does not wait forever', async () => {
  const task = schedulerWith().add({
    name: 'stuck',
    everyMs: null,
    scope: 'process',
    run: () => new Promise(() => {}),
  });
  task.wake();
  let closedAtMs = 0;
  void Promise.resolve(task[Symbol.asyncDispose]()).then(() => (closedAtMs = Date.now()));
  await vi.advanceTimersByTimeAsync(120_000);
  expect([closedAtMs, lines]).toEqual([
    60_000,
    [['periodic work did not end; the server closes without it', { task: 'stuck' }]],
  ]);
});

test('closing lets pending work finish, as long as the task allows', async () => {
  const scheduler = schedulerWith();
  const turns: [number, boolean][] = [];
  const task = scheduler.add({
    name: 'writes',
    everyMs: null,
    scope: 'process',
    finishWithinMs: 3000,
    run: async ({ signal }) => turns.push([Date.now(), signal.aborted]),
  });
  task.wake(5000);
  await vi.advanceTimersByTimeAsync(100);
  await task[Symbol.asyncDispose]();
  expect(turns).toEqual([[100, false]]);
});
