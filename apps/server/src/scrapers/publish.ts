/** Making a revision live. */
import type { Kysely } from 'kysely';
import type { ScraperDefinition } from '@apiyard/api/contract/scraper-definition';
import type { Schema } from '../db/schema.ts';
import { leaveStamp } from './live.ts';
import { apiPathOf } from './run/input.ts';

interface Publication {
  readonly definition: ScraperDefinition;
  /** A username. */
  readonly by: string;
  readonly restores: number | null;
  readonly note: string | null;
  readonly nowMs: number;
}

/**
 * Adds the next revision and makes it what calls run, all inside the transaction of whoever asks: after a kill there is
 * either the old revision or the new one. Returns its number.
 */
export async function putLive(
  transaction: Kysely<Schema>,
  scraperId: string,
  { definition, by, restores, note, nowMs }: Publication,
): Promise<number> {
  const { latest } = await transaction
    .selectFrom('scraper_revision')
    .select(({ fn }) => fn.max('revision').as('latest'))
    .where('scraper_id', '=', scraperId)
    .executeTakeFirstOrThrow();
  const revision = (latest ?? 0) + 1;
  await transaction
    .insertInto('scraper_revision')
    .values({
      scraper_id: scraperId,
      revision,
      definition: JSON.stringify(definition),
      published_at: nowMs,
      published_by: by,
      restores,
      note,
    })
    .execute();
  await transaction
    .updateTable('scraper')
    .set({
      live_revision: revision,
      live_api: apiPathOf(definition),
      paused: 0,
      health: 'untested',
      failures_in_row: 0,
      next_test_at: definition.tests.length === 0 ? null : nowMs,
      updated_at: nowMs,
    })
    .where('id', '=', scraperId)
    .execute();
  await leaveStamp(transaction, nowMs);
  return revision;
}
