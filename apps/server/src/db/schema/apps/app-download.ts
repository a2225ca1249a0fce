/** Who was counted on a day already. */
export interface AppDownloadTable {
  /** `2026-11-20`, UTC. */
  day: string;
  version_id: string;
  /** A digest of the address and the day: it identifies no one. */
  who: string;
}
