/** The thread's side of `ThreadPool`: small, because every thread loads it. */
import type { MessagePort } from 'node:worker_threads';

/** Data of a worker thread in addition to its task. */
export interface Started {
  /** Where the thread reports that it has begun. */
  readonly started: MessagePort;
}

/** Starts the clock of a task. */
export function taskStarted({ started }: Started): void {
  started.postMessage(null);
  started.close();
}
