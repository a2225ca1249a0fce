import type { Generated } from 'kysely';

/** A version of an Android app. No two of an app that are not deleted have the same code. */
export interface AppVersionTable {
  /** UUID v7; also what its file is called. */
  id: string;
  /** Grows with each change. */
  version: number;
  package_name: string;
  label: string;
  version_name: string;
  version_code: number;
  min_sdk: number | null;
  size_bytes: number;
  /** Hexadecimal, as the next. */
  sha256: string;
  certificate_sha256: string | null;
  /** Media type; null without an icon. */
  icon_type: string | null;
  /** Markdown. */
  changelog: string;
  published: number;
  published_at: number | null;
  downloads: Generated<number>;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
}
