/** Admins invite people, see what became of it, and take invitations back. */
import { randomBytes } from 'node:crypto';
import { fail } from '@apiyard/api/contract/endpoint';
import type { Invitation } from '@apiyard/api/contract/invitations';
import { invite, listInvitations, restoreInvitation, withdrawInvitation } from '@apiyard/api/contract/invitations';
import type { Database } from '../db/database.ts';
import { newId } from '../db/id.ts';
import type { Mailer } from '../egress/mail.ts';
import { addressOf } from '../env.ts';
import { originOf } from '../pages/origin.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';
import { hashInvitation } from './admission.ts';
import type { Background } from './background.ts';
import { invitationMail } from './invitation-mail.ts';

interface InvitationServices {
  readonly database: Database;
  readonly mailer: Pick<Mailer, 'send'>;
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
    const row = await selectInvitations(database).where('invitation.id', '=', id).executeTakeFirst();
    return row ? shownInvitation(row, now()) : null;
  };
  const notFound = () => fail('NotFound', 'There is no such invitation. Load the list again.');
  const change = async (id: string, withdrawnAt: number | null) => {
    if (!idPattern.test(id)) return notFound();
    // One that is withdrawn already keeps its time.
    await kysely
      .updateTable('invitation')
      .set({ withdrawn_at: withdrawnAt })
      .where('id', '=', id)
      .where('withdrawn_at', withdrawnAt === null ? 'is not' : 'is', null)
      .execute();
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
          const detail = 'The link cannot be written: the Host header is no name of a host. Set PUBLIC_URL.';
          return fail('InvalidInput', detail, { errors: [{ pointer: '', code: 'invalid_value', detail }] });
        }
        const token = randomBytes(tokenBytes).toString('base64url');
        const id = newId(now());
        await kysely
          .insertInto('invitation')
          .values({
            id,
            token_hash: hashInvitation(token),
            email: email?.toLowerCase() ?? null,
            note,
            uses_max: usesMax,
            invited_by: person.id,
            used_by: null,
            used_at: null,
            created_at: now(),
            expires_at: now() + days * dayMs,
            withdrawn_at: null,
          })
          .execute();
        const link = `${address}/auth/register?invitation=${token}${language === 'en' ? '' : `&lang=${language}`}`;
        if (email !== undefined) {
          background.run(`invitation ${id}`, () =>
            mailer.send({ to: email, ...invitationMail(language, { siteName: siteName(), link, days }) }),
          );
        }
        const made = await shown(id);
        if (made === null) throw new Error('An invitation is gone as soon as it was made.');
        return { ...made, link, isMailed: email !== undefined };
      },
    }),

    route(listInvitations, {
      rate: perMinute(120),
      handle: async ({ input: { cursor } }) => {
        if (cursor !== undefined && !idPattern.test(cursor)) {
          const detail = 'cursor is not one that this list gave.';
          return fail('InvalidInput', detail, { errors: [{ pointer: '/cursor', code: 'invalid_format', detail }] });
        }
        const from = selectInvitations(database)
          .orderBy('invitation.id', 'desc')
          .limit(pageSize + 1);
        const rows = await (cursor === undefined ? from : from.where('invitation.id', '<', cursor)).execute();
        const items = rows.slice(0, pageSize).map((row) => shownInvitation(row, now()));
        return { items, next: rows.length > pageSize ? (items.at(-1)?.id ?? null) : null };
      },
    }),

    route(withdrawInvitation, { rate: perMinute(120), handle: ({ input }) => change(input.id, now()) }),
    route(restoreInvitation, { rate: perMinute(120), handle: ({ input }) => change(input.id, null) }),
  ];
}

const selectInvitations = ({ kysely }: Database) =>
  kysely
    .selectFrom('invitation')
    .leftJoin('person as inviter', 'inviter.id', 'invitation.invited_by')
    .leftJoin('person as invited', 'invited.id', 'invitation.used_by')
    .selectAll('invitation')
    .select(['inviter.username as inviter_name', 'invited.username as invited_name']);

type InvitationRow = Awaited<ReturnType<ReturnType<typeof selectInvitations>['execute']>>[number];

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
