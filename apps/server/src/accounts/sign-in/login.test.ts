import { beforeAll, describe, expect, it } from 'vitest';
import { describeOnEngines } from '../../../test/engines/engines.ts';
import type { TestSite } from '../../../test/test-site.ts';
import { member, openTestSite, password, Visitor } from '../../../test/test-site.ts';
import { createPasswords } from '../passwords/passwords.ts';

const wrong = {
  status: 401,
  body: {
    success: false,
    message: 'Incorrect username or password. If your email address is not confirmed yet, sign in with your username.',
    code: 'Unauthenticated',
    requestId: expect.any(String),
  },
};

describeOnEngines('Sign-in', (on) => {
  let testSite: TestSite;
  beforeAll(async () => {
    testSite = await openTestSite(on().database);
    return () => testSite.close();
  });

  it('gives the same response for an incorrect password, an unknown name and an unknown address', async () => {
    const visitor = new Visitor(testSite, { address: '203.0.113.1' });
    await visitor.register('ann');
    const names = ['ann', 'ann@example.com', 'nobody', 'nobody@example.com'];
    for (const name of names) {
      const answer = await visitor.logIn(name, 'not the password');
      expect(answer).toMatchObject(wrong);
      expect(answer.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8' });
      expect(answer.headers['set-cookie']).toBe(undefined);
    }
  });

  it('limits the size of the body: a megabyte of names is rejected unread', async () => {
    const wide = Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`name${n}`, n]));
    for (const [url, body] of [
      ['/api/login', wide],
      ['/api/login/passkey', { credential: wide }],
      ['/api/register', wide],
      ['/api/messages', wide],
    ] as const) {
      expect([url, await new Visitor(testSite).send('POST', url, body)]).toMatchObject([
        url,
        { status: 413, body: { code: 'TooLarge' } },
      ]);
    }
  });

  it('slows down 100 incorrect attempts from one address, while the owner can sign in from elsewhere', async () => {
    const guesser = new Visitor(testSite, { address: '203.0.113.2' });
    const owner = new Visitor(testSite, { address: '203.0.113.3' });
    await owner.register('bea');
    const start = testSite.clock.nowMs;
    const waits: number[] = [];
    for (let tried = 0; tried < 100;) {
      const answer = await guesser.logIn('bea', `guess ${tried}`);
      if (answer.status === 401) tried += 1;
      else {
        const { retryAfterS } = answer.body as { retryAfterS: number };
        expect(answer).toMatchObject({
          status: 429,
          headers: { 'retry-after': String(retryAfterS) },
          body: {
            success: false,
            code: 'RateLimited',
            message: `Too many attempts. Try again in ${retryAfterS} s. You can still sign in on a device you have used before, with a passkey, or after resetting your password by email.`,
          },
        });
        waits.push(retryAfterS);
        if (tried === 60) expect((await owner.logIn('bea')).status).toBe(200);
        testSite.clock.nowMs += retryAfterS * 1000;
      }
    }
    expect(waits.slice(0, 7)).toEqual([1, 2, 4, 8, 15, 30, 60]);
    expect((testSite.clock.nowMs - start) / 3_600_000).toBeGreaterThan(80);
    expect((await owner.logIn('bea')).status).toBe(200);
  });

  it('accepts a known browser while an attack runs, even from the same IP address', async () => {
    const owner = await member(testSite, 'cat', { address: '203.0.113.4' });
    await owner.send('POST', '/api/logout');
    const guesser = new Visitor(testSite, { address: '203.0.113.4' });
    const stranger = new Visitor(testSite, { address: '203.0.113.4' });
    for (let tried = 0; tried < 6; tried += 1) await guesser.logIn('cat', 'a guess');
    expect((await stranger.logIn('cat')).status).toBe(429);
    expect((await owner.logIn('cat')).status).toBe(200);
    const device = owner.cookies.get('__Host-apiyard-device') ?? '';
    stranger.cookies.set('__Host-apiyard-device', `${device.split('.')[0]}.${'A'.repeat(43)}`);
    expect((await stranger.logIn('cat')).status).toBe(429);
  });

  it('does not recognize browsers that signed in with an old password', async () => {
    const owner = await member(testSite, 'mio', { address: '203.0.113.40' });
    const thief = new Visitor(testSite, { address: '203.0.113.41' });
    expect((await thief.logIn('mio')).status).toBe(200);
    const next = 'four other quiet llamas';
    expect((await owner.send('PUT', '/api/account/password', { password, next })).status).toBe(200);
    const stranger = new Visitor(testSite, { address: '203.0.113.41' });
    for (let tried = 0; tried < 6; tried += 1) expect((await stranger.logIn('mio', 'a guess')).status).toBe(401);
    expect((await thief.logIn('mio', 'a guess')).status).toBe(429);
    // The browser that changed the password is known by the new one.
    expect((await owner.logIn('mio', next)).status).toBe(200);
  });

  it('counts parallel attempts like sequential ones', async () => {
    const guesser = new Visitor(testSite, { address: '203.0.113.5' });
    await new Visitor(testSite).register('dot');
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => guesser.logIn('dot', `guess ${n}`)));
    expect(answers.filter(({ status }) => status === 401).length).toBe(6);
    expect(answers.filter(({ status }) => status === 429).length).toBe(24);
  });

  it('slows down an address that tries many names, and addresses that try one name', async () => {
    const sprayer = new Visitor(testSite, { address: '203.0.113.6' });
    const statuses: number[] = [];
    for (let n = 0; n < 32; n += 1) statuses.push((await sprayer.logIn(`name${n}`, 'a guess')).status);
    expect(statuses).toEqual([...Array.from({ length: 31 }, () => 401), 429]);
    const crowd: number[] = [];
    for (let n = 0; n < 52; n += 1)
      crowd.push((await new Visitor(testSite, { address: `192.0.2.${n}` }).logIn('everybodys', 'a guess')).status);
    expect(crowd).toEqual([...Array.from({ length: 41 }, () => 401), ...Array.from({ length: 11 }, () => 429)]);
  });

  it('resets the failed attempts after a successful sign-in, and after 24 hours without one', async () => {
    const visitor = new Visitor(testSite, { address: '203.0.113.7' });
    await visitor.register('eli');
    visitor.cookies.clear();
    for (let round = 0; round < 2; round += 1) {
      for (let tried = 0; tried < 5; tried += 1) expect((await visitor.logIn('eli', 'a guess')).status).toBe(401);
      visitor.cookies.clear();
      if (round === 0) expect((await visitor.logIn('eli')).status).toBe(200);
      visitor.cookies.clear();
    }
    testSite.clock.nowMs += 86_400_000;
    for (let tried = 0; tried < 5; tried += 1) expect((await visitor.logIn('eli', 'a guess')).status).toBe(401);
    expect((await visitor.logIn('eli')).status).toBe(200);
  });

  it('rejects names that no database could store like unknown ones', async () => {
    const visitor = new Visitor(testSite, { address: '203.0.113.8' });
    for (const name of ['\u0000', 'a\u0000b', '\ud800', 'x\udfff@example.com'])
      expect(await visitor.logIn(name, 'a guess')).toMatchObject(wrong);
    expect(await visitor.logIn("' or 1=1 --", "' or 1=1 --")).toMatchObject(wrong);
  });

  it('emits an event with the request and the address, never the password', async () => {
    const own = await openTestSite(on().database, { startMs: testSite.clock.nowMs });
    const common: unknown[] = [];
    own.accounts.events.listen((event) => common.push(event));
    const visitor = new Visitor(own, { address: '203.0.113.9' });
    await visitor.register('fin');
    await visitor.logIn('fin', 'a guess');
    await visitor.logIn('fin');
    await visitor.send('POST', '/api/logout');
    const from = { requestId: expect.any(String), address: '203.0.113.9' };
    const personId = expect.any(String);
    expect(common).toEqual([
      { type: 'registered', from, personId, role: 'user', isAddressTaken: false },
      { type: 'signed in', from, personId, by: 'password', isNewDevice: false, browser: '', system: '' },
      { type: 'sign-in refused', from, personId, reason: 'wrong name or password' },
      { type: 'signed in', from, personId, by: 'password', isNewDevice: false, browser: '', system: '' },
      { type: 'signed out', from, personId },
    ]);
    expect(own.logLines.filter((line) => line.includes('"event":"signed in"')).length).toBe(2);
    expect(own.logLines.join('')).not.toContain(password);
    await own.close();
  });
});

