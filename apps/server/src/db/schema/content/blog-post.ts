import type { Generated } from 'kysely';

export interface BlogPostTable {
  id: string;
  title: string;
  content: string;
  cover_img: string | null;
  /** From when on it is shown; 0 for a draft without a date. */
  created_at: number;
  views: number;
  shares: number;
  category: string;
  featured: number;
  slug: string;
  author_id: string;
  published: number;
  /** 1 for unchanged sample content of the first start: an admin can delete all of it together. */
  sample: Generated<number>;
  /** Grows with each change. */
  version: Generated<number>;
  updated_at: Generated<number>;
  /** Set on deletion: the row can be restored for 30 days. */
  deleted_at: number | null;
}
