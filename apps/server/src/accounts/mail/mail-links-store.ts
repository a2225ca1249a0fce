/** The table `mail_link`: links in mails, stored as digests of their tokens. */
import type { Insertable } from 'kysely';
import type { Connection } from '../../db/database.ts';
import type { MailLinkTable } from '../../db/schema/accounts/mail-link.ts';

/** A later link replaces an earlier one in the same slot. */
export async function upsertLink(db: Connection, row: Insertable<MailLinkTable>): Promise<void> {
  await db
    .insertInto('mail_link')
    .values(row)
    .onConflict((conflict) => conflict.column('slot').doUpdateSet(row))
    .execute();
}

/** Whose a link is that still works; undefined when it does not. */
export const findLink = (
  db: Connection,
  kind: MailLinkTable['kind'],
  tokenHash: string,
  nowMs: number,
): Promise<{ readonly personId: string; readonly email: string } | undefined> =>
  db
    .selectFrom('mail_link')
    .innerJoin('person', 'person.id', 'mail_link.person_id')
    .select(['person.id as personId', 'mail_link.email'])
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('expires_at', '>', nowMs)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();

/** Ends a person's links, all or those of one kind. */
export async function endLinks(db: Connection, personId: string, kind?: MailLinkTable['kind']): Promise<void> {
  await db
    .deleteFrom('mail_link')
    .where('person_id', '=', personId)
    .$if(kind !== undefined, (links) => links.where('kind', '=', kind as MailLinkTable['kind']))
    .execute();
}

export async function deleteExpiredLinks(db: Connection, nowMs: number): Promise<void> {
  await db.deleteFrom('mail_link').where('expires_at', '<=', nowMs).execute();
}
