/** Recently recorded events, so that a repeated one does not fill the log. */

/** Upper bound of remembered events: beyond it, the oldest are dropped and recorded again. */
const rememberedMax = 20_000;

/** True when the same was seen within `forMs`; counts from the first time. */
export type Recent = (what: string, forMs: number) => boolean;

export function createRecent(now: () => number): Recent {
  const until = new Map<string, number>();
  return (what, forMs) => {
    const at = now();
    const end = until.get(what);
    if (end !== undefined && at < end) return true;
    // Deleted first, so that it is inserted at the end.
    until.delete(what);
    until.set(what, at + forMs);
    if (until.size > rememberedMax) until.delete(until.keys().next().value as string);
    return false;
  };
}
