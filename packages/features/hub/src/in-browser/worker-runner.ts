import type { BrowserRunner } from './browser-runner.ts';
import { createBrowserRunner } from './browser-runner.ts';

/** Runs tools in the worker of this module's origin. */
export const createWorkerRunner = (): BrowserRunner =>
  createBrowserRunner(() => new Worker(new URL('kernel.worker.ts', import.meta.url), { type: 'module' }));
