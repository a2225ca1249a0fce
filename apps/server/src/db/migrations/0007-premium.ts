import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const premium: Migration = {
  name: '0007-premium',
  async up(db, { text, int, bigint, tableEnd, keyedTableEnd }) {
    await db.schema
      .alterTable('plan')
      .addColumn('version', int, (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema.createIndex('person_plan').on('person').column('plan').execute();
    await db.schema
      .createIndex('person_premium_until')
      .on('person')
      .columns(['premium_until', 'id'])
      .where(sql<boolean>`premium_until is not null`)
      .execute();

    // Plans are referenced without a foreign key, so that history stays readable after a plan is deleted.
    await db.schema
      .createTable('premium_event')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('person_id', text, (column) => column.notNull().references('person.id').onDelete('cascade'))
      .addColumn('kind', text, (column) =>
        column
          .notNull()
          .check(sql`kind in ('granted', 'extended', 'changed', 'revoked', 'restored', 'redeemed', 'ended')`),
      )
      .addColumn('plan', text, (column) => column.notNull())
      .addColumn('until', bigint)
      .addColumn('note', text, (column) => column.notNull())
      .addColumn('by_name', text)
      .addColumn('told', int, (column) => column.notNull())
      .addColumn('at', bigint, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
    await db.schema.createIndex('premium_event_person').on('premium_event').columns(['person_id', 'id']).execute();
    await db.schema
      .createIndex('premium_event_untold')
      .on('premium_event')
      .column('at')
      .where(sql<boolean>`told = 0`)
      .execute();

    await db.schema
      .createTable('voucher')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('code_hash', text, (column) => column.notNull().unique())
      .addColumn('masked', text, (column) => column.notNull())
      .addColumn('plan', text, (column) => column.notNull())
      .addColumn('days', int, (column) => column.notNull())
      .addColumn('uses_max', int, (column) => column.notNull())
      .addColumn('uses', int, (column) => column.notNull().check(sql`uses <= uses_max`))
      .addColumn('expires_at', bigint)
      .addColumn('note', text, (column) => column.notNull())
      .addColumn('created_by', text, (column) => column.notNull())
      .addColumn('created_at', bigint, (column) => column.notNull())
      .addColumn('withdrawn_at', bigint)
      .modifyEnd(tableEnd)
      .execute();
    await db.schema
      .createTable('voucher_use')
      .addColumn('voucher_id', text, (column) => column.notNull().references('voucher.id').onDelete('cascade'))
      .addColumn('person_id', text, (column) => column.notNull().references('person.id').onDelete('cascade'))
      .addColumn('at', bigint, (column) => column.notNull())
      .addPrimaryKeyConstraint('voucher_use_key', ['voucher_id', 'person_id'])
      .modifyEnd(keyedTableEnd)
      .execute();
    await db.schema.createIndex('voucher_use_person').on('voucher_use').column('person_id').execute();

    await db.schema
      .createTable('premium_request')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('person_id', text, (column) => column.notNull().references('person.id').onDelete('cascade'))
      .addColumn('plan', text, (column) => column.notNull())
      .addColumn('message', text, (column) => column.notNull())
      .addColumn('state', text, (column) =>
        column.notNull().check(sql`state in ('open', 'granted', 'declined', 'withdrawn')`),
      )
      .addColumn('answer', text, (column) => column.notNull())
      .addColumn('answered_by', text)
      .addColumn('answered_at', bigint)
      .addColumn('created_at', bigint, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
    await db.schema
      .createIndex('premium_request_open')
      .on('premium_request')
      .column('person_id')
      .unique()
      .where(sql<boolean>`state = 'open'`)
      .execute();
    await db.schema.createIndex('premium_request_person').on('premium_request').columns(['person_id', 'id']).execute();
    await db.schema.createIndex('premium_request_state').on('premium_request').columns(['state', 'id']).execute();
  },
};
