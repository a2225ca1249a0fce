/** Secrets of definitions: stored encrypted, decrypted only for runs. */
import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import type { Secrets } from './scraper.ts';
import type { Sealer } from './services.ts';
import { listSecretRows, upsertSecret } from './secrets-store.ts';

/** Moved to another definition, name or host, a cipher does not open. */
const contextOf = (scraperId: string, name: string, host: string) => `${scraperId} ${name} ${host}`;

/** The secrets of a stored definition, by name. One that cannot be decrypted counts as missing. */
export async function secretsOf(
  { database, sealer }: { readonly database: Database; readonly sealer: Sealer },
  scraperId: string,
): Promise<Secrets> {
  const rows = await listSecretRows(database.kysely, scraperId);
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

export async function storeSecret(
  sealer: Sealer,
  transaction: Transaction<Schema>,
  { scraperId, name, value, host, nowMs }: NewSecret,
): Promise<void> {
  const cipher = sealer.seal(value, contextOf(scraperId, name, host));
  await upsertSecret(transaction, { scraper_id: scraperId, name, host, cipher, updated_at: nowMs });
}
