/** Versions as they are stored and shown. */
import type { AppRelease, AppVersion } from '@apiyard/api/contract/content/apps';
import { fail } from '@apiyard/api/contract/endpoint';
import type { VersionRow } from './versions-store.ts';
import { sentence } from '../problems/sentence.ts';

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

export const unknownVersion = () => fail('NotFound', sentence('problem.content.noVersion'));

export const takenCode = (packageName: string, versionCode: number) =>
  fail('Conflict', sentence('problem.content.codeTaken', { app: packageName, code: versionCode }));
