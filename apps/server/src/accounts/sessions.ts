/** Sessions: a random token in a cookie, its digest in the table. They end after 14 idle days, and after 60 in any case. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { SessionRow } from '../db/hot.ts';
import { newId } from '../db/id.ts';
import type { Schema } from '../db/schema.ts';
import { isSecure, readCookie, writeCookie } from './cookies.ts';
import { digest, randomToken } from './secrets.ts';
import type { AccountServices } from './services.ts';

const cookieName = 'apiyard';
const dayMs = 86_400_000;
export const idleMs = 14 * dayMs;
const absoluteMs = 60 * dayMs;
const stampEveryMs = 60_000;
/** Of one person. A further one ends that which was seen longest ago. */
const sessionsMax = 100;

/** Where plain cookies were warned of already. */
const warned = new WeakSet<AccountServices>();

/** The request's session, or null when there is none that still holds. */
export async function sessionOf(services: AccountServices, request: FastifyRequest): Promise<SessionRow | null> {
  const token = readCookie(request, cookieName, services);
  if (token === null) return null;
  const { database, background } = services;
  const now = services.now();
  const tokenHash = digest(token);
  const row = await database.hot.findSession(tokenHash, now);
  if (row === null || row.expires_at <= now || row.seen_at + idleMs <= now) return null;
  if (row.seen_at + stampEveryMs <= now) {
    background.runSingle(`session seen ${tokenHash}`, () =>
      database.kysely.updateTable('session').set({ seen_at: now }).where('token_hash', '=', tokenHash).execute(),
    );
  }
  return row;
}

/**
 * Always a new token: one that was planted in the browser before sign-in is worth nothing after it. False when the
 * password is no longer the one that was checked: a session begun beside its change would outlive it.
 */
export async function startSession(
  services: AccountServices,
  person: { readonly id: string; readonly password_hash: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const now = services.now();
  const token = randomToken();
  const row = {
    id: newId(now),
    token_hash: digest(token),
    person_id: person.id,
    created_at: now,
    seen_at: now,
    expires_at: now + absoluteMs,
    address: request.ip,
    user_agent: (request.headers['user-agent'] ?? '').slice(0, 300),
  };
  const isStarted = await services.database.transaction(async (transaction) => {
    const still = await transaction
      .selectFrom('person')
      .select('id')
      .where('id', '=', person.id)
      .where('password_hash', '=', person.password_hash)
      .where('disabled_at', 'is', null)
      .executeTakeFirst();
    if (!still) return false;
    await transaction.insertInto('session').values(row).execute();
    const over = await transaction
      .selectFrom('session')
      .select('id')
      .where('person_id', '=', person.id)
      .where('id', '!=', row.id)
      .orderBy('seen_at', 'desc')
      .orderBy('id', 'desc')
      .offset(sessionsMax - 1)
      .limit(1000)
      .execute();
    if (over.length > 0)
      await transaction
        .deleteFrom('session')
        .where(
          'id',
          'in',
          over.map(({ id }) => id),
        )
        .execute();
    return true;
  });
  if (!isStarted) return false;
  await endSession(services, request);
  if (!isSecure(request, services) && !warned.has(services)) {
    warned.add(services);
    services.log.warn(
      { host: request.host },
      'signing in over plain HTTP: the session cookie can be read on the way; put a TLS proxy in front, or use the site on this machine only',
    );
  }
  writeCookie(request, reply, { name: cookieName, value: token, maxAgeS: absoluteMs / 1000, site: services });
  return true;
}

/** Ends the request's session, if any. Returns whose it was. */
export async function endSession(services: AccountServices, request: FastifyRequest): Promise<string | null> {
  const token = readCookie(request, cookieName, services);
  if (token === null) return null;
  const ended = await services.database.kysely
    .deleteFrom('session')
    .where('token_hash', '=', digest(token))
    .returning('person_id')
    .executeTakeFirst();
  return ended?.person_id ?? null;
}

export function forgetSession(services: AccountServices, request: FastifyRequest, reply: FastifyReply): void {
  if (readCookie(request, cookieName, services) !== null)
    writeCookie(request, reply, { name: cookieName, value: '', maxAgeS: 0, site: services });
}

/** Ends a person's sessions, or all but one. Returns how many. */
export async function endSessionsOf(
  kysely: Pick<Transaction<Schema>, 'deleteFrom'>,
  personId: string,
  butId?: string,
): Promise<number> {
  const { numDeletedRows } = await kysely
    .deleteFrom('session')
    .where('person_id', '=', personId)
    .$if(butId !== undefined, (sessions) => sessions.where('id', '!=', butId as string))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes sessions that have ended by themselves. */
export async function sweepSessions({ database, now }: Pick<AccountServices, 'database' | 'now'>): Promise<void> {
  await database.kysely
    .deleteFrom('session')
    .where((is) => is.or([is('expires_at', '<=', now()), is('seen_at', '<=', now() - idleMs)]))
    .execute();
}
