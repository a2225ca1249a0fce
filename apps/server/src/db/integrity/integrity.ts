/** What a check of everything that is stored found. */
export interface Integrity {
  /**
   * `integrity_check`: SQLite's own, of every table and index. `amcheck`: PostgreSQL's extension, of every table and
   * B-tree index. `read`: every row of every table was read, where that extension is missing.
   */
  readonly method: 'integrity_check' | 'amcheck' | 'read';
  /** In the engine's words, `problemsMax` at most; empty when nothing was found. */
  readonly problems: readonly string[];
  /** False when the time ran out before everything was looked at. */
  readonly isComplete: boolean;
}

export const problemsMax = 20;
