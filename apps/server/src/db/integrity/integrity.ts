/** The result of an integrity check of all stored data. */
export interface Integrity {
  /**
   * `integrity_check`: SQLite's own, of every table and index. `amcheck`: PostgreSQL's extension, of every table and
   * B-tree index. `read`: every row of every table was read, if that extension is missing.
   */
  readonly method: 'integrity_check' | 'amcheck' | 'read';
  /** Messages of the engine, at most `problemsMax`; empty without findings. */
  readonly problems: readonly string[];
  /** False when the time limit was reached before everything was checked. */
  readonly isComplete: boolean;
}

export const problemsMax = 20;
