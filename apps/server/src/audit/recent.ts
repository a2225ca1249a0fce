/** What was told a short while ago, so that somebody who knocks without end does not fill the log with it. */

/** Never more than this many are remembered: past it, the oldest are told again. */
const rememberedMax = 20_000;

/** True when the same was seen within `forMs`; counts from the first time. */
export type Recent = (what: string, forMs: number) => boolean;

export function createRecent(now: () => number): Recent {
  const until = new Map<string, number>();
  return (what, forMs) => {
    const at = now();
    const end = until.get(what);
    if (end !== undefined && at < end) return true;
    // Deleted first, so that it stands last again.
    until.delete(what);
    until.set(what, at + forMs);
    if (until.size > rememberedMax) until.delete(until.keys().next().value as string);
    return false;
  };
}
