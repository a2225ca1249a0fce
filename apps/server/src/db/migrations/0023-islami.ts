import type { Migration } from './migration.ts';

/** Calendars of prayer times that programs read by a secret link, and where people read the Quran. */
export const islami: Migration = {
  name: '0023-islami',
  async up(db, { text, int, bigint, tableEnd, keyedTableEnd }) {
    await db.schema
      .createTable('prayer_feed')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('person_id', text, (column) => column.notNull().references('person.id').onDelete('cascade'))
      .addColumn('token_hash', text, (column) => column.notNull().unique())
      .addColumn('cipher', text, (column) => column.notNull())
      .addColumn('settings', text, (column) => column.notNull())
      .addColumn('created_at', bigint, (column) => column.notNull())
      .addColumn('revoked_at', bigint)
      .modifyEnd(tableEnd)
      .execute();
    await db.schema.createIndex('prayer_feed_latest').on('prayer_feed').columns(['person_id', 'id']).execute();
    await db.schema.createIndex('prayer_feed_revoked').on('prayer_feed').columns(['revoked_at']).execute();
    await db.schema
      .createTable('quran_position')
      .addColumn('person_id', text, (column) => column.primaryKey().references('person.id').onDelete('cascade'))
      .addColumn('position', text, (column) => column.notNull())
      .addColumn('read_at', bigint, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
    await db.schema
      .createTable('quran_bookmark')
      .addColumn('person_id', text, (column) => column.notNull().references('person.id').onDelete('cascade'))
      .addColumn('verse', int, (column) => column.notNull())
      .addPrimaryKeyConstraint('quran_bookmark_key', ['person_id', 'verse'])
      .modifyEnd(keyedTableEnd)
      .execute();
  },
};
