import { expect, test } from 'vitest';
import { QuotaMeters } from './reserve.ts';

const day = '2026-11-20';

test('the usage in the database is read once, and counts', async () => {
  let asked = 0;
  const meters = new QuotaMeters(async () => {
    asked += 1;
    return 8;
  });
  expect(await Promise.all([meters.reserve('ann', day, 1, 10), meters.reserve('ann', day, 1, 10)])).toEqual([
    true,
    true,
  ]);
  meters.settle('ann', day, 1, 9);
  meters.settle('ann', day, 1, 10);
  expect(meters.reserve('ann', day, 1, 10)).toBe(false);
  expect(asked).toBe(1);
});

test('calls that fit start immediately', async () => {
  const meters = new QuotaMeters(() => 0);
  expect(await meters.reserve('ann', day, 1, 3)).toBe(true);
  expect(meters.reserve('ann', day, 1, 3)).toBe(true);
  expect(meters.reserve('ann', day, 1, 3)).toBe(true);
});

test('a call that fits only if another fails waits, and runs when that one fails', async () => {
  const meters = new QuotaMeters(() => 0);
  expect(await meters.reserve('ann', day, 1, 1)).toBe(true);
  const second = meters.reserve('ann', day, 1, 1);
  meters.release('ann', day, 1);
  expect(await second).toBe(true);
});

test('a call that waits is refused once the others are charged', async () => {
  const meters = new QuotaMeters(() => 0);
  expect(await meters.reserve('ann', day, 2, 2)).toBe(true);
  const second = meters.reserve('ann', day, 1, 2);
  meters.settle('ann', day, 2, 2);
  expect(await second).toBe(false);
  expect(meters.reserve('ann', day, 1, 2)).toBe(false);
});

test('a charge is not counted twice, as used and as in progress', async () => {
  const meters = new QuotaMeters(() => 0);
  expect(await meters.reserve('ann', day, 1, 2)).toBe(true);
  meters.settle('ann', day, 1, 1);
  expect(meters.reserve('ann', day, 1, 2)).toBe(true);
});

test('what another process charged is learnt from the next commit', async () => {
  const meters = new QuotaMeters(() => 0);
  expect(await meters.reserve('ann', day, 1, 10)).toBe(true);
  meters.settle('ann', day, 1, 10);
  expect(meters.reserve('ann', day, 1, 10)).toBe(false);
});

test('people and days have separate meters', async () => {
  const meters = new QuotaMeters(() => 0);
  expect(await meters.reserve('ann', day, 1, 1)).toBe(true);
  expect(await meters.reserve('bob', day, 1, 1)).toBe(true);
  expect(await meters.reserve('ann', '2026-11-21', 1, 1)).toBe(true);
});

test('a failing database refuses no one permanently', async () => {
  let broken = true;
  const meters = new QuotaMeters(async () => {
    if (broken) throw new Error('gone');
    return 0;
  });
  await expect(meters.reserve('ann', day, 1, 1)).rejects.toThrow('gone');
  broken = false;
  expect(await meters.reserve('ann', day, 1, 1)).toBe(true);
});
