/** The thread's side: looks into one file and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ApkTask, Looked } from './read-apk.ts';
import { look } from './look.ts';

const { file } = workerData as ApkTask;
await look(file, (looked: Looked) => parentPort?.postMessage(looked));
