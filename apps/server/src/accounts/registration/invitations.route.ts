/** Admins invite people, see the status of invitations, and withdraw them. */
import { randomBytes } from 'node:crypto';
import { fail } from '@apiyard/api/contract/endpoint';
import type { Invitation } from '@apiyard/api/contract/accounts/invitations';
import {
  invite,
  listInvitations,
  restoreInvitation,
  withdrawInvitation,
} from '@apiyard/api/contract/accounts/invitations';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import type { Mailer } from '../../egress/mail.ts';
import { addressOf } from '../../env.ts';
import { originOf } from '../../http/public-origin.ts';
import type { Route } from '../../route.ts';
import { perMinute, route } from '../../route.ts';
import { hashInvitation } from './admission.ts';
import type { Background } from '../background.ts';
import { invitationMail } from '../mail/invitation-mail.ts';
import { findInvitation, insertInvitation, listInvitationRows, setWithdrawn } from './invitations-store.ts';
import type { InvitationRow } from './invitations-store.ts';
import { invalidAt, sentence } from '../../problems/sentence.ts';

interface InvitationServices {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly background: Background;
  readonly publicUrl: URL | null;
  /** What people call the site now. */
  siteName(): string;
  /** Unix milliseconds. */
  now(): number;
}

const pageSize = 50;
const tokenBytes = 32;
const dayMs = 86_400_000;
const idPattern = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

export function invitationRoutes({
  database,
  mailer,
  background,
  publicUrl,
  siteName,
  now,
}: InvitationServices): Route[] {
  const { kysely } = database;

  const shown = async (id: string): Promise<Invitation | null> => {
    const row = await findInvitation(kysely, id);
    return row ? shownInvitation(row, now()) : null;
  };
  const notFound = () => fail('NotFound', sentence('problem.accounts.noInvitation'));
  const change = async (id: string, withdrawnAt: number | null) => {
    if (!idPattern.test(id)) return notFound();
    await setWithdrawn(kysely, id, withdrawnAt);
    return (await shown(id)) ?? notFound();
  };

  return [
    route(invite, {
      rate: perMinute(60),
      handle: async ({ input, person, request }) => {
        const { email, note, days, language } = input;
        const usesMax = email === undefined ? input.usesMax : 1;
        const address = publicUrl === null ? originOf(request, null) : addressOf(publicUrl);
        if (address === undefined) {
          return invalidAt('', 'invalid_value', sentence('problem.accounts.inviteLink'));
        }
        const token = randomBytes(tokenBytes).toString('base64url');
        const id = newId(now());
        await insertInvitation(kysely, {
          id,
          token_hash: hashInvitation(token),
          email: email?.toLowerCase() ?? null,
          note,
          uses_max: usesMax,
          invited_by: person.id,
          created_at: now(),
          expires_at: now() + days * dayMs,
        });
        const link = `${address}/auth/register?invitation=${token}${language === 'en' ? '' : `&lang=${language}`}`;
        if (email !== undefined) {
          background.run(`invitation ${id}`, () =>
            mailer.send({ to: email, ...invitationMail(language, { siteName: siteName(), link, days }) }),
          );
        }
        const made = await shown(id);
        if (made === null) throw new Error('The invitation is missing right after it was created.');
        return { ...made, link, isMailed: email !== undefined };
      },
    }),

    route(listInvitations, {
      rate: perMinute(120),
      handle: async ({ input: { cursor } }) => {
        if (cursor !== undefined && !idPattern.test(cursor)) {
          return invalidAt('/cursor', 'invalid_format', sentence('problem.http.cursor'));
        }
        const rows = await listInvitationRows(kysely, cursor, pageSize + 1);
        const items = rows.slice(0, pageSize).map((row) => shownInvitation(row, now()));
        return { items, next: rows.length > pageSize ? (items.at(-1)?.id ?? null) : null };
      },
    }),

    route(withdrawInvitation, { rate: perMinute(120), handle: ({ input }) => change(input.id, now()) }),
    route(restoreInvitation, { rate: perMinute(120), handle: ({ input }) => change(input.id, null) }),
  ];
}

function shownInvitation(row: InvitationRow, nowMs: number): Invitation {
  const iso = (ms: number) => new Date(ms).toISOString();
  return {
    id: row.id,
    email: row.email,
    note: row.note,
    state: stateOf(row, nowMs),
    usesMax: row.uses_max,
    uses: row.uses,
    invitedBy: row.inviter_name,
    usedBy: row.invited_name,
    usedAt: row.used_at === null ? null : iso(row.used_at),
    createdAt: iso(row.created_at),
    expiresAt: iso(row.expires_at),
  };
}

function stateOf(
  { uses, uses_max: usesMax, withdrawn_at: withdrawnAt, expires_at: expiresAt }: InvitationRow,
  nowMs: number,
): Invitation['state'] {
  if (uses >= usesMax) return 'used';
  if (withdrawnAt !== null) return 'withdrawn';
  return expiresAt <= nowMs ? 'ended' : 'open';
}
