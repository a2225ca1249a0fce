import type { Migration } from './migration.ts';

export const invitations: Migration = {
  name: '0011-invitations',
  async up(db, { text, int, bigint, tableEnd }) {
    await db.schema
      .createTable('invitation')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('token_hash', text, (column) => column.notNull().unique())
      .addColumn('email', text)
      .addColumn('note', text, (column) => column.notNull())
      .addColumn('uses_max', int, (column) => column.notNull())
      .addColumn('uses', int, (column) => column.notNull().defaultTo(0))
      .addColumn('invited_by', text, (column) => column.references('person.id').onDelete('set null'))
      .addColumn('used_by', text, (column) => column.references('person.id').onDelete('set null'))
      .addColumn('used_at', bigint)
      .addColumn('created_at', bigint, (column) => column.notNull())
      .addColumn('expires_at', bigint, (column) => column.notNull())
      .addColumn('withdrawn_at', bigint)
      .modifyEnd(tableEnd)
      .execute();
    // For rows that are deleted with a person.
    await db.schema.createIndex('invitation_invited_by').on('invitation').column('invited_by').execute();
    await db.schema.createIndex('invitation_used_by').on('invitation').column('used_by').execute();
  },
};
