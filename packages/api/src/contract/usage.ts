/** What a person has called. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const usageDaysMax = 90;

export const UsageDay = z.object({
  /** `2026-11-20`, UTC. Days without calls are there too. */
  day: z.string(),
  calls: z.int(),
  cost: z.int(),
});
export type UsageDay = z.infer<typeof UsageDay>;

export const getUsage = endpoint({
  method: 'GET',
  path: '/api/account/usage',
  summary: 'Successful calls per day and per API of all your keys, today included.',
  auth: 'person',
  input: z.object({ days: z._default(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(usageDaysMax)), 30) }),
  output: z.object({
    /** Oldest first, one for each day. */
    days: z.array(UsageDay),
    /** Most called first. */
    apis: z.array(z.object({ api: z.string(), calls: z.int(), cost: z.int() })),
  }),
});

export const LoggedCall = z.object({
  requestId: z.string(),
  api: z.string(),
  method: z.enum(['GET', 'POST']),
  /** HTTP status of the answer. */
  status: z.int(),
  /** The failure's code; null for a success. */
  code: z.nullable(z.string()),
  /** Time from request to answer. */
  ms: z.number(),
  cost: z.int(),
  /** ISO 8601. */
  at: z.string(),
});
export type LoggedCall = z.infer<typeof LoggedCall>;

export const listCalls = endpoint({
  method: 'GET',
  path: '/api/account/calls',
  summary: 'Your last calls, successful or not, latest first.',
  auth: 'person',
  input: z.object({
    limit: z._default(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(100)), 20),
    cursor: z.optional(z.string().check(z.maxLength(100))),
  }),
  output: z.object({ items: z.array(LoggedCall), next: z.nullable(z.string()) }),
});
