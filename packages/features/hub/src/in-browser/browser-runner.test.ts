import type { Api } from '@apiyard/api/contract/hub/hub';
import { hashApi } from '@apiyard/kit/story/apis.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { KernelWorker } from './browser-runner.ts';
import { createBrowserRunner } from './browser-runner.ts';
import type { KernelMessage, KernelTask } from './kernel-task.ts';

const api: Api = {
  ...hashApi,
  subject: 'security',
  inBrowser: true,
  errors: [{ code: 'odd', text: 'Odd.' }],
};

class FakeWorker extends EventTarget implements KernelWorker {
  isEnded = false;
  readonly tasks: KernelTask[] = [];
  readonly #messages: readonly KernelMessage[];
  constructor(messages: readonly KernelMessage[]) {
    super();
    this.#messages = messages;
  }
  postMessage(task: KernelTask): void {
    this.tasks.push(task);
    for (const data of this.#messages) this.dispatchEvent(new MessageEvent('message', { data }));
  }
  terminate(): void {
    this.isEnded = true;
  }
}

/** A runner whose workers report these messages, and the workers it opened. */
function runnerOf(...messages: readonly KernelMessage[]) {
  const workers: FakeWorker[] = [];
  const runner = createBrowserRunner(() => {
    const worker = new FakeWorker(messages);
    workers.push(worker);
    return worker;
  });
  const run = (signal = new AbortController().signal) => runner.run(api, { text: 'a' }, 'en', signal);
  return { runner, run, workers };
}

const json: KernelMessage = { kind: 'json', text: '{"hash":"f2"}', ms: 1.5 };

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('runs the kernel of the API with its defaults', async () => {
  const { run, workers } = runnerOf({ kind: 'running' }, json);
  await run();
  expect(workers[0]?.tasks).toEqual([
    {
      place: 'convert/security/hash',
      input: { text: 'a', algorithm: 'sha256', rounds: 1, upper: false },
      language: 'en',
      errors: [{ code: 'odd', text: 'Odd.' }],
      notes: [],
    },
  ]);
});

test('a result has the shape of a response', async () => {
  expect(await runnerOf({ kind: 'running' }, json).run()).toEqual({
    kind: 'answered',
    answer: {
      status: 200,
      headers: [],
      ms: 1.5,
      sizeBytes: 13,
      meta: null,
      quotaLeft: null,
      ranInBrowser: true,
      body: { kind: 'json', value: { hash: 'f2' }, text: '{"hash":"f2"}' },
    },
  });
});

test('a file keeps its type and name', async () => {
  const blob = new Blob(['png'], { type: 'image/png' });
  expect(await runnerOf({ kind: 'file', blob, name: 'صورة.png', ms: 2 }).run()).toMatchObject({
    kind: 'answered',
    answer: { sizeBytes: 3, ranInBrowser: true, body: { kind: 'picture', type: 'image/png', name: 'صورة.png' } },
  });
});

test('invalid input has its place', async () => {
  const issue = { pointer: '/text', code: 'odd', detail: 'Odd.', line: 2, column: 1 };
  expect(await runnerOf({ kind: 'running' }, { kind: 'invalid', issues: [issue], ms: 0.5 }).run()).toEqual({
    kind: 'refused',
    refused: {
      status: 422,
      code: 'InvalidInput',
      detail: 'Odd.',
      issues: [issue],
      requestId: null,
      retryAtMs: null,
      ms: 0.5,
      headers: [],
      ranInBrowser: true,
    },
  });
});

test('one worker runs one task after the other, until it is closed', async () => {
  const { runner, run, workers } = runnerOf(json);
  await run();
  await run();
  expect(workers.map(({ tasks, isEnded }) => [tasks.length, isEnded])).toEqual([[2, false]]);
  runner.close();
  await run();
  expect(workers.map(({ tasks, isEnded }) => [tasks.length, isEnded])).toEqual([
    [2, true],
    [1, false],
  ]);
});

test('ends the worker when the run is cancelled, and the next run has a new one', async () => {
  const { run, workers } = runnerOf({ kind: 'running' });
  const cancel = new AbortController();
  const running = run(cancel.signal);
  cancel.abort(new Error('cancelled'));
  await expect(running).rejects.toThrow('cancelled');
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true]);
  await expect(run(cancel.signal)).rejects.toThrow('cancelled');
  expect(workers.length).toBe(1);
});

test('stops a run after ten seconds', async () => {
  vi.useFakeTimers();
  const { run, workers } = runnerOf({ kind: 'running' });
  const running = run();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(workers[0]?.isEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await running).toMatchObject({
    kind: 'refused',
    refused: { code: 'TimeLimit', status: 504, ms: 10_000, ranInBrowser: true },
  });
  expect(workers[0]?.isEnded).toBe(true);
});

test('leaves what does not run here to the server: no worker, no kernel, and what does not load in time', async () => {
  const noWorker = createBrowserRunner(() => {
    throw new Error('refused by a policy');
  });
  expect(await noWorker.run(api, {}, 'en', new AbortController().signal)).toBeNull();

  const failed = runnerOf({ kind: 'failed', reason: 'offline' });
  expect(await failed.run()).toBeNull();
  expect(failed.workers[0]?.isEnded).toBe(true);

  vi.useFakeTimers();
  const slow = runnerOf();
  const running = slow.run();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await running).toBeNull();

  const broken = runnerOf();
  const breaking = broken.run();
  broken.workers[0]?.dispatchEvent(new Event('error'));
  expect(await breaking).toBeNull();
});
