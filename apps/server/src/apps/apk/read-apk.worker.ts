/** The worker thread: inspects one file and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ApkTask, ApkInspection } from './read-apk.ts';
import { inspectApk } from './inspect-apk.ts';

const { file } = workerData as ApkTask;
await inspectApk(file, (result: ApkInspection) => parentPort?.postMessage(result));
