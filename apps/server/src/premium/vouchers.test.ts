import { beforeAll, describe, expect, it } from 'vitest';
import type { AccountPlan } from '@apiyard/api/contract/plans/account-plan';
import type { Voucher } from '@apiyard/api/contract/plans/premium';
import { describeOnEngines } from '../../test/engines/engines.ts';
import type { AdminClient } from '../../test/admin-client.ts';
import { adminClientOf } from '../../test/admin-client.ts';
import { naughtyTexts } from '../../test/hostile/naughty.ts';
import { appSecret, member, openTestSite, type Visitor, type TestSite } from '../../test/test-site.ts';
import { digest } from '../accounts/secrets.ts';
import { createCodeHash, makeCode, maskCode, readCode, writeCode } from './voucher-code.ts';

const day = 86_400_000;

describe('a code', () => {
  it('has twelve unambiguous symbols, and accepts different ways of typing', () => {
    const code = makeCode();
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
    expect(writeCode('K7QM2D9X0HT1')).toBe('K7QM-2D9X-0HT1');
    expect(maskCode('K7QM2D9X0HT1')).toBe('K7QM-••••-••••');
    for (const typed of ['K7QM-2D9X-0HT1', ' k7qm 2d9x ohti ', 'K7QM–2D9X—OHTL', 'Ｋ７ＱＭ2D9X0HT1'])
      expect([typed, readCode(typed)]).toEqual([typed, 'K7QM2D9X0HT1']);
    for (const typed of ['', 'K7QM-2D9X-0HT', 'K7QM-2D9X-0HT11', 'K7QM-2D9X-0HTU', 'K7QM-2D9X-0HT!', ...naughtyTexts])
      expect([typed, readCode(typed)]).toEqual([typed, null]);
  });

  it('is looked up by an HMAC that differs with another secret', () => {
    expect(createCodeHash(appSecret)('K7QM2D9X0HT1')).toBe(createCodeHash(appSecret)('K7QM2D9X0HT1'));
    expect(createCodeHash('another secret of thirty-two characters')('K7QM2D9X0HT1')).not.toBe(
      createCodeHash(appSecret)('K7QM2D9X0HT1'),
    );
  });
});

