import type { Generated } from 'kysely';

export interface PlanTable {
  /** `free`, `premium`… */
  id: string;
  calls_per_day: number;
  calls_per_minute: number;
  file_size_bytes_max: number;
  keys_max: number;
  premium_apis: number;
  /** Empty while pages call the plan by its id. */
  name: Generated<string>;
  /** In the smallest unit of the currency; null is on request. */
  monthly_price: number | null;
  /** ISO 4217. */
  currency: string | null;
  /** 1 for the plan that pages highlight. */
  featured: Generated<number>;
  /** Plans with the same position are ordered by their calls per day. */
  position: Generated<number>;
  /** Grows with each change. */
  version: Generated<number>;
}
