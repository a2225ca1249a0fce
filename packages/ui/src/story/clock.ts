/** The time in stories: a Friday morning. So '2 minutes ago' does not change with the date. */
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

/** Stops `Date` at `storyInstant`, or restores it. Timers run in both cases. */
export function setClock(clock: 'fixed' | 'real'): void {
  globalThis.Date = clock === 'fixed' ? fixedAt(RealDate.parse(storyInstant)) : RealDate;
}
