/** Downloads already counted on a day. */
export interface AppDownloadTable {
  /** `2026-11-20`, UTC. */
  day: string;
  version_id: string;
  /** A digest of the address and the day: it identifies no one. */
  who: string;
}
