/** Secrets of definitions: kept encrypted, read only for runs. */
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import type { Secrets } from './scraper.ts';
import type { Sealer } from './services.ts';

/** Moved to another definition, name or host, a cipher does not open. */
const contextOf = (scraperId: string, name: string, host: string) => `${scraperId} ${name} ${host}`;

/** The secrets of a stored definition, by name. One that cannot be opened counts as missing. */
export async function secretsOf(
  { database, sealer }: { readonly database: Database; readonly sealer: Sealer },
  scraperId: string,
): Promise<Secrets> {
  const rows = await database.kysely
    .selectFrom('scraper_secret')
    .select(['name', 'host', 'cipher'])
    .where('scraper_id', '=', scraperId)
    .execute();
  return new Map(
    rows.flatMap(({ name, host, cipher }) => {
      const value = sealer.open(cipher, contextOf(scraperId, name, host));
      return value === null ? [] : [[name, { value, host }]];
    }),
  );
}

interface NewSecret {
  readonly scraperId: string;
  readonly name: string;
  readonly value: string;
  readonly host: string;
  readonly nowMs: number;
}

export async function keepSecret(
  sealer: Sealer,
  transaction: Kysely<Schema>,
  { scraperId, name, value, host, nowMs }: NewSecret,
): Promise<void> {
  const kept = { host, cipher: sealer.seal(value, contextOf(scraperId, name, host)), updated_at: nowMs };
  await transaction
    .insertInto('scraper_secret')
    .values({ scraper_id: scraperId, name, ...kept })
    .onConflict((conflict) => conflict.columns(['scraper_id', 'name']).doUpdateSet(kept))
    .execute();
}
