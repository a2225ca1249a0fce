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
  /** 1 for what the first start filled in and nobody changed: an admin removes all of it at once. */
  sample: Generated<number>;
  /** Grows with each change. */
  version: Generated<number>;
  updated_at: Generated<number>;
  /** Set once taken away: it can be brought back for 30 days. */
  deleted_at: number | null;
}
