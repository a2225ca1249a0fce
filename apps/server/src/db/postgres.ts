import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { postgresHot } from './charges/hot-postgres.ts';
import type { Database } from './database.ts';
import { postgresIntegrity } from './integrity/postgres-integrity.ts';
import { demandMigration, latestMigration } from './latest-migration.ts';
import type { Schema } from './schema.ts';
import { postgresSnapshot } from './snapshot.ts';

const connectionsMax = 10;
/** What every process of ours is called among PostgreSQL's connections, and this one. */
export const connectionsOfOurs = 'apiyard-';
export const connectionsOfThis = `${connectionsOfOurs}${randomBytes(6).toString('hex')}`;
const attemptsMax = 20;

/**
 * Serialization failure or deadlock (40001, 40P01), or another transaction inserted the same row between our read and
 * write (23505, which the next attempt sees).
 */
const worthAnotherTry = new Set(['40001', '40P01', '23505']);

/** PostgreSQL's 64-bit integers and sums arrive as numbers; ours stay far below 2^53. */
const numeric = new Set([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);
const types: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text') =>
    numeric.has(id)
      ? (text: string) => exactNumber(text)
      : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
};

function exactNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The database contains ${text}, which a number cannot represent exactly.`);
  return value;
}

export function openPostgres(connectionString: string): Database {
  const pool = new pg.Pool({
    connectionString,
    application_name: connectionsOfThis,
    types,
    max: connectionsMax,
    connectionTimeoutMillis: 10_000,
    idle_in_transaction_session_timeout: 60_000,
    // A commit returns only when it is on disk, regardless of the default of the server or role.
    onConnect: (client) => client.query('set synchronous_commit = on') as unknown as void,
  });
  // An idle connection that breaks is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => {});
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });

  const database: Database = {
    engine: 'postgres',
    kysely,
    hot: postgresHot(kysely, pool),
    async transaction(work) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await kysely.transaction().setIsolationLevel('serializable').execute(work);
        } catch (error) {
          if (attempt === attemptsMax || !(error instanceof pg.DatabaseError) || !worthAnotherTry.has(error.code ?? ''))
            throw error;
          await wait(Math.random() * 5 * 2 ** Math.min(attempt, 6));
        }
      }
    },
    migration: (work) =>
      kysely
        .transaction()
        .setIsolationLevel('read committed')
        .execute(async (transaction) => {
          // Between two of its statements a whole backup may be written.
          await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
          return work(transaction);
        }),
    copyTo: null,
    async snapshot(work) {
      const client = await pool.connect();
      try {
        return await postgresSnapshot(client, work);
      } finally {
        client.release();
      }
    },
    async ping() {
      const { rows } = await pool.query<{ migrated: boolean }>(
        'select exists (select from migration where name = $1) as migrated, (select id from person limit 1), (select name from setting limit 1), (select id from api_key limit 1)',
        [latestMigration],
      );
      demandMigration(rows[0]?.migrated === true);
    },
    async checkIntegrity(timeoutMs) {
      const client = await pool.connect();
      try {
        return await postgresIntegrity(client, timeoutMs);
      } finally {
        client.release();
      }
    },
    close: () => kysely.destroy(),
  };
  return database;
}
