import type { PersonRow } from '../db/hot.ts';
import { personColumns, planInForce } from '../db/hot.ts';
import type { Database } from '../db/database.ts';
import type { Person } from './caller.ts';

export const personFrom = (row: PersonRow): Person => ({
  id: row.person_id,
  username: row.username,
  email: row.email,
  name: row.name,
  avatar: row.avatar,
  role: row.role,
  plan: {
    id: row.plan_id,
    callsPerDay: row.calls_per_day,
    callsPerMinute: row.calls_per_minute,
    fileSizeBytesMax: row.file_size_bytes_max,
    keysMax: row.keys_max,
    premiumApis: row.premium_apis === 1,
  },
  premiumUntil: row.premium_until,
});

/** Throws when there is none of that id. */
export async function personById({ kysely }: Database, personId: string, nowMs: number): Promise<Person> {
  const row = await kysely
    .selectFrom('person')
    .innerJoin('plan', (join) => join.on('plan.id', '=', planInForce(nowMs)))
    .where('person.id', '=', personId)
    .select(personColumns)
    .executeTakeFirstOrThrow();
  return personFrom(row);
}
