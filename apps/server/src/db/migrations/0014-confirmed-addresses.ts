import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** An address is in force only after confirmation; unconfirmed ones become pending. */
export const confirmedAddresses: Migration = {
  name: '0014-confirmed-addresses',
  async up(db) {
    await db
      .updateTable('person')
      .set({ pending_email: sql<string | null>`coalesce(pending_email, email)`, email: null, email_key: null })
      .where('email_confirmed_at', 'is', null)
      .execute();
    await db.schema
      .createIndex('person_pending')
      .on('person')
      .expression(sql`lower(pending_email)`)
      .where(sql<boolean>`pending_email is not null`)
      .execute();
  },
};
