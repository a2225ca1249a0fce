/** Runs tools in a worker of the browser instead of calling the server. */
import type { Api } from '@apiyard/api/contract/hub/hub';
import type { Outcome } from '@apiyard/kit/calls/response.ts';
import type { KernelMessage, KernelResult, KernelTask } from './kernel-task.ts';
import { tooSlow } from './too-slow.ts';
import { withDefaults } from './with-defaults.ts';

/** The part of a worker that is used. Stories and tests provide one without a thread. */
export interface KernelWorker extends EventTarget {
  postMessage(task: KernelTask, transfer: []): void;
  terminate(): void;
}

/** Of a run, and of loading its kernel. Milliseconds. */
const timeLimitMs = 10_000;

export interface BrowserRunner {
  /** The outcome of a call with this input. Null if it cannot run here. Rejects when the signal is aborted. */
  run(
    api: Api,
    input: Readonly<Record<string, unknown>>,
    language: string,
    signal: AbortSignal,
  ): Promise<Outcome | null>;
  /** Ends the worker. It starts again with the next run. */
  close(): void;
}

/** @param openWorker may throw, as in browsers without module workers */
export function createBrowserRunner(openWorker: () => KernelWorker): BrowserRunner {
  let idle: KernelWorker | null = null;
  const take = (): KernelWorker | null => {
    const worker = idle;
    idle = null;
    try {
      return worker ?? openWorker();
    } catch {
      return null;
    }
  };
  const giveBack = (worker: KernelWorker) => {
    idle?.terminate();
    idle = worker;
  };
  return {
    async run(api, input, language, signal) {
      signal.throwIfAborted();
      const worker = take();
      if (worker === null) return null;
      const end = await runIn(worker, taskOf(api, input, language), signal);
      if (end === 'stopped' || end.kind === 'failed') worker.terminate();
      else giveBack(worker);
      signal.throwIfAborted();
      if (end === 'stopped') return stopped();
      if (end.kind !== 'failed') return outcomeOf(end, api.path.split('/').at(-1) ?? api.path);
      console.warn(`${api.path} does not run in this browser.`, end.reason);
      return null;
    },
    close() {
      idle?.terminate();
      idle = null;
    },
  };
}

function taskOf(
  { path, area, subject, input: schema, errors = [], notes = [] }: Api,
  input: Readonly<Record<string, unknown>>,
  language: string,
): KernelTask {
  const place = [area, subject, path.slice(area.length + 1)].join('/');
  return { place, input: withDefaults(schema, input), language, errors, notes };
}

/** Settles when the run ends, fails, reaches its time limit or is aborted. */
function runIn(worker: KernelWorker, task: KernelTask, signal: AbortSignal): Promise<KernelResult | 'stopped'> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const settle = (end: KernelResult | 'stopped') => {
      clearTimeout(timer);
      listening.abort();
      resolve(end);
    };
    const on = (target: EventTarget, type: string, listener: (event: Event) => void) =>
      target.addEventListener(type, listener, listening);
    const fail = (reason: string) => settle({ kind: 'failed', reason });
    let timer = setTimeout(() => fail('The kernel did not load in time.'), timeLimitMs);
    on(signal, 'abort', () => settle('stopped'));
    on(worker, 'error', (event) => fail((event as Partial<ErrorEvent>).message ?? 'The worker did not load.'));
    on(worker, 'messageerror', () => fail('The result could not be read.'));
    on(worker, 'message', (event) => {
      const { data } = event as MessageEvent<KernelMessage>;
      if (data.kind !== 'running') {
        settle(data);
        return;
      }
      clearTimeout(timer);
      timer = setTimeout(() => settle('stopped'), timeLimitMs);
    });
    worker.postMessage(task, []);
  });
}

/** Read as a response of the server is, so that both are shown the same. */
async function outcomeOf(result: Exclude<KernelResult, { kind: 'failed' }>, name: string): Promise<Outcome> {
  const { readOutcome } = await import('@apiyard/kit/calls/response.ts');
  const outcome = await readOutcome(responseOf(result), 0, name, { now: () => result.ms });
  return outcome.kind === 'answered'
    ? { ...outcome, answer: { ...outcome.answer, headers: [], ranInBrowser: true } }
    : { ...outcome, refused: { ...outcome.refused, headers: [], ranInBrowser: true } };
}

function responseOf(result: Exclude<KernelResult, { kind: 'failed' }>): Response {
  switch (result.kind) {
    case 'json':
      return new Response(result.text, { headers: { 'content-type': 'application/json' } });
    case 'file': {
      const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(result.name)}`;
      return new Response(result.blob, {
        headers: { 'content-type': result.blob.type, 'content-disposition': disposition },
      });
    }
    case 'invalid':
      return Response.json(
        { code: 'InvalidInput', detail: result.issues[0].detail, errors: result.issues },
        { status: 422 },
      );
  }
}

const stopped = (): Outcome => ({
  kind: 'refused',
  refused: {
    status: 504,
    code: tooSlow,
    detail: '',
    issues: [],
    requestId: null,
    retryAtMs: null,
    ms: timeLimitMs,
    headers: [],
    ranInBrowser: true,
  },
});
