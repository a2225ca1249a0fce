/** The table `favourite`. */
import type { Connection } from '../../db/database.ts';

/** Paths of APIs, starred last first. */
export async function listFavouritesOf(db: Connection, personId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('favourite')
    .select('api')
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .orderBy('api')
    .execute();
  return rows.map((row) => row.api);
}

export async function insertFavourite(db: Connection, personId: string, api: string, nowMs: number): Promise<void> {
  await db
    .insertInto('favourite')
    .values({ person_id: personId, api, created_at: nowMs })
    .onConflict((conflict) => conflict.columns(['person_id', 'api']).doNothing())
    .execute();
}

export async function deleteFavourite(db: Connection, personId: string, api: string): Promise<void> {
  await db.deleteFrom('favourite').where('person_id', '=', personId).where('api', '=', api).execute();
}
