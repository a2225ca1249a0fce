import { beforeAll, expect, it } from 'vitest';
import type { PremiumEvent, PremiumPerson } from '@apiyard/api/contract/plans/premium';
import { describeOnEngines } from '../../test/engines/engines.ts';
import type { AdminClient } from '../../test/admin-client.ts';
import { adminClientOf } from '../../test/admin-client.ts';
import { member, openTestSite, type Visitor, type TestSite } from '../../test/test-site.ts';

const day = 86_400_000;

describeOnEngines('Premium', (on) => {
  let testSite: TestSite;
  let keeper: AdminClient;
  const ahead = (days: number) => new Date(testSite.clock.nowMs + days * day).toISOString();
  const grant = (person: string, until: string | null, more: object = {}) =>
    keeper.ask<PremiumPerson>('POST', '/api/admin/premium', { person, plan: 'premium', until, ...more });
  const people = (query = '') =>
    keeper.ask<{ items: PremiumPerson[]; next: string | null; counts: object }>('GET', `/api/admin/premium${query}`);
  const history = async (id: string) =>
    (await keeper.ask<{ items: PremiumEvent[] }>('GET', `/api/admin/premium/${id}/history`)).items;
  const planOf = async (visitor: Visitor) =>
    ((await visitor.me()).body as { user: { plan: string; premiumUntil: string | null } }).user;
  const keyPlan = async (visitor: Visitor) => {
    const { user } = (await visitor.me()).body as { user: { apiKey: string } };
    const { caller } = (await visitor.send('GET', '/identify', undefined, { 'x-api-key': user.apiKey })).body as {
      caller: { person: { plan: { id: string } } };
    };
    return caller.person.plan.id;
  };

  beforeAll(async () => {
    testSite = await openTestSite(on().database, { publicUrl: new URL('https://yard.example') });
    keeper = await adminClientOf(testSite, on().database);
    return () => testSite.close();
  });

  it('is granted by username, address or id, takes effect immediately, and the person gets an email in their language', async () => {
    const ann = await member(testSite, 'ann');
    await on().database.kysely.updateTable('person').set({ language: 'fr' }).where('username', '=', 'ann').execute();
    const until = ahead(30);
    expect(await grant('ANN@example.com', until, { note: ' Invoice 17 ' })).toEqual({
      id: expect.any(String),
      username: 'ann',
      name: 'ann',
      email: 'ann@example.com',
      plan: { id: 'premium', name: '' },
      until,
      state: 'active',
      note: 'Invoice 17',
      version: 1,
      canRestore: false,
    });
    expect(await planOf(ann)).toMatchObject({ plan: 'premium', premiumUntil: until, quota: { limit: 50_000 } });
    await expect
      .poll(() => testSite.mails.map(({ to, subject }) => [to, subject]))
      .toContainEqual(['ann@example.com', expect.stringMatching(/^Votre forfait sur .*: Premium$/)]);
    expect(testSite.mails.at(-1)?.text).toContain('https://yard.example/account/plan');
    await member(testSite, 'bob');
    const again = await keeper.send('POST', '/api/admin/premium', { person: 'ann', plan: 'premium', until });
    expect([again.status, again.body]).toEqual([
      409,
      expect.objectContaining({ code: 'AlreadyPremium', plan: { id: 'premium', name: '' }, until }),
    ]);
    const bob = await on()
      .database.kysely.selectFrom('person')
      .select('id')
      .where('username', '=', 'bob')
      .executeTakeFirstOrThrow();
    expect(await grant(bob.id, null)).toMatchObject({ username: 'bob', until: null, state: 'active' });
  });

  it('is not granted to unknown people, for unknown plans, or until a past time', async () => {
    await member(testSite, 'carl');
    const body = { person: 'carl', plan: 'premium', until: ahead(1) };
    for (const [wrong, status, code] of [
      [{ person: 'nobody-here' }, 409, 'PersonUnknown'],
      [{ plan: 'gold' }, 422, 'InvalidInput'],
      [{ plan: 'free' }, 422, 'InvalidInput'],
      [{ until: new Date(testSite.clock.nowMs).toISOString() }, 422, 'InvalidInput'],
      [{ until: 'tomorrow' }, 422, 'InvalidInput'],
      [{ note: 'x'.repeat(301) }, 422, 'InvalidInput'],
    ] as const) {
      const answer = await keeper.send('POST', '/api/admin/premium', { ...body, ...wrong });
      expect([wrong, answer.status, (answer.body as { code: string }).code]).toEqual([wrong, status, code]);
    }
  });

  it('falls back at the very moment when it ends, for sessions and for keys that were just used', async () => {
    const dora = await member(testSite, 'dora');
    await grant('dora', ahead(1));
    testSite.clock.nowMs += day - 1;
    expect([await keyPlan(dora), (await planOf(dora)).plan]).toEqual(['premium', 'premium']);
    testSite.clock.nowMs += 1;
    expect([await keyPlan(dora), (await planOf(dora)).plan, (await planOf(dora)).premiumUntil]).toEqual([
      'free',
      'free',
      null,
    ]);
  });

  it('is recorded as ended once, also with parallel sweeps, and the person is notified', async () => {
    const { items } = await people('?state=ended&search=dora');
    const id = items[0]?.id ?? '';
    await Promise.all([testSite.premium.sweep(), testSite.premium.sweep(), testSite.premium.sweep()]);
    expect((await history(id)).map(({ kind, at, by }) => [kind, at, by])).toEqual([
      ['ended', new Date(testSite.clock.nowMs).toISOString(), null],
      ['granted', new Date(testSite.clock.nowMs - day).toISOString(), 'keeper'],
    ]);
    await expect
      .poll(() =>
        testSite.mails.filter(({ to, subject }) => to === 'dora@example.com' && subject.includes('has ended')),
      )
      .toHaveLength(1);
    await testSite.premium.sweep();
    expect(await history(id)).toHaveLength(2);
  });

  it('is extended and changed with the version that was read, and a stale change overwrites nothing', async () => {
    await member(testSite, 'eve');
    const { id } = await grant('eve', ahead(10));
    const until = ahead(40);
    const change = (version: number, more: object = {}) =>
      keeper.send('PUT', `/api/admin/premium/${id}`, { version, plan: 'premium', until, ...more });
    expect((await change(1, { note: 'Paid' })).body).toMatchObject({ until, version: 2, note: 'Paid' });
    expect([(await change(1, { until: null })).status, (await change(1, { until: null })).body]).toEqual([
      409,
      expect.objectContaining({ code: 'Stale', version: 2 }),
    ]);
    expect((await keeper.send('POST', `/api/admin/premium/${id}/revoke`, { version: 1 })).body).toMatchObject({
      code: 'Stale',
      version: 2,
    });
    expect((await change(2, { until: ahead(20) })).body).toMatchObject({ version: 3 });
    expect((await history(id)).map(({ kind, note }) => [kind, note])).toEqual([
      ['changed', ''],
      ['extended', 'Paid'],
      ['granted', ''],
    ]);
    expect((await change(3, { until: new Date(testSite.clock.nowMs).toISOString() })).status).toBe(422);
    expect((await keeper.send('PUT', '/api/admin/premium/nobody', { version: 0, plan: 'premium', until })).status).toBe(
      404,
    );
  });

  it('is revoked immediately and restored to the same end; without an email if none was sent yet', async () => {
    const finn = await member(testSite, 'finn');
    const until = ahead(90);
    const { id } = await grant('finn', until);
    const revoked = await keeper.ask<PremiumPerson>('POST', `/api/admin/premium/${id}/revoke`, {
      version: 1,
      note: 'Misuse',
    });
    expect(revoked).toMatchObject({
      state: 'ended',
      until: new Date(testSite.clock.nowMs).toISOString(),
      note: 'Misuse',
      version: 2,
      canRestore: true,
    });
    expect([await keyPlan(finn), (await planOf(finn)).plan]).toEqual(['free', 'free']);
    expect((await keeper.send('POST', `/api/admin/premium/${id}/revoke`, { version: 2 })).body).toMatchObject({
      code: 'NotPremium',
    });
    testSite.clock.nowMs += 10_000;
    expect(await keeper.ask('POST', `/api/admin/premium/${id}/restore`)).toMatchObject({
      state: 'active',
      until,
      version: 3,
      canRestore: false,
    });
    expect(await keyPlan(finn)).toBe('premium');
    expect((await keeper.send('POST', `/api/admin/premium/${id}/restore`)).body).toMatchObject({
      code: 'NothingToRestore',
    });
    testSite.clock.nowMs += 60_000;
    await testSite.premium.sweep();
    expect(testSite.mails.filter(({ subject }) => subject.includes('was revoked'))).toEqual([]);
    expect((await history(id)).map(({ kind }) => kind)).toEqual(['restored', 'revoked', 'granted']);
  });

  it('that stays revoked sends one email a minute later', async () => {
    await member(testSite, 'gus');
    const { id } = await grant('gus', null);
    await keeper.ask('POST', `/api/admin/premium/${id}/revoke`, { version: 1 });
    testSite.clock.nowMs += 59_999;
    await testSite.premium.sweep();
    const mailCount = () =>
      testSite.mails.filter(({ to, subject }) => to === 'gus@example.com' && subject.includes('was revoked')).length;
    expect(mailCount()).toBe(0);
    testSite.clock.nowMs += 1;
    await Promise.all([testSite.premium.sweep(), testSite.premium.sweep()]);
    await testSite.premium.sweep();
    expect(mailCount()).toBe(1);
    expect((await history(id)).map(({ kind }) => kind)).toEqual(['revoked', 'granted']);
  });

  it('that was revoked and is restored sends an email if one about the revocation was sent', async () => {
    const mailed = () =>
      testSite.mails
        .filter(({ to, text }) => to === 'kim@example.com' && text.includes('/account/plan'))
        .map(({ subject }) => subject);
    await member(testSite, 'kim');
    const { id } = await grant('kim', null);
    await expect.poll(mailed).toHaveLength(1);
    await keeper.ask('POST', `/api/admin/premium/${id}/revoke`, { version: 1 });
    await keeper.ask('POST', `/api/admin/premium/${id}/restore`);
    testSite.clock.nowMs += 60_000;
    await testSite.premium.sweep();
    expect(mailed()).toHaveLength(1);
    await keeper.ask('POST', `/api/admin/premium/${id}/revoke`, { version: 3 });
    testSite.clock.nowMs += 60_000;
    await testSite.premium.sweep();
    await keeper.ask('POST', `/api/admin/premium/${id}/restore`);
    await expect
      .poll(mailed)
      .toEqual([
        expect.stringContaining('Premium'),
        expect.stringContaining('was revoked'),
        expect.stringContaining('Premium'),
      ]);
    expect(mailed()[2]).toBe(mailed()[0]);
    await keeper.ask('POST', `/api/admin/premium/${id}/revoke`, { version: 5 });
    testSite.clock.nowMs += 60_000;
    await testSite.premium.sweep();
  });

  it('that was revoked sends the email with the next sweep if the first failed', async () => {
    await member(testSite, 'lou');
    const { id } = await grant('lou', null);
    await keeper.ask('POST', `/api/admin/premium/${id}/revoke`, { version: 1 });
    testSite.clock.nowMs += 60_000;
    const away = await openTestSite(on().database, {
      startMs: testSite.clock.nowMs,
      publicUrl: new URL('https://yard.example'),
      beforeMail: () => Promise.reject(new Error('The database is away.')),
    });
    await expect(away.premium.sweep()).rejects.toThrow('The database is away.');
    await away.close();
    await testSite.premium.sweep();
    expect(
      testSite.mails.filter(({ to, subject }) => to === 'lou@example.com' && subject.includes('was revoked')),
    ).toHaveLength(1);
  });

  it('is listed with what ends first, then without end; ended ones latest first; filtered and searched', async () => {
    const names = async (query: string) => (await people(query)).items.map(({ username }) => username);
    await member(testSite, 'hal');
    await grant('hal', ahead(14));
    expect(await names('')).toEqual(['hal', 'eve', 'ann', 'finn', 'bob']);
    expect(await names('?state=ending')).toEqual(['hal']);
    expect(await names('?state=ended')).toEqual(['lou', 'kim', 'gus', 'dora']);
    expect(await names('?search=FINN%40EXAMPLE')).toEqual(['finn']);
    expect(await names('?search=%25')).toEqual([]);
    expect((await people('?search=a')).counts).toEqual({ active: 5, ending: 1, ended: 4 });
    for (const cursor of ['x', '1.', "1.' or 1=1 --", '99999999999999999.a', '%F0%9F%90%91'])
      expect((await keeper.send('GET', `/api/admin/premium?cursor=${cursor}`)).status).toBe(422);
  });

  it('is listed fifty at a time, none twice and none left out', async () => {
    const { kysely } = on().database;
    const ann = await kysely.selectFrom('person').selectAll().where('username', '=', 'ann').executeTakeFirstOrThrow();
    const rows = Array.from({ length: 110 }, (_, at) => ({
      ...ann,
      id: `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`,
      username: `many${at}`,
      username_key: `many${at}`,
      email: null,
      email_key: null,
      // Several of one end, and several without.
      premium_until: at % 3 === 0 ? null : testSite.clock.nowMs + (100 + (at % 5)) * day,
    }));
    await kysely.insertInto('person').values(rows).execute();
    const first = await people('?search=many');
    const second = await people(`?search=many&cursor=${first.next}`);
    const third = await people(`?search=many&cursor=${second.next}`);
    const all = [first, second, third].flatMap(({ items }) => items);
    expect([first.items.length, second.items.length, third.items.length, third.next]).toEqual([50, 50, 10, null]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(110);
    const ends = all.map(({ until }) => (until === null ? Infinity : Date.parse(until)));
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
    await kysely.deleteFrom('person').where('username_key', 'like', 'many%').execute();
  });
});
