/** The tables `app_version` and `app_download`. */
import { sql } from 'kysely';
import type { Selectable, Transaction, Updateable } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import type { AppDownloadTable } from '../db/schema/apps/app-download.ts';
import type { AppVersionTable } from '../db/schema/apps/app-version.ts';

export type VersionRow = Selectable<AppVersionTable>;

/** A version that is not deleted. */
export const findVersion = (db: Connection, id: string): Promise<VersionRow | undefined> =>
  db.selectFrom('app_version').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();

export const findDeletedVersion = (db: Connection, id: string): Promise<VersionRow | undefined> =>
  db.selectFrom('app_version').selectAll().where('id', '=', id).where('deleted_at', 'is not', null).executeTakeFirst();

/** Latest first, from after the version `before` on. */
export function listVersions(db: Connection, before: string | undefined, limit: number): Promise<VersionRow[]> {
  const from = db
    .selectFrom('app_version')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(limit);
  return (before === undefined ? from : from.where('id', '<', before)).execute();
}

const published = (db: Connection) =>
  db.selectFrom('app_version').selectAll().where('published', '=', 1).where('deleted_at', 'is', null);

/** The published one of a code. */
export const findPublished = (
  db: Connection,
  packageName: string,
  versionCode: number,
): Promise<VersionRow | undefined> =>
  published(db).where('package_name', '=', packageName).where('version_code', '=', versionCode).executeTakeFirst();

const highestFirst = (db: Connection) => published(db).orderBy('package_name').orderBy('version_code', 'desc');

/** By package, the highest code first. */
export const listPublished = (db: Connection): Promise<VersionRow[]> => highestFirst(db).execute();

/** Package names of published apps. */
export async function listPublishedNames(db: Connection): Promise<string[]> {
  const rows = await published(db).clearSelect().select('package_name').distinct().orderBy('package_name').execute();
  return rows.map((row) => row.package_name);
}

/** The highest code first. */
export const listPublishedOf = (db: Connection, packageName: string): Promise<VersionRow[]> =>
  highestFirst(db).where('package_name', '=', packageName).execute();

export const findNewest = (db: Connection, packageName: string): Promise<VersionRow | undefined> =>
  highestFirst(db).where('package_name', '=', packageName).limit(1).executeTakeFirst();

export async function isCodeTaken(db: Connection, packageName: string, versionCode: number): Promise<boolean> {
  const row = await db
    .selectFrom('app_version')
    .select('id')
    .where('package_name', '=', packageName)
    .where('version_code', '=', versionCode)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deleted ones included. */
export async function listVersionIds(db: Connection): Promise<string[]> {
  return (await db.selectFrom('app_version').select('id').execute()).map(({ id }) => id);
}

/** IDs of those that were deleted before. */
export async function listDeletedBefore(db: Connection, untilMs: number): Promise<string[]> {
  const rows = await db.selectFrom('app_version').select('id').where('deleted_at', '<', untilMs).execute();
  return rows.map(({ id }) => id);
}

export async function insertVersion(transaction: Transaction<Schema>, row: VersionRow): Promise<void> {
  await transaction.insertInto('app_version').values(row).execute();
}

export async function updateVersion(
  transaction: Transaction<Schema>,
  id: string,
  changes: Updateable<AppVersionTable>,
): Promise<void> {
  await transaction.updateTable('app_version').set(changes).where('id', '=', id).execute();
}

/** Undefined when there is no such version. */
export const markVersionDeleted = (db: Connection, id: string, nowMs: number): Promise<VersionRow | undefined> =>
  db
    .updateTable('app_version')
    .set({ deleted_at: nowMs, updated_at: nowMs })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** False when it was restored in the meantime. */
export async function deleteDeletedBefore(db: Connection, id: string, untilMs: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('app_version')
    .where('id', '=', id)
    .where('deleted_at', '<', untilMs)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Counts once for each version, person and day. */
export async function insertDownload(transaction: Transaction<Schema>, row: AppDownloadTable): Promise<void> {
  const counted = await transaction
    .insertInto('app_download')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst();
  if (counted)
    await transaction
      .updateTable('app_version')
      .set({ downloads: sql<number>`downloads + 1` })
      .where('id', '=', row.version_id)
      .execute();
}

export async function deleteDownloadsBefore(db: Connection, day: string): Promise<void> {
  await db.deleteFrom('app_download').where('day', '<', day).execute();
}
