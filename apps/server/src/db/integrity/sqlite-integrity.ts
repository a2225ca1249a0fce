import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { isDamaged } from '../unavailable.ts';
import type { Integrity } from './integrity.ts';
import { problemsMax } from './integrity.ts';

/**
 * Checks in a thread, table by table. A check of one table cannot be interrupted: that much later than `timeoutMs` it
 * may end.
 */
export function sqliteIntegrity(file: string, timeoutMs: number): Promise<Integrity> {
  const worker = new Worker(new URL('integrity.worker.ts', import.meta.url), { workerData: { file, timeoutMs } });
  return new Promise((resolve, reject) => {
    worker.once('message', (found: Integrity | { readonly error: string }) =>
      'error' in found ? reject(new Error(found.error)) : resolve(found),
    );
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The thread that checks the database ended (${code}).`)));
  });
}

/** @param quick skips the comparison of indexes with their tables */
export function checkSqliteNow(
  file: string,
  { timeoutMs, quick }: { readonly timeoutMs: number; readonly quick: boolean },
): Integrity {
  const untilMs = performance.now() + timeoutMs;
  const problems: string[] = [];
  let isComplete = true;
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const tables = database
      .prepare(
        "select name from sqlite_schema where type = 'table' and name not like 'sqlite!_%' escape '!' order by name",
      )
      .all()
      .map(({ name }) => String(name));
    // The check of the schema table includes the free list.
    for (const table of ['sqlite_schema', ...tables]) {
      if (performance.now() >= untilMs) isComplete = false;
      if (!isComplete || problems.length >= problemsMax) break;
      const rows = database
        .prepare(`pragma ${quick ? 'quick_check' : 'integrity_check'}("${table.replaceAll('"', '""')}")`)
        .all();
      problems.push(...rows.map((row) => String(Object.values(row)[0])).filter((text) => text !== 'ok'));
    }
  } catch (error) {
    if (!isDamaged(error)) throw error;
    problems.push((error as Error).message);
  } finally {
    database.close();
  }
  return { method: 'integrity_check', problems: problems.slice(0, problemsMax), isComplete };
}
