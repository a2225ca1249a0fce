const everyMs = 20_000;
const spread = 0.2;

/** About 20 seconds, with jitter so that clients do not all retry together. `chance` is between 0 and 1. */
export const nextCheckMs = (chance: number): number => Math.round(everyMs * (1 + spread * (2 * chance - 1)));
