import { expect, it } from 'vitest';
import { laterThan } from './moments.ts';

/** Wall clock of this machine: the choices are in the person's time zone. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);

it.each([
  // Thursday
  [at(26, 10, 10), { laterToday: at(26, 13, 30), tomorrow: at(27, 8), nextWeek: at(30, 8) }],
  [at(26, 19), { tomorrow: at(27, 8), nextWeek: at(30, 8) }],
  // Sunday and Monday
  [at(29, 9), { laterToday: at(29, 12), tomorrow: at(30, 8), nextWeek: at(30, 8) }],
  [at(30, 9), { laterToday: at(30, 12), tomorrow: new Date(2026, 11, 1, 8), nextWeek: new Date(2026, 11, 7, 8) }],
] as const)('offers moments after %s', (now, expected) => {
  expect(Object.fromEntries(laterThan(now.getTime()).map(({ kind, at: iso }) => [kind, new Date(iso)]))).toEqual(
    expected,
  );
});
