/** From what happens to an account or its plan to what the audit log says about it. */
import type { AuditGroup } from '@apiyard/api/contract/audit';
import { auditHappenings } from '@apiyard/api/contract/audit';
import type { AccountEvents } from '../accounts/events.ts';
import type { PremiumEvents } from '../premium/events.ts';
import type { AuditRecord } from './record.ts';
import type { Recent } from './recent.ts';

type AccountEvent = Parameters<Parameters<AccountEvents['listen']>[0]>[0];
type PlanEvent = Parameters<Parameters<PremiumEvents['listen']>[0]>[0];
export type AuditedEvent = AccountEvent | Exclude<PlanEvent, { readonly by: string }>;

/** What admins do with plans is kept as acts of theirs already. */
export const isOfNoAdmin = (event: PlanEvent): event is Exclude<PlanEvent, { readonly by: string }> => !('by' in event);

/** The compiler asks here, and by that in the contract, for the group of whatever accounts and plans begin to tell. */
const groups: Readonly<Record<AuditedEvent['type'], AuditGroup>> = auditHappenings;

/** What says who or what it was, and stands elsewhere; and what must never stand anywhere. */
const leftOut = /^(?:type|from|personId|keyId|email|token|secret|password|code|key)$/;

export function entryOfEvent(event: AuditedEvent): AuditRecord {
  const { type, from } = event;
  const facts: Readonly<Record<string, unknown>> = { ...event };
  const personId = typeof facts['personId'] === 'string' ? facts['personId'] : null;
  // Whoever was refused has only said that they are that person; with 'password refused' they hold a session.
  const isRefused = type === 'sign-in refused' || type === 'second step refused';
  const keyId = typeof facts['keyId'] === 'string' ? facts['keyId'] : null;
  return {
    via: from === null ? 'server' : isRefused || personId === null ? 'visitor' : 'session',
    group: groups[type],
    action: type,
    actor: personId === null || isRefused || from === null ? null : { id: personId, name: null },
    subject: keyId !== null ? { kind: 'keys', id: keyId } : personId === null ? null : { kind: 'people', id: personId },
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

/** Tries that were not even looked at are told once in ten minutes for each address and name. */
export function isRepeated(event: AuditedEvent, recent: Recent): boolean {
  if (!('reason' in event) || event.reason !== 'too many tries') return false;
  return recent(`${event.type} ${event.personId ?? ''} ${event.from?.address ?? ''}`, knockingMs);
}
