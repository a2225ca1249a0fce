/** What the sample layer writes down of acts and happenings, as the server does. */
import { type AuditEntry, type AuditHappening, auditHappenings } from '../contract/audit.ts';
import { type Endpoint, pathNames } from '../contract/endpoint.ts';
import { sampleNow } from './sample-now.ts';
import type { SamplePerson, SampleStore } from './store.ts';

const sampleAddress = '192.0.2.10';

/** Calls that tell of something when they succeed. */
const toldBy: Readonly<Record<string, AuditHappening>> = {
  'POST /api/login': 'signed in',
  'POST /api/login/second-step': 'signed in',
  'POST /api/login/passkey': 'signed in',
  'POST /api/logout': 'signed out',
  'POST /api/register': 'registered',
  'PUT /api/account/profile': 'profile changed',
  'PUT /api/account/password': 'password changed',
  'PUT /api/account/two-steps': 'two steps turned on',
  'DELETE /api/account/two-steps': 'two steps turned off',
  'DELETE /api/account/sessions': 'sessions ended',
  'POST /api/account/deletion': 'deletion asked',
  'DELETE /api/account/deletion': 'deletion cancelled',
  'POST /api/account/plan/requests': 'plan requested',
  'POST /api/account/plan/voucher': 'voucher redeemed',
  'POST /api/account/keys': 'key made',
  'PUT /api/account/keys/{id}': 'key changed',
  'POST /api/account/keys/{id}/rotate': 'key rotated',
  'DELETE /api/account/keys/{id}': 'key revoked',
};

interface Call {
  readonly endpoint: Endpoint;
  /** Who was signed in when it came. */
  readonly person: SamplePerson | null;
  readonly input: unknown;
  readonly requestId: string;
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function keep(store: SampleStore, entry: Omit<AuditEntry, 'id' | 'at' | 'address'>): void {
  store.audit.unshift({
    id: store.nextId(),
    at: sampleNow,
    address: entry.via === 'server' ? null : sampleAddress,
    ...entry,
  });
}

const actorOf = (person: SamplePerson | null) => person && { id: person.user.id, name: person.user.username };

export function keepSuccess(
  store: SampleStore,
  { endpoint, person, input, requestId }: Call,
  result: unknown,
  facts: AuditEntry['data'],
): void {
  const name = `${endpoint.method} ${endpoint.path}`;
  const given = recordOf(input);
  const made = recordOf(result)['id'];
  if (endpoint.auth === 'admin' && endpoint.method !== 'GET') {
    const inPath = pathNames(endpoint.path);
    const [first] = inPath;
    const segments = endpoint.path.replace(/^\/api\/(?:admin\/)?/, '').split('/');
    const sent = Object.keys(given)
      .filter((key) => !inPath.includes(key) && given[key] !== undefined)
      .toSorted();
    const id = first === undefined ? made : given[first];
    const kind =
      first === undefined ? segments[0] : segments[segments.findIndex((segment) => segment.startsWith('{')) - 1];
    keep(store, {
      actor: actorOf(person),
      via: 'session',
      group: 'admin',
      action: name,
      subject: typeof id === 'string' && kind !== undefined ? { kind, id, name: nameOf(store, kind, id) } : null,
      data: { ...(sent.length === 0 ? {} : { sent }), ...facts },
      requestId,
    });
    return;
  }
  const action = toldBy[name];
  const who = person ?? store.signedIn();
  if (action === undefined || (action === 'signed out' && who === null)) return;
  const keyId = action.startsWith('key') ? (given['id'] ?? made) : undefined;
  const subject = typeof keyId === 'string' ? { kind: 'keys', id: keyId } : who && { kind: 'people', id: who.user.id };
  keep(store, {
    actor: actorOf(who),
    via: who === null ? 'visitor' : 'session',
    group: auditHappenings[action],
    action,
    subject: subject && { ...subject, name: nameOf(store, subject.kind, subject.id) },
    data: facts,
    requestId,
  });
}

/** Why a voucher is refused, where that is told. */
const voucherReasons: Readonly<Record<string, string>> = {
  VoucherUnknown: 'unknown',
  VoucherSpent: 'spent',
  VoucherExpired: 'expired',
  VoucherUsedByYou: 'used by them',
  RateLimited: 'too many tries',
};

export function keepRefusal(store: SampleStore, { endpoint, person, input, requestId }: Call, code: string): void {
  const call = `${endpoint.method} ${endpoint.path}`;
  if (call === 'POST /api/account/plan/voucher' && person !== null)
    keepVoucherRefusal(store, person, requestId, voucherReasons[code]);
  if (call === 'POST /api/login' && code === 'Unauthenticated') keepLoginRefusal(store, input, requestId);
}

function keepVoucherRefusal(
  store: SampleStore,
  person: SamplePerson,
  requestId: string,
  reason: string | undefined,
): void {
  if (reason === undefined) return;
  const actor = actorOf(person);
  // Tries that were not even looked at are told once.
  if (
    reason === 'too many tries' &&
    store.audit.some(
      ({ action, data, subject }) =>
        action === 'voucher refused' && data['reason'] === reason && subject?.id === person.user.id,
    )
  )
    return;
  keep(store, {
    actor,
    via: 'session',
    group: auditHappenings['voucher refused'],
    action: 'voucher refused',
    subject: actor && { kind: 'people', ...actor },
    data: { reason },
    requestId,
  });
}

/** Its time was over: nobody did it. */
export function keepPlanEnd(store: SampleStore, { user }: SamplePerson, plan: string): void {
  keep(store, {
    actor: null,
    via: 'server',
    group: auditHappenings['plan ended'],
    action: 'plan ended',
    subject: { kind: 'people', id: user.id, name: user.username },
    data: { plan },
    requestId: null,
  });
}

function keepLoginRefusal(store: SampleStore, input: unknown, requestId: string): void {
  const name = String(recordOf(input)['usernameOrEmail']).toLowerCase();
  const person = store.people.find(
    ({ user }) => user.username.toLowerCase() === name || user.email?.toLowerCase() === name,
  );
  keep(store, {
    actor: null,
    via: 'visitor',
    group: 'sign-in',
    action: 'sign-in refused',
    subject: person ? { kind: 'people', id: person.user.id, name: person.user.username } : null,
    data: { reason: 'wrong name or password' },
    requestId,
  });
}

function nameOf(store: SampleStore, kind: string, id: string): string | null {
  if (kind === 'people') return store.people.find(({ user }) => user.id === id)?.user.username ?? null;
  if (kind === 'keys') return store.people.flatMap(({ keys }) => keys).find((key) => key.id === id)?.name ?? null;
  if (kind === 'messages') return store.messages.find((message) => message.id === id)?.reference ?? null;
  return null;
}
