/** A person's usage. */
import * as z from 'zod/mini';
import { endpoint, raw } from '../endpoint.ts';
import { Id } from '../id.ts';
import { NoExtras, OneLine } from '../problem.ts';

export const usageDaysMax = 90;
/** Maximum size of a stored input, as JSON. */
export const inputBytesMax = 2048;

const day = z.iso.date();

export const UsageDay = z.object({
  /** `2026-11-20`, UTC. Days without calls are there too. */
  day: z.string(),
  /** Successful ones. */
  calls: z.int(),
  cost: z.int(),
  /** Refused and failed ones, which cost nothing. */
  failed: z.int(),
});
export type UsageDay = z.infer<typeof UsageDay>;

export const KeyUsage = z.object({
  id: z.string(),
  name: z.string(),
  masked: z.string(),
  main: z.boolean(),
  /** It no longer works. */
  ended: z.boolean(),
  calls: z.int(),
  cost: z.int(),
  failed: z.int(),
});
export type KeyUsage = z.infer<typeof KeyUsage>;

export const ApiUsage = z.object({ api: z.string(), calls: z.int(), cost: z.int() });
export type ApiUsage = z.infer<typeof ApiUsage>;

export const getUsage = endpoint({
  method: 'GET',
  path: '/api/account/usage',
  summary: 'Calls per day, API and key, today included, for all your keys or one.',
  auth: 'person',
  keyScope: 'account:read',
  input: z.object({
    days: z._default(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(usageDaysMax)), 30),
    keyId: z.optional(Id),
  }),
  output: z.object({
    /** Oldest first, one for each day. */
    days: z.array(UsageDay),
    /** Most called first. */
    apis: z.array(ApiUsage),
    /** The used ones, most called first; ignores `keyId`. */
    keys: z.array(KeyUsage),
  }),
});

export const LoggedCall = z.object({
  requestId: z.string(),
  api: z.string(),
  /** The key that was sent; of a signed-in browser, the main key. */
  keyId: z.string(),
  /** Current name of the key. */
  keyName: z.nullable(z.string()),
  method: z.enum(['GET', 'POST']),
  /** HTTP status of the response. */
  status: z.int(),
  /** The failure's code; null for a success. */
  code: z.nullable(z.string()),
  /** Time from request to response. */
  ms: z.number(),
  cost: z.int(),
  /** ISO 8601. */
  at: z.string(),
  /** Whether `getCall` returns the input. */
  hasInput: z.boolean(),
});
export type LoggedCall = z.infer<typeof LoggedCall>;

const filters = {
  api: z.optional(OneLine.check(z.minLength(1), z.maxLength(200))),
  keyId: z.optional(Id),
  /** `ok`, `failed`, or the code of a failure. */
  outcome: z.optional(
    z.string().check(z.regex(/^(?:ok|failed|[A-Z][A-Za-z]{1,39})$/, 'Use ok, failed or an error code.')),
  ),
  /** First and last day, UTC. */
  from: z.optional(day),
  to: z.optional(day),
};

export const listCalls = endpoint({
  method: 'GET',
  path: '/api/account/calls',
  summary:
    'Your recent calls, successful or not, latest first. A page can have fewer entries than requested, or none, and still have a next page, because each request searches a limited number of calls.',
  auth: 'person',
  keyScope: 'account:read',
  input: z.object({
    limit: z._default(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(100)), 20),
    cursor: z.optional(z.string().check(z.maxLength(100))),
    ...filters,
  }),
  output: z.object({ items: z.array(LoggedCall), next: z.nullable(z.string()) }),
});

export const exportCalls = endpoint({
  method: 'GET',
  path: '/api/account/calls.csv',
  summary: 'Your recent calls as CSV.',
  auth: 'person',
  keyScope: 'account:read',
  input: z.object(filters),
  output: raw,
});

export const getCall = endpoint({
  method: 'GET',
  path: '/api/account/calls/{requestId}',
  summary: 'One call, with its input if it was kept.',
  auth: 'person',
  keyScope: 'account:read',
  input: z.object({ requestId: Id }),
  output: z.extend(LoggedCall, { input: z.nullable(z.record(z.string(), z.unknown())) }),
  errors: { NotFound: NoExtras },
});

const Keeping = z.object({ keepInputs: z.boolean() });

export const getKeeping = endpoint({
  method: 'GET',
  path: '/api/account/usage/keeping',
  summary: 'Whether the inputs of your calls are kept, so that you can run them again.',
  auth: 'person',
  input: z.object({}),
  output: Keeping,
});

export const setKeeping = endpoint({
  method: 'PUT',
  path: '/api/account/usage/keeping',
  summary:
    'Start keeping the inputs of your calls, or stop and delete the ones kept. Files and API keys are never kept.',
  auth: 'person',
  input: z.object({ keepInputs: z.boolean() }),
  output: Keeping,
});
