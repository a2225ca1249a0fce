import type { Generated } from 'kysely';

export interface GalleryItemTable {
  id: string;
  cover: string;
  name: string;
  created_at: number;
  /** As of a post. */
  sample: Generated<number>;
  /** Grows with each change. */
  version: Generated<number>;
  updated_at: Generated<number>;
  /** Set on deletion: the row can be restored for 30 days. */
  deleted_at: number | null;
}
