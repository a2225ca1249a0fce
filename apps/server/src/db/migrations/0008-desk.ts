import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const adminArea: Migration = {
  name: '0008-desk',
  async up(db, { text, int, bigint, keyedTableEnd }) {
    for (const table of ['blog_post', 'gallery_item', 'update_entry'] as const) {
      await db.schema
        .alterTable(table)
        .addColumn('version', int, (column) => column.notNull().defaultTo(1))
        .execute();
      await db.schema
        .alterTable(table)
        .addColumn('updated_at', bigint, (column) => column.notNull().defaultTo(0))
        .execute();
      await db.schema.alterTable(table).addColumn('deleted_at', bigint).execute();
      await db.schema.createIndex(`${table}_updated`).on(table).columns(['updated_at', 'id']).execute();
      await db.schema.createIndex(`${table}_deleted`).on(table).column('deleted_at').execute();
    }
    await db
      .updateTable('update_entry')
      .set({ updated_at: sql<number>`published_at` })
      .execute();
    await db
      .updateTable('blog_post')
      .set({ updated_at: sql<number>`created_at` })
      .execute();
    await db
      .updateTable('gallery_item')
      .set({ updated_at: sql<number>`created_at` })
      .execute();
    await db.schema.createIndex('gallery_item_created').on('gallery_item').columns(['created_at', 'id']).execute();

    await db.schema
      .createTable('picture')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('width', int, (column) => column.notNull())
      .addColumn('height', int, (column) => column.notNull())
      .addColumn('size_bytes', int, (column) => column.notNull())
      .addColumn('created_at', bigint, (column) => column.notNull())
      .addColumn('used_at', bigint, (column) => column.notNull())
      .modifyEnd(keyedTableEnd)
      .execute();
    await db.schema.createIndex('picture_created').on('picture').columns(['created_at', 'id']).execute();
    await db.schema.createIndex('picture_used').on('picture').column('used_at').execute();
  },
};
