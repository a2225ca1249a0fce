/** A definition of an API without code: the draft, and which revision is live. */
export interface ScraperTable {
  /** UUID v7. */
  id: string;
  /** Grows with each change of the draft. */
  version: number;
  /** `scrape/books/list`, of the draft. No two that are not deleted have the same draft or live path. */
  api: string;
  /** Of the draft, so that a list reads no definitions. */
  title: string;
  host: string;
  /** The draft as JSON, defaults filled in. */
  definition: string;
  /** Null until first published. */
  live_revision: number | null;
  /** Path of the live revision; the draft may have moved on. */
  live_api: string | null;
  paused: number;
  /** Of the live revision. */
  health: 'untested' | 'ok' | 'failing';
  /** Test runs of the live revision that failed since one passed. */
  failures_in_row: number;
  /** 1 after the admins were notified that it fails, until they are notified that it works again. */
  told_failing: number;
  last_run_at: number | null;
  /** JSON `{ passed, ms, detail }`. */
  last_run: string | null;
  /** JSON of the contract's `ScraperTestRun`. */
  last_test: string | null;
  /** When its tests are due; while they run, when another process may take over. Null without tests. */
  next_test_at: number | null;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
}
