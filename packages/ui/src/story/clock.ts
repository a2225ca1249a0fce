/** The current time in stories: a Friday morning. So '2 minutes ago' is always the same. */
export const storyInstant = '2026-11-20T09:30:00.000Z';

const RealDate = Date;

function fixedAt(instantMs: number): DateConstructor {
  // A proxy instead of a subclass: dates created by the browser itself must stay `instanceof Date`.
  return new Proxy(RealDate, {
    construct: (real, given: unknown[], asked: NewableFunction) =>
      Reflect.construct(real, given.length === 0 ? [instantMs] : given, asked) as Date,
    apply: () => new RealDate(instantMs).toString(),
    get: (real, key) => (key === 'now' ? () => instantMs : (Reflect.get(real, key) as unknown)),
  });
}

/** Fixes `Date` at `storyInstant`, or restores it. Timers run in both cases. */
export function setClock(clock: 'fixed' | 'real'): void {
  globalThis.Date = clock === 'fixed' ? fixedAt(RealDate.parse(storyInstant)) : RealDate;
}
