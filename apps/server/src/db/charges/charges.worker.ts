/** The thread that commits charges and their call log rows on SQLite: only this thread waits for the disk. */
import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { callColumns } from './call-columns.ts';
import type { Charge, ChargeResult } from './charges.ts';
import type { ChargeColumns, Work } from './charge-thread.ts';
import { chargesFrom } from './charge-text.ts';
import { chargedRows, countsOf, daysOf, settle } from './charges.ts';
import { failedOf } from '../failed-days.ts';
import type { CallLogTable } from '../schema/calls/call-log.ts';
import { busyTimeoutMs, durable } from '../sqlite-settings.ts';

const database = new DatabaseSync((workerData as { readonly file: string }).file, { timeout: busyTimeoutMs });
database.exec(durable);
const begin = database.prepare('begin immediate');
const commit = database.prepare('commit');
const used = database.prepare('select used from usage_day where person_id = ? and day = ?');
const gain = database.prepare(
  'insert into usage_day (person_id, day, used) values (?, ?, ?) on conflict (person_id, day) do update set used = used + excluded.used',
);
const count = database.prepare(
  'insert into usage (key_id, api, day, calls, cost) values (?, ?, ?, ?, ?) ' +
    'on conflict (key_id, api, day) do update set calls = calls + excluded.calls, cost = cost + excluded.cost',
);
const log = database.prepare(
  `insert or ignore into call_log (${callColumns.join(', ')}) values (${callColumns.map(() => '?').join(', ')})`,
);
const fail = database.prepare(
  'insert into failed_day (key_id, day, failed) values (?, ?, ?) on conflict (key_id, day) do update set failed = failed + excluded.failed',
);

parentPort?.on('message', (work: Work) => {
  try {
    parentPort?.postMessage({
      results: 'charges' in work ? columnsOf(committed(chargesFrom(work.charges))) : logged(work.calls),
    });
  } catch (error) {
    if (database.isTransaction) database.exec('rollback');
    // SQLite's error code would be lost: only standard error properties are cloned.
    parentPort?.postMessage({
      error,
      errcode: error instanceof Error && 'errcode' in error ? error.errcode : undefined,
    });
  }
});

function committed(batch: readonly Charge[]): readonly ChargeResult[] {
  const results: ChargeResult[] = [];
  begin.run();
  for (const day of daysOf(batch)) {
    const before = (used.get(day.personId, day.day) as { used: number } | undefined)?.used ?? 0;
    const gained = settle(batch, day, before, results);
    if (gained > 0) gain.run(day.personId, day.day, gained);
  }
  for (const { keyId, api, day, calls, cost } of countsOf(batch, results)) count.run(keyId, api, day, calls, cost);
  for (const row of chargedRows(batch, results)) log.run(...callColumns.map((column) => row[column]));
  commit.run();
  return results;
}

/** Without waiting for the disk: the next charge commit makes these rows durable too. */
function logged(calls: string): null {
  const columns = JSON.parse(calls) as readonly (readonly SQLInputValue[])[];
  const rows = (columns[0] ?? []).map((_, index) => columns.map((column) => column[index] ?? null));
  database.exec('pragma synchronous = normal');
  try {
    begin.run();
    const added = rows.filter((row) => log.run(...row).changes === 1);
    for (const { keyId, day, failed } of failedOf(added.map(callOf))) fail.run(keyId, day, failed);
    commit.run();
  } finally {
    if (database.isTransaction) database.exec('rollback');
    database.exec('pragma synchronous = full');
  }
  return null;
}

function columnsOf(results: readonly ChargeResult[]): ChargeColumns {
  return {
    charged: Uint8Array.from(results, ({ charged }) => (charged ? 1 : 0)),
    used: Float64Array.from(results, ({ used }) => used),
  };
}

const [keyPlace, codePlace, timePlace] = (['key_id', 'code', 'at'] as const).map((column) =>
  callColumns.indexOf(column),
) as [number, number, number];

const callOf = (row: readonly SQLInputValue[]) =>
  ({ key_id: row[keyPlace], code: row[codePlace], at: row[timePlace] }) as Pick<CallLogTable, 'key_id' | 'code' | 'at'>;
