import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import type { ChargeThread } from './charge-thread.ts';
import type { Hot, KeyRow, SessionRow } from './hot.ts';
import { hotQueries } from './hot.ts';
import { RecentRows } from '../recent-rows.ts';
import type { Schema } from '../schema.ts';
import type { SqliteWriter } from '../sqlite-dialect.ts';

/**
 * Lookups have a separate connection: under WAL it reads while a write transaction is open, so they never wait.
 * Statements are prepared at first use, after the migrations.
 */
export function sqliteHot(
  kysely: Kysely<Schema>,
  reader: DatabaseSync,
  writer: SqliteWriter,
  charges: ChargeThread,
): Hot {
  const queries = hotQueries(kysely);
  const lazily = <T>(make: () => T) => {
    let made: T | undefined;
    return () => (made ??= make());
  };
  const findKey = lazily(() => oneRow<KeyRow>(reader.prepare(queries.findKey.text)));
  const findSession = lazily(() => oneRow<SessionRow>(reader.prepare(queries.findSession.text)));
  const usedOn = lazily(() => reader.prepare(queries.usedOn.text));
  const keys = new RecentRows<KeyRow>(() => writer.changes);

  return {
    findKey(keyHash, nowMs) {
      const read = () => findKey()(queries.findKey.values({ keyHash, nowMs }));
      const row = keys.get(keyHash, nowMs, read);
      // The plan may have ended since it was read.
      return row !== null && row.plan_id !== 'free' && (row.premium_until ?? Infinity) <= nowMs ? read() : row;
    },
    findSession(tokenHash, nowMs) {
      return findSession()(queries.findSession.values({ tokenHash, nowMs }));
    },
    usedOn(personId, day) {
      return (usedOn().get(...queries.usedOn.values({ personId, day })) as { used: number } | undefined)?.used ?? 0;
    },
    async commitCharges(batch) {
      await writer.turnstile.enter();
      try {
        return await charges.commit(batch);
      } finally {
        writer.turnstile.leave();
      }
    },
    async writeCalls(rows) {
      await writer.turnstile.enter();
      try {
        await charges.write(rows);
      } finally {
        writer.turnstile.leave();
      }
    },
  };
}

/** Reads one row as an array: for objects, `node:sqlite` creates every column name again for each row. */
function oneRow<Row>(statement: StatementSync): (parameters: SQLInputValue[]) => Row | null {
  statement.setReturnArrays(true);
  const names = statement.columns().map(({ name }) => name);
  return (parameters) => {
    const values = statement.get(...parameters) as unknown as readonly unknown[] | undefined;
    if (values === undefined) return null;
    const row: Record<string, unknown> = {};
    let index = 0;
    for (const name of names) row[name] = values[index++];
    return row as Row;
  };
}
