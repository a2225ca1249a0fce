/** Analysing a page for suggestions blocks too long for the event loop, and is rare: each run has a new worker thread. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Failure } from '@apiyard/api/contract/endpoint';
import { fail } from '@apiyard/api/contract/endpoint';
import type { Hint, Suggestion } from '@apiyard/api/contract/scrapers/scrapers';
import { FairQueue } from '../fair-queue.ts';
import type { FetchedPage } from './engine/extraction.ts';
import type { Feeds } from './suggest/feeds.ts';
import type { SuggestOptions } from './suggest/suggest.ts';
import { sentence } from '../problems/sentence.ts';

export interface SuggestTask extends SuggestOptions {
  readonly page: FetchedPage;
  /** The `Link` header of the page; empty when there was none. */
  readonly linkHeader: string;
}

interface Suggested {
  readonly items: Suggestion[];
  readonly hints: Hint[];
  readonly feeds: Feeds;
}

const heapMegabytesMax = 512;

/** Parallel threads; limits their total memory. */
const queue = new FairQueue({ places: 2 });

/** A failure when it exceeds the time or memory limit. `signal` terminates the thread. */
export async function suggestInThread(
  task: SuggestTask,
  callerId: string,
  signal: AbortSignal,
): Promise<
  Suggested | Failure<'UpstreamFailed', Record<never, never>> | Failure<'UpstreamTimeout', Record<never, never>>
> {
  try {
    return await queue.take(callerId, signal, () => inOwnThread(task, signal));
  } catch (error) {
    if (signal.aborted) return fail('UpstreamTimeout', sentence('problem.scrapers.tooLong'));
    if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') {
      return fail('UpstreamFailed', sentence('problem.scrapers.tooLarge'));
    }
    throw error;
  }
}

async function inOwnThread(task: SuggestTask, signal: AbortSignal): Promise<Suggested> {
  const thread = new Worker(new URL('suggest.worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytesMax },
  });
  try {
    const [suggested] = (await once(thread, 'message', { signal })) as [Suggested];
    return suggested;
  } finally {
    // Its memory is released before another one starts.
    await thread.terminate();
  }
}
