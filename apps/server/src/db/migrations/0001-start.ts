import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const start: Migration = {
  name: '0001-start',
  async up(db, { text, int, bigint, tableEnd, keyedTableEnd }) {
    await db.schema
      .createTable('plan')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('calls_per_day', bigint, (column) => column.notNull())
      .addColumn('calls_per_minute', bigint, (column) => column.notNull())
      .addColumn('file_size_bytes_max', bigint, (column) => column.notNull())
      .addColumn('keys_max', int, (column) => column.notNull())
      .addColumn('premium_apis', int, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
    await db
      .insertInto('plan')
      .values([
        {
          id: 'free',
          calls_per_day: 1_000,
          calls_per_minute: 60,
          file_size_bytes_max: 5_000_000,
          keys_max: 5,
          premium_apis: 0,
        },
        {
          id: 'premium',
          calls_per_day: 50_000,
          calls_per_minute: 600,
          file_size_bytes_max: 50_000_000,
          keys_max: 25,
          premium_apis: 1,
        },
      ])
      .execute();

    await db.schema
      .createTable('person')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('username', text, (column) => column.notNull())
      .addColumn('username_key', text, (column) => column.notNull().unique())
      .addColumn('email', text)
      .addColumn('email_key', text, (column) => column.unique())
      .addColumn('pending_email', text)
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('avatar', text)
      .addColumn('role', text, (column) => column.notNull().check(sql`role in ('user', 'admin')`))
      .addColumn('plan', text, (column) => column.notNull().references('plan.id'))
      .addColumn('premium_until', bigint)
      .addColumn('password_hash', text, (column) => column.notNull())
      .addColumn('disabled_at', bigint)
      .addColumn('created_at', bigint, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();

    await db.schema
      .createTable('session')
      .addColumn('token_hash', text, (column) => column.primaryKey())
      .addColumn('person_id', text, (column) => column.notNull().references('person.id').onDelete('cascade'))
      .addColumn('created_at', bigint, (column) => column.notNull())
      .addColumn('seen_at', bigint, (column) => column.notNull())
      .addColumn('expires_at', bigint, (column) => column.notNull())
      .addColumn('address', text, (column) => column.notNull())
      .addColumn('user_agent', text, (column) => column.notNull())
      .modifyEnd(keyedTableEnd)
      .execute();
    await db.schema.createIndex('session_person').on('session').column('person_id').execute();
    await db.schema.createIndex('session_expires').on('session').column('expires_at').execute();
    await db.schema.createIndex('session_seen').on('session').column('seen_at').execute();

    await db.schema
      .createTable('api_key')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('person_id', text, (column) => column.notNull().references('person.id').onDelete('cascade'))
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('main', int, (column) => column.notNull())
      .addColumn('key_hash', text, (column) => column.notNull().unique())
      .addColumn('masked', text, (column) => column.notNull())
      .addColumn('cipher', text)
      .addColumn('areas', text)
      .addColumn('created_at', bigint, (column) => column.notNull())
      .addColumn('expires_at', bigint)
      .addColumn('grace_until', bigint)
      .addColumn('revoked_at', bigint)
      .addColumn('last_used_at', bigint)
      .modifyEnd(tableEnd)
      .execute();
    await db.schema.createIndex('api_key_person').on('api_key').column('person_id').execute();
    await db.schema
      .createIndex('api_key_main')
      .on('api_key')
      .column('person_id')
      .unique()
      .where(sql<boolean>`main = 1`)
      .execute();

    await db.schema
      .createTable('usage_day')
      .addColumn('person_id', text, (column) => column.notNull())
      .addColumn('day', text, (column) => column.notNull())
      .addColumn('used', bigint, (column) => column.notNull())
      .addPrimaryKeyConstraint('usage_day_key', ['person_id', 'day'])
      .modifyEnd(keyedTableEnd)
      .execute();
    await db.schema
      .createTable('usage')
      .addColumn('key_id', text, (column) => column.notNull())
      .addColumn('api', text, (column) => column.notNull())
      .addColumn('day', text, (column) => column.notNull())
      .addColumn('calls', bigint, (column) => column.notNull())
      .addColumn('cost', bigint, (column) => column.notNull())
      .addPrimaryKeyConstraint('usage_key', ['key_id', 'api', 'day'])
      .modifyEnd(keyedTableEnd)
      .execute();

    await db.schema
      .createTable('throttle')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('tries', int, (column) => column.notNull())
      .addColumn('blocked_until', bigint, (column) => column.notNull())
      .addColumn('forget_at', bigint, (column) => column.notNull())
      .modifyEnd(keyedTableEnd)
      .execute();
    await db.schema.createIndex('throttle_forget').on('throttle').column('forget_at').execute();

    await db.schema
      .createTable('favourite')
      .addColumn('person_id', text, (column) => column.notNull().references('person.id').onDelete('cascade'))
      .addColumn('api', text, (column) => column.notNull())
      .addColumn('created_at', bigint, (column) => column.notNull())
      .addPrimaryKeyConstraint('favourite_key', ['person_id', 'api'])
      .modifyEnd(keyedTableEnd)
      .execute();

    await db.schema
      .createTable('blog_post')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('title', text, (column) => column.notNull())
      .addColumn('content', text, (column) => column.notNull())
      .addColumn('cover_img', text)
      .addColumn('created_at', bigint, (column) => column.notNull())
      .addColumn('views', bigint, (column) => column.notNull())
      .addColumn('shares', bigint, (column) => column.notNull())
      .addColumn('category', text, (column) => column.notNull())
      .addColumn('featured', int, (column) => column.notNull())
      .addColumn('slug', text, (column) => column.notNull().unique())
      .addColumn('author_id', text, (column) => column.notNull())
      .addColumn('published', int, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
    await db.schema.createIndex('blog_post_created').on('blog_post').column('created_at').execute();

    await db.schema
      .createTable('gallery_item')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('cover', text, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('created_at', bigint, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();

    await db.schema
      .createTable('setting')
      .addColumn('name', text, (column) => column.primaryKey())
      .addColumn('value', text, (column) => column.notNull())
      .modifyEnd(keyedTableEnd)
      .execute();
  },
};
