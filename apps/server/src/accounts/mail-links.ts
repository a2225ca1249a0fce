/** Links in mails: random tokens that work once, of which only the digest is kept. A later link takes an earlier one's place. */
import type { Transaction } from 'kysely';
import { resetLinkLifeS } from '@apiyard/api/contract/recovery';
import type { Database } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import { digest, randomToken } from './secrets.ts';

type Kind = 'confirm' | 'reset';

export const linkLifeMs: Readonly<Record<Kind, number>> = { confirm: 48 * 3_600_000, reset: resetLinkLifeS * 1000 };

interface Wanted {
  readonly kind: Kind;
  /** Null for an address that nobody has: the same is written, and its token goes nowhere. */
  readonly personId: string | null;
  readonly email: string;
}

/** The new link's token. */
export async function makeLink(
  { kysely }: Pick<Database, 'kysely'>,
  { kind, personId, email }: Wanted,
  nowMs: number,
): Promise<string> {
  const token = randomToken();
  const row = {
    slot: `${kind} ${personId ?? digest(email.toLowerCase())}`,
    token_hash: digest(token),
    kind,
    person_id: personId,
    email,
    created_at: nowMs,
    expires_at: nowMs + linkLifeMs[kind],
  };
  await kysely
    .insertInto('mail_link')
    .values(row)
    .onConflict((conflict) => conflict.column('slot').doUpdateSet(row))
    .execute();
  return token;
}

/** Whose a link is that still works; null when it does not. Does not spend it. */
export async function linkOf(
  kysely: Pick<Transaction<Schema>, 'selectFrom'>,
  kind: Kind,
  token: string,
  nowMs: number,
): Promise<{ readonly personId: string; readonly email: string } | null> {
  const row = await kysely
    .selectFrom('mail_link')
    .innerJoin('person', 'person.id', 'mail_link.person_id')
    .select(['person.id as personId', 'mail_link.email'])
    .where('token_hash', '=', digest(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', nowMs)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Ends a person's links, all or those of one kind. */
export async function endLinks(
  kysely: Pick<Transaction<Schema>, 'deleteFrom'>,
  personId: string,
  kind?: Kind,
): Promise<void> {
  await kysely
    .deleteFrom('mail_link')
    .where('person_id', '=', personId)
    .$if(kind !== undefined, (links) => links.where('kind', '=', kind as Kind))
    .execute();
}
