const everyMs = 20_000;
const spread = 0.2;

/** Twenty seconds, more or less: a site that opens again is not to be asked by everybody at once. `chance` lies between 0 and 1. */
export const nextCheckMs = (chance: number): number => Math.round(everyMs * (1 + spread * (2 * chance - 1)));
