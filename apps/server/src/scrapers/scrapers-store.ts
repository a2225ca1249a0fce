/** The tables `scraper` and `scraper_revision`. */
import type { Insertable, Selectable, Transaction, Updateable } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import type { ScraperTable } from '../db/schema/scrapers/scraper.ts';
import type { ScraperRevisionTable } from '../db/schema/scrapers/scraper-revision.ts';

/** A row with its live revision. */
export type Stored = Selectable<ScraperTable> & {
  readonly live_definition: string | null;
  readonly published_at: number | null;
  readonly published_by: string | null;
};

/** Everything that is not deleted, joined with its live revision. */
const stored = (db: Connection) =>
  db
    .selectFrom('scraper')
    .leftJoin('scraper_revision as live', (join) =>
      join.onRef('live.scraper_id', '=', 'scraper.id').onRef('live.revision', '=', 'scraper.live_revision'),
    )
    .selectAll('scraper')
    .select(['live.definition as live_definition', 'live.published_at', 'live.published_by'])
    .where('scraper.deleted_at', 'is', null);

/** Last changed first. */
export const listStored = (db: Connection): Promise<Stored[]> =>
  stored(db).orderBy('scraper.updated_at', 'desc').orderBy('scraper.id', 'desc').execute();

export const listStoredByPath = (db: Connection): Promise<Stored[]> => stored(db).orderBy('scraper.api').execute();

export const listStoredWithIds = (db: Connection, ids: readonly string[]): Promise<Stored[]> =>
  stored(db).where('scraper.id', 'in', ids).execute();

export async function findStored(db: Connection, id: string): Promise<Stored | null> {
  return (await stored(db).where('scraper.id', '=', id).executeTakeFirst()) ?? null;
}

/** @param api path of the draft */
export const findStoredAt = (db: Connection, api: string): Promise<Stored | undefined> =>
  stored(db).where('scraper.api', '=', api).executeTakeFirst();

export const findDeletedScraper = (db: Connection, id: string): Promise<Selectable<ScraperTable> | undefined> =>
  db.selectFrom('scraper').selectAll().where('id', '=', id).where('deleted_at', 'is not', null).executeTakeFirst();

/** Whose draft or live revision has one of these paths. */
export const listHoldersOfPaths = (db: Connection, apis: readonly string[]) =>
  db
    .selectFrom('scraper')
    .select(['id', 'api', 'live_api'])
    .where('deleted_at', 'is', null)
    .where((is) => is.or([is('api', 'in', apis), is('live_api', 'in', apis)]))
    .execute();

export async function insertScraper(transaction: Transaction<Schema>, row: Insertable<ScraperTable>): Promise<void> {
  await transaction.insertInto('scraper').values(row).execute();
}

export async function updateScraper(
  transaction: Transaction<Schema>,
  id: string,
  changes: Updateable<ScraperTable>,
): Promise<void> {
  await transaction.updateTable('scraper').set(changes).where('id', '=', id).execute();
}

/** Only when it is later than the stored one: another process may have seen a later run. */
export async function setLastRun(
  transaction: Transaction<Schema>,
  id: string,
  lastRun: string,
  atMs: number,
): Promise<void> {
  await transaction
    .updateTable('scraper')
    .set({ last_run_at: atMs, last_run: lastRun })
    .where('id', '=', id)
    .where((is) => is.or([is('last_run_at', 'is', null), is('last_run_at', '<', atMs)]))
    .execute();
}

/** Latest first. */
export const listRevisions = (db: Connection, scraperId: string): Promise<ScraperRevisionTable[]> =>
  db
    .selectFrom('scraper_revision')
    .selectAll()
    .where('scraper_id', '=', scraperId)
    .orderBy('revision', 'desc')
    .execute();

export async function findRevisionDefinition(
  db: Connection,
  scraperId: string,
  revision: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('scraper_revision')
    .select('definition')
    .where('scraper_id', '=', scraperId)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return row?.definition;
}

/** Assigns the next number, and returns it. */
export async function insertRevision(
  transaction: Transaction<Schema>,
  row: Omit<ScraperRevisionTable, 'revision'>,
): Promise<number> {
  const { latest } = await transaction
    .selectFrom('scraper_revision')
    .select(({ fn }) => fn.max('revision').as('latest'))
    .where('scraper_id', '=', row.scraper_id)
    .executeTakeFirstOrThrow();
  const revision = (latest ?? 0) + 1;
  await transaction
    .insertInto('scraper_revision')
    .values({ ...row, revision })
    .execute();
  return revision;
}

/** Successful calls by path, after a day. */
export async function countCallsByPath(
  db: Connection,
  apis: readonly string[],
  afterDay: string,
): Promise<ReadonlyMap<string, number>> {
  if (apis.length === 0) return new Map();
  const rows = await db
    .selectFrom('usage')
    .select(({ fn }) => ['api', fn.sum<number>('calls').as('calls')])
    .where('api', 'in', apis)
    .where('day', '>', afterDay)
    .groupBy('api')
    .execute();
  return new Map(rows.map(({ api, calls }) => [api, Number(calls)]));
}

interface DueTest {
  readonly id: string;
  readonly next_test_at: number | null;
  readonly revision: number;
  readonly definition: string;
}

/** The live revision whose tests are due longest. */
export const findDueTest = (db: Connection, nowMs: number): Promise<DueTest | undefined> =>
  db
    .selectFrom('scraper')
    .innerJoin('scraper_revision as live', (join) =>
      join.onRef('live.scraper_id', '=', 'scraper.id').onRef('live.revision', '=', 'scraper.live_revision'),
    )
    .select(['scraper.id', 'scraper.next_test_at', 'live.revision', 'live.definition'])
    .where('scraper.deleted_at', 'is', null)
    .where('scraper.paused', '=', 0)
    .where('scraper.next_test_at', '<=', nowMs)
    .orderBy('scraper.next_test_at')
    .orderBy('scraper.id')
    .limit(1)
    .executeTakeFirst();

/** False when it is no longer due at `from`: another process moved it first. */
export async function moveDueTest(db: Connection, id: string, from: number | null, to: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('scraper')
    .set({ next_test_at: to })
    .where('id', '=', id)
    .where('next_test_at', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Permanently deletes rows that were deleted before that time. Returns how many. */
export async function deleteScrapersDeletedBefore(db: Connection, untilMs: number): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('scraper').where('deleted_at', '<', untilMs).executeTakeFirst();
  return Number(numDeletedRows);
}

/** State of live definitions, without the definitions. */
export const listLiveStates = (db: Connection) =>
  db
    .selectFrom('scraper')
    .select(['id', 'live_revision', 'paused', 'health'])
    .where('deleted_at', 'is', null)
    .where('live_revision', 'is not', null)
    .execute();