describeOnEngines('Vouchers', (on) => {
  let testSite: TestSite;
  let keeper: AdminClient;
  let addresses = 0;
  type Made = Voucher & { code: string };
  const person = (name: string) => member(testSite, name, { address: `203.0.113.${++addresses}` });
  const make = async (more: object = {}) =>
    (
      await keeper.ask<{ items: Made[] }>('POST', '/api/admin/vouchers', {
        count: 1,
        plan: 'premium',
        days: 30,
        ...more,
      })
    ).items;
  const one = async (more: object = {}) => (await make(more))[0] as Made;
  const redeem = (visitor: Visitor, code: string) => visitor.send('POST', '/api/account/plan/voucher', { code });
  const listed = async (query = '') =>
    (await keeper.ask<{ items: Voucher[]; next: string | null }>('GET', `/api/admin/vouchers${query}`)).items;
  const inDays = (days: number) => new Date(testSite.clock.nowMs + days * day).toISOString();

  beforeAll(async () => {
    testSite = await openTestSite(on().database);
    keeper = await adminClientOf(testSite, on().database);
    return () => testSite.close();
  });

  it('are created with codes that are shown once and not stored', async () => {
    const made = await make({ count: 3, uses: 2, note: 'Spring fair', expiresAt: inDays(7) });
    expect(made[0]).toEqual({
      id: expect.any(String),
      code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/),
      masked: `${made[0]?.code.slice(0, 4)}-••••-••••`,
      plan: { id: 'premium', name: '' },
      days: 30,
      usesMax: 2,
      uses: 0,
      expiresAt: inDays(7),
      note: 'Spring fair',
      state: 'usable',
      createdAt: inDays(0),
      createdBy: 'keeper',
    });
    expect(new Set(made.map(({ code }) => code)).size).toBe(3);
    const kept = JSON.stringify(await on().database.kysely.selectFrom('voucher').selectAll().execute());
    const shown = JSON.stringify(await listed());
    for (const { code } of made) {
      for (const text of [kept, shown, testSite.logLines.join('')]) {
        expect(text).not.toContain(code);
        expect(text).not.toContain(code.replaceAll('-', ''));
      }
    }
  });

  it('give the plan for their days, and add to what is left of the same plan', async () => {
    const ann = await person('ann');
    const { code } = await one({ days: 30 });
    const first = await redeem(ann, ` ${code.toLowerCase().replaceAll('-', ' ')} `);
    expect([first.status, first.body]).toEqual([
      200,
      expect.objectContaining({
        plan: expect.objectContaining({ id: 'premium', premiumApis: true }),
        until: inDays(30),
      }),
    ]);
    expect((await ann.me()).body).toMatchObject({ user: { plan: 'premium', premiumUntil: inDays(30) } });
    testSite.clock.nowMs += 10 * day;
    const second = (await redeem(ann, (await one({ days: 5 })).code)).body as AccountPlan;
    expect(second.until).toBe(inDays(25));
    expect(second.history.map(({ kind, until }) => [kind, until])).toEqual([
      ['redeemed', inDays(25)],
      ['redeemed', inDays(20)],
    ]);
  });

  it('start again after a plan that has ended, which is recorded first', async () => {
    const bob = await person('bob');
    await redeem(bob, (await one({ days: 1 })).code);
    testSite.clock.nowMs += 2 * day;
    const again = (await redeem(bob, (await one({ days: 1 })).code)).body as AccountPlan;
    expect(again.until).toBe(inDays(1));
    expect(again.history.map(({ kind }) => kind)).toEqual(['redeemed', 'ended', 'redeemed']);
  });

  it('can be redeemed by exactly the given number of people, also in parallel', async () => {
    const people: Visitor[] = [];
    for (let at = 0; at < 12; at += 1) people.push(await person(`crowd${at}`));
    const { id, code } = await one({ uses: 5 });
    const answers = await Promise.all(people.map((visitor) => redeem(visitor, code)));
    const codes = answers.map(({ status, body }) => (status === 200 ? 'redeemed' : (body as { code: string }).code));
    expect([
      codes.filter((got) => got === 'redeemed').length,
      codes.filter((got) => got === 'VoucherSpent').length,
    ]).toEqual([5, 7]);
    expect((await listed()).find((voucher) => voucher.id === id)).toMatchObject({
      uses: 5,
      usesMax: 5,
      state: 'spent',
    });
    const plans = await Promise.all(
      people.map(async (visitor) => ((await visitor.me()).body as { user: { plan: string } }).user.plan),
    );
    expect(plans.filter((plan) => plan === 'premium')).toHaveLength(5);
  });

  it('count once for each person, also with parallel requests', async () => {
    const cleo = await person('cleo');
    const { id, code } = await one({ uses: 10, days: 3 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => redeem(cleo, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(answers.filter(({ body }) => (body as { code?: string }).code === 'VoucherUsedByYou')).toHaveLength(5);
    expect((await listed()).find((voucher) => voucher.id === id)).toMatchObject({ uses: 1 });
  });

  it('are refused after expiry or withdrawal, and accepted again once restored', async () => {
    const dan = await person('dan');
    const short = await one({ expiresAt: inDays(1) });
    const taken = await one();
    await keeper.ask('DELETE', `/api/admin/vouchers/${taken.id}`);
    testSite.clock.nowMs += day;
    expect((await redeem(dan, short.code)).body).toMatchObject({ code: 'VoucherExpired' });
    expect((await redeem(dan, taken.code)).body).toMatchObject({ code: 'VoucherExpired' });
    expect((await listed('?state=expired')).map(({ id }) => id)).toContain(short.id);
    expect((await listed('?state=withdrawn')).map(({ id }) => id)).toEqual([taken.id]);
    expect(await keeper.ask('POST', `/api/admin/vouchers/${taken.id}/restore`)).toMatchObject({ state: 'usable' });
    expect((await redeem(dan, taken.code)).status).toBe(200);
  });

  it('are not used up without a benefit: another plan is in force, or the same without end', async () => {
    const eve = await person('eve');
    await keeper.ask('POST', '/api/admin/premium', { person: 'eve', plan: 'premium', until: null });
    const { id, code } = await one();
    const refused = await redeem(eve, code);
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.objectContaining({ code: 'PlanInForce', plan: { id: 'premium', name: '' }, until: null }),
    ]);
    expect((await listed()).find((voucher) => voucher.id === id)).toMatchObject({ uses: 0, state: 'usable' });
  });

  it('cannot be guessed: after ten invalid codes in an hour, further attempts are refused until it ends', async () => {
    const mallory = await person('mallory');
    const { code } = await one();
    for (let tries = 0; tries < 10; tries += 1)
      expect((await redeem(mallory, makeCode())).body).toMatchObject({ code: 'VoucherUnknown' });
    expect(await redeem(mallory, code)).toMatchObject({
      status: 429,
      headers: { 'retry-after': '3600' },
      body: { code: 'RateLimited', retryAfterS: 3600 },
    });
    testSite.clock.nowMs += 3_600_000;
    expect((await redeem(mallory, code)).status).toBe(200);
  });

  it('of others on the same network work while one there has tried too many, until the network tried a thousand', async () => {
    const address = '198.51.100.77';
    const { code } = await one({ uses: 3 });
    const guesser = await member(testSite, 'gus', { address });
    for (let tries = 0; tries < 10; tries += 1) await redeem(guesser, makeCode());
    expect((await redeem(guesser, code)).body).toMatchObject({ code: 'RateLimited' });
    const neighbour = await member(testSite, 'nora', { address });
    expect((await redeem(neighbour, code)).status).toBe(200);

    await on()
      .database.kysely.updateTable('throttle')
      .set({ tries: 999 })
      .where('id', '=', `voucher-network:${digest(address)}`)
      .execute();
    const next = await member(testSite, 'ned', { address });
    expect((await redeem(next, makeCode())).body).toMatchObject({ code: 'VoucherUnknown' });
    const late = await member(testSite, 'lea', { address });
    expect(await redeem(late, code)).toMatchObject({ status: 429, headers: { 'retry-after': '3600' } });
    expect((await redeem(await person('elsewhere'), code)).status).toBe(200);
  });

  it('are not limited while the codes are valid', async () => {
    const finn = await person('finn');
    const made = await make({ count: 15, days: 1 });
    for (const { code } of made) expect((await redeem(finn, code)).status).toBe(200);
  });

  it('refuse anything typed that is no code, and never fail over it', async () => {
    for (const text of naughtyTexts) {
      const visitor = await person(`naughty${addresses}`);
      expect([text, [409, 422, 429].includes((await redeem(visitor, text)).status)]).toEqual([text, true]);
    }
  });

  it('are made within limits', async () => {
    for (const [wrong, pointer] of [
      [{ count: 0 }, '/count'],
      [{ count: 501 }, '/count'],
      [{ days: 0 }, '/days'],
      [{ days: 3651 }, '/days'],
      [{ uses: 10_001 }, '/uses'],
      [{ plan: 'gold' }, '/plan'],
      [{ plan: 'free' }, '/plan'],
      [{ expiresAt: inDays(0) }, '/expiresAt'],
      [{ note: 'a\0b' }, '/note'],
    ] as const) {
      const { status, body } = await keeper.send('POST', '/api/admin/vouchers', {
        count: 1,
        plan: 'premium',
        days: 30,
        ...wrong,
      });
      expect([wrong, status, (body as { errors: { pointer: string }[] }).errors.map((issue) => issue.pointer)]).toEqual(
        [wrong, 422, [pointer]],
      );
    }
  });

  it('are listed fifty at a time, and found by note or by the beginning of a code', async () => {
    const made = await make({ count: 120, note: 'Big Bag' });
    const pages: Voucher[][] = [];
    for (let next: string | null = ''; next !== null;) {
      const page: { items: Voucher[]; next: string | null } = await keeper.ask(
        'GET',
        `/api/admin/vouchers?search=big%20bag${next === '' ? '' : `&cursor=${next}`}`,
      );
      pages.push(page.items);
      next = page.next;
    }
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 20]);
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(120);
    const last = made.at(-1) as Made;
    expect((await listed(`?search=${last.code.slice(0, 4).toLowerCase()}`)).map(({ id }) => id)).toContain(last.id);
    expect(await listed('?search=%25')).toEqual([]);
  });
});
