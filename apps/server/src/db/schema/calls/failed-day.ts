/** Refused and failed calls per key: counted with the log, and kept when its rows are deleted. */
export interface FailedDayTable {
  key_id: string;
  day: string;
  failed: number;
}
