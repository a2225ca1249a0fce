/** The worker thread: analyses one page and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import type { FetchedPage } from './engine/extraction.ts';
import { suggest } from './suggest/suggest.ts';

parentPort?.postMessage(suggest(workerData as FetchedPage));
