/** When stories happen: a Friday morning. What is told as '2 minutes ago' is so tomorrow too. */
export const storyInstant = '2026-11-20T09:30:00.000Z';

const RealDate = Date;

function fixedAt(instantMs: number): DateConstructor {
  // A proxy, not a subclass: dates that the browser itself makes must stay `instanceof Date`.
  return new Proxy(RealDate, {
    construct: (real, given: unknown[], asked: NewableFunction) =>
      Reflect.construct(real, given.length === 0 ? [instantMs] : given, asked) as Date,
    apply: () => new RealDate(instantMs).toString(),
    get: (real, key) => (key === 'now' ? () => instantMs : (Reflect.get(real, key) as unknown)),
  });
}

/** Stops `Date` at `storyInstant`, or lets it go on. Timers run in both cases. */
export function setClock(clock: 'fixed' | 'real'): void {
  globalThis.Date = clock === 'fixed' ? fixedAt(RealDate.parse(storyInstant)) : RealDate;
}
