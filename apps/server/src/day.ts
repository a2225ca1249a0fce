/** Days of the quota: UTC, from midnight to midnight. */

const dayMs = 86_400_000;

let known = { number: -1, name: '' };

/** `2026-11-20`. */
export function dayOf(nowMs: number): string {
  const number = Math.floor(nowMs / dayMs);
  if (number !== known.number) known = { number, name: new Date(number * dayMs).toISOString().slice(0, 10) };
  return known.name;
}

/** Seconds until the next UTC midnight. */
export function secondsLeft(nowMs: number): number {
  return Math.ceil(((Math.floor(nowMs / dayMs) + 1) * dayMs - nowMs) / 1000);
}
