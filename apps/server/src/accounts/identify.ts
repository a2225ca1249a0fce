/** Identifies the caller of an API: by key, or by the session of one of our pages. */
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { KeyGate, KeyRules } from './keys/key-rules.ts';
import { gateOf } from './keys/key-rules.ts';
import type { Failure } from '@apiyard/api/contract/endpoint';
import { fail } from '@apiyard/api/contract/endpoint';
import type { KeyRow } from '../db/charges/hot.ts';
import { isCookieAccepted } from '../http/origin.ts';
import type { Caller } from '../caller.ts';
import { KeyRefused } from '../caller.ts';
import { isKey, keyPrefix } from '../key-format.ts';
import { areasFrom, scopesFrom } from './keys/keys.ts';
import { personFrom } from './person.ts';
import type { AccountServices } from './services.ts';
import { hasSessionCookie, sessionOf } from './sessions/sessions.ts';
import { stampKeyUse } from './keys/keys-store.ts';
import { sentence } from '../problems/sentence.ts';

const stampEveryMs = 60_000;
/** The query parameter for a key in the URL, if its owner allows that. */
const queryName = 'key';

/** The caller, a failure for invalid credentials, or null for a visitor. Removes a key in the query from the URL. */
export async function identify(services: AccountServices, request: FastifyRequest): Promise<Caller | Failure | null> {
  const key = keyOf(request);
  const found = keysInQuery(request);
  if (found !== null)
    return key === null && found.only !== null ? callerByQuery(services, found.only, request) : queryKeyRefused();
  if (key !== null) return callerByKey(services, key, request);
  if (!isCookieAccepted(request, services.publicUrl)) return null;
  const session = await sessionOf(services, request);
  if (session === null) return null;
  return {
    person: personFrom(session),
    via: 'session',
    keyId: session.main_key_id,
    areas: null,
    scopes: [],
    keepsInputs: session.keep_inputs === 1,
  };
}

/** Whether `identify` ignored a session cookie, because a page of another site may have caused the request. */
export function hasIgnoredCookie(services: AccountServices, request: FastifyRequest): boolean {
  return !isCookieAccepted(request, services.publicUrl) && hasSessionCookie(services, request);
}

const queryKeyRefused = () => fail('Unauthenticated', sentence('problem.accounts.keyInUrl'));

async function callerByQuery(
  services: AccountServices,
  key: string,
  request: FastifyRequest,
): Promise<Caller | Failure> {
  const row = await services.database.hot.findKey(services.secrets.hashKey(key), services.now());
  // An unknown key gets the same response, so that existing keys are not revealed.
  if (row === null || !(gateFrom(row.rules)?.rules.inQuery ?? false)) return queryKeyRefused();
  const query = request.query as Record<string, unknown>;
  delete query[queryName];
  return admitted(services, row, request);
}

/** Not async: nearly every call runs this, and on SQLite nothing is asynchronous. */
function callerByKey(
  services: AccountServices,
  key: string,
  request: FastifyRequest,
): Caller | Failure | Promise<Caller | Failure> {
  const nowMs = services.now();
  const keyHash = services.keyHashOf(key, nowMs);
  if (keyHash === null) return fail('Unauthenticated', sentence('problem.accounts.keyForm'));
  const judged = (row: KeyRow | null) =>
    row === null ? fail('Unauthenticated', sentence('problem.accounts.keyGone')) : admitted(services, row, request);
  const found = services.database.hot.findKey(keyHash, nowMs);
  return found instanceof Promise ? found.then(judged) : judged(found);
}

function admitted(
  { database, background, now }: AccountServices,
  row: KeyRow,
  request: FastifyRequest,
): Caller | Failure {
  const at = now();
  const caller: Caller = {
    person: personFrom(row),
    via: 'key',
    keyId: row.key_id,
    areas: areasFrom(row.areas),
    scopes: scopesFrom(row.scopes),
    keepsInputs: row.keep_inputs === 1,
  };
  if ((row.key_expires_at ?? Infinity) <= at)
    return new KeyRefused('KeyExpired', sentence('problem.accounts.keyExpired'), caller);
  if ((row.grace_until ?? Infinity) <= at)
    return new KeyRefused('KeyExpired', sentence('problem.accounts.keyRotated'), caller);
  const refusal = checkKeyRules(row.rules, request, caller);
  if (refusal !== null) return refusal;
  if ((row.last_used_at ?? 0) + stampEveryMs <= at) {
    background.runSingle(`key used ${row.key_id}`, () => stampKeyUse(database.kysely, row.key_id, at));
  }
  return caller;
}

/** Describes the credential that was found, never what would be valid. */
function checkKeyRules(rules: string | null, request: FastifyRequest, caller: Caller): KeyRefused | null {
  const gate = gateFrom(rules);
  if (gate === null) return null;
  if (!gate.admitsAddress(request.ip)) {
    return new KeyRefused('Forbidden', sentence('problem.accounts.keyAddressRefused', { address: request.ip }), caller);
  }
  if (gate.admitsOrigin(pageOriginOf(request))) return null;
  return new KeyRefused('Forbidden', sentence('problem.accounts.keyOriginRefused'), caller);
}

/**
 * The origin of the page that a browser calls from. With our header, `Origin` is always sent. With the key in the URL, a
 * page can also embed the call (`<img>`, `<script>`, a `no-cors` GET): such requests have no `Origin`, only
 * `Sec-Fetch-Site` and, unless the page withholds it, the referrer. Undefined for other clients, our own pages and typed
 * URLs.
 */
function pageOriginOf({ headers: { origin, referer, 'sec-fetch-site': site } }: FastifyRequest): string | undefined {
  if (origin !== undefined || (site !== 'cross-site' && site !== 'same-site')) return origin;
  return (referer === undefined ? null : URL.parse(referer))?.origin ?? 'null';
}

/** Parsed rules by their column's text: parsing addresses on every call would cost more than the lookup. */
const gates = new LRUCache<string, KeyGate>({ max: 1000 });

function gateFrom(rules: string | null): KeyGate | null {
  if (rules === null) return null;
  const known = gates.get(rules);
  if (known !== undefined) return known;
  const gate = gateOf(JSON.parse(rules) as KeyRules);
  gates.set(rules, gate);
  return gate;
}

/** The key of a request to an endpoint for sessions and keys. Other bearer tokens are those of a proxy in front. */
export function sentKey(request: FastifyRequest): string | null {
  const key = keyOf(request);
  return key?.startsWith(keyPrefix) === true ? key : null;
}

function keyOf(request: FastifyRequest): string | null {
  const { 'x-api-key': header, authorization } = request.headers;
  if (typeof header === 'string') return header.trim();
  return (
    /^Bearer(?: (.*))?$/i
      .exec(authorization ?? '')
      ?.slice(1)
      .map((key = '') => key.trim())[0] ?? null
  );
}

/**
 * API keys in the query, under any parameter name: APIs may have parameters called `key`. `only` is the key if it is the
 * single parameter `key`, where its owner may allow it.
 */
function keysInQuery(request: FastifyRequest): { readonly only: string | null } | null {
  const start = request.url.indexOf('?');
  if (start === -1) return null;
  const entries = [...new URLSearchParams(request.url.slice(start + 1))];
  const found = entries.filter(([name, value]) => isKey(value) || isKey(name));
  const [first] = found;
  if (first === undefined) return null;
  const isAlone =
    found.length === 1 && first[0] === queryName && entries.filter(([name]) => name === queryName).length === 1;
  return { only: isAlone ? first[1] : null };
}
