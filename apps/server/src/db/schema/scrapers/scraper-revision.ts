/** What was published. Rows are never changed. */
export interface ScraperRevisionTable {
  scraper_id: string;
  /** 1, 2, 3… without gaps. */
  revision: number;
  definition: string;
  published_at: number;
  /** A username. */
  published_by: string;
  /** The revision that this one restored. */
  restores: number | null;
  note: string | null;
}
