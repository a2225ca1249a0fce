/** What no event tells: ends that come nearer. And what is too old to be kept. */
import type { Database } from '../db/database.ts';
import { notify } from './notify.ts';
import { planOf } from './listen.ts';

const dayMs = 86_400_000;
const keptDays = 60;
/** Days before a key's end on which its owner is told. */
const keyDays = [1, 7] as const;
const planDays = 3;

/** Several processes may do it together: each thing is told once. */
export async function sweep(database: Database, nowMs: number): Promise<void> {
  const { kysely } = database;
  const expiring = await kysely
    .selectFrom('api_key')
    .innerJoin('person', 'person.id', 'api_key.person_id')
    .select(['api_key.id', 'person_id', 'api_key.name', 'expires_at'])
    .where('expires_at', '>', nowMs)
    .where('expires_at', '<=', nowMs + keyDays[1] * dayMs)
    .where('revoked_at', 'is', null)
    .where('grace_until', 'is', null)
    .where('person.disabled_at', 'is', null)
    .execute();
  for (const { id, person_id: personId, name, expires_at: expiresAt } of expiring) {
    if (expiresAt === null) continue;
    const days = keyDays.find((within) => expiresAt <= nowMs + within * dayMs) ?? keyDays[1];
    // Its owner may have given it more time since: then it is told anew.
    await notify(
      database,
      {
        personId,
        key: `key ${id} ${days} ${expiresAt}`,
        news: { kind: 'key expiring', keyName: name, expiresAt: new Date(expiresAt).toISOString() },
      },
      nowMs,
    );
  }
  const ending = await kysely
    .selectFrom('person')
    .select(['id', 'plan', 'premium_until'])
    .where('premium_until', '>', nowMs)
    .where('premium_until', '<=', nowMs + planDays * dayMs)
    .where('plan', '!=', 'free')
    .where('disabled_at', 'is', null)
    .execute();
  for (const { id: personId, plan, premium_until: until } of ending) {
    if (until === null) continue;
    await notify(
      database,
      {
        personId,
        key: `plan ending ${plan} ${until}`,
        news: { kind: 'plan ending', ...(await planOf(database, plan)), until: new Date(until).toISOString() },
      },
      nowMs,
    );
  }
  await kysely
    .deleteFrom('notification')
    .where('at', '<', nowMs - keptDays * dayMs)
    .execute();
  await kysely
    .deleteFrom('update_read')
    .where('at', '<', nowMs - keptDays * dayMs)
    .execute();
}

export const keptMs = keptDays * dayMs;
