/** Writes calendars of prayer times off the main thread: two months at a pole take seconds. */
import type { PrayerFeed } from '@apiyard/kernels/prayer/feed';
import { ThreadPool } from '../../thread-pool.ts';

export interface FeedTask {
  readonly feed: PrayerFeed;
  /** Today at the place, such as `2026-11-27`. */
  readonly date: string;
}

const timeMs = 20_000;

const threads = new ThreadPool({
  file: new URL('feed.worker.ts', import.meta.url),
  onError: (error) => process.emitWarning(error),
});

/** @throws QueueFull */
export const feedTextInThread = async (task: FeedTask, callerId: string): Promise<string> =>
  (await threads.run(task, { callerId, signal: new AbortController().signal, timeMs })) as string;

export const closeFeedThreads = (): Promise<void> => threads.close();
