import type { Generated } from 'kysely';

export interface UpdateEntryTable {
  /** UUID v7. */
  id: string;
  kind: 'new' | 'changed' | 'fixed' | 'removed';
  title: string;
  /** Markdown. */
  body: string;
  published: number;
  /** From when on it is shown; 0 for a draft without a date. */
  published_at: number;
  /** As of a post. */
  sample: Generated<number>;
  /** Grows with each change. */
  version: Generated<number>;
  updated_at: Generated<number>;
  /** Set on deletion: the row can be restored for 30 days. */
  deleted_at: number | null;
}
