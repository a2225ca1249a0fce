/** Extraction in worker threads, each with a limit on time and memory: pages and selectors are untrusted. */
import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import { QueueFull } from '../../fair-queue.ts';
import type { Started } from '../../task-started.ts';
import { MemoryLimitExceeded, ThreadPool, TimeLimitExceeded } from '../../thread-pool.ts';
import type { Extraction, FetchedPage } from './extraction.ts';
import { Overloaded } from './limits.ts';

export interface ExtractionOrder {
  readonly definition: ScraperDefinition;
  readonly page: FetchedPage;
  readonly params: Readonly<Record<string, unknown>>;
  /** Also reports matches and shows the page. Slower. */
  readonly look: boolean;
  /** Whose page it is: callers share the threads fairly. */
  readonly callerId: string;
}

/** Message to a thread: the definition as text, which is the cache key of its compiled form. */
export interface ExtractionTask extends Omit<ExtractionOrder, 'definition' | 'callerId'>, Started {
  readonly definition: string;
}

/** From the start in the thread. */
const extractionMs = 5000;

const threads = new ThreadPool({
  file: new URL('extract.worker.ts', import.meta.url),
  // A thread that ran out of memory also rejects its task, with that reason.
  onError: () => {},
});

/**
 * Extracts off the main thread. Copies the page: the caller keeps the original. A definition that exceeds 5 s, or the
 * memory limit, gives a failure.
 * @throws Overloaded, and the signal's reason
 */
export async function extractInWorker(
  { callerId, ...order }: ExtractionOrder,
  signal: AbortSignal,
): Promise<Extraction> {
  signal.throwIfAborted();
  try {
    // A copy of exactly these bytes, without the rest of a larger buffer; it is transferred without another copy.
    const body = new Uint8Array(order.page.body);
    const task: Omit<ExtractionTask, 'started'> = {
      ...order,
      definition: JSON.stringify(order.definition),
      page: { ...order.page, body },
    };
    return (await threads.run(task, {
      callerId,
      signal,
      timeMs: extractionMs,
      transferList: [body.buffer],
    })) as Extraction;
  } catch (error) {
    if (error instanceof QueueFull) throw new Overloaded();
    if (error instanceof TimeLimitExceeded)
      return failed(
        `Extraction took more than ${extractionMs / 1000} s and was stopped. Simplify the selectors: use fewer \`..\`, \`:has\` and nested descendants.`,
      );
    if (error instanceof MemoryLimitExceeded)
      return failed('Extraction used too much memory and was stopped. Select less, or request a smaller page.');
    throw error;
  }
}

/** Ends the threads. Extractions under way are rejected. */
export const closeExtraction = (): Promise<void> => threads.close();

function failed(failure: string): Extraction {
  return { result: null, exact: [], failure, next: null, trace: [], hints: [], fields: [], page: null };
}
