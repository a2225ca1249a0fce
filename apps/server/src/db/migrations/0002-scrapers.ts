import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const scrapers: Migration = {
  name: '0002-scrapers',
  async up(db, { text, int, bigint, tableEnd, keyedTableEnd }) {
    await db.schema
      .createTable('scraper')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('version', int, (column) => column.notNull())
      .addColumn('api', text, (column) => column.notNull())
      .addColumn('title', text, (column) => column.notNull())
      .addColumn('host', text, (column) => column.notNull())
      .addColumn('definition', text, (column) => column.notNull())
      .addColumn('live_revision', int)
      .addColumn('live_api', text)
      .addColumn('paused', int, (column) => column.notNull())
      .addColumn('health', text, (column) => column.notNull().check(sql`health in ('untested', 'ok', 'failing')`))
      .addColumn('failures_in_row', int, (column) => column.notNull())
      .addColumn('told_failing', int, (column) => column.notNull())
      .addColumn('last_run_at', bigint)
      .addColumn('last_run', text)
      .addColumn('last_test', text)
      .addColumn('next_test_at', bigint)
      .addColumn('created_at', bigint, (column) => column.notNull())
      .addColumn('updated_at', bigint, (column) => column.notNull())
      .addColumn('deleted_at', bigint)
      .addCheckConstraint('scraper_live', sql`(live_revision is null) = (live_api is null)`)
      .modifyEnd(tableEnd)
      .execute();
    await db.schema
      .createIndex('scraper_api')
      .on('scraper')
      .column('api')
      .unique()
      .where(sql<boolean>`deleted_at is null`)
      .execute();
    await db.schema
      .createIndex('scraper_live_api')
      .on('scraper')
      .column('live_api')
      .unique()
      .where(sql<boolean>`deleted_at is null`)
      .execute();
    await db.schema.createIndex('scraper_next_test').on('scraper').column('next_test_at').execute();

    await db.schema
      .createTable('scraper_revision')
      .addColumn('scraper_id', text, (column) => column.notNull().references('scraper.id').onDelete('cascade'))
      .addColumn('revision', int, (column) => column.notNull())
      .addColumn('definition', text, (column) => column.notNull())
      .addColumn('published_at', bigint, (column) => column.notNull())
      .addColumn('published_by', text, (column) => column.notNull())
      .addColumn('restores', int)
      .addColumn('note', text)
      .addPrimaryKeyConstraint('scraper_revision_key', ['scraper_id', 'revision'])
      .modifyEnd(tableEnd)
      .execute();

    await db.schema
      .createTable('scraper_secret')
      .addColumn('scraper_id', text, (column) => column.notNull().references('scraper.id').onDelete('cascade'))
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('host', text, (column) => column.notNull())
      .addColumn('cipher', text, (column) => column.notNull())
      .addColumn('updated_at', bigint, (column) => column.notNull())
      .addPrimaryKeyConstraint('scraper_secret_key', ['scraper_id', 'name'])
      .modifyEnd(keyedTableEnd)
      .execute();

    // For recent calls of an API, without reading every key's rows.
    await db.schema.createIndex('usage_api').on('usage').columns(['api', 'day']).execute();
  },
};
