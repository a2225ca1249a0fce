/** Who is calling an API: a key, or the session of a page of ours. */
import type { FastifyRequest } from 'fastify';
import type { Failure } from '@apiyard/api/contract/endpoint';
import { fail } from '@apiyard/api/contract/endpoint';
import { maySpeakByCookie } from '../http/origin.ts';
import type { Caller } from './caller.ts';
import { isKey } from './key-format.ts';
import { areasFrom } from './keys.ts';
import { personFrom } from './person.ts';
import type { AccountServices } from './services.ts';
import { sessionOf } from './sessions.ts';

const stampEveryMs = 60_000;

/** The caller; a failure when what they sent is no good; null for a visitor. */
export async function identify(services: AccountServices, request: FastifyRequest): Promise<Caller | Failure | null> {
  if (hasKeyInQuery(request)) {
    return fail(
      'Unauthenticated',
      'Keys are not taken from the address, where logs and histories keep them. Send the header "X-Api-Key: <key>" and rotate this key.',
    );
  }
  const key = keyOf(request);
  if (key !== null) return callerByKey(services, key);
  if (!maySpeakByCookie(request, services.publicUrl)) return null;
  const session = await sessionOf(services, request);
  if (session === null) return null;
  return { person: personFrom(session), via: 'session', keyId: session.main_key_id, areas: null };
}

async function callerByKey({ database, secrets, background, now }: AccountServices, key: string): Promise<Caller | Failure> {
  if (!isKey(key)) return fail('Unauthenticated', 'This is not an API key: keys start with "ay_" and have 41 characters. Copy it again.');
  const at = now();
  const row = await database.hot.findKey(secrets.hashKey(key), at);
  if (row === null) return fail('Unauthenticated', 'This API key does not work: it was ended, or never made here. Make one under "API keys".');
  if ((row.key_expires_at ?? Infinity) <= at) return fail('KeyExpired', 'This API key has expired. Make another under "API keys".');
  if ((row.grace_until ?? Infinity) <= at) return fail('KeyExpired', 'This API key was replaced and its time is over. Use the one that took its place.');
  if ((row.last_used_at ?? 0) + stampEveryMs <= at) {
    background.run(`key used ${row.key_id}`, () =>
      database.kysely.updateTable('api_key').set({ last_used_at: at }).where('id', '=', row.key_id).execute(),
    );
  }
  return { person: personFrom(row), via: 'key', keyId: row.key_id, areas: areasFrom(row.areas) };
}

function keyOf(request: FastifyRequest): string | null {
  const { 'x-api-key': header, authorization } = request.headers;
  if (typeof header === 'string') return header.trim();
  return /^Bearer(?: (.*))?$/i.exec(authorization ?? '')?.slice(1).map((key = '') => key.trim())[0] ?? null;
}

/** Whatever the parameter is called. Names alone say little: APIs have parameters called `key`. */
function hasKeyInQuery(request: FastifyRequest): boolean {
  const start = request.url.indexOf('?');
  return start !== -1 && new URLSearchParams(request.url.slice(start + 1)).entries().some(([name, value]) => isKey(value) || isKey(name));
}
