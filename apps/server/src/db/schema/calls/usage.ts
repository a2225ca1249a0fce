/** The same per key and API, for reports. */
export interface UsageTable {
  key_id: string;
  api: string;
  day: string;
  calls: number;
  cost: number;
}
