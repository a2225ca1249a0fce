import type { Kysely } from 'kysely';
import pg from 'pg';
import type { Pool, PoolClient } from 'pg';
import { callColumns } from './call-columns.ts';
import type { Charge, ChargeResult } from './charges.ts';
import { chargedRows, countsOf, daysOf, settle } from './charges.ts';
import type { Hot, HotQuery } from './hot.ts';
import { hotQueries } from './hot.ts';
import type { Schema } from '../schema.ts';
import type { CallLogTable } from '../schema/calls/call-log.ts';

const deadlock = '40P01';

/** Rows are locked in the order of the key, the same in every process. */
const lockDays = {
  name: 'lock-days',
  text:
    'select d.person_id, d.day, d.used from usage_day d ' +
    'join unnest($1::text[], $2::text[]) as t (person_id, day) on d.person_id = t.person_id and d.day = t.day ' +
    'order by d.person_id collate "C", d.day collate "C" for update of d',
};
const makeDays = {
  name: 'make-days',
  text:
    'insert into usage_day (person_id, day, used) select person_id, day, 0 from unnest($1::text[], $2::text[]) as t (person_id, day) ' +
    'order by person_id collate "C", day collate "C" on conflict (person_id, day) do nothing',
};
const gainDays = {
  name: 'gain-days',
  text:
    'update usage_day d set used = d.used + t.gained from unnest($1::text[], $2::text[], $3::bigint[]) as t (person_id, day, gained) ' +
    'where d.person_id = t.person_id and d.day = t.day',
};
const countUsage = {
  name: 'count-usage',
  text:
    'insert into usage as u (key_id, api, day, calls, cost) ' +
    'select * from unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::bigint[]) ' +
    'on conflict (key_id, api, day) do update set calls = u.calls + excluded.calls, cost = u.cost + excluded.cost',
};
const callTypes: Readonly<Record<(typeof callColumns)[number], string>> = {
  request_id: 'text',
  person_id: 'text',
  key_id: 'text',
  api: 'text',
  method: 'text',
  status: 'int',
  code: 'text',
  us: 'bigint',
  cost: 'int',
  at: 'bigint',
  input: 'text',
};
const insertCalls =
  `insert into call_log (${callColumns.join(', ')}) select * from unnest(${callColumns.map((column, place) => `$${place + 1}::${callTypes[column]}[]`).join(', ')}) ` +
  'on conflict (request_id) do nothing';
/** Of calls that succeeded: none is counted as failed. */
const logCharged = { name: 'log-charged', text: insertCalls };
/** Failures are counted from the rows that were new, in the order of the key: the same in every process. */
const writeCalls = {
  name: 'write-calls',
  text:
    `with added as (${insertCalls} returning key_id, code, at) ` +
    'insert into failed_day as f (key_id, day, failed) ' +
    "select key_id, to_char(to_timestamp(at / 1000.0) at time zone 'UTC', 'YYYY-MM-DD') as day, count(*) from added where code is not null " +
    'group by 1, 2 order by key_id collate "C", 2 ' +
    'on conflict (key_id, day) do update set failed = f.failed + excluded.failed',
};

export function postgresHot(kysely: Kysely<Schema>, pool: Pool): Hot {
  const queries = hotQueries(kysely);
  const first = async <Params extends Readonly<Record<string, string | number>>, Row>(
    name: string,
    query: HotQuery<Params, Row>,
    params: Params,
  ): Promise<Row | null> => {
    const { rows } = await pool.query({ name, text: query.text, values: query.values(params) });
    return (rows[0] as Row | undefined) ?? null;
  };

  return {
    findKey: (keyHash, nowMs) => first('find-key', queries.findKey, { keyHash, nowMs }),
    findSession: (tokenHash, nowMs) => first('find-session', queries.findSession, { tokenHash, nowMs }),
    usedOn: async (personId, day) => (await first('used-on', queries.usedOn, { personId, day }))?.used ?? 0,
    async commitCharges(batch) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        const results = (await chargeAgain(client, batch)) ?? (await chargeAgain(client, batch, true));
        if (results === null) throw new Error('Rows of usage_day were deleted while a charge was being written.');
        return results;
      } catch (error) {
        broken = error instanceof Error ? error : new Error(String(error));
        throw error;
      } finally {
        // A connection in an unknown state is discarded; the server rolls back its transaction.
        client.release(broken);
      }
    },
    async writeCalls(rows) {
      await pool.query({ ...writeCalls, values: columnsOf(rows) });
    },
  };
}

const columnsOf = (rows: readonly CallLogTable[]) => callColumns.map((column) => rows.map((row) => row[column]));

const attemptsMax = 5;

/**
 * Another statement, such as the deletion of a person, may lock the same rows in another order: the engine then aborts
 * one of the two, which must not fail the other charges of the batch.
 */
async function chargeAgain(
  client: PoolClient,
  batch: readonly Charge[],
  makeRows = false,
): Promise<ChargeResult[] | null> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await charge(client, batch, makeRows);
    } catch (error) {
      if (attempt === attemptsMax || !(error instanceof pg.DatabaseError) || error.code !== deadlock) throw error;
      await client.query('rollback');
    }
  }
}

/**
 * One batch in one transaction. Null when a day has no row yet: rows are inserted in a separate transaction, because
 * inserting while others are locked could deadlock two processes.
 */
async function charge(client: PoolClient, batch: readonly Charge[], makeRows = false): Promise<ChargeResult[] | null> {
  const days = daysOf(batch);
  const keys = [days.map((day) => day.personId), days.map((day) => day.day)];
  if (makeRows) await client.query({ ...makeDays, values: keys });
  await client.query('begin isolation level read committed');
  const { rows } = await client.query<{ person_id: string; day: string; used: number }>({ ...lockDays, values: keys });
  if (rows.length < days.length) {
    await client.query('rollback');
    return null;
  }
  const used = new Map(rows.map((row) => [`${row.person_id} ${row.day}`, row.used]));
  const results: ChargeResult[] = [];
  const gained = days.map((day) => settle(batch, day, used.get(`${day.personId} ${day.day}`) ?? 0, results));
  const counts = countsOf(batch, results);
  if (counts.length > 0) {
    await client.query({ ...gainDays, values: [...keys, gained] });
    await client.query({
      ...countUsage,
      values: [
        counts.map((count) => count.keyId),
        counts.map((count) => count.api),
        counts.map((count) => count.day),
        counts.map((count) => count.calls),
        counts.map((count) => count.cost),
      ],
    });
    await client.query({ ...logCharged, values: columnsOf(chargedRows(batch, results)) });
  }
  await client.query('commit');
  return results;
}
