import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const apps: Migration = {
  name: '0009-apps',
  async up(db, { text, int, bigint, tableEnd, keyedTableEnd }) {
    await db.schema
      .createTable('app_upload')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('file_name', text, (column) => column.notNull())
      .addColumn('size_bytes', bigint, (column) => column.notNull())
      .addColumn('received', bigint, (column) => column.notNull())
      .addColumn('facts', text)
      .addColumn('touched_at', bigint, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();

    await db.schema
      .createTable('app_version')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('version', int, (column) => column.notNull())
      .addColumn('package_name', text, (column) => column.notNull())
      .addColumn('label', text, (column) => column.notNull())
      .addColumn('version_name', text, (column) => column.notNull())
      .addColumn('version_code', bigint, (column) => column.notNull())
      .addColumn('min_sdk', int)
      .addColumn('size_bytes', bigint, (column) => column.notNull())
      .addColumn('sha256', text, (column) => column.notNull())
      .addColumn('certificate_sha256', text)
      .addColumn('icon_type', text)
      .addColumn('changelog', text, (column) => column.notNull())
      .addColumn('published', int, (column) => column.notNull())
      .addColumn('published_at', bigint)
      .addColumn('downloads', bigint, (column) => column.notNull().defaultTo(0))
      .addColumn('created_at', bigint, (column) => column.notNull())
      .addColumn('updated_at', bigint, (column) => column.notNull())
      .addColumn('deleted_at', bigint)
      .modifyEnd(tableEnd)
      .execute();
    await db.schema
      .createIndex('app_version_code')
      .unique()
      .on('app_version')
      .columns(['package_name', 'version_code'])
      .where(sql.ref('deleted_at'), 'is', null)
      .execute();

    await db.schema
      .createTable('app_download')
      .addColumn('day', text, (column) => column.notNull())
      .addColumn('version_id', text, (column) => column.notNull())
      .addColumn('who', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('app_download_key', ['day', 'version_id', 'who'])
      .modifyEnd(keyedTableEnd)
      .execute();
  },
};