describe('The work of a refusal', () => {
  it('is that of a whole password hash for known and unknown names', async () => {
    const passwords = createPasswords();
    const asker = { isKnown: true, from: '203.0.113.1' };
    const hash = await passwords.hash(password, asker);
    // Processor time, thread pool included: it depends less than the clock on what else the machine does.
    const workMs = async (against: string | null) => {
      const before = process.cpuUsage();
      await passwords.verify('a guess', against, asker);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    // The least of all rounds each: what else runs only ever adds, so that the two come closer with every round.
    let known = Infinity;
    let unknown = Infinity;
    for (let round = 0; round < 30; round += 1) {
      known = Math.min(known, await workMs(hash));
      unknown = Math.min(unknown, await workMs(null));
      if (round >= 2 && unknown / known > 0.6 && unknown / known < 1.6) break;
    }
    expect(known).toBeGreaterThan(20);
    expect(unknown / known).toBeGreaterThan(0.6);
    expect(unknown / known).toBeLessThan(1.6);
  });
});

// Hashing costs next to nothing here, so that other work would show. The bound is a tenth of what a real hash takes.
describeOnEngines('But for hashing', (on) => {
  let testSite: TestSite;
  beforeAll(async () => {
    testSite = await openTestSite(on().database);
    await new Visitor(testSite).register('known', { email: 'known@example.com' });
    await testSite.confirm('known');
    return () => testSite.close();
  });
  let n = 0;
  const fresh = () => new Visitor(testSite, { address: `10.0.${(n += 1) >> 8}.${n & 255}` });

  it('sign-in takes the same time for known and unknown names', async () => {
    const [known, unknown] = await fastestMs(
      40,
      () => fresh().logIn('known', 'a guess'),
      () => fresh().logIn('nobody', 'a guess'),
    );
    expect(Math.abs(known - unknown)).toBeLessThan(10);
  });

  it('registration takes the same time for known and new addresses', async () => {
    const [known, unknown] = await fastestMs(
      40,
      () => fresh().register(`a${n}-known`, { email: 'known@example.com' }),
      () => fresh().register(`b${n}-new`, { email: `new${n}@example.com` }),
    );
    expect(Math.abs(known - unknown)).toBeLessThan(10);
  });
});

/** The fastest of some rounds each: what else runs on the machine only ever adds. */
async function fastestMs(
  rounds: number,
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
): Promise<[number, number]> {
  const timeOf = async (work: () => Promise<unknown>) => {
    const start = performance.now();
    await work();
    return performance.now() - start;
  };
  const fastest: [number, number] = [Infinity, Infinity];
  for (let round = 0; round < rounds; round += 1) {
    fastest[0] = Math.min(fastest[0], await timeOf(first));
    fastest[1] = Math.min(fastest[1], await timeOf(second));
  }
  return fastest;
}
