import { beforeAll, expect, it } from 'vitest';
import type { AdminPlan } from '@apiyard/api/contract/plans/plans';
import { describeOnEngines } from '../../test/engines/engines.ts';
import type { AdminClient } from '../../test/admin-client.ts';
import { adminClientOf } from '../../test/admin-client.ts';
import { naughtyTexts } from '../../test/hostile/naughty.ts';
import { member, openTestSite, type TestSite } from '../../test/test-site.ts';

const studio = {
  name: 'Studio',
  callsPerDay: 5000,
  callsPerMinute: 120,
  fileSizeBytesMax: 20_000_000,
  keysMax: 10,
  premiumApis: true,
  monthlyPrice: 1250,
  currency: 'EUR',
  featured: false,
  position: 0,
};

describeOnEngines('Plans', (on) => {
  let testSite: TestSite;
  let keeper: AdminClient;
  const list = async () => (await keeper.ask<{ items: AdminPlan[] }>('GET', '/api/admin/plans')).items;
  const plan = async (id: string) => (await list()).find((one) => one.id === id) as AdminPlan;
  const pointers = (body: unknown) => (body as { errors: { pointer: string }[] }).errors.map(({ pointer }) => pointer);

  beforeAll(async () => {
    testSite = await openTestSite(on().database);
    keeper = await adminClientOf(testSite, on().database);
    return () => testSite.close();
  });

  it('are listed for admins with how many people are on each now', async () => {
    expect((await list()).map(({ id, version, people }) => ({ id, version, people }))).toEqual([
      { id: 'free', version: 1, people: 1 },
      { id: 'premium', version: 1, people: 0 },
    ]);
    await member(testSite, 'past');
    await on()
      .database.kysely.updateTable('person')
      .set({ plan: 'premium', premium_until: testSite.clock.nowMs })
      .where('username', '=', 'past')
      .execute();
    expect((await list()).map(({ people }) => people)).toEqual([2, 0]);
  });

  it('are added, and listed under /api/plans immediately', async () => {
    expect(await keeper.ask('POST', '/api/admin/plans', { id: 'studio', ...studio })).toEqual({
      id: 'studio',
      ...studio,
      version: 1,
      people: 0,
    });
    const { version: _version, people: _people, position: _position, ...shown } = await plan('studio');
    const { items } = (await keeper.send('GET', '/api/plans')).body as { items: object[] };
    expect(items[1]).toEqual(shown);
    expect((await keeper.send('POST', '/api/admin/plans', { id: 'studio', ...studio })).body).toMatchObject({
      code: 'Conflict',
    });
  });

  it('take effect with the next request when they are changed', async () => {
    const visitor = await member(testSite, 'ann');
    const free = await plan('free');
    expect((await visitor.me()).body).toMatchObject({ user: { quota: { limit: 1000 } } });
    const { id: _id, people: _people, ...fields } = free;
    await keeper.ask('PUT', '/api/admin/plans/free', { ...fields, callsPerDay: 1234 });
    expect((await visitor.me()).body).toMatchObject({ user: { quota: { limit: 1234 } } });
  });

  it('are not overwritten by an admin who read an older version', async () => {
    const { version } = await plan('studio');
    expect(await keeper.ask('PUT', '/api/admin/plans/studio', { ...studio, name: 'Atelier', version })).toMatchObject({
      name: 'Atelier',
      version: version + 1,
    });
    const late = await keeper.send('PUT', '/api/admin/plans/studio', { ...studio, name: 'Workshop', version });
    expect([late.status, late.body]).toEqual([409, expect.objectContaining({ code: 'Stale', version: version + 1 })]);
    expect((await plan('studio')).name).toBe('Atelier');
  });

  it('are featured one at a time, and an edit of the previous one gets Stale', async () => {
    const { version, ...before } = await plan('premium');
    expect(before.featured).toBe(true);
    const studioNow = await plan('studio');
    await keeper.ask('PUT', '/api/admin/plans/studio', { ...studio, featured: true, version: studioNow.version });
    expect((await list()).filter(({ featured }) => featured).map(({ id }) => id)).toEqual(['studio']);
    const { id: _id, people: _people, ...fields } = before;
    expect((await keeper.send('PUT', '/api/admin/plans/premium', { ...fields, version })).body).toMatchObject({
      code: 'Stale',
    });
  });

  it('have separate limits, and a price in an existing currency or none', async () => {
    for (const [wrong, pointer] of [
      [{ callsPerDay: 0 }, '/callsPerDay'],
      [{ callsPerDay: 100_000_001 }, '/callsPerDay'],
      [{ callsPerMinute: 100_001 }, '/callsPerMinute'],
      [{ fileSizeBytesMax: 1_000_000_001 }, '/fileSizeBytesMax'],
      [{ keysMax: 1001 }, '/keysMax'],
      [{ keysMax: 1.5 }, '/keysMax'],
      [{ monthlyPrice: -1 }, '/monthlyPrice'],
      [{ currency: null }, '/currency'],
      [{ currency: 'eur' }, '/currency'],
      [{ currency: 'QQQ' }, '/currency'],
      [{ monthlyPrice: 0 }, '/currency'],
      [{ monthlyPrice: null }, '/currency'],
      [{ name: 'a\nb' }, '/name'],
      [{ name: 'x'.repeat(41) }, '/name'],
      [{ position: -1 }, '/position'],
      [{ id: 'Studio' }, '/id'],
      [{ id: '-x' }, '/id'],
      [{ id: 'x' }, '/id'],
    ] as const) {
      const { status, body } = await keeper.send('POST', '/api/admin/plans', { id: 'other', ...studio, ...wrong });
      expect([wrong, status, pointers(body)]).toEqual([wrong, 422, [pointer]]);
    }
  });

  it('report a price without a currency as a missing value', async () => {
    const { body } = await keeper.send('POST', '/api/admin/plans', { id: 'other', ...studio, currency: null });
    expect(body).toMatchObject({
      errors: [{ pointer: '/currency', code: 'missing', detail: 'A price needs a currency.' }],
    });
  });

  it('accept any text as a name or reject it, and never fail', async () => {
    for (const text of naughtyTexts) {
      const { version } = await plan('studio');
      const { status, body } = await keeper.send('PUT', '/api/admin/plans/studio', { ...studio, name: text, version });
      if (status === 200) expect((body as AdminPlan).name).toBe(text.trim());
      else expect([text, status]).toEqual([text, 422]);
      expect(
        (await keeper.send('DELETE', `/api/admin/plans/${encodeURIComponent(text.slice(0, 60) || 'x')}`)).status,
      ).not.toBe(500);
    }
  });

  it('are deleted if unused: not the free one, not one that people have, requested or can redeem', async () => {
    const remove = async (id: string) => (await keeper.send('DELETE', `/api/admin/plans/${id}`)).body;
    expect(await remove('free')).toMatchObject({ code: 'FreePlan' });
    expect(await remove('nothing')).toMatchObject({ code: 'NotFound' });
    await member(testSite, 'bea');
    await keeper.ask('POST', '/api/admin/premium', { person: 'bea', plan: 'studio', until: null });
    const { items } = await keeper.ask<{ items: { id: string }[] }>('POST', '/api/admin/vouchers', {
      count: 2,
      plan: 'studio',
      days: 1,
    });
    const cleo = await member(testSite, 'cleo');
    const asked = (await cleo.send('POST', '/api/account/plan/requests', { plan: 'studio', message: '' })).body as {
      id: string;
    };
    expect(await remove('studio')).toMatchObject({ code: 'PlanInUse', people: 1, vouchers: 2, requests: 1 });
    const bea = await on()
      .database.kysely.selectFrom('person')
      .select('id')
      .where('username', '=', 'bea')
      .executeTakeFirstOrThrow();
    await keeper.ask('POST', `/api/admin/premium/${bea.id}/revoke`, { version: 1 });
    for (const { id } of items) await keeper.ask('DELETE', `/api/admin/vouchers/${id}`);
    await keeper.ask('POST', `/api/admin/premium/requests/${asked.id}/decline`, {});
    expect(await remove('studio')).toEqual({ id: 'studio' });
    expect((await list()).map(({ id }) => id)).toEqual(['free', 'premium']);
    expect((await keeper.send('POST', `/api/admin/vouchers/${items[0]?.id}/restore`)).body).toMatchObject({
      code: 'PlanGone',
    });
    expect((await keeper.send('POST', `/api/admin/premium/${bea.id}/restore`)).body).toMatchObject({
      code: 'NothingToRestore',
    });
  });

  it('can be created again after deletion', async () => {
    await keeper.ask('POST', '/api/admin/plans', { id: 'studio', ...studio });
    expect((await list()).map(({ id }) => id)).toEqual(['free', 'studio', 'premium']);
  });
});
