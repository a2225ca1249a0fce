/** Notifications of a person: kept for 60 days, marked as read one by one or all together. */
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { NoExtras } from '../problem.ts';
import { UpdateKind } from '../content/updates.ts';

const id = z.string().check(z.regex(/^[0-9a-zA-Z._-]{1,120}$/));

const base = {
  id: z.string(),
  /** ISO 8601. */
  at: z.iso.datetime(),
  isRead: z.boolean(),
};

/** A plan by what the operator calls it; empty while it is called by its id. */
const plan = { plan: z.string(), planName: z.string() };

export const Notification = z.discriminatedUnion('kind', [
  /** Percentage of the day's calls that is used up. */
  z.object({ ...base, kind: z.literal('quota'), percent: z.union([z.literal(80), z.literal(100)]), limit: z.int() }),
  z.object({ ...base, kind: z.literal('key expiring'), keyName: z.string(), expiresAt: z.iso.datetime() }),
  /** A sign-in from a new browser. */
  z.object({ ...base, kind: z.literal('new sign-in'), browser: z.string(), system: z.string() }),
  z.object({ ...base, kind: z.literal('update'), title: z.string(), updateKind: UpdateKind }),
  /** Until when; null is without end. */
  z.object({ ...base, kind: z.literal('plan granted'), ...plan, until: z.nullable(z.iso.datetime()) }),
  z.object({ ...base, kind: z.literal('plan ending'), ...plan, until: z.iso.datetime() }),
  z.object({ ...base, kind: z.literal('plan ended'), ...plan }),
  z.object({ ...base, kind: z.literal('plan declined'), ...plan }),
  z.object({ ...base, kind: z.literal('recovery codes'), left: z.int() }),
  /** For admins: calls of an API could not reach its source. */
  z.object({ ...base, kind: z.literal('source away'), api: z.string(), title: z.string(), scraperId: z.string() }),
]);
export type Notification = z.infer<typeof Notification>;

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/account/notifications',
  summary: 'Your notifications, latest first, and the number of unread ones.',
  auth: 'person',
  input: z.object({ cursor: z.optional(z.string().check(z.maxLength(120))) }),
  output: z.object({ items: z.array(Notification), next: z.nullable(z.string()), unread: z.int() }),
});

export const countNotifications = endpoint({
  method: 'GET',
  path: '/api/account/notifications/unread',
  summary: 'The number of unread notifications. 100 means 100 or more.',
  auth: 'person',
  input: z.object({}),
  output: z.object({ unread: z.int() }),
});

export const readNotification = endpoint({
  method: 'POST',
  path: '/api/account/notifications/{id}/read',
  summary: 'Mark one notification as read.',
  auth: 'person',
  input: z.object({ id }),
  output: z.object({ unread: z.int() }),
  errors: { NotFound: NoExtras },
});

export const readAllNotifications = endpoint({
  method: 'POST',
  path: '/api/account/notifications/read',
  summary: 'Mark notifications up to a moment as read. Later ones stay unread.',
  auth: 'person',
  input: z.object({ upTo: z.iso.datetime() }),
  output: z.object({ unread: z.int() }),
});
