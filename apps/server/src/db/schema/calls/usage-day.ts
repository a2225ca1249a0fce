/**
 * What a person's calls of one UTC day cost: the quota's authority. Neither this table nor `usage` has foreign keys:
 * many people's charges are written as one batch, and one row must not be able to fail the others.
 */
export interface UsageDayTable {
  person_id: string;
  /** `2026-11-20`, UTC. */
  day: string;
  used: number;
}
