import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Outcomes of runs per API and day. Begins with the successes that were counted per key. */
export const apiDays: Migration = {
  name: '0020-api-days',
  async up(db, { text, bigint, keyedTableEnd }) {
    await db.schema
      .createTable('api_day')
      // By day first: days are read, and deleted, one after the other.
      .addColumn('day', text, (column) => column.notNull())
      .addColumn('api', text, (column) => column.notNull())
      .addColumn('succeeded', bigint, (column) => column.notNull())
      .addColumn('failed', bigint, (column) => column.notNull())
      .addPrimaryKeyConstraint('api_day_key', ['day', 'api'])
      .modifyEnd(keyedTableEnd)
      .execute();
    await sql`insert into api_day (day, api, succeeded, failed)
      select day, api, sum(calls), 0 from usage group by day, api`.execute(db);
  },
};
