/** One person as the admins see them. */
import type { PersonDetails } from '@apiyard/api/contract/accounts/people';
import { browserOf } from '../accounts/browser.ts';
import { listActiveKeys } from '../accounts/keys/keys-store.ts';
import type { Database } from '../db/database.ts';
import { dayOf } from '../day.ts';
import { isoOrNull, stateOf } from './list.ts';
import {
  countPasskeys,
  findPersonWithPlan,
  findUsedOn,
  listCallsByDay,
  listUnexpiredSessions,
} from './people-store.ts';
import { findOtherOwner } from '../accounts/person-store.ts';

const usageDays = 30;
const dayMs = 86_400_000;

/** Null if there is no person with that id. `sessionId` is the requester's. */
export async function detailsOf(
  { kysely }: Pick<Database, 'kysely'>,
  id: string,
  sessionId: string | null,
  nowMs: number,
): Promise<PersonDetails | null> {
  const person = await findPersonWithPlan(kysely, id, nowMs);
  if (!person) return null;
  const days = Array.from({ length: usageDays }, (_, index) => dayOf(nowMs - (usageDays - 1 - index) * dayMs));
  const pendingKey = person.pending_email?.toLowerCase() ?? '';
  const [keys, sessions, used, passkeys, usedToday, holder] = await Promise.all([
    listActiveKeys(kysely, id, nowMs),
    listUnexpiredSessions(kysely, id, nowMs),
    listCallsByDay(kysely, id, days[0] ?? ''),
    countPasskeys(kysely, id),
    findUsedOn(kysely, id, dayOf(nowMs)),
    findOtherOwner(kysely, pendingKey, id),
  ]);
  const byDay = new Map(used.map(({ day, calls }) => [day, Number(calls)]));
  return {
    id: person.id,
    username: person.username,
    name: person.name,
    email: person.email,
    pendingEmail: person.pending_email,
    avatar: person.avatar,
    role: person.role,
    state: stateOf(person),
    plan: person.plan_id,
    createdAt: new Date(person.created_at).toISOString(),
    seenAt: isoOrNull(sessions[0]?.seen_at ?? person.signed_in_at),
    version: person.version,
    pendingHeldBy: holder?.username ?? null,
    disabledAt: isoOrNull(person.disabled_at),
    deletionDueAt: isoOrNull(person.deletion_due_at),
    premiumUntil:
      person.premium_until !== null && person.premium_until > nowMs ? isoOrNull(person.premium_until) : null,
    twoStepsSince: isoOrNull(person.confirmed_at),
    passkeys,
    keys: keys.map((key) => ({
      id: key.id,
      name: key.name,
      masked: key.masked,
      main: key.main === 1,
      createdAt: new Date(key.created_at).toISOString(),
      expiresAt: isoOrNull(key.expires_at),
      lastUsedAt: isoOrNull(key.last_used_at),
    })),
    sessions: sessions.map((session) => ({
      id: session.id,
      isCurrent: session.id === sessionId,
      device: browserOf(session.user_agent),
      address: session.address,
      createdAt: new Date(session.created_at).toISOString(),
      seenAt: new Date(session.seen_at).toISOString(),
    })),
    usage: days.map((day) => ({ day, calls: byDay.get(day) ?? 0 })),
    quota: { limit: person.calls_per_day, used: usedToday },
  };
}
