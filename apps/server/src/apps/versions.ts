/** Versions as they are stored and shown. */
import type { AppRelease, AppVersion } from '@apiyard/api/contract/apps';
import { fail } from '@apiyard/api/contract/endpoint';
import type { Kysely, Selectable } from 'kysely';
import type { AppVersionTable, Schema } from '../db/schema.ts';

export type VersionRow = Selectable<AppVersionTable>;

/** One that is not deleted. */
export const findVersion = (db: Kysely<Schema>, id: string): Promise<VersionRow | undefined> =>
  db.selectFrom('app_version').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();

/** The published one of a code. */
export const findPublished = (
  db: Kysely<Schema>,
  packageName: string,
  versionCode: number,
): Promise<VersionRow | undefined> =>
  publishedVersions(db)
    .where('package_name', '=', packageName)
    .where('version_code', '=', versionCode)
    .executeTakeFirst();

export const publishedVersions = (db: Kysely<Schema>) =>
  db.selectFrom('app_version').selectAll().where('published', '=', 1).where('deleted_at', 'is', null);

const isoOf = (ms: number) => new Date(ms).toISOString();

export const shownVersion = (row: VersionRow): AppVersion => ({
  id: row.id,
  version: row.version,
  packageName: row.package_name,
  label: row.label,
  versionName: row.version_name,
  versionCode: row.version_code,
  minSdk: row.min_sdk,
  sizeBytes: row.size_bytes,
  sha256: row.sha256,
  certificateSha256: row.certificate_sha256,
  hasIcon: row.icon_type !== null,
  changelog: row.changelog,
  state: row.published === 1 ? 'published' : 'draft',
  publishedAt: row.published_at === null ? null : isoOf(row.published_at),
  downloads: row.downloads,
  createdAt: isoOf(row.created_at),
  updatedAt: isoOf(row.updated_at),
});

export const shownRelease = (row: VersionRow): AppRelease => ({
  versionName: row.version_name,
  versionCode: row.version_code,
  minSdk: row.min_sdk,
  sizeBytes: row.size_bytes,
  sha256: row.sha256,
  certificateSha256: row.certificate_sha256,
  changelog: row.changelog,
  publishedAt: isoOf(row.published_at ?? row.created_at),
  downloads: row.downloads,
});

export const unknownVersion = () =>
  fail('NotFound', 'There is no such version. Somebody may have deleted it: look at the list.');

export const takenCode = (packageName: string, versionCode: number) =>
  fail(
    'Conflict',
    `${packageName} has a version with the code ${versionCode} already. Delete that one first, or build with a higher code.`,
  );
