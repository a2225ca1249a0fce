import { beforeAll, expect, it } from 'vitest';
import { describeOnEngines } from '../../../test/engines/engines.ts';
import type { TestSite } from '../../../test/test-site.ts';
import { member, openTestSite, password, Visitor } from '../../../test/test-site.ts';

describeOnEngines('throttling', (on) => {
  let testSite: TestSite;
  beforeAll(async () => {
    testSite = await openTestSite(on().database);
    return () => testSite.close();
  });

  it('makes 100 wrong attempts from one address take days, while the owner can sign in from anywhere', async () => {
    const owner = await member(testSite, 'ann', { address: '203.0.113.1' });
    await owner.send('POST', '/api/logout');
    const guesser = new Visitor(testSite, { address: '203.0.113.2' });
    const start = testSite.clock.nowMs;
    for (let tried = 0; tried < 100;) {
      const { status, body } = await guesser.logIn('ann', `guess ${tried}`);
      if (status === 401) tried += 1;
      else {
        expect(status).toBe(429);
        if (tried % 25 === 0) {
          expect((await owner.logIn('ann')).status).toBe(200);
          expect((await new Visitor(testSite, { address: `203.0.113.${10 + tried}` }).logIn('ann')).status).toBe(200);
        }
        testSite.clock.nowMs += (body as { retryAfterS: number }).retryAfterS * 1000;
      }
    }
    expect((testSite.clock.nowMs - start) / 60_000).toBeGreaterThan(40 * 60);
    expect((await new Visitor(testSite, { address: '203.0.113.9' }).logIn('ann')).status).toBe(200);
  });

  it('locks no one out when the clock was ahead and is corrected', async () => {
    const start = testSite.clock.nowMs;
    const slip = new Visitor(testSite, { address: '203.0.113.30' });
    await member(testSite, 'eve', { address: '203.0.113.31' });
    testSite.clock.nowMs = start + 30 * 86_400_000;
    for (let tried = 0; tried < 8; tried += 1) await slip.logIn('eve', `slip ${tried}`);
    testSite.clock.nowMs = start;
    expect((await slip.logIn('eve')).status).toBe(200);
    // The delays keep growing as before.
    const statuses: number[] = [];
    for (let tried = 0; tried < 8; tried += 1) statuses.push((await slip.logIn('nobody', `slip ${tried}`)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429, 429]);
  });

  it('makes 100 incorrect attempts from one address at many accounts take most of an hour', async () => {
    const guesser = new Visitor(testSite, { address: '203.0.113.40' });
    const start = testSite.clock.nowMs;
    for (let tried = 0; tried < 100;) {
      const { status, body } = await guesser.logIn(`name${tried}`, 'a guess');
      if (status === 401) tried += 1;
      else testSite.clock.nowMs += (body as { retryAfterS: number }).retryAfterS * 1000;
    }
    expect((testSite.clock.nowMs - start) / 60_000).toBeGreaterThan(30);
  });

  it('lets the owner sign in from a known browser while a hundred addresses guess in parallel', async () => {
    const owner = await member(testSite, 'bea', { address: '203.0.113.50' });
    await owner.send('POST', '/api/logout');
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => new Visitor(testSite, { address: `192.0.2.${n}` }).logIn('bea', 'a guess')),
    );
    expect(answers.filter(({ status }) => status === 401).length).toBe(41);
    expect(answers.filter(({ status }) => status === 429).length).toBe(59);
    expect((await owner.logIn('bea')).status).toBe(200);
  });

  /** Tries of a thousand addresses at one name, each as early as it may be, for so long. */
  const guess = async (name: string, hours: number) => {
    const botnet = Array.from(
      { length: 1000 },
      (_, n) => new Visitor(testSite, { address: `10.9.${n >> 8}.${n & 255}` }),
    );
    const end = testSite.clock.nowMs + hours * 3_600_000;
    const sentences = new Set<string>();
    let guesses = 0;
    for (let n = 0; testSite.clock.nowMs < end; n += 1) {
      const { status, body } = (await (botnet[n % 1000] ?? botnet[0])?.logIn(name, `guess ${n}`)) ?? {
        status: 0,
        body: {},
      };
      if (status === 401) guesses += 1;
      else {
        const { retryAfterS, message } = body as { retryAfterS: number; message: string };
        sentences.add(message.replace(/\d+/, 'N'));
        testSite.clock.nowMs += retryAfterS * 1000;
      }
    }
    return { guesses, sentences: [...sentences] };
  };

  it('gives a thousand addresses at most 95 guesses a day at one name, whether it exists or not', async () => {
    await member(testSite, 'gia', { address: '203.0.113.90' });
    const expected = {
      guesses: 95,
      sentences: [
        'Too many attempts. Try again in N s. You can still sign in on a device you have used before, with a passkey, or after resetting your password by email.',
      ],
    };
    expect(await guess('gia', 24)).toEqual(expected);
    expect(await guess('gia', 24)).toEqual(expected);
    expect(await guess('nobody-has-this', 24)).toEqual(expected);
  });

  it('lets the owner sign in during an attack: on a known device immediately, on a new one after a reset by email, and on any within half an hour of the last guess', async () => {
    const owner = await member(testSite, 'hana', { address: '203.0.113.91' });
    await owner.send('POST', '/api/logout');
    await guess('hana', 12);
    for (let n = 0; n < 3; n += 1) await new Visitor(testSite, { address: `10.8.0.${n}` }).logIn('hana', 'a guess');
    expect((await owner.logIn('hana')).status).toBe(200);
    // Their sign-in gives no one else access.
    const laptop = new Visitor(testSite, { address: '203.0.113.92' });
    expect(await laptop.logIn('hana')).toMatchObject({ status: 429 });
    await laptop.send('POST', '/api/forgot-password', { email: 'hana@example.com' });
    await testSite.accounts.settled();
    const token =
      /reset-password\?token=([\w-]+)/.exec(
        testSite.mails.findLast(({ to, subject }) => to === 'hana@example.com' && subject.startsWith('Reset your'))
          ?.text ?? '',
      )?.[1] ?? '';
    expect((await laptop.send('POST', '/api/reset-password', { token, password: 'nine tall giraffes' })).status).toBe(
      200,
    );
    expect((await laptop.logIn('hana', 'nine tall giraffes')).status).toBe(200);
    const phone = new Visitor(testSite, { address: '203.0.113.93' });
    expect((await phone.logIn('hana', 'nine tall giraffes')).status).toBe(429);
    testSite.clock.nowMs += 1_800_000;
    expect((await phone.logIn('hana', 'nine tall giraffes')).status).toBe(200);
  });

  it('delays no new device because of one attacking address, however long it continues', async () => {
    await member(testSite, 'ines', { address: '203.0.113.94' });
    const guesser = new Visitor(testSite, { address: '10.7.0.1' });
    const end = testSite.clock.nowMs + 3 * 86_400_000;
    const others: number[] = [];
    for (let tried = 0; testSite.clock.nowMs < end;) {
      const { status, body } = await guesser.logIn('ines', 'a guess');
      if (status === 401) tried += 1;
      else {
        if (tried % 10 === 0)
          others.push((await new Visitor(testSite, { address: `10.7.1.${others.length}` }).logIn('ines')).status);
        testSite.clock.nowMs += (body as { retryAfterS: number }).retryAfterS * 1000;
      }
    }
    expect(others.length).toBeGreaterThanOrEqual(7);
    expect(others.filter((status) => status !== 200)).toEqual([]);
  });

  it('limits a stolen session to 105 password guesses a day, from any number of addresses', async () => {
    const owner = await member(testSite, 'jill', { address: '203.0.113.95' });
    const end = testSite.clock.nowMs + 86_400_000;
    let guesses = 0;
    for (let n = 0; testSite.clock.nowMs < end; n += 1) {
      const thief = new Visitor(testSite, { address: `10.6.${n >> 8}.${n & 255}` });
      for (const [name, value] of owner.cookies) thief.cookies.set(name, value);
      const { status, body } = await thief.send('POST', '/api/account/two-steps', { password: `guess ${n}` });
      if (status === 409) guesses += 1;
      else testSite.clock.nowMs += (body as { retryAfterS: number }).retryAfterS * 1000;
    }
    expect(guesses).toBe(105);
  });

  it('sends at most three reset emails to one address in an hour, and only the requester sees the limit', async () => {
    await new Visitor(testSite).register('cid');
    const asked = async (email: string, network = '198.51.100.1') => {
      const statuses: number[] = [];
      for (let n = 0; n < 5; n += 1)
        statuses.push(
          (await new Visitor(testSite, { address: network }).send('POST', '/api/forgot-password', { email })).status,
        );
      await testSite.accounts.settled();
      return statuses;
    };
    expect(await asked('cid@example.com')).toEqual([200, 200, 200, 429, 429]);
    expect(await asked('CID@example.com')).toEqual([429, 429, 429, 429, 429]);
    expect(await asked('nobody@example.com')).toEqual([200, 200, 200, 429, 429]);
    // A report of others' recent requests would reveal that the account exists.
    expect(await asked('cid@example.com', '198.51.100.2')).toEqual([200, 200, 200, 429, 429]);
    expect(
      testSite.mails.filter(({ to, subject }) => to === 'cid@example.com' && subject.startsWith('Reset your')).length,
    ).toBe(3);
    expect(testSite.mails.filter(({ to }) => to === 'nobody@example.com')).toEqual([]);
    testSite.clock.nowMs += 3_600_000;
    expect(
      (await new Visitor(testSite).send('POST', '/api/forgot-password', { email: 'cid@example.com' })).status,
    ).toBe(200);
  });

  it('limits an address that requests emails to many people, or guesses links', async () => {
    const visitor = new Visitor(testSite, { address: '203.0.113.60' });
    const statuses: number[] = [];
    for (let n = 0; n < 23; n += 1)
      statuses.push((await visitor.send('POST', '/api/forgot-password', { email: `many${n}@example.com` })).status);
    expect(statuses).toEqual([...Array.from({ length: 21 }, () => 200), 429, 429]);
    const tries = async (path: string, body: object) => {
      const each: number[] = [];
      for (let n = 0; n < 40; n += 1)
        each.push((await visitor.send('POST', path, { token: `guess${n}`, ...body })).status);
      return [each.filter((status) => status === 409).length, each.filter((status) => status === 429).length];
    };
    expect(await tries('/api/reset-password', { password: 'nine tall giraffes' })).toEqual([21, 19]);
    expect(await tries('/api/confirm-email', {})).toEqual([31, 9]);
  });

  it('counts the /48 around IPv6 networks: one can create at most 241 accounts and request at most 81 emails in parallel', async () => {
    const statusesOf = async (count: number, ask: (visitor: Visitor, n: number) => Promise<{ status: number }>) => {
      const statuses: number[] = [];
      for (let n = 0; n < count; n += 1)
        statuses.push((await ask(new Visitor(testSite, { address: `2001:db8:48:${n.toString(16)}::1` }), n)).status);
      return [statuses.filter((status) => status === 200).length, statuses.at(-1)];
    };
    expect(await statusesOf(243, (visitor, n) => visitor.register(`site${n}`))).toEqual([241, 429]);
    expect(
      await statusesOf(83, (visitor, n) =>
        visitor.send('POST', '/api/forgot-password', { email: `site${n}@example.net` }),
      ),
    ).toEqual([81, 429]);
    expect((await new Visitor(testSite, { address: '2001:db8:49::1' }).register('next-site')).status).toBe(200);
  });

  it('limits the emails that one person requests, and those that one address receives', async () => {
    const visitor = new Visitor(testSite, { address: '203.0.113.70' });
    await visitor.register('dan');
    await visitor.logIn('dan');
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1)
      statuses.push((await visitor.send('POST', '/api/account/email/confirmation')).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429, 429]);
    for (let n = 0; n < 12; n += 1)
      await new Visitor(testSite, { address: '203.0.113.71' }).register(`pest${n}`, { email: 'victim@example.com' });
    await testSite.accounts.settled();
    expect(testSite.mails.filter(({ to }) => to === 'victim@example.com').map(({ subject }) => subject)).toEqual(
      Array.from({ length: 4 }, () => 'Confirm your email address for Apiyard'),
    );
    await testSite.confirm('pest0');
    testSite.clock.nowMs += 3_600_000;
    testSite.mails.length = 0;
    for (let n = 20; n < 32; n += 1)
      await new Visitor(testSite, { address: '203.0.113.72' }).register(`pest${n}`, { email: 'victim@example.com' });
    await testSite.accounts.settled();
    expect(testSite.mails.map(({ subject }) => subject)).toEqual([
      'Your email address is already registered on Apiyard',
    ]);
    // Attempts by others are counted silently: a first-time requester learns nothing about them.
    const other = await member(testSite, 'dot', { address: '203.0.113.73' });
    expect((await other.send('POST', '/api/account/email', { email: 'victim@example.com', password })).status).toBe(
      200,
    );
    await testSite.accounts.settled();
    expect(testSite.mails.filter(({ to }) => to === 'victim@example.com').length).toBe(1);
  });
});
