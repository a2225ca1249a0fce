/** Looking through a page takes longer than the event loop may wait, and happens rarely: each time in a thread of its own. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Failure } from '@apiyard/api/contract/endpoint';
import { fail } from '@apiyard/api/contract/endpoint';
import type { Hint, Suggestion } from '@apiyard/api/contract/scrapers';
import type { FetchedPage } from './engine/extraction.ts';

interface Suggested {
  readonly items: Suggestion[];
  readonly hints: Hint[];
}

const heapMegabytesMax = 512;

/** A failure when it takes too long or too much memory. `signal` ends the thread. */
export async function suggestInThread(page: FetchedPage, signal: AbortSignal): Promise<Suggested | Failure<'UpstreamFailed', Record<never, never>> | Failure<'UpstreamTimeout', Record<never, never>>> {
  const thread = new Worker(new URL('suggest.worker.ts', import.meta.url), { workerData: page, resourceLimits: { maxOldGenerationSizeMb: heapMegabytesMax } });
  try {
    const [suggested] = (await once(thread, 'message', { signal })) as [Suggested];
    return suggested;
  } catch (error) {
    if (signal.aborted) return fail('UpstreamTimeout', 'Looking through the page took too long. Write the definition by hand, or try a smaller page.');
    if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') {
      return fail('UpstreamFailed', 'The page is too large to be looked through. Write the definition by hand, or try a smaller page.');
    }
    throw error;
  } finally {
    void thread.terminate();
  }
}
