/** Links in mails: random single-use tokens, stored as digests. A later link replaces an earlier one. */
import { resetLinkLifeS } from '@apiyard/api/contract/accounts/recovery';
import type { Connection } from '../../db/database.ts';
import { digest, randomToken } from '../secrets.ts';
import { findLink, upsertLink } from './mail-links-store.ts';

type Kind = 'confirm' | 'reset';

export const linkLifeMs: Readonly<Record<Kind, number>> = { confirm: 48 * 3_600_000, reset: resetLinkLifeS * 1000 };

interface Wanted {
  readonly kind: Kind;
  /** Null for an unknown address: the same row is written, and its token is not sent. */
  readonly personId: string | null;
  readonly email: string;
}

/** The new link's token. */
export async function makeLink(db: Connection, { kind, personId, email }: Wanted, nowMs: number): Promise<string> {
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
  await upsertLink(db, row);
  return token;
}

/** The owner of a link that is still valid, else null. Does not consume the link. */
export async function linkOf(
  db: Connection,
  kind: Kind,
  token: string,
  nowMs: number,
): Promise<{ readonly personId: string; readonly email: string } | null> {
  return (await findLink(db, kind, digest(token), nowMs)) ?? null;
}
