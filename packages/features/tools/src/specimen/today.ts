import type { CivilDate } from '@apiyard/kernels/calendar/civil-date';

/** Call in loaders only, not while rendering: prerendered HTML must match the browser's. */
export function todayOf(now: Date): CivilDate {
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}
