/** Extraction in threads of its own, each with a limit on time and memory: pages and selectors come from elsewhere. */
import { availableParallelism } from 'node:os';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { ScraperDefinition } from '@apiyard/api/contract/scraper-definition';
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
const idleMs = 60_000;
const waitingMax = 200;

let pool: Piscina | undefined;
let running = 0;
let quiet: NodeJS.Timeout | undefined;

/**
 * Extracts off the main thread. Takes a copy of the page: the caller keeps its own. A definition that takes more than
 * 5 s, or more memory than a page is worth, gives a failure.
 * @throws Overloaded, and the signal's reason
 */
export async function extractInWorker(order: ExtractionOrder, signal: AbortSignal): Promise<Extraction> {
  signal.throwIfAborted();
  const threads = started();
  if (threads.queueSize >= waitingMax) throw new Overloaded();
  clearTimeout(quiet);
  running += 1;
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
    running -= 1;
    if (running === 0) quiet = setTimeout(() => void closeExtraction(), idleMs).unref();
  }
}

/** Ends the threads. Extractions under way are rejected. */
export async function closeExtraction(): Promise<void> {
  clearTimeout(quiet);
  const ending = pool;
  pool = undefined;
  await ending?.destroy();
}

function started(): Piscina {
  if (pool) return pool;
  pool = new Piscina({
    filename: new URL('extract.worker.ts', import.meta.url).href,
    // With none, orders that wait would not get the place of a thread that was ended: Piscina replaces only this many.
    minThreads: 1,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: idleMs,
    maxQueue: waitingMax,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  // A thread that ran out of memory says so here too; unheard it would end the process.
  pool.on('error', () => {});
  return pool;
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

function failed(failure: string): Extraction {
  return { result: null, failure, next: null, trace: [], hints: [], fields: [], page: null };
}
