import { expect, it } from 'vitest';
import { emailFor } from '../story/emails.ts';
import { createRowTime } from './row-time.ts';

const now = new Date(2026, 10, 26, 15);
const rowTime = createRowTime('en', now.getTime());
const iso = (...parts: [number, number, number, number?]) => new Date(...parts).toISOString();

it.each([
  [{ time: iso(2026, 10, 26, 9) }, '9:00 AM'],
  [{ time: iso(2026, 10, 25, 23) }, 'Nov 25'],
  [{ time: iso(2025, 11, 31, 9) }, 'Dec 31, 2025'],
  [{ time: iso(2026, 10, 26, 9), sendAt: iso(2026, 10, 30, 8) }, 'Nov 30'],
] as const)('shows %j as %s', (given, text) => {
  expect(rowTime(emailFor(given)).replace('\u202f', ' ')).toBe(text);
});
