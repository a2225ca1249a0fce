import type { Update } from '@apiyard/api/contract/content/updates';
import type { LoggedCall, UsageDay } from '@apiyard/api/contract/hub/usage';

/** Ninety days up to 20 November 2026: quiet weekends, a first week without calls. */
export const storyUsage: readonly UsageDay[] = Array.from({ length: 90 }, (_, index) => {
  const date = new Date(Date.UTC(2026, 7, 23 + index));
  const isWeekend = date.getUTCDay() % 6 === 0;
  const calls = index < 7 ? 0 : isWeekend ? 12 : 40 + ((index * 37) % 83);
  return { day: date.toISOString().slice(0, 10), calls, cost: calls, failed: 0 };
});

const call = (requestId: string, api: string, status: number, ms: number, at: string): LoggedCall => ({
  requestId,
  api,
  keyId: 'k1',
  keyName: 'Main',
  hasInput: false,
  method: 'GET',
  status,
  code: status < 400 ? null : status === 429 ? 'RateLimited' : 'InvalidInput',
  ms,
  cost: status < 400 ? 1 : 0,
  at,
});

/** Calls of the morning of 20 November 2026, local time; most succeeded. */
export const storyCalls: readonly LoggedCall[] = [
  call('r6', 'convert/data', 200, 12.4, new Date(2026, 10, 20, 9, 24).toISOString()),
  call('r5', 'random/uuid', 200, 1.8, new Date(2026, 10, 20, 9, 20).toISOString()),
  call('r4', 'convert/data', 422, 3.1, new Date(2026, 10, 20, 9, 19).toISOString()),
  call('r3', 'puzzle/sudoku', 200, 1840, new Date(2026, 10, 20, 8, 30).toISOString()),
  call('r2', 'random/qr', 429, 0.9, new Date(2026, 10, 20, 8, 29).toISOString()),
  call('r1', 'random/qr', 200, 31, new Date(2026, 10, 20, 8, 28).toISOString()),
];

export const storyUpdates: readonly Update[] = [
  {
    id: 'u4',
    kind: 'new',
    title: 'Sudoku: puzzles with one solution',
    body: 'Four grades.',
    publishedAt: new Date(2026, 10, 19, 12).toISOString(),
  },
  {
    id: 'u3',
    kind: 'changed',
    title: 'QR codes take a margin of their own',
    body: 'From 0 to 10.',
    publishedAt: new Date(2026, 10, 17, 12).toISOString(),
  },
  {
    id: 'u2',
    kind: 'fixed',
    title: 'CSV with quotes inside quotes',
    body: 'It is read as it is meant.',
    publishedAt: new Date(2026, 10, 12, 12).toISOString(),
  },
  {
    id: 'u1',
    kind: 'removed',
    title: 'The old address of identifiers',
    body: 'It returned 410 for a year.',
    publishedAt: new Date(2026, 9, 20, 12).toISOString(),
  },
];
