import type { Migration } from './migration.ts';

export const calls: Migration = {
  name: '0004-calls',
  async up(db, { text, int, bigint, keyedTableEnd }) {
    await db.schema
      .createTable('call_log')
      // Ordered by time, so rows are added at the end and deleted from the beginning.
      .addColumn('request_id', text, (column) => column.primaryKey())
      .addColumn('person_id', text, (column) => column.notNull())
      .addColumn('key_id', text, (column) => column.notNull())
      .addColumn('api', text, (column) => column.notNull())
      .addColumn('method', text, (column) => column.notNull())
      .addColumn('status', int, (column) => column.notNull())
      .addColumn('code', text)
      .addColumn('us', bigint, (column) => column.notNull())
      .addColumn('cost', int, (column) => column.notNull())
      .addColumn('at', bigint, (column) => column.notNull())
      .modifyEnd(keyedTableEnd)
      .execute();
    await db.schema.createIndex('call_log_person').on('call_log').columns(['person_id', 'request_id']).execute();
  },
};
