import type { Day } from '@apiyard/kernels/specimen/calendar';

/** Call in loaders only, not while rendering: prerendered HTML must match the browser's. */
export function todayOf(now: Date): Day {
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}
