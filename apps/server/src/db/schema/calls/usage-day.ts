/**
 * Cost of a person's calls per UTC day: authoritative for the quota. Neither this table nor `usage` has foreign keys:
 * charges of many people are written in one batch, and one row must not be able to fail the others.
 */
export interface UsageDayTable {
  person_id: string;
  /** `2026-11-20`, UTC. */
  day: string;
  used: number;
}
