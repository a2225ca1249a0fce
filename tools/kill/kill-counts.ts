/** One line of the file `KILL_COUNTS` for each engine. */
export interface KillCounts {
  readonly engine: string;
  readonly acknowledged: {
    readonly registered: number;
    readonly called: number;
    readonly published: number;
    readonly rolledBack: number;
  };
  readonly lost: number;
  /** Findings of the engine's integrity check. */
  readonly damage: number;
}
