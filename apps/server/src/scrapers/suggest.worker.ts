/** The worker thread: analyses one page and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import type { SuggestTask } from './suggest-in-thread.ts';
import { feedsOn } from './suggest/feeds.ts';
import { suggest } from './suggest/suggest.ts';

const { page, linkHeader, ...options } = workerData as SuggestTask;
parentPort?.postMessage({ ...suggest(page, options), feeds: feedsOn(page, linkHeader) });
