import { sql } from 'kysely';
import { newId } from '../id.ts';
import type { Migration } from './migration.ts';

export const accounts: Migration = {
  name: '0005-accounts',
  async up(db, { text, bigint, tableEnd, keyedTableEnd }) {
    await db.schema
      .alterTable('person')
      .addColumn('language', text, (column) => column.notNull().defaultTo('en'))
      .execute();
    await db.schema.alterTable('person').addColumn('email_confirmed_at', bigint).execute();
    await db.schema.alterTable('person').addColumn('password_changed_at', bigint).execute();
    await db.schema.alterTable('person').addColumn('signed_in_at', bigint).execute();
    await db.schema.alterTable('person').addColumn('deletion_due_at', bigint).execute();
    await db.schema
      .createIndex('person_deletion')
      .on('person')
      .column('deletion_due_at')
      .where(sql<boolean>`deletion_due_at is not null`)
      .execute();
    // A person with a session has signed in before; otherwise their next device would count as the first one.
    await db
      .updateTable('person')
      .set((from) => ({
        signed_in_at: from
          .selectFrom('session')
          .whereRef('session.person_id', '=', 'person.id')
          .select(({ fn }) => fn.max('created_at').as('at')),
      }))
      .execute();

    await db.schema
      .alterTable('session')
      .addColumn('id', text, (column) => column.notNull().defaultTo(''))
      .execute();
    for (const { token_hash, created_at } of await db
      .selectFrom('session')
      .select(['token_hash', 'created_at'])
      .execute()) {
      await db
        .updateTable('session')
        .set({ id: newId(created_at) })
        .where('token_hash', '=', token_hash)
        .execute();
    }
    await db.schema.createIndex('session_id').on('session').column('id').unique().execute();

    await db.schema
      .createTable('mail_link')
      .addColumn('slot', text, (column) => column.primaryKey())
      .addColumn('token_hash', text, (column) => column.notNull().unique())
      .addColumn('kind', text, (column) => column.notNull().check(sql`kind in ('confirm', 'reset')`))
      .addColumn('person_id', text, (column) => column.references('person.id').onDelete('cascade'))
      .addColumn('email', text, (column) => column.notNull())
      .addColumn('created_at', bigint, (column) => column.notNull())
      .addColumn('expires_at', bigint, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
    await db.schema.createIndex('mail_link_person').on('mail_link').column('person_id').execute();
    await db.schema.createIndex('mail_link_expires').on('mail_link').column('expires_at').execute();

    await db.schema
      .createTable('second_step')
      .addColumn('person_id', text, (column) => column.primaryKey().references('person.id').onDelete('cascade'))
      .addColumn('cipher', text, (column) => column.notNull())
      .addColumn('started_at', bigint, (column) => column.notNull())
      .addColumn('confirmed_at', bigint)
      .addColumn('last_step', bigint, (column) => column.notNull())
      .modifyEnd(keyedTableEnd)
      .execute();
    await db.schema
      .createTable('recovery_code')
      .addColumn('person_id', text, (column) => column.notNull().references('person.id').onDelete('cascade'))
      .addColumn('code_hash', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('recovery_code_key', ['person_id', 'code_hash'])
      .modifyEnd(keyedTableEnd)
      .execute();

    await db.schema
      .createTable('passkey')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('person_id', text, (column) => column.notNull().references('person.id').onDelete('cascade'))
      .addColumn('credential_id', text, (column) => column.notNull().unique())
      .addColumn('public_key', text, (column) => column.notNull())
      .addColumn('counter', bigint, (column) => column.notNull())
      .addColumn('transports', text, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('created_at', bigint, (column) => column.notNull())
      .addColumn('last_used_at', bigint)
      .modifyEnd(tableEnd)
      .execute();
    await db.schema.createIndex('passkey_person').on('passkey').column('person_id').execute();
    await db.schema
      .createTable('challenge')
      .addColumn('hash', text, (column) => column.primaryKey())
      .addColumn('person_id', text, (column) => column.references('person.id').onDelete('cascade'))
      .addColumn('expires_at', bigint, (column) => column.notNull())
      .modifyEnd(keyedTableEnd)
      .execute();
    await db.schema.createIndex('challenge_person').on('challenge').column('person_id').execute();
    await db.schema.createIndex('challenge_expires').on('challenge').column('expires_at').execute();

    await db.schema
      .createTable('departed')
      .addColumn('person_id', text, (column) => column.primaryKey())
      .addColumn('at', bigint, (column) => column.notNull())
      .modifyEnd(keyedTableEnd)
      .execute();
  },
};
