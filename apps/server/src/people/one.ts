/** One person as the admins see them. */
import type { PersonDetails } from '@apiyard/api/contract/people';
import { browserOf } from '../accounts/browser.ts';
import { unended } from '../accounts/keys.ts';
import type { Database } from '../db/database.ts';
import { planInForce } from '../db/hot.ts';
import { dayOf } from '../hub/day.ts';
import { isoOrNull, stateOf } from './list.ts';

const usageDays = 30;
const dayMs = 86_400_000;

/** Null when there is nobody of that id. `sessionId` is that of whoever asks. */
export async function detailsOf(
  { kysely }: Pick<Database, 'kysely'>,
  id: string,
  sessionId: string | null,
  nowMs: number,
): Promise<PersonDetails | null> {
  const person = await kysely
    .selectFrom('person')
    .innerJoin('plan', (join) => join.on('plan.id', '=', planInForce(nowMs)))
    .leftJoin('second_step', (join) =>
      join.onRef('second_step.person_id', '=', 'person.id').on('second_step.confirmed_at', 'is not', null),
    )
    .where('person.id', '=', id)
    .selectAll('person')
    .select(['plan.id as plan_id', 'plan.calls_per_day', 'second_step.confirmed_at'])
    .executeTakeFirst();
  if (!person) return null;
  const days = Array.from({ length: usageDays }, (_, index) => dayOf(nowMs - (usageDays - 1 - index) * dayMs));
  const pendingKey = person.pending_email?.toLowerCase() ?? '';
  const [keys, sessions, used, passkeys, today, holder] = await Promise.all([
    kysely
      .selectFrom('api_key')
      .selectAll()
      .where('person_id', '=', id)
      .where((is) => unended(is, nowMs))
      .orderBy('main', 'desc')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
    kysely
      .selectFrom('session')
      .selectAll()
      .where('person_id', '=', id)
      .where('expires_at', '>', nowMs)
      .orderBy('seen_at', 'desc')
      .orderBy('id')
      .execute(),
    kysely
      .selectFrom('usage')
      .where('key_id', 'in', (from) => from.selectFrom('api_key').select('id').where('person_id', '=', id))
      .where('day', '>=', days[0] ?? '')
      .groupBy('day')
      .select(({ fn }) => ['day', fn.sum('calls').as('calls')])
      .execute(),
    kysely
      .selectFrom('passkey')
      .where('person_id', '=', id)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow(),
    kysely
      .selectFrom('usage_day')
      .select('used')
      .where('person_id', '=', id)
      .where('day', '=', dayOf(nowMs))
      .executeTakeFirst(),
    kysely
      .selectFrom('person')
      .select('username')
      .where('email_key', '=', pendingKey)
      .where('id', '!=', id)
      .executeTakeFirst(),
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
    passkeys: Number(passkeys.count),
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
    quota: { limit: person.calls_per_day, used: today?.used ?? 0 },
  };
}
