import { beforeAll, expect, it } from 'vitest';
import { passwordLengthMax, passwordLengthMin } from '@apiyard/api/contract/accounts/session';
import { describeOnEngines } from '../../../test/engines/engines.ts';
import type { TestSite } from '../../../test/test-site.ts';
import { member, openTestSite, password, Visitor } from '../../../test/test-site.ts';
import { createPasswords } from './passwords.ts';

describeOnEngines('passwords', (on) => {
  let testSite: TestSite;
  beforeAll(async () => {
    testSite = await openTestSite(on().database);
    return () => testSite.close();
  });

  /** Every place where one is chosen, with the status of a good one. */
  const places: Record<string, (chosen: string, n: number) => Promise<{ status: number; body: unknown }>> = {
    registration: (chosen, n) =>
      new Visitor(testSite, { address: `203.0.113.${n}` }).register(`new${n}`, { password: chosen }),
    change: async (chosen, n) =>
      (await member(testSite, `changing${n}`, { address: `203.0.113.${n}` })).send('PUT', '/api/account/password', {
        password,
        next: chosen,
      }),
    reset: async (chosen, n) => {
      const visitor = new Visitor(testSite, { address: `203.0.113.${n}` });
      await visitor.register(`resetting${n}`);
      await visitor.send('POST', '/api/forgot-password', { email: `resetting${n}@example.com` });
      await testSite.accounts.settled();
      const token =
        /reset-password\?token=([\w-]+)/.exec(
          testSite.mails.findLast(
            ({ to, subject }) => to === `resetting${n}@example.com` && subject.startsWith('Reset your'),
          )?.text ?? '',
        )?.[1] ?? '';
      return visitor.send('POST', '/api/reset-password', { token, password: chosen });
    },
  };
  let n = 0;

  it.each(Object.keys(places))(
    'have 8 to 256 characters of any kind, and are not among those tried first: %s',
    async (place) => {
      const choose = async (chosen: string) => {
        const { status, body } = (await places[place]?.(chosen, (n += 1))) ?? { status: 0, body: {} };
        return [status, (body as { code?: string }).code];
      };
      expect([passwordLengthMin, passwordLengthMax]).toEqual([8, 256]);
      expect(await choose('short 7')).toEqual([422, 'InvalidInput']);
      expect(await choose('x'.repeat(257))).toEqual([422, 'InvalidInput']);
      for (const common of [
        'password',
        'PASSWORD1',
        '12345678',
        'qwertyuiop',
        'iloveyou',
        'smokey24',
        'abcabcabc',
        'Apiyard2026',
        'example.com',
      ])
        expect([common, ...(await choose(common))]).toEqual([common, 409, 'WeakPassword']);
      for (const fine of [
        'zzzyyxxw',
        'لا تنس هذه',
        '🐎🔋📎🦙🌵🎺🪁🧭',
        'no two the same '.repeat(4),
        `${'nine tall giraffes and '.repeat(11)}a`,
      ])
        expect([fine, ...(await choose(fine))]).toEqual([fine, 200, undefined]);
    },
  );

  it('are stored as argon2id with 46 MiB and one pass, with a salt each', async () => {
    const real = createPasswords();
    const own = await openTestSite(on().database, { startMs: testSite.clock.nowMs + 3_600_000, passwords: real });
    await new Visitor(own, { address: '192.0.2.1' }).register('one');
    await new Visitor(own, { address: '192.0.2.1' }).register('two');
    const rows = await on()
      .database.kysely.selectFrom('person')
      .select('password_hash')
      .where('username', 'in', ['one', 'two'])
      .execute();
    expect(rows.length).toBe(2);
    for (const { password_hash } of rows)
      expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(new Set(rows.map(({ password_hash }) => password_hash)).size).toBe(2);
    await own.close();
  });

  it('have limited guesses at their confirmation in an open session', async () => {
    const owner = await member(testSite, 'holder', { address: '192.0.2.2' });
    const calls = [
      ['PUT', '/api/account/password', { next: 'nine tall giraffes' }],
      ['POST', '/api/account/email', { email: 'evil@example.com' }],
      ['POST', '/api/account/two-steps', {}],
      ['DELETE', '/api/account/two-steps', { code: '000000' }],
      ['POST', '/api/account/two-steps/recovery-codes', { code: '000000' }],
      ['POST', '/api/account/passkeys/options', {}],
      ['DELETE', '/api/account/passkeys/unknown', {}],
      ['POST', '/api/account/deletion', {}],
    ] as const;
    const statuses: unknown[] = [];
    for (const [method, path, more] of calls) {
      const { status, body } = await owner.send(method, path, { ...more, password: 'a guess' });
      statuses.push([status, (body as { code: string }).code]);
    }
    expect(statuses).toEqual([
      ...Array.from({ length: 6 }, () => [409, 'WrongPassword']),
      ...Array.from({ length: 2 }, () => [429, 'RateLimited']),
    ]);
    expect((await owner.me()).status).toBe(200);
    testSite.clock.nowMs += 5_000;
    expect((await owner.send('POST', '/api/account/two-steps', { password })).status).toBe(200);
    expect((await new Visitor(testSite, { address: '192.0.2.2' }).logIn('holder')).status).toBe(200);
  });
});
