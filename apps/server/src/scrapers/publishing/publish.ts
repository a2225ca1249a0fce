/** Making a revision live. */
import type { Transaction } from 'kysely';
import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { Schema } from '../../db/schema.ts';
import { markChanged } from '../live.ts';
import { apiPathOf } from '../run/input.ts';
import { insertRevision, updateScraper } from '../scrapers-store.ts';

interface Publication {
  readonly definition: ScraperDefinition;
  /** A username. */
  readonly by: string;
  readonly restores: number | null;
  readonly note: string | null;
  readonly nowMs: number;
}

/**
 * Adds the next revision and makes it live, inside the caller's transaction: after a crash either the old revision or the
 * new one is live. Returns its number.
 */
export async function publishRevision(
  transaction: Transaction<Schema>,
  scraperId: string,
  { definition, by, restores, note, nowMs }: Publication,
): Promise<number> {
  const revision = await insertRevision(transaction, {
    scraper_id: scraperId,
    definition: JSON.stringify(definition),
    published_at: nowMs,
    published_by: by,
    restores,
    note,
  });
  await updateScraper(transaction, scraperId, {
    live_revision: revision,
    live_api: apiPathOf(definition),
    paused: 0,
    health: 'untested',
    failures_in_row: 0,
    next_test_at: definition.tests.length === 0 ? null : nowMs,
    updated_at: nowMs,
  });
  await markChanged(transaction, nowMs);
  return revision;
}
