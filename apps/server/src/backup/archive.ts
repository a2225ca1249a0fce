/**
 * A backup is one gzipped tar: `tables/<name>.ndjson`, `files/…`, optionally `secret`, and last `manifest.json` with the
 * expected size and digest of every entry. An incomplete backup has no manifest.
 */
import * as z from 'zod';

/** Why a backup cannot be made or used, as one sentence for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

export const formatVersion = 1;

/** It becomes part of a path, and a name in a statement. */
const tableName = /^[a-z_]{1,60}$/;

export const Manifest = z.object({
  format: z.literal(formatVersion),
  /** ISO 8601. */
  madeAt: z.string(),
  /** Of the program that made it. */
  version: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  /** Migrations applied to the tables. */
  migrations: z.array(z.string()),
  /** In the order in which they are put back. */
  tables: z.array(z.object({ name: z.string().regex(tableName), rows: z.int() })),
  /** Verifies whether a secret is the one that this backup's keys and sealed values were made with. */
  secretMark: z.string(),
  hasSecret: z.boolean(),
  /** SHA-256 of every entry before this one, hex, by its name. */
  entries: z.record(z.string(), z.string()),
});
export type Manifest = z.infer<typeof Manifest>;

export const tableEntry = (table: string): string => `tables/${table}.ndjson`;
export const filePrefix = 'files/';
export const secretEntry = 'secret';
export const manifestEntry = 'manifest.json';

/** Valid entry names of our backups: none leaves the folder, on any system. */
export function isEntryName(name: string): boolean {
  if (name === secretEntry || name === manifestEntry) return true;
  if (/^tables\/[a-z_]{1,60}\.ndjson$/.test(name)) return true;
  const parts = name.split('/');
  return (
    name.startsWith(filePrefix) &&
    name.length <= 1000 &&
    parts.every((part) => part !== '' && part !== '.' && part !== '..' && /^[^\\:\p{Cc}]+$/u.test(part))
  );
}
