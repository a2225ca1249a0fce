import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const mail: Migration = {
  name: '0013-mail',
  async up(db, { text, int, bigint, tableEnd }) {
    await db.schema
      .createTable('mail')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('recipient', text, (column) => column.notNull())
      .addColumn('subject', text, (column) => column.notNull())
      .addColumn('sealed', text)
      .addColumn('tries', int, (column) => column.notNull())
      .addColumn('due_at', bigint, (column) => column.notNull())
      .addColumn('created_at', bigint, (column) => column.notNull())
      .addColumn('sent_at', bigint)
      .addColumn('failed_at', bigint)
      .addColumn('failure', text)
      .modifyEnd(tableEnd)
      .execute();
    await db.schema
      .createIndex('mail_due')
      .on('mail')
      .column('due_at')
      .where(sql<boolean>`sealed is not null`)
      .execute();
  },
};
