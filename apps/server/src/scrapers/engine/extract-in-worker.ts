/** Extraction in threads of its own, each with a limit on time and memory: pages and selectors come from elsewhere. */
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { ScraperDefinition } from '@apiyard/api/contract/scraper-definition';
import { ThreadPool } from '../../thread-pool.ts';
import type { Extraction, FetchedPage } from './extraction.ts';
import { Overloaded } from './limits.ts';

export interface ExtractionOrder {
  readonly definition: ScraperDefinition;
  readonly page: FetchedPage;
  readonly params: Readonly<Record<string, unknown>>;
  /** Also reports matches and shows the page. Slower. */
  readonly look: boolean;
}

/** What a thread is sent: the definition as the text that its compiled form is kept by. */
export interface ExtractionTask extends Omit<ExtractionOrder, 'definition'> {
  readonly definition: string;
  /** Where the thread says that it has begun. */
  readonly begun: MessagePort;
}

/** From the moment that a thread takes it. */
const extractionMs = 5000;
/** A page of 10 MB and its tree need about half. */
const memoryMb = 512;

const threads = new ThreadPool({
  file: new URL('extract.worker.ts', import.meta.url),
  limits: { maxOldGenerationSizeMb: memoryMb },
  // A thread that ran out of memory also rejects its task, which says so.
  onError: () => {},
});

/**
 * Extracts off the main thread. Takes a copy of the page: the caller keeps its own. A definition that takes more than
 * 5 s, or more memory than a page is worth, gives a failure.
 * @throws Overloaded, and the signal's reason
 */
export async function extractInWorker(order: ExtractionOrder, signal: AbortSignal): Promise<Extraction> {
  signal.throwIfAborted();
  if (threads.isFull) throw new Overloaded();
  const turn = new AbortController();
  const end = () => turn.abort(signal.reason);
  signal.addEventListener('abort', end);
  const { port1: here, port2: there } = new MessageChannel();
  let timer: NodeJS.Timeout | undefined;
  let isLate = false;
  // Waiting for a thread is not the definition's fault: its time runs from the thread's first sign.
  here.once('message', () => {
    timer = setTimeout(() => {
      isLate = true;
      turn.abort();
    }, extractionMs);
  });
  here.unref();
  try {
    // A copy of exactly these bytes, whatever larger buffer they are a part of; it moves without being copied again.
    const body = new Uint8Array(order.page.body);
    const task: ExtractionTask = { ...order, definition: JSON.stringify(order.definition), page: { ...order.page, body }, begun: there };
    return (await threads.run(task, { signal: turn.signal, transferList: [there, body.buffer] })) as Extraction;
  } catch (error) {
    if (signal.aborted) throw error;
    if (isLate) return failed(`Reading the page took more than ${extractionMs / 1000} s and was stopped. Make the selectors simpler: fewer \`..\`, \`:has\` and descendants inside each other.`);
    if (isOutOfMemory(error)) return failed('Reading the page took too much memory and was stopped. Select less, or ask for a smaller page.');
    throw error;
  } finally {
    clearTimeout(timer);
    here.close();
    signal.removeEventListener('abort', end);
  }
}

/** Ends the threads. Extractions under way are rejected. */
export const closeExtraction = (): Promise<void> => threads.close();

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

function failed(failure: string): Extraction {
  return { result: null, failure, next: null, trace: [], hints: [], fields: [], page: null };
}
