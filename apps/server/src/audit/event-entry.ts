/** From an account or plan event to its audit entry. */
import type { AuditGroup } from '@apiyard/api/contract/site/audit';
import { auditHappenings } from '@apiyard/api/contract/site/audit';
import type { AccountEvents } from '../accounts/events.ts';
import type { PremiumEvents } from '../premium/events.ts';
import type { AuditRecord } from './record.ts';
import type { Recent } from './recent.ts';

type AccountEvent = Parameters<Parameters<AccountEvents['listen']>[0]>[0];
type PlanEvent = Parameters<Parameters<PremiumEvents['listen']>[0]>[0];
export type AuditedEvent = AccountEvent | Exclude<PlanEvent, { readonly by: string }>;

/** Changes of plans by admins are already recorded as their actions. */
export const isOfNoAdmin = (event: PlanEvent): event is Exclude<PlanEvent, { readonly by: string }> => !('by' in event);

/** Exhaustive: a new type of account or plan event fails to compile until it has a group here and in the contract. */
const groups: Readonly<Record<AuditedEvent['type'], AuditGroup>> = auditHappenings;

/** Identifying fields, which are stored in other columns, and secrets, which are never stored. */
const leftOut = /^(?:type|from|personId|keyId|email|token|secret|password|code|key)$/;

export function entryOfEvent(event: AuditedEvent): AuditRecord {
  const { type, from } = event;
  const facts: Readonly<Record<string, unknown>> = { ...event };
  const personId = typeof facts['personId'] === 'string' ? facts['personId'] : null;
  // A refused caller only claims to be that person; with 'password refused' they hold a session.
  const isRefused = type === 'sign-in refused' || type === 'second step refused';
  const keyId = typeof facts['keyId'] === 'string' ? facts['keyId'] : null;
  return {
    via: from === null ? 'server' : isRefused || personId === null ? 'visitor' : 'session',
    group: groups[type],
    action: type,
    actor: personId === null || isRefused || from === null ? null : { id: personId, name: null },
    subject: keyId !== null ? { kind: 'keys', id: keyId } : personId === null ? null : { kind: 'people', id: personId },
    changes: [],
    data: Object.fromEntries(
      Object.entries(facts).flatMap(([name, fact]) => (leftOut.test(name) || !isFact(fact) ? [] : [[name, fact]])),
    ),
    requestId: from?.requestId ?? null,
    address: from?.address ?? null,
  };
}

const isFact = (value: unknown): value is string | number | boolean | null =>
  value === null ||
  typeof value === 'boolean' ||
  typeof value === 'number' ||
  (typeof value === 'string' && value.length <= 200);

const knockingMs = 600_000;

/** Attempts rejected by the rate limit are recorded once in ten minutes for each address and name. */
export function isRepeated(event: AuditedEvent, recent: Recent): boolean {
  if (!('reason' in event) || event.reason !== 'too many tries') return false;
  return recent(`${event.type} ${event.personId ?? ''} ${event.from?.address ?? ''}`, knockingMs);
}
