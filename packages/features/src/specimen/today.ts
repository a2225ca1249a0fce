import type { Day } from '@apiyard/kernels/specimen/calendar';

/** Asked in loaders and never while drawing: what is made at build time must not differ from what a browser makes. */
export function todayOf(now: Date): Day {
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}
