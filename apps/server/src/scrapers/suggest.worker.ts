/** The worker thread: analyses one page and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import type { FetchedPage } from './engine/extraction.ts';
import { feedsOn } from './suggest/feeds.ts';
import { suggest } from './suggest/suggest.ts';

const page = workerData as FetchedPage;
parentPort?.postMessage({ ...suggest(page), feeds: feedsOn(page) });
