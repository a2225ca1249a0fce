/** Runs heavy tools in worker threads. Threads start when they are needed and end after a quiet minute. */
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { Failure, fail } from '@apiyard/api/contract/endpoint';
import { RawAnswer } from '../tools/tool.ts';
import { packed, type Packed } from './worker-message.ts';

/** Data that a worker has already written as JSON: the main thread only sends it on. */
export class WrittenJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const idleMs = 60_000;
/** More calls than this waiting for a thread means that they would not be answered in time. */
const waitingMax = 200;
const fullRetryAfterS = 10;

let pool: Piscina | undefined;
let running = 0;
let quiet: NodeJS.Timeout | undefined;

function started(): Piscina {
  if (pool) return pool;
  pool = new Piscina({
    filename: new URL('tool.worker.ts', import.meta.url).href,
    // With none, calls that wait would not get the place of a thread that was ended: Piscina replaces only this many.
    minThreads: 1,
    // One core stays with the event loop.
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: idleMs,
    maxQueue: waitingMax,
  });
  // What a tool left behind after its answer (a rejected promise) ends its thread; unheard it would end the process.
  pool.on('error', (error: Error) => process.emitWarning(error));
  return pool;
}

/**
 * Runs the tool whose module stands at `file`. Aborting ends its thread, whatever it is busy with. A failure when too
 * many wait already. Throws what the tool throws.
 */
export async function runInWorker(file: string, input: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<WrittenJson | RawAnswer | Failure> {
  const threads = started();
  if (threads.queueSize >= waitingMax) {
    return fail('Maintenance', `The server has more work than it can do in time. Try again in ${fullRetryAfterS} s.`, { retryAfterS: fullRetryAfterS });
  }
  const answer = await runOn(threads, { file, input: packed(input) }, signal);
  switch (answer.kind) {
    case 'json':
      return new WrittenJson(answer.text);
    case 'raw':
      return new RawAnswer(answer);
    case 'failure':
      return new Failure('InvalidInput', answer.extras, answer.detail);
  }
}

/** Once nothing has run for a while, the last thread ends too. */
async function runOn(threads: Piscina, task: { readonly file: string; readonly input: object }, signal: AbortSignal): Promise<Packed> {
  clearTimeout(quiet);
  running += 1;
  try {
    return (await threads.run(task, { signal })) as Packed;
  } finally {
    running -= 1;
    if (running === 0) quiet = setTimeout(() => void closeWorkers(), idleMs).unref();
  }
}

/** Ends the threads. Runs under way are rejected. */
export async function closeWorkers(): Promise<void> {
  clearTimeout(quiet);
  const ending = pool;
  pool = undefined;
  await ending?.destroy();
}
