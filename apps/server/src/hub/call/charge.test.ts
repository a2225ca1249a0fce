import { expect, test } from 'vitest';
import { chargeOf } from '../../../test/charge-of.ts';
import type { ChargeResult } from '../../db/charges/charges.ts';
import { Charger } from './charge.ts';
import { QuotaMeters } from './reserve.ts';

const charge = chargeOf();

async function reserved(count: number): Promise<QuotaMeters> {
  const meters = new QuotaMeters(() => 0);
  for (let index = 0; index < count; index++) await meters.reserve('ann', charge.day, 1, 100);
  return meters;
}

test('what finishes in one turn of the event loop is one commit', async () => {
  const sizes: number[] = [];
  const charger = new Charger(
    async (batch) => {
      sizes.push(batch.length);
      return batch.map((_, index) => ({ charged: true, used: index + 1 }));
    },
    await reserved(3),
  );
  const results = await Promise.all([charger.charge(charge), charger.charge(charge), charger.charge(charge)]);
  expect(results).toEqual([
    { charged: true, used: 1 },
    { charged: true, used: 2 },
    { charged: true, used: 3 },
  ]);
  expect(sizes).toEqual([3]);
});

test('while a commit is written the next charges gather into one more', async () => {
  const commits: PromiseWithResolvers<ChargeResult[]>[] = [];
  const sizes: number[] = [];
  const begun = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const charger = new Charger(
    (batch) => {
      sizes.push(batch.length);
      const commit = Promise.withResolvers<ChargeResult[]>();
      commits.push(commit);
      begun[commits.length - 1]?.resolve();
      return commit.promise;
    },
    await reserved(3),
  );
  const first = charger.charge(charge);
  await begun[0]?.promise;
  const second = charger.charge(charge);
  const third = charger.charge(charge);
  expect(sizes).toEqual([1]);
  commits[0]?.resolve([{ charged: true, used: 1 }]);
  expect(await first).toEqual({ charged: true, used: 1 });
  await begun[1]?.promise;
  expect(sizes).toEqual([1, 2]);
  commits[1]?.resolve([
    { charged: true, used: 2 },
    { charged: false, used: 2 },
  ]);
  expect(await Promise.all([second, third])).toEqual([
    { charged: true, used: 2 },
    { charged: false, used: 2 },
  ]);
});

test('a failed commit charges no one, releases the reservations, and does not stop the next', async () => {
  let broken = true;
  const meters = new QuotaMeters(() => 0);
  const charger = new Charger(async (batch) => {
    if (broken) throw new Error('disk full');
    return batch.map(() => ({ charged: true, used: 1 }));
  }, meters);
  expect(await meters.reserve('ann', charge.day, 1, 1)).toBe(true);
  await expect(charger.charge(charge)).rejects.toThrow('disk full');
  broken = false;
  expect(meters.reserve('ann', charge.day, 1, 1)).toBe(true);
  expect(await charger.charge(charge)).toEqual({ charged: true, used: 1 });
});
