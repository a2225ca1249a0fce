import type { Migration } from './migration.ts';

export const notifications: Migration = {
  name: '0012-notifications',
  async up(db, { text, bigint, tableEnd, keyedTableEnd }) {
    await db.schema
      .createTable('notification')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('person_id', text, (column) => column.notNull().references('person.id').onDelete('cascade'))
      .addColumn('key', text, (column) => column.notNull())
      .addColumn('data', text, (column) => column.notNull())
      .addColumn('at', bigint, (column) => column.notNull())
      .addColumn('read_at', bigint)
      .modifyEnd(tableEnd)
      .execute();
    await db.schema
      .createIndex('notification_once')
      .unique()
      .on('notification')
      .columns(['person_id', 'key'])
      .execute();
    await db.schema.createIndex('notification_latest').on('notification').columns(['person_id', 'at', 'id']).execute();

    await db.schema
      .createTable('update_read')
      .addColumn('person_id', text, (column) => column.notNull().references('person.id').onDelete('cascade'))
      .addColumn('update_id', text, (column) => column.notNull())
      .addColumn('at', bigint, (column) => column.notNull())
      .addPrimaryKeyConstraint('update_read_key', ['person_id', 'update_id'])
      .modifyEnd(keyedTableEnd)
      .execute();

    await db.schema
      .alterTable('person')
      .addColumn('updates_read_at', bigint, (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
