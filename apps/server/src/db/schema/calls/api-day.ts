/** Outcomes of runs per API and UTC day, by anyone, visitors included. Of no person, so it stays when accounts are deleted. */
export interface ApiDayTable {
  api: string;
  /** `2026-11-20`, UTC. */
  day: string;
  succeeded: number;
  /** Runs that failed because of the API or its source, not because of the caller. */
  failed: number;
}
