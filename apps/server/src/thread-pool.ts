/**
 * Worker threads for work that would block the event loop. They start on demand and end after 30 idle seconds. Callers
 * share them fairly, and each task has a limit on time and memory.
 */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { callLimits } from '@apiyard/api/contract/call-limits';
import { Piscina } from 'piscina';
import { FairQueue } from './fair-queue.ts';
import type { Started } from './task-started.ts';

const idleMs = 30_000;
/** One core is left for the event loop. With a single thread, one caller's long task would delay all others. */
export const threadsMax = Math.max(2, availableParallelism() - 1);

/** A task took longer than it may, and its thread was ended. */
export class TimeLimitExceeded extends Error {
  override readonly name = 'TimeLimitExceeded';
}

/** A task took more memory than a thread has, and its thread was ended. */
export class MemoryLimitExceeded extends Error {
  override readonly name = 'MemoryLimitExceeded';
}

interface ThreadPoolOptions {
  /** The threads' module; its default export does a task, after `taskStarted`. */
  readonly file: URL;
  /** What a thread may keep in memory. @default callLimits.threadMemoryMb */
  readonly memoryMb?: number;
  /** @default callLimits.waitingPerCallerMax */
  readonly waitingPerCallerMax?: number;
  /** Reports of a thread other than its results: that it ran out of memory, or that an error followed a result. */
  onError(error: Error): void;
}

interface RunOptions {
  /** Whose task it is: callers share the threads fairly. */
  readonly callerId: string;
  /** Terminates the thread, even if it is busy. */
  readonly signal: AbortSignal;
  /** How long the task may take from the moment that a thread begins it. */
  readonly timeMs: number;
  /** Moved, not copied. */
  readonly transferList?: NonNullable<Parameters<Piscina['run']>[1]>['transferList'];
}

export class ThreadPool {
  readonly #options: ThreadPoolOptions;
  /** Piscina's own queue lets later tasks pass earlier ones when threads are ended: it gets none that would wait. */
  readonly #queue: FairQueue;
  #threads: Piscina | undefined;
  #running = 0;
  #quiet: NodeJS.Timeout | undefined;

  constructor(options: ThreadPoolOptions) {
    this.#options = options;
    const { waitingPerCallerMax = callLimits.waitingPerCallerMax } = options;
    this.#queue = new FairQueue({ places: threadsMax, waitingMax: callLimits.waitingMax, waitingPerCallerMax });
  }

  get #memoryMb(): number {
    return this.#options.memoryMb ?? callLimits.threadMemoryMb;
  }

  /** @throws QueueFull, TimeLimitExceeded, MemoryLimitExceeded, and what the task throws */
  async run(task: object, options: RunOptions): Promise<unknown> {
    clearTimeout(this.#quiet);
    this.#running += 1;
    try {
      return await this.#queue.take(options.callerId, options.signal, () => this.#runLimited(task, options));
    } finally {
      this.#running -= 1;
      // Once nothing has run for a while, the last thread ends too.
      if (this.#running === 0) this.#quiet = setTimeout(() => void this.close(), idleMs).unref();
    }
  }

  /** Ends the threads. Tasks under way are rejected; a later one starts new threads. */
  async close(): Promise<void> {
    clearTimeout(this.#quiet);
    this.#queue.clear(new Error('The threads have stopped.'));
    const ending = this.#threads;
    this.#threads = undefined;
    await ending?.destroy();
  }

  async #runLimited(task: object, { signal, timeMs, transferList = [] }: RunOptions): Promise<unknown> {
    const ending = new AbortController();
    const onAbort = () => ending.abort(signal.reason);
    signal.addEventListener('abort', onAbort);
    const { port1: here, port2: started } = new MessageChannel();
    let timer: NodeJS.Timeout | undefined;
    let isLate = false;
    // A thread may have to start first, which is not the task's fault.
    here.once('message', () => {
      timer = setTimeout(() => {
        isLate = true;
        ending.abort();
      }, timeMs);
    });
    here.unref();
    try {
      const module = this.#options.file.href;
      return await this.#startedThreads().run({ ...task, module, started } satisfies Started & { module: string }, {
        signal: ending.signal,
        transferList: [started, ...transferList],
      });
    } catch (error) {
      if (isLate && !signal.aborted) throw new TimeLimitExceeded(`A task took longer than ${timeMs} ms.`);
      if (isOutOfMemory(error)) throw new MemoryLimitExceeded(`A task took more than ${this.#memoryMb} MB.`);
      throw error;
    } finally {
      clearTimeout(timer);
      here.close();
      signal.removeEventListener('abort', onAbort);
    }
  }

  #startedThreads(): Piscina {
    if (this.#threads) return this.#threads;
    const { onError } = this.#options;
    this.#threads = new Piscina({
      filename: fileURLToPath(new URL('thread-entry.cts', import.meta.url)),
      // With none, tasks that wait would not get the place of a thread that was ended: Piscina replaces only this many.
      minThreads: 1,
      maxThreads: threadsMax,
      idleTimeout: idleMs,
      resourceLimits: { maxOldGenerationSizeMb: this.#memoryMb, maxYoungGenerationSizeMb: 24 },
    });
    // Without a listener it would end the process.
    this.#threads.on('error', onError);
    return this.#threads;
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
