import type { Migration } from './migration.ts';

export const audit: Migration = {
  name: '0010-audit',
  async up(db, { text, int, bigint, tableEnd }) {
    // Without foreign keys: entries stay when the person is deleted.
    await db.schema
      .createTable('audit')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('at', bigint, (column) => column.notNull())
      .addColumn('actor_id', text)
      .addColumn('actor_name', text)
      .addColumn('via', text, (column) => column.notNull())
      .addColumn('category', text, (column) => column.notNull())
      .addColumn('action', text, (column) => column.notNull())
      .addColumn('subject_kind', text)
      .addColumn('subject_id', text)
      .addColumn('data', text, (column) => column.notNull())
      .addColumn('request_id', text)
      .addColumn('address', text)
      .modifyEnd(tableEnd)
      .execute();
    await db.schema.createIndex('audit_actor').on('audit').columns(['actor_id', 'id']).execute();
    await db.schema.createIndex('audit_subject').on('audit').columns(['subject_id', 'id']).execute();
    await db.schema.createIndex('audit_category').on('audit').columns(['category', 'id']).execute();
    await db.schema.createIndex('audit_request').on('audit').column('request_id').execute();

    await db.schema
      .alterTable('person')
      .addColumn('version', int, (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema.createIndex('person_created').on('person').columns(['created_at', 'id']).execute();

    await db.schema
      .alterTable('message')
      .addColumn('version', int, (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema.alterTable('message').addColumn('done_at', bigint).execute();
    await db.schema.alterTable('message').addColumn('read_at', bigint).execute();
    await db.schema.alterTable('message').addColumn('removed_at', bigint).execute();
  },
};
