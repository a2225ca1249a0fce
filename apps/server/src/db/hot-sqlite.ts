import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import type { ChargeResult } from './charges.ts';
import { countsOf, daysOf, settle } from './charges.ts';
import type { Hot, KeyRow, SessionRow } from './hot.ts';
import { hotQueries } from './hot.ts';
import type { Schema } from './schema.ts';
import type { SqliteWriter } from './sqlite-dialect.ts';

/**
 * Look-ups have a connection of their own: under WAL it reads while a transaction is open elsewhere, so they never
 * wait. Statements are prepared at first use, after the migrations.
 */
export function sqliteHot(kysely: Kysely<Schema>, reader: DatabaseSync, writer: SqliteWriter): Hot {
  const queries = hotQueries(kysely);
  const lazily = <T>(make: () => T) => {
    let made: T | undefined;
    return () => (made ??= make());
  };
  const findKey = lazily(() => oneRow<KeyRow>(reader.prepare(queries.findKey.text)));
  const findSession = lazily(() => oneRow<SessionRow>(reader.prepare(queries.findSession.text)));
  const usedOn = lazily(() => reader.prepare(queries.usedOn.text));
  const charging = lazily(() => ({
    begin: writer.database.prepare('begin immediate'),
    commit: writer.database.prepare('commit'),
    used: writer.database.prepare('select used from usage_day where person_id = ? and day = ?'),
    gain: writer.database.prepare(
      'insert into usage_day (person_id, day, used) values (?, ?, ?) on conflict (person_id, day) do update set used = used + excluded.used',
    ),
    count: writer.database.prepare(
      'insert into usage (key_id, api, day, calls, cost) values (?, ?, ?, ?, ?) ' +
        'on conflict (key_id, api, day) do update set calls = calls + excluded.calls, cost = cost + excluded.cost',
    ),
  }));

  return {
    findKey(keyHash, nowMs) {
      return findKey()(queries.findKey.values({ keyHash, nowMs }));
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
        const { begin, commit, used, gain, count } = charging();
        const results: ChargeResult[] = [];
        begin.run();
        for (const day of daysOf(batch)) {
          const before = (used.get(day.personId, day.day) as { used: number } | undefined)?.used ?? 0;
          const gained = settle(batch, day, before, results);
          if (gained > 0) gain.run(day.personId, day.day, gained);
        }
        for (const { keyId, api, day, calls, cost } of countsOf(batch, results)) count.run(keyId, api, day, calls, cost);
        commit.run();
        return results;
      } catch (error) {
        if (writer.database.isTransaction) writer.database.exec('rollback');
        throw error;
      } finally {
        writer.turnstile.leave();
      }
    },
  };
}

/** Reads one row by way of a list of values: as an object, `node:sqlite` makes every column's name anew for each row. */
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
