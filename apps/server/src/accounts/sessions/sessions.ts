/** Sessions: a random token in a cookie, its digest in the table. They end after 14 idle days, and after 60 in any case. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionRow } from '../../db/charges/hot.ts';
import { newId } from '../../db/id.ts';
import { isSecure, readCookie, writeCookie } from './cookies.ts';
import { digest, randomToken } from '../secrets.ts';
import type { AccountServices } from '../services.ts';
import { deleteSessionByToken, idleMs, insertSession, stampSession } from './sessions-store.ts';
import { hasPassword } from '../person-store.ts';

const cookieName = 'apiyard';
const dayMs = 86_400_000;
const absoluteMs = 60 * dayMs;
const stampEveryMs = 60_000;
/** Where plain cookies were warned of already. */
const warned = new WeakSet<AccountServices>();

/** Whether the request has a cookie for a session, valid or not. */
export function hasSessionCookie(services: AccountServices, request: FastifyRequest): boolean {
  return readCookie(request, cookieName, services) !== null;
}

/** The request's session, or null when there is no valid one. */
export async function sessionOf(services: AccountServices, request: FastifyRequest): Promise<SessionRow | null> {
  const token = readCookie(request, cookieName, services);
  if (token === null) return null;
  const { database, background } = services;
  const now = services.now();
  const tokenHash = digest(token);
  const row = await database.hot.findSession(tokenHash, now);
  if (row === null || row.expires_at <= now || row.seen_at + idleMs <= now) return null;
  if (row.seen_at + stampEveryMs <= now) {
    background.runSingle(`session seen ${tokenHash}`, () => stampSession(database.kysely, tokenHash, now));
  }
  return row;
}

/**
 * Always a new token, against session fixation. False when the password hash is no longer the one that was checked:
 * otherwise a session that starts during a password change would survive it.
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
    if (!(await hasPassword(transaction, person.id, person.password_hash))) return false;
    await insertSession(transaction, row);
    return true;
  });
  if (!isStarted) return false;
  await endSession(services, request);
  if (!isSecure(request, services) && !warned.has(services)) {
    warned.add(services);
    services.log.warn(
      { host: request.host },
      'sign-in over plain HTTP: the session cookie can be read in transit; put a TLS proxy in front, or use the site on this machine only',
    );
  }
  writeCookie(request, reply, { name: cookieName, value: token, maxAgeS: absoluteMs / 1000, site: services });
  return true;
}

/** Ends the request's session, if any. Returns whose it was. */
export async function endSession(services: AccountServices, request: FastifyRequest): Promise<string | null> {
  const token = readCookie(request, cookieName, services);
  if (token === null) return null;
  return deleteSessionByToken(services.database.kysely, digest(token));
}

export function forgetSession(services: AccountServices, request: FastifyRequest, reply: FastifyReply): void {
  if (readCookie(request, cookieName, services) !== null)
    writeCookie(request, reply, { name: cookieName, value: '', maxAgeS: 0, site: services });
}
