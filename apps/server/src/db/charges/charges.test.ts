import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { chargeOf } from '../../../test/charge-of.ts';
import { describeOnEngines } from '../../../test/engines/engines.ts';
import type { Charge, ChargeResult } from './charges.ts';
import { newId } from '../id.ts';

const day = '2026-11-20';
const charge = (personId: string, cost: number, limit: number, api = 'random/uuid'): Charge =>
  chargeOf({ personId, keyId: `key of ${personId}`, api, day, cost, limit });

describeOnEngines('Charges', (on) => {
  it('are refused when they would exceed the limit, and the others of the batch are committed', async () => {
    const { hot } = on().database;
    expect(
      await hot.commitCharges([
        charge('ann', 2, 4),
        charge('ann', 3, 4),
        charge('bob', 1, 1),
        charge('ann', 2, 4),
        charge('ann', 1, 4),
      ]),
    ).toEqual([
      { charged: true, used: 2 },
      { charged: false, used: 2 },
      { charged: true, used: 1 },
      { charged: true, used: 4 },
      { charged: false, used: 4 },
    ]);
    expect([await hot.usedOn('ann', day), await hot.usedOn('bob', day), await hot.usedOn('ann', '2026-11-21')]).toEqual(
      [4, 1, 0],
    );
  });

  it('add up per key, API and day; refused ones are not counted', async () => {
    const { hot, kysely } = on().database;
    await hot.commitCharges([
      charge('cid', 1, 9),
      charge('cid', 2, 9),
      charge('cid', 1, 9, 'convert/data'),
      charge('cid', 50, 9),
    ]);
    await hot.commitCharges([charge('cid', 1, 9)]);
    const rows = await kysely
      .selectFrom('usage')
      .selectAll()
      .where('key_id', '=', 'key of cid')
      .orderBy('api')
      .execute();
    expect(rows).toEqual([
      { key_id: 'key of cid', api: 'convert/data', day, calls: 1, cost: 1 },
      { key_id: 'key of cid', api: 'random/uuid', day, calls: 3, cost: 4 },
    ]);
  });

  it('log the accepted calls in the same transaction, each once', async () => {
    const { hot, kysely } = on().database;
    const call = {
      requestId: newId(),
      method: 'POST',
      status: 200,
      us: 5_000_000_000,
      at: 1_795_168_800_000,
      input: '{"text":"\\u0000 \u{1F411}"}',
    };
    const passed = { ...charge('log', 2, 3), call };
    const refused = charge('log', 2, 3);
    expect(await hot.commitCharges([passed, refused])).toEqual([
      { charged: true, used: 2 },
      { charged: false, used: 2 },
    ]);
    const rows = () => kysely.selectFrom('call_log').selectAll().where('person_id', '=', 'log').execute();
    const logged = [
      {
        request_id: call.requestId,
        person_id: 'log',
        key_id: 'key of log',
        api: 'random/uuid',
        method: 'POST',
        status: 200,
        code: null,
        us: 5_000_000_000,
        cost: 2,
        at: call.at,
        input: call.input,
      },
    ];
    expect(await rows()).toEqual(logged);
    // As when an answer was lost after its commit, and the failure is logged under the same id.
    await hot.writeCalls([{ ...(logged[0] as (typeof logged)[number]), status: 500, code: 'Internal', cost: 0 }]);
    await hot.commitCharges([{ ...charge('log', 1, 3), call }]);
    expect(await rows()).toEqual(logged);
    expect(await kysely.selectFrom('failed_day').selectAll().where('key_id', '=', 'key of log').execute()).toEqual([]);
  });

  it('without a cost, and above a limit of zero, change nothing', async () => {
    const { hot } = on().database;
    expect(await hot.commitCharges([])).toEqual([]);
    expect(await hot.commitCharges([charge('dan', 1, 0)])).toEqual([{ charged: false, used: 0 }]);
    expect(await hot.usedOn('dan', day)).toBe(0);
  });

  it('are kept, with those of others, when a person is deleted at the same moment in another order', async (context) => {
    if (on().engine === 'sqlite') return context.skip('One transaction at a time: none waits for another.');
    const { hot, kysely } = on().database;
    await hot.commitCharges([charge('hal', 1, 9), charge('ida', 1, 9)]);
    const other = await on().openAnother();
    const waiting = async () => {
      const { rows } = await sql<{
        count: number;
      }>`select count(*) as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        kysely,
      );
      return rows[0]?.count;
    };
    let results: Promise<ChargeResult[]> | undefined;
    await other.transaction(async (transaction) => {
      await transaction.deleteFrom('usage').where('key_id', '=', 'key of hal').execute();
      // PostgreSQL ends either transaction to resolve the deadlock; this one then runs again.
      if (results === undefined) {
        results = hot.commitCharges([charge('hal', 1, 9), charge('ida', 1, 9)]);
        await expect.poll(waiting).toBe(1);
      }
      await transaction.deleteFrom('usage_day').where('person_id', '=', 'hal').execute();
    });
    expect(await results).toEqual([
      { charged: true, used: expect.any(Number) },
      { charged: true, used: 2 },
    ]);
  });

  it('allow exactly the quota when two processes charge in parallel', async () => {
    const first = on().database.hot;
    const second = (await on().openAnother()).hot;
    const people = ['eve', 'fay', 'gus'];
    const limit = 100;
    // Each batch names the people in another order: rows must be locked in one order all the same.
    const batches = Array.from({ length: 60 }, (_, turn) =>
      Array.from({ length: 12 }, (_, place) => charge(people[(turn + place) % people.length] ?? 'eve', 1, limit)),
    );
    const results = await Promise.all(
      batches.map((batch, turn) => (turn % 2 === 0 ? first : second).commitCharges(batch)),
    );
    expect(results.flat().length).toBe(720);
    expect(results.flat().filter((result) => result.charged).length).toBe(people.length * limit);
    for (const person of people) expect(await first.usedOn(person, day)).toBe(limit);
  });
});
