/** The people of this site, for its admins. */
import * as z from 'zod/mini';
import { AccountSession } from './account.ts';
import { endpoint } from '../endpoint.ts';
import { Id } from '../id.ts';
import { NoExtras, OneLine, RetryAfter, Stale } from '../problem.ts';

const Role = z.enum(['user', 'admin']);
/** `deletion` is an account scheduled for deletion; it works until then. */
const personStates = ['active', 'disabled', 'deletion'] as const;
const PersonState = z.enum(personStates);
export type PersonState = z.infer<typeof PersonState>;

export const ListedPerson = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  /** Confirmed. */
  email: z.nullable(z.string()),
  /** Typed and not confirmed. */
  pendingEmail: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  role: Role,
  state: PersonState,
  /** The plan in force. */
  plan: z.string(),
  createdAt: z.string(),
  /** When they were here last, as of the last minute; null for never. */
  seenAt: z.nullable(z.string()),
});
export type ListedPerson = z.infer<typeof ListedPerson>;

const peopleSorts = ['username', '-username', 'created', '-created', 'seen', '-seen'] as const;
const peopleRowsMax = 100;

export const listPeople = endpoint({
  method: 'GET',
  path: '/api/admin/people',
  summary: 'All accounts, a page at a time.',
  auth: 'admin',
  input: z.object({
    /** Part of a username, a name or an address. */
    search: z.optional(OneLine.check(z.maxLength(100))),
    role: z.optional(Role),
    state: z.optional(PersonState),
    plan: z.optional(OneLine.check(z.maxLength(60))),
    sort: z._default(z.enum(peopleSorts), '-created'),
    /** Page of the list, from 1. */
    page: z._default(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
    rows: z._default(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(peopleRowsMax)), 25),
  }),
  output: z.object({
    items: z.array(ListedPerson),
    /** The next page's number, as text. */
    next: z.nullable(z.string()),
    /** On all pages. */
    count: z.int(),
  }),
});

const PersonKey = z.object({
  id: z.string(),
  name: z.string(),
  masked: z.string(),
  main: z.boolean(),
  createdAt: z.string(),
  expiresAt: z.nullable(z.string()),
  lastUsedAt: z.nullable(z.string()),
});
export type PersonKey = z.infer<typeof PersonKey>;

export const PersonDetails = z.extend(ListedPerson, {
  /** Incremented on changes of role or state: a change takes the version that was read. */
  version: z.int(),
  /** The account that has confirmed this pending address; null if none. Never shown to the person. */
  pendingHeldBy: z.nullable(z.string()),
  disabledAt: z.nullable(z.string()),
  deletionDueAt: z.nullable(z.string()),
  premiumUntil: z.nullable(z.string()),
  /** Since when; null without a second step. */
  twoStepsSince: z.nullable(z.string()),
  passkeys: z.int(),
  /** Those that work; main first. */
  keys: z.array(PersonKey),
  /** Last seen first. */
  sessions: z.array(AccountSession),
  /** The last 30 days, oldest first. */
  usage: z.array(z.object({ /** `2026-11-20`, UTC. */ day: z.string(), /** Successful ones. */ calls: z.int() })),
  quota: z.object({ limit: z.int(), used: z.int() }),
});
export type PersonDetails = z.infer<typeof PersonDetails>;

const personId = z.object({ id: Id });

export const getPerson = endpoint({
  method: 'GET',
  path: '/api/admin/people/{id}',
  summary: 'One person: account, keys masked, sessions, usage.',
  auth: 'admin',
  input: personId,
  output: PersonDetails,
  errors: { NotFound: NoExtras },
});

export const PersonCall = z.object({
  requestId: z.string(),
  api: z.string(),
  /** Name of the key. */
  key: z.string(),
  status: z.int(),
  code: z.nullable(z.string()),
  ms: z.number(),
  cost: z.int(),
  at: z.string(),
});
export type PersonCall = z.infer<typeof PersonCall>;

export const listPersonCalls = endpoint({
  method: 'GET',
  path: '/api/admin/people/{id}/calls',
  summary: 'A person’s recent calls, latest first, without their inputs.',
  auth: 'admin',
  input: z.extend(personId, { cursor: z.optional(z.string().check(z.maxLength(100))) }),
  output: z.object({ items: z.array(PersonCall), next: z.nullable(z.string()) }),
  errors: { NotFound: NoExtras },
});

const guarded = {
  NotFound: NoExtras,
  Stale,
  /** People cannot change their own role or disable themselves. */
  OwnAccount: NoExtras,
  /** At least one admin must remain. */
  LastAdmin: NoExtras,
};

export const changeRole = endpoint({
  method: 'PUT',
  path: '/api/admin/people/{id}/role',
  summary: 'Make a person an admin, or a user again. It takes effect with their next request.',
  auth: 'admin',
  input: z.extend(personId, { role: Role, version: z.int() }),
  output: PersonDetails,
  errors: guarded,
});

export const changePersonState = endpoint({
  method: 'PUT',
  path: '/api/admin/people/{id}/state',
  summary: 'Disable or enable an account. Sessions and keys of a disabled account stop with their next request.',
  auth: 'admin',
  input: z.extend(personId, { isDisabled: z.boolean(), version: z.int() }),
  output: PersonDetails,
  errors: guarded,
});

export const endPersonSessions = endpoint({
  method: 'DELETE',
  path: '/api/admin/people/{id}/sessions',
  summary: 'End all sessions of a person. Of your own, all but the current one.',
  auth: 'admin',
  input: personId,
  output: z.object({ ended: z.int() }),
  errors: { NotFound: NoExtras },
});

export const endPersonSession = endpoint({
  method: 'DELETE',
  path: '/api/admin/people/{id}/sessions/{session}',
  summary: 'End one session of a person.',
  auth: 'admin',
  input: z.extend(personId, { session: Id }),
  output: z.object({ id: z.string() }),
  errors: { NotFound: NoExtras },
});

export const stopPersonTwoSteps = endpoint({
  method: 'DELETE',
  path: '/api/admin/people/{id}/two-steps',
  summary:
    'Turn off two-step verification for a person who lost their device and recovery codes. They are notified by email.',
  auth: 'admin',
  input: personId,
  output: PersonDetails,
  errors: {
    NotFound: NoExtras,
    /** There is no second step. */ NoTwoSteps: NoExtras,
    /** One’s own is turned off under security, with the password. */ OwnAccount: NoExtras,
  },
});

export const sendPersonReset = endpoint({
  method: 'POST',
  path: '/api/admin/people/{id}/reset-link',
  summary: 'Send a person a link to reset their password.',
  auth: 'admin',
  input: personId,
  output: z.object({ email: z.string() }),
  errors: {
    NotFound: NoExtras,
    /** There is no address to write to, or the account is disabled. */ NoAddress: NoExtras,
    RateLimited: RetryAfter,
  },
});
