import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const keys: Migration = {
  name: '0006-keys',
  async up(db, { text, int, bigint, keyedTableEnd }) {
    await db.schema.alterTable('api_key').addColumn('rules', text).execute();
    await db.schema
      .alterTable('api_key')
      .addColumn('version', int, (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema
      .alterTable('person')
      .addColumn('keep_inputs', int, (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('call_log').addColumn('input', text).execute();
    // Partial indexes with few rows: they exclude successes, and calls without input.
    await db.schema
      .createIndex('call_log_failed')
      .on('call_log')
      .columns(['person_id', 'request_id'])
      .where(sql<boolean>`code is not null`)
      .execute();
    await db.schema
      .createIndex('call_log_input')
      .on('call_log')
      .column('person_id')
      .where(sql<boolean>`input is not null`)
      .execute();
    // A key's last weeks, without reading all of its days. Counting calls does not touch it: it names no counts.
    await db.schema.createIndex('usage_key_day').on('usage').columns(['key_id', 'day']).execute();

    await db.schema
      .createTable('failed_day')
      .addColumn('key_id', text, (column) => column.notNull())
      .addColumn('day', text, (column) => column.notNull())
      .addColumn('failed', bigint, (column) => column.notNull())
      .addPrimaryKeyConstraint('failed_day_key', ['key_id', 'day'])
      .modifyEnd(keyedTableEnd)
      .execute();
  },
};
