/** The table `scraper_secret`. */
import type { Insertable, Transaction } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import type { ScraperSecretTable } from '../db/schema/scrapers/scraper-secret.ts';

/** By name. */
export const listSecretRows = (db: Connection, scraperId: string): Promise<ScraperSecretTable[]> =>
  db.selectFrom('scraper_secret').selectAll().where('scraper_id', '=', scraperId).orderBy('name').execute();

export async function upsertSecret(
  transaction: Transaction<Schema>,
  { scraper_id: scraperId, name, ...kept }: Insertable<ScraperSecretTable>,
): Promise<void> {
  await transaction
    .insertInto('scraper_secret')
    .values({ scraper_id: scraperId, name, ...kept })
    .onConflict((conflict) => conflict.columns(['scraper_id', 'name']).doUpdateSet(kept))
    .execute();
}

/** False when there is none of that name. */
export async function deleteSecret(db: Connection, scraperId: string, name: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('scraper_secret')
    .where('scraper_id', '=', scraperId)
    .where('name', '=', name)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
