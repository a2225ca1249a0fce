/** Events of accounts, and actions of admins. Written by the server only; entries cannot be changed. */
import * as z from 'zod/mini';
import { endpoint, raw } from '../endpoint.ts';
import { OneLine } from '../problem.ts';

const auditGroups = ['sign-in', 'account', 'keys', 'admin'] as const;
const AuditGroup = z.enum(auditGroups);
export type AuditGroup = z.infer<typeof AuditGroup>;

/**
 * Events other than actions of admins, and their group. An action of an admin is named after its call:
 * `PUT /api/admin/site`.
 */
export const auditHappenings = {
  'signed in': 'sign-in',
  'sign-in refused': 'sign-in',
  'second step refused': 'sign-in',
  'password refused': 'sign-in',
  'signed out': 'sign-in',
  'sessions ended': 'sign-in',
  registered: 'account',
  'profile changed': 'account',
  'email change asked': 'account',
  'email confirmed': 'account',
  'email change dropped': 'account',
  'password changed': 'account',
  'password reset asked': 'account',
  'password reset': 'account',
  'two steps turned on': 'account',
  'two steps turned off': 'account',
  'recovery codes renewed': 'account',
  'recovery code used': 'account',
  'passkey added': 'account',
  'passkey removed': 'account',
  'deletion asked': 'account',
  'deletion cancelled': 'account',
  'account deleted': 'account',
  /** By an operator's command. */
  'account taken back': 'account',
  'plan requested': 'account',
  'voucher redeemed': 'account',
  'voucher refused': 'account',
  /** It expired. Changes of plans by admins are among the admin actions. */
  'plan ended': 'account',
  'key made': 'keys',
  'key changed': 'keys',
  'key rotated': 'keys',
  'key revoked': 'keys',
  /** A key's first successful use of the day from an address. */
  'key used': 'keys',
  /** An unknown or revoked key: the first use of the day from an address. */
  'key refused': 'keys',
} as const satisfies Record<string, AuditGroup>;

const AuditVia = z.enum(['session', 'key', 'visitor', 'server']);
export type AuditVia = z.infer<typeof AuditVia>;

const AuditValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export type AuditValue = z.infer<typeof AuditValue>;

/** A member of the changed object; `/maintenance/until` is one inside another. Long texts are shortened. */
const AuditChange = z.object({ name: z.string(), before: AuditValue, after: AuditValue });
export type AuditChange = z.infer<typeof AuditChange>;

export const AuditEntry = z.object({
  id: z.string(),
  /** ISO 8601. */
  at: z.string(),
  /** The actor, with the username at that time; null for a visitor and for the server itself. */
  actor: z.nullable(z.object({ id: z.string(), name: z.string() })),
  via: AuditVia,
  group: AuditGroup,
  /** One of `auditHappenings`, or method and path of an admin's call. */
  action: z.string(),
  /** The target. `name` is null if it no longer exists. */
  subject: z.nullable(z.object({ kind: z.string(), id: z.string(), name: z.nullable(z.string()) })),
  /** What an admin's call changed in an object that existed. */
  changes: z.array(AuditChange),
  /** Further details, never secrets. `sent` has the field names of an admin's call that lists no changes. */
  data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())])),
  requestId: z.nullable(z.string()),
  address: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const filters = {
  group: z.optional(AuditGroup),
  /** Username of the actor or of the person concerned. */
  person: z.optional(OneLine.check(z.maxLength(60))),
  /** Only events from this time on, in ISO 8601. */
  from: z.optional(z.iso.datetime({ offset: true })),
  /** Before this moment. */
  to: z.optional(z.iso.datetime({ offset: true })),
  requestId: z.optional(OneLine.check(z.maxLength(100))),
  /** Part of an action, a name, an address or a fact. */
  search: z.optional(OneLine.check(z.maxLength(100))),
};

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'Entries of the audit log, latest first.',
  auth: 'admin',
  input: z.object({ ...filters, cursor: z.optional(z.string().check(z.maxLength(100))) }),
  output: z.object({ items: z.array(AuditEntry), next: z.nullable(z.string()) }),
});

export const auditCsvRowsMax = 50_000;

export const getAuditCsv = endpoint({
  method: 'GET',
  path: '/api/admin/audit/csv',
  summary: `The audit log as CSV: the latest ${auditCsvRowsMax.toLocaleString('en')} entries that match the filters.`,
  auth: 'admin',
  input: z.object(filters),
  output: raw,
});
