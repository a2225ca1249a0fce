/** Emitted when a day's quota is used up. Subscribers run after the response. */
import type { Events } from '../events.ts';

interface Happenings {
  'quota reached': { personId: string; percent: 80 | 100; limit: number; day: string };
}

export type QuotaEvents = Events<Happenings>;

/** The threshold that a charge crossed; null for most of them. `used` includes the charge. */
export function reached(used: number, cost: number, limit: number): 80 | 100 | null {
  if (used >= limit && used - cost < limit) return 100;
  return used * 10 >= limit * 8 && (used - cost) * 10 < limit * 8 ? 80 : null;
}
