import { beforeAll, expect, it } from 'vitest';
import { describeOnEngines } from '../../../test/engines/engines.ts';
import type { TestSite } from '../../../test/test-site.ts';
import { openTestSite, password, Visitor } from '../../../test/test-site.ts';

describeOnEngines('Registration', (on) => {
  let testSite: TestSite;
  beforeAll(async () => {
    testSite = await openTestSite(on().database, { publicUrl: new URL('https://yard.example') });
    return () => testSite.close();
  });
  const personNamed = (username: string) =>
    on()
      .database.kysely.selectFrom('person')
      .select(['username', 'email', 'pending_email', 'name', 'role', 'plan'])
      .where('username', '=', username)
      .executeTakeFirst();

  it('creates an account with an unconfirmed address, and signs in', async () => {
    const visitor = new Visitor(testSite);
    const answer = await visitor.register('ann', { email: 'Ann@Example.com', name: 'Ann' });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: true,
        user: { username: 'ann', email: null, pendingEmail: 'Ann@Example.com', showsFirstSteps: true },
      },
    });
    expect(await visitor.me()).toMatchObject({ status: 200, body: answer.body });
    expect([...visitor.cookies.keys()]).toEqual(['__Host-apiyard', '__Host-apiyard-device']);
    expect(await personNamed('ann')).toEqual({
      username: 'ann',
      email: null,
      pending_email: 'Ann@Example.com',
      name: 'Ann',
      role: 'user',
      plan: 'free',
    });
  });

  it('with a known address returns the same response, creates the account without it, and notifies the owner once an hour', async () => {
    const visitor = new Visitor(testSite);
    const fresh = await visitor.register('bea', { email: 'bea@example.com' });
    await testSite.confirm('bea');
    await testSite.accounts.settled();
    const known = await visitor.register('bea2', { email: 'BEA@example.com' });
    await visitor.register('bea3', { email: 'bea@example.com' });
    expect(known.status).toBe(fresh.status);
    expect(known.body).toMatchObject({ user: { username: 'bea2', email: null, pendingEmail: 'BEA@example.com' } });
    expect(fresh.body).toMatchObject({ user: { username: 'bea', email: null, pendingEmail: 'bea@example.com' } });
    expect(Object.keys(known.headers)).toEqual(Object.keys(fresh.headers));
    expect(await personNamed('bea2')).toEqual({
      username: 'bea2',
      email: null,
      pending_email: 'BEA@example.com',
      name: 'bea2',
      role: 'user',
      plan: 'free',
    });
    expect((await visitor.logIn('bea2')).status).toBe(200);
    expect(await new Visitor(testSite).logIn('bea@example.com')).toMatchObject({ body: { user: { username: 'bea' } } });
    await testSite.accounts.settled();
    const [confirm, known1, ...more] = testSite.mails.filter(({ to }) => to.toLowerCase() === 'bea@example.com');
    expect(confirm).toMatchObject({ subject: 'Confirm your email address for Apiyard' });
    expect(known1).toMatchObject({
      to: 'BEA@example.com',
      subject: 'Your email address is already registered on Apiyard',
    });
    expect(known1?.text).toContain(
      'An account named “bea2” was just created on Apiyard with your email address. The address belongs to your account “bea”',
    );
    expect(known1?.text).not.toContain('token=');
    // The sign-in by address above came from another browser.
    expect(more.map(({ subject }) => subject)).toEqual(['New sign-in on Apiyard']);
  });

  it('sends a confirmation link that works once, for two days, and only the latest', async () => {
    const visitor = new Visitor(testSite, { address: '203.0.113.60' });
    const linkTo = async () => {
      await testSite.accounts.settled();
      return (
        /https:\/\/yard\.example\/auth\/confirm-email\?token=([\w-]{43})/.exec(
          testSite.mails.at(-1)?.text ?? '',
        )?.[1] ?? ''
      );
    };
    const confirm = (token: string) => new Visitor(testSite).send('POST', '/api/confirm-email', { token });
    const spent = { status: 409, body: { code: 'LinkSpent' } };
    await visitor.register('gil', { email: 'Gil@example.com', language: 'fr' });
    const first = await linkTo();
    expect(testSite.mails.at(-1)).toMatchObject({
      to: 'Gil@example.com',
      subject: 'Confirmez votre adresse e-mail pour Apiyard',
    });
    await visitor.logIn('gil');
    expect((await visitor.send('GET', '/api/account')).body).toMatchObject({
      email: null,
      pendingEmail: 'Gil@example.com',
      language: 'fr',
    });
    expect((await visitor.send('POST', '/api/account/email/confirmation')).status).toBe(200);
    const second = await linkTo();
    expect(await confirm(first)).toMatchObject(spent);
    const answers = await Promise.all([confirm(second), confirm(second), confirm(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 200)?.body).toEqual({ success: true, email: 'Gil@example.com' });
    expect((await visitor.send('GET', '/api/account')).body).toMatchObject({
      email: 'Gil@example.com',
      pendingEmail: null,
    });
    expect(await visitor.send('POST', '/api/account/email/confirmation')).toMatchObject({
      status: 409,
      body: { code: 'NothingPending' },
    });

    await visitor.register('hal', { email: 'hal@example.com' });
    const old = await linkTo();
    testSite.clock.nowMs += 48 * 3_600_000;
    expect(await confirm(old)).toMatchObject(spent);
    expect(await confirm('x'.repeat(43))).toMatchObject(spent);
    const stored = JSON.stringify(await on().database.kysely.selectFrom('mail_link').selectAll().execute());
    expect(stored).toContain('hal@example.com');
    for (const token of [first, second, old]) expect(stored).not.toContain(token);
  });

  it('writes to people in the language they registered in, and to the owner of an address in theirs', async () => {
    const visitor = new Visitor(testSite, { address: '203.0.113.61' });
    const body = { username: 'huda', email: 'huda@example.com', password };
    await visitor.send('POST', '/api/register', body, { 'accept-language': 'ar-EG,ar;q=0.9,en;q=0.5' });
    await testSite.accounts.settled();
    expect(testSite.mails.at(-1)).toMatchObject({
      to: 'huda@example.com',
      subject: 'أكّد عنوان بريدك الإلكتروني في \u2068Apiyard\u2069',
    });
    await testSite.confirm('huda');
    await visitor.register('huda2', { email: 'huda@example.com', language: 'ch' });
    await testSite.accounts.settled();
    expect(testSite.mails.at(-1)).toMatchObject({
      to: 'huda@example.com',
      subject: 'عنوان بريدك الإلكتروني مسجّل بالفعل في \u2068Apiyard\u2069',
    });
    expect(
      await on()
        .database.kysely.selectFrom('person')
        .select('language')
        .where('username', 'in', ['huda', 'huda2'])
        .orderBy('username')
        .execute(),
    ).toEqual([{ language: 'ar' }, { language: 'ch' }]);
  });

  it('rejects a taken username in any letter case, also with parallel requests', async () => {
    const visitor = new Visitor(testSite);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        visitor.register(n % 2 === 0 ? 'cat' : 'CAT', { email: `cat${n}@example.com` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      success: false,
      code: 'Conflict',
      field: 'username',
      message: 'This username is taken. Choose another.',
      requestId: expect.any(String),
    });
  });

  it('assigns an unconfirmed address to no account, however many register with it in parallel', async () => {
    const visitor = new Visitor(testSite);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => visitor.register(`dot${n}`, { email: 'dot@example.com' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const rows = await on()
      .database.kysely.selectFrom('person')
      .select(['email', 'pending_email'])
      .where('username', 'like', 'dot%')
      .execute();
    expect(rows).toEqual(Array.from({ length: 6 }, () => ({ email: null, pending_email: 'dot@example.com' })));
  });

  it('rejects weak passwords, and accepts long ones in any script', async () => {
    const visitor = new Visitor(testSite);
    expect(await visitor.register('eli', { password: 'Password1' })).toMatchObject({
      status: 409,
      body: { code: 'WeakPassword' },
    });
    expect(await visitor.register('eli', { password: 'short' })).toMatchObject({
      status: 422,
      body: { code: 'InvalidInput' },
    });
    const long = 'ليلة وليلة 🐎'.repeat(10);
    expect(long.length).toBeGreaterThan(64);
    expect((await visitor.register('eli', { password: long })).status).toBe(200);
    expect((await visitor.logIn('eli', long)).status).toBe(200);
    expect((await visitor.logIn('eli', `${long}.`)).status).toBe(401);
  });

  it('never accepts an address as a username, nor other confusable names', async () => {
    const visitor = new Visitor(testSite);
    for (const username of [
      'a@b.example',
      '',
      'ab',
      '.dot',
      'a b',
      'a\u0000b',
      'аdmin',
      'a/b',
      '<script>',
      'x'.repeat(33),
      'name\n',
      '__proto__',
      "o'neil",
    ]) {
      expect([username, (await visitor.register('fin', { username, email: 'fin@example.com' })).status]).toEqual([
        username,
        422,
      ]);
    }
  });

  it('slows down an address that creates accounts in bulk', async () => {
    const visitor = new Visitor(testSite, { address: '203.0.113.77' });
    const statuses: number[] = [];
    for (let n = 0; n < 62; n += 1) statuses.push((await visitor.register(`bulk${n}`)).status);
    expect(statuses).toEqual([...Array.from({ length: 61 }, () => 200), 429]);
    expect((await new Visitor(testSite, { address: '203.0.113.78' }).register('bulk-other')).status).toBe(200);
  });
});
