/** Checks a SQLite file away from the event loop. */
import { parentPort, workerData } from 'node:worker_threads';
import { checkSqliteNow } from './sqlite-integrity.ts';

const { file, timeoutMs } = workerData as { readonly file: string; readonly timeoutMs: number };
try {
  parentPort?.postMessage(checkSqliteNow(file, { timeoutMs, quick: false }));
} catch (error) {
  parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) });
}
