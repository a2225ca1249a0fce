import { beforeAll, expect, it } from 'vitest';
import { describeOnEngines } from '../../../test/engines/engines.ts';
import type { TestResponse, TestSite } from '../../../test/test-site.ts';
import { openTestSite, password, Visitor } from '../../../test/test-site.ts';

const rounds = 41;

/** Hashing is nearly free here, so that other work is measurable; another test shows that real hashing takes equally long for both. */
describeOnEngines('no enumeration', (on) => {
  let testSite: TestSite;
  beforeAll(async () => {
    testSite = await openTestSite(on().database, { publicUrl: new URL('https://yard.example') });
    for (let n = 0; n <= rounds; n += 1) await fresh().register(`known${n}`, { email: `known${n}@example.com` });
    await testSite.accounts.settled();
    await testSite.confirm(...Array.from({ length: rounds + 1 }, (_, n) => `known${n}`));
    return () => testSite.close();
  });

  let addresses = 0;
  const fresh = () => new Visitor(testSite, { address: `10.0.${(addresses += 1) >> 8}.${addresses & 255}` });
  const forgot = (email: string) => fresh().send('POST', '/api/forgot-password', { email });
  const common = ({ status, body, headers: { 'x-request-id': _, date: _date, ...headers } }: TestResponse) => ({
    status,
    body: { ...(body as object), requestId: '' },
    headers,
  });
  /** What differs between any two accounts is left out. */
  const anonymous = (answer: TestResponse, username: string) =>
    JSON.stringify(common(answer))
      .replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'id')
      .replaceAll(/ay_[\w-]+/g, 'key')
      .replaceAll(/(apiyard(?:-device)?)=[^;]+/g, '$1=token')
      .replaceAll(new RegExp(username, 'gi'), 'somebody')
      .replaceAll(/[\w-]+@example\.com/gi, 'address')
      .replaceAll(/"(content-length|etag)":"[^"]*"/g, '"$1":""');

  /**
   * Two kinds of calls alternate, so that other load affects both. They count as distinguishable when one is slower in
   * nearly every pair, by more than network jitter hides. Without a difference, 37 of 41 pairs point the same way in fewer
   * than one of five million runs, under any load (a sign test).
   */
  async function expectSameTime(
    known: (n: number) => Promise<TestResponse>,
    unknown: (n: number) => Promise<TestResponse>,
  ): Promise<void> {
    const timeOf = async (call: (n: number) => Promise<TestResponse>, n: number) => {
      const start = performance.now();
      await call(n);
      const took = performance.now() - start;
      await testSite.accounts.settled();
      return took;
    };
    const differences: number[] = [];
    for (let n = 0; n < rounds; n += 1) {
      const first = n % 2 === 0;
      const a = await timeOf(first ? known : unknown, n);
      const b = await timeOf(first ? unknown : known, n);
      differences.push(first ? a - b : b - a);
    }
    const median = differences.toSorted((a, b) => a - b)[(rounds - 1) / 2] ?? NaN;
    const slower = differences.filter((difference) => difference > 0).length;
    expect({
      median,
      slower,
      differ: Math.abs(median) > 1 && Math.max(slower, rounds - slower) >= 37,
    }).toMatchObject({ differ: false });
  }

  it('login: status, body and time are the same for known and unknown names', async () => {
    expect(common(await fresh().logIn('known0', 'a guess'))).toEqual(common(await fresh().logIn('nobody', 'a guess')));
    expect(common(await fresh().logIn('known0@example.com', 'a guess'))).toEqual(
      common(await fresh().logIn('nobody@example.com', 'a guess')),
    );
    await expectSameTime(
      (n) => fresh().logIn(`known${n}`, 'a guess'),
      (n) => fresh().logIn(`nobody${n}`, 'a guess'),
    );
  });

  it('register: status, body and time are the same for known and new addresses', async () => {
    const known = await fresh().register('once-more', { email: 'KNOWN0@example.com' });
    expect(anonymous(known, 'once-more')).toEqual(
      anonymous(await fresh().register('new-here', { email: 'unheard@example.com' }), 'new-here'),
    );
    expect(known).toMatchObject({
      status: 200,
      body: { success: true, user: { username: 'once-more', email: null, pendingEmail: 'KNOWN0@example.com' } },
    });
    expect(known.headers['set-cookie']).toHaveLength(2);
    await expectSameTime(
      (n) => fresh().register(`again${n}`, { email: `known${n}@example.com` }),
      (n) => fresh().register(`fresh${n}`, { email: `fresh${n}@example.com` }),
    );
  });

  it('an account reveals nothing about its address: whether another account has it is not visible', async () => {
    const mine = 'ten small elephants';
    const own = async (username: string, email: string) => {
      const visitor = fresh();
      const answers = [
        await visitor.register(username, { email, password: mine }),
        await visitor.logIn(email, mine),
        await visitor.logIn(username, mine),
        await visitor.me(),
        await visitor.send('GET', '/api/account'),
        await visitor.send('POST', '/api/account/email/confirmation'),
        await visitor.send('POST', '/api/account/email', { email: `not-${email}`, password: mine }),
        await visitor.send('POST', '/api/account/email', { email, password: mine }),
        await visitor.send('GET', '/api/account'),
        await visitor.send('GET', '/api/account/sessions'),
        await visitor.send('DELETE', '/api/account/email/pending'),
        await visitor.send('POST', '/api/account/email/confirmation'),
        await visitor.send('POST', '/api/account/deletion', { password: mine }),
        await visitor.logIn(email, mine),
        await visitor.logIn(email, 'a guess'),
      ];
      return answers.map((answer) => anonymous(answer, username).replaceAll(/10\.0\.\d+\.\d+/g, 'network'));
    };
    const [known, unknown] = [await own('own-one', 'known5@example.com'), await own('own-two', 'unknown5@example.com')];
    expect(known).toEqual(unknown);
    expect(known[1]).toContain(
      'Incorrect username or password. If your email address is not confirmed yet, sign in with your username.',
    );
    expect(known[1]?.replace('"requestId":"id"', '')).toBe(known.at(-1)?.replace('"requestId":"id"', ''));
    expect(known[4]).toContain('"email":null,"pendingEmail":"address"');
    expect(known.map((answer) => Number(/"status":(\d+)/.exec(answer)?.[1]))).toEqual([
      200, 401, 200, 200, 200, 200, 200, 200, 200, 200, 200, 409, 200, 401, 401,
    ]);
  });

  it('own account: requesting an address takes the same time for known and new ones, and so does signing in with it', async () => {
    const people: Visitor[] = [];
    for (let n = 0; n < 2 * rounds; n += 1) {
      const visitor = fresh();
      await visitor.register(`timed${n}`);
      await visitor.logIn(`timed${n}`);
      people.push(visitor);
    }
    const ask = (n: number, email: string) =>
      people[n]?.send('POST', '/api/account/email', { email, password }) ?? Promise.reject(new Error('nobody'));
    await expectSameTime(
      (n) => ask(n, `known${n}@example.com`),
      (n) => ask(rounds + n, `unheard${n}@example.com`),
    );
    await expectSameTime(
      (n) => fresh().logIn(`known${n}@example.com`, 'a guess'),
      (n) => fresh().logIn(`timed${n}@example.com`),
    );
  });

  it('forgot: status, body and time are the same for known and unknown addresses', async () => {
    const known = await forgot(`known${rounds}@example.com`);
    expect(common(known)).toEqual(common(await forgot('nobody@example.com')));
    expect(known).toMatchObject({ status: 200, body: { success: true } });
    await expectSameTime(
      (n) => forgot(`known${n}@example.com`),
      (n) => forgot(`nobody${n}@example.com`),
    );
    expect(testSite.mails.filter(({ subject }) => subject === 'Reset your password for Apiyard').length).toBe(
      rounds + 1,
    );
  });

  it('forgot and register: a slow mail server does not delay the response', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const slow = await openTestSite(on().database, {
      publicUrl: new URL('https://yard.example'),
      startMs: testSite.clock.nowMs + 7_200_000,
      beforeMail: () => released,
    });
    const visitor = new Visitor(slow, { address: '192.0.2.1' });
    // No mail gets away before all are answered: an answer that waited for one would never come.
    const answers = [
      await visitor.send('POST', '/api/forgot-password', { email: 'known1@example.com' }),
      await visitor.send('POST', '/api/forgot-password', { email: 'nobody@example.com' }),
      await visitor.register('slow-one', { email: 'known1@example.com' }),
      await visitor.register('slow-two', { email: 'slow-two@example.com' }),
    ];
    expect([answers.map(({ status }) => status), slow.mails]).toEqual([[200, 200, 200, 200], []]);
    release();
    await slow.accounts.settled();
    expect(slow.mails.map(({ to }) => to).sort()).toEqual([
      'known1@example.com',
      'known1@example.com',
      'slow-two@example.com',
    ]);
    await slow.close();
  });

  it('login with required confirmation: does not reveal whether an address was taken', async () => {
    const strict = await openTestSite(on().database, {
      publicUrl: new URL('https://yard.example'),
      startMs: testSite.clock.nowMs + 10_800_000,
      confirmFirst: () => true,
    });
    const visitor = new Visitor(strict, { address: '192.0.2.2' });
    const known = await visitor.register('strict-known', { email: 'known2@example.com' });
    expect(common(known)).toEqual(common(await visitor.register('strict-new', { email: 'strict-new@example.com' })));
    expect(known).toMatchObject({ body: { success: true, user: null } });
    for (const isSent of [true, false]) {
      const answer = await visitor.logIn('strict-known');
      expect(answer).toMatchObject({ status: 409, body: { code: 'ConfirmFirst', isSent } });
      expect(common(answer)).toEqual(common(await visitor.logIn('strict-new')));
    }
    expect((await visitor.logIn('strict-new', 'not the password')).status).toBe(401);
    await strict.accounts.settled();
    expect(strict.mails.map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
      ['known2@example.com', 'Your email address is already registered on Apiyard'],
      ['strict-new@example.com', 'Confirm your email address for Apiyard'],
      ['strict-new@example.com', 'Confirm your email address for Apiyard'],
    ]);
    const token =
      /token=([\w-]+)/.exec(strict.mails.findLast(({ to }) => to === 'strict-new@example.com')?.text ?? '')?.[1] ?? '';
    expect((await visitor.send('POST', '/api/confirm-email', { token })).status).toBe(200);
    expect((await visitor.logIn('strict-new', password)).status).toBe(200);
    await strict.close();
  });
});
