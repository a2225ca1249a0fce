/** Definitions as admins see them. */
import type { Selectable } from 'kysely';
import type { Scraper, ScraperRow, ScraperSecret } from '@apiyard/api/contract/scrapers/scrapers';
import type { ScraperTable } from '../db/schema/scrapers/scraper.ts';
import { dayOf } from '../day.ts';
import type { ScraperServices } from './services.ts';
import { readDefinition, readLastRun, readTestRun, shownDefinition } from './stored.ts';
import { countCallsByPath, findStored, listStored } from './scrapers-store.ts';
import type { Stored } from './scrapers-store.ts';
import { listSecretRows } from './secrets-store.ts';

type Reading = Pick<ScraperServices, 'database' | 'live' | 'now'>;

const callsDays = 30;
const dayMs = 86_400_000;

/** All rows, last changed first. */
export async function shownRows(services: Reading): Promise<ScraperRow[]> {
  const rows = await listStored(services.database.kysely);
  const calls = await callsOf(
    services,
    rows.flatMap(({ live_api }) => live_api ?? []),
  );
  return rows.map((row) => rowOf(services, row, calls));
}

/** Null when there is none of that id. */
export async function shownScraper(services: Reading, id: string): Promise<Scraper | null> {
  const { kysely } = services.database;
  const row = await findStored(kysely, id);
  if (row === null) return null;
  const calls = await callsOf(services, row.live_api === null ? [] : [row.live_api]);
  const secrets = await listSecretRows(kysely, id);
  return {
    ...rowOf(services, row, calls),
    definition: shownDefinition(row.definition),
    secrets: secrets.map(({ name, host, updated_at }): ScraperSecret => ({
      name,
      host,
      updatedAt: timeOf(updated_at),
    })),
  };
}

export const timeOf = (ms: number): string => new Date(ms).toISOString();

function rowOf({ live }: Reading, row: Stored, calls: ReadonlyMap<string, number>): ScraperRow {
  const { live_revision: revision, published_at: publishedAt, published_by: publishedBy } = row;
  const isLive = revision !== null && publishedAt !== null && publishedBy !== null;
  return {
    id: row.id,
    version: row.version,
    api: row.api,
    title: row.title,
    host: row.host,
    state: stateOf(row),
    changed: row.live_definition !== null && row.live_definition !== row.definition,
    health:
      live.isOutdated(row.id) || (revision === null && readDefinition(row.definition) === null)
        ? 'failing'
        : row.health,
    live: isLive ? { revision, publishedAt: timeOf(publishedAt), publishedBy } : null,
    calls: row.live_api === null ? 0 : (calls.get(row.live_api) ?? 0),
    lastRun:
      row.last_run_at === null || row.last_run === null
        ? null
        : { at: timeOf(row.last_run_at), ...readLastRun(row.last_run) },
    lastTest: row.last_test === null ? null : readTestRun(row.last_test),
    createdAt: timeOf(row.created_at),
    updatedAt: timeOf(row.updated_at),
  };
}

function stateOf(row: Selectable<ScraperTable>): ScraperRow['state'] {
  if (row.live_revision === null) return 'draft';
  return row.paused === 1 ? 'paused' : 'published';
}

/** Successful calls of the last weeks, by path. */
const callsOf = ({ database, now }: Reading, apis: readonly string[]): Promise<ReadonlyMap<string, number>> =>
  countCallsByPath(database.kysely, apis, dayOf(now() - callsDays * dayMs));
