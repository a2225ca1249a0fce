import { beforeAll, expect, it } from 'vitest';
import type { PlanRequest } from '@apiyard/api/contract/plans/account-plan';
import type { AdminPlanRequest } from '@apiyard/api/contract/plans/premium';
import { describeOnEngines } from '../../test/engines/engines.ts';
import type { AdminClient } from '../../test/admin-client.ts';
import { adminClientOf } from '../../test/admin-client.ts';
import { naughtyTexts } from '../../test/hostile/naughty.ts';
import { member, openTestSite, type Visitor, type TestSite } from '../../test/test-site.ts';

const day = 86_400_000;

describeOnEngines('Requests for a plan', (on) => {
  let testSite: TestSite;
  let keeper: AdminClient;
  const ask = (visitor: Visitor, message = 'For our class of 30.', plan = 'premium') =>
    visitor.send('POST', '/api/account/plan/requests', { plan, message });
  const asked = async (visitor: Visitor, message?: string) => (await ask(visitor, message)).body as PlanRequest;
  const list = async (query = '') =>
    (await keeper.ask<{ items: AdminPlanRequest[]; open: number }>('GET', `/api/admin/premium/requests${query}`)).items;
  const inDays = (days: number) => new Date(testSite.clock.nowMs + days * day).toISOString();

  const letter = (to: string, subject: string) =>
    testSite.mails.find((mail) => mail.to === to && mail.subject.startsWith(subject));

  beforeAll(async () => {
    testSite = await openTestSite(on().database);
    keeper = await adminClientOf(testSite, on().database);
    return () => testSite.close();
  });

  it('are stored, sent to the admins, and limited to one at a time', async () => {
    const ann = await member(testSite, 'ann');
    const first = await ask(ann, ' For our class\r\nof 30. '.replace('\r', ''));
    expect([first.status, first.body]).toEqual([
      200,
      {
        id: expect.any(String),
        plan: { id: 'premium', name: '' },
        message: 'For our class\nof 30.',
        state: 'open',
        answer: '',
        createdAt: inDays(0),
        answeredAt: null,
      },
    ]);
    expect((await ask(ann)).body).toMatchObject({ code: 'RequestOpen', id: (first.body as PlanRequest).id });
    await expect
      .poll(() => letter('keeper@example.com', 'Plan request')?.subject)
      .toBe('Plan request · طلب باقة (ann: premium)');
    expect(await list()).toEqual([
      {
        ...(first.body as PlanRequest),
        person: { id: expect.any(String), username: 'ann', name: 'ann', email: 'ann@example.com' },
        current: { plan: { id: 'free', name: '' }, until: null },
        answeredBy: null,
      },
    ]);
    expect((await ann.send('GET', '/api/account/plan')).body).toMatchObject({
      plan: { id: 'free' },
      request: { state: 'open' },
      history: [],
    });
  });

  it('are granted for days, once, and the person gets the answer here and by email', async () => {
    const [first] = await list();
    const grant = (body: object) => keeper.send('POST', `/api/admin/premium/requests/${first?.id}/grant`, body);
    expect((await grant({ days: 0 })).status).toBe(422);
    const body = { days: 90, answer: 'Enjoy.\nWrite if it is too little.' };
    const answers = (await Promise.all([grant(body), grant(body)])).toSorted((a, b) => a.status - b.status);
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect(answers[1]?.body).toMatchObject({ code: 'AlreadyAnswered', state: 'granted' });
    expect(answers[0]?.body).toMatchObject({
      state: 'granted',
      answer: 'Enjoy.\nWrite if it is too little.',
      answeredBy: 'keeper',
      current: { plan: { id: 'premium' }, until: inDays(90) },
    });
    await expect
      .poll(() => letter('ann@example.com', 'Your plan')?.text)
      .toContain('\n\nMessage from the admins:\n\nEnjoy.\n\nWrite if it is too little.\n');
    expect(await list()).toEqual([]);
    expect((await list('?state=answered')).map(({ state }) => state)).toEqual(['granted']);
  });

  it('are declined with a reason, and may be made again', async () => {
    const bob = await member(testSite, 'bob');
    const { id } = await asked(bob);
    expect(
      await keeper.ask('POST', `/api/admin/premium/requests/${id}/decline`, { answer: 'Not this month.' }),
    ).toMatchObject({ state: 'declined', answer: 'Not this month.' });
    expect((await bob.send('GET', '/api/account/plan')).body).toMatchObject({
      plan: { id: 'free' },
      request: { state: 'declined', answer: 'Not this month.' },
    });
    await expect.poll(() => letter('bob@example.com', 'Your request')?.text).toContain('Not this month.');
    expect((await ask(bob)).status).toBe(200);
  });

  it('notify the admins and the person also if the answer arrives while the first email is being written', async () => {
    const gil = await member(testSite, 'gil');
    const { id } = await asked(gil);
    const { id: personId } = await on()
      .database.kysely.selectFrom('person')
      .select('id')
      .where('username', '=', 'gil')
      .executeTakeFirstOrThrow();
    await expect.poll(() => letter('keeper@example.com', 'Plan request · طلب باقة (gil')).toBeDefined();
    testSite.mails.length = 0;
    const what = { from: null, personId, plan: 'premium', askedId: id };
    testSite.premium.events.emit({ type: 'plan requested', ...what });
    testSite.premium.events.emit({ type: 'plan request declined', ...what, by: 'keeper' });
    await expect
      .poll(() => testSite.mails.map(({ to }) => to).toSorted())
      .toEqual(['gil@example.com', 'keeper@example.com']);
  });

  it('can be withdrawn only by the person who sent them', async () => {
    const cleo = await member(testSite, 'cleo');
    const dan = await member(testSite, 'dan');
    const { id } = await asked(cleo);
    expect((await dan.send('DELETE', `/api/account/plan/requests/${id}`)).status).toBe(404);
    expect((await cleo.send('DELETE', `/api/account/plan/requests/${id}`)).body).toMatchObject({ state: 'withdrawn' });
    expect((await cleo.send('GET', '/api/account/plan')).body).toMatchObject({ request: null });
    expect((await keeper.send('POST', `/api/admin/premium/requests/${id}/grant`, { days: 1 })).body).toMatchObject({
      code: 'AlreadyAnswered',
      state: 'withdrawn',
    });
    const again = await asked(cleo);
    await keeper.ask('POST', `/api/admin/premium/requests/${again.id}/grant`, { days: null });
    expect((await cleo.send('DELETE', `/api/account/plan/requests/${again.id}`)).body).toMatchObject({
      code: 'AlreadyAnswered',
      state: 'granted',
    });
    expect((await ask(cleo)).body).toMatchObject({ code: 'SamePlan' });
    expect((await ask(cleo, '', 'gold')).status).toBe(422);
  });

  it('are refused after five within an hour', async () => {
    const eve = await member(testSite, 'eve');
    for (let times = 0; times < 5; times += 1) {
      const { id } = await asked(eve);
      await eve.send('DELETE', `/api/account/plan/requests/${id}`);
    }
    expect(await ask(eve)).toMatchObject({ status: 429, body: { code: 'RateLimited', retryAfterS: 3600 } });
    const { id } = await on()
      .database.kysely.selectFrom('person')
      .select('id')
      .where('username', '=', 'eve')
      .executeTakeFirstOrThrow();
    const kept = await on()
      .database.kysely.selectFrom('premium_request')
      .select('state')
      .where('person_id', '=', id)
      .execute();
    expect(kept).toEqual([{ state: 'withdrawn' }]);
  });

  it('store any text as typed or reject it', async () => {
    const finn = await member(testSite, 'finn');
    for (const text of naughtyTexts) {
      await on().database.kysely.deleteFrom('throttle').execute();
      const { status, body } = await ask(finn, text);
      if (status !== 200) {
        expect([text, status]).toEqual([text, 422]);
        continue;
      }
      expect((body as PlanRequest).message).toBe(text.trim());
      await finn.send('DELETE', `/api/account/plan/requests/${(body as PlanRequest).id}`);
    }
  });
});
