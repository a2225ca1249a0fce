/** Addresses that wait to be confirmed, and which of a person's two a mail may go to. */
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** The address that waits is this one, given in lower case. In the words of the index `person_pending`. */
export const isPending = (emailKey: string): RawBuilder<boolean> =>
  sql<boolean>`lower(person.pending_email) = ${emailKey}`;

/** What people are written to where an admin wants it so: the confirmed address, or the typed one unless somebody else has confirmed that. */
export const mailbox = sql<string | null>`coalesce(person.email, case when exists (
  select 1 from person as other where other.email_key = lower(person.pending_email)
) then null else person.pending_email end)`;

export async function mailboxOf({ kysely }: Pick<Database, 'kysely'>, personId: string): Promise<string | null> {
  const person = await kysely
    .selectFrom('person')
    .select(mailbox.as('mailbox'))
    .where('id', '=', personId)
    .executeTakeFirst();
  return person?.mailbox ?? null;
}
