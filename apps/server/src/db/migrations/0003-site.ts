import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const site: Migration = {
  name: '0003-site',
  async up(db, { text, int, bigint, tableEnd }) {
    await db.schema
      .createTable('update_entry')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('kind', text, (column) => column.notNull().check(sql`kind in ('new', 'changed', 'fixed', 'removed')`))
      .addColumn('title', text, (column) => column.notNull())
      .addColumn('body', text, (column) => column.notNull())
      .addColumn('published', int, (column) => column.notNull())
      .addColumn('published_at', bigint, (column) => column.notNull())
      .addColumn('sample', int, (column) => column.notNull().defaultTo(0))
      .modifyEnd(tableEnd)
      .execute();
    await db.schema.createIndex('update_entry_published').on('update_entry').columns(['published_at', 'id']).execute();

    await db.schema
      .createTable('message')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('reference', text, (column) => column.notNull().unique())
      .addColumn('kind', text, (column) => column.notNull().check(sql`kind in ('contact', 'support', 'data-deletion')`))
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('email', text, (column) => column.notNull())
      .addColumn('subject', text, (column) => column.notNull())
      .addColumn('text', text, (column) => column.notNull())
      .addColumn('request_id', text)
      .addColumn('person_id', text, (column) => column.references('person.id').onDelete('set null'))
      .addColumn('created_at', bigint, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
    await db.schema.createIndex('message_person').on('message').column('person_id').execute();

    await db.schema
      .alterTable('plan')
      .addColumn('name', text, (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema.alterTable('plan').addColumn('monthly_price', bigint).execute();
    await db.schema.alterTable('plan').addColumn('currency', text).execute();
    await db.schema
      .alterTable('plan')
      .addColumn('featured', int, (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .alterTable('plan')
      .addColumn('position', int, (column) => column.notNull().defaultTo(0))
      .execute();
    await db.updateTable('plan').set({ monthly_price: 0 }).where('id', '=', 'free').execute();
    await db.updateTable('plan').set({ featured: 1 }).where('id', '=', 'premium').execute();

    await db.schema
      .alterTable('blog_post')
      .addColumn('sample', int, (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .alterTable('gallery_item')
      .addColumn('sample', int, (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
