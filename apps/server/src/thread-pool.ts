/** Worker threads for work that the event loop must not wait for. They start when they are needed and end after a quiet minute. */
import { availableParallelism } from 'node:os';
import type { ResourceLimits } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { Line } from './line.ts';

const idleMs = 60_000;
/** More tasks than this waiting for a thread means that they would not be answered in time. */
const waitingMax = 200;
/** One core stays with the event loop. */
const threadsMax = Math.max(1, availableParallelism() - 1);

interface ThreadPoolOptions {
  /** The threads' module; its default export does a task. */
  readonly file: URL;
  readonly limits?: ResourceLimits;
  /** What a thread says besides its answers: that it ran out of memory, or that something broke after an answer. */
  onError(error: Error): void;
}

interface RunOptions {
  /** Ends the thread, whatever it is busy with. */
  readonly signal: AbortSignal;
  /** Moved, not copied. */
  readonly transferList?: NonNullable<Parameters<Piscina['run']>[1]>['transferList'];
}

export class ThreadPool {
  readonly #options: ThreadPoolOptions;
  /** Piscina's own queue lets later tasks pass earlier ones when threads are ended: it gets none that would wait. */
  readonly #line = new Line(threadsMax);
  #threads: Piscina | undefined;
  #running = 0;
  #quiet: NodeJS.Timeout | undefined;

  constructor(options: ThreadPoolOptions) {
    this.#options = options;
  }

  /** Whoever comes now would wait too long. */
  get isFull(): boolean {
    return this.#line.length >= waitingMax;
  }

  /** Throws what the task throws. */
  async run(task: unknown, { signal, transferList }: RunOptions): Promise<unknown> {
    clearTimeout(this.#quiet);
    this.#running += 1;
    try {
      return await this.#line.take(signal, () => this.#started().run(task, { signal, ...(transferList === undefined ? {} : { transferList }) }));
    } finally {
      this.#running -= 1;
      // Once nothing has run for a while, the last thread ends too.
      if (this.#running === 0) this.#quiet = setTimeout(() => void this.close(), idleMs).unref();
    }
  }

  /** Ends the threads. Tasks under way are rejected; a later one starts new threads. */
  async close(): Promise<void> {
    clearTimeout(this.#quiet);
    this.#line.clear(new Error('The threads are ended.'));
    const ending = this.#threads;
    this.#threads = undefined;
    await ending?.destroy();
  }

  #started(): Piscina {
    if (this.#threads) return this.#threads;
    const { file, limits, onError } = this.#options;
    this.#threads = new Piscina({
      filename: file.href,
      // With none, tasks that wait would not get the place of a thread that was ended: Piscina replaces only this many.
      minThreads: 1,
      maxThreads: threadsMax,
      idleTimeout: idleMs,
      ...(limits === undefined ? {} : { resourceLimits: limits }),
    });
    // Unheard it would end the process.
    this.#threads.on('error', onError);
    return this.#threads;
  }
}
