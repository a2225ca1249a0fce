import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { describeOnEngines } from '../../test/engines/engines.ts';
import { naughtyTexts } from '../../test/hostile/naughty.ts';
import type { TestSite } from '../../test/test-site.ts';
import { member, openTestSite, password, Visitor } from '../../test/test-site.ts';

describeOnEngines('Whatever people type', (on) => {
  let testSite: TestSite;
  beforeAll(async () => {
    testSite = await openTestSite(on().database);
    return () => testSite.close();
  });

  it('is stored as a name unchanged except for trimmed spaces, or rejected', async () => {
    for (const [n, name] of naughtyTexts.entries()) {
      const visitor = new Visitor(testSite, { address: `198.51.100.${n}` });
      const username = `person${n}`;
      const made = await visitor.register(username, { name });
      if (name.trim() === '') expect([name, made.status]).toEqual([name, 422]);
      else {
        expect([name, made.status]).toEqual([name, 200]);
        expect(await visitor.logIn(username)).toMatchObject({ status: 200, body: { user: { name: name.trim() } } });
      }
    }
    for (const name of ['a\u0000b', 'a\nb', 'a\u0007b', 'half \ud83d', '\udc00', 'x'.repeat(81)]) {
      expect([name, (await new Visitor(testSite).register('nobody', { name })).status]).toEqual([name, 422]);
    }
  });

  it('works as a password, spaces and control characters included', async () => {
    const visitor = new Visitor(testSite, { address: '192.0.2.1' });
    for (const [n, text] of naughtyTexts.slice(0, 40).entries()) {
      const given = `${text} padding\u0000\n `;
      await visitor.register(`holder${n}`, { password: given });
      expect([given, (await visitor.logIn(`holder${n}`, given)).status]).toEqual([given, 200]);
      expect((await new Visitor(testSite, { address: `192.0.2.${n}` }).logIn(`holder${n}`, given.trim())).status).toBe(
        401,
      );
    }
  });

  it('never breaks the server', async () => {
    const visitor = await member(testSite, 'target', { address: '192.0.2.200' });
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(...naughtyTexts),
      fc.string(),
    );
    const value = fc.oneof(text, fc.jsonValue() as fc.Arbitrary<unknown>);
    const calls = fc.record({
      call: fc.constantFrom<{ method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; names: readonly string[] }>(
        { method: 'POST', path: '/api/login', names: ['usernameOrEmail', 'password'] },
        { method: 'POST', path: '/api/register', names: ['username', 'email', 'password', 'name', 'setup'] },
        { method: 'POST', path: '/api/account/keys', names: ['name', 'areas', 'expiresAt'] },
        { method: 'POST', path: '/api/account/favourites', names: ['api'] },
        { method: 'DELETE', path: '/api/account/favourites', names: ['api'] },
        { method: 'POST', path: '/api/account/keys/{text}/rotate', names: ['graceS'] },
        { method: 'DELETE', path: '/api/account/keys/{text}', names: [] },
        { method: 'POST', path: '/api/confirm-email', names: ['token'] },
        { method: 'POST', path: '/api/forgot-password', names: ['email'] },
        { method: 'POST', path: '/api/reset-password', names: ['token', 'password'] },
        { method: 'POST', path: '/api/login/second-step', names: ['kind', 'code'] },
        { method: 'POST', path: '/api/login/passkey/options', names: [] },
        { method: 'POST', path: '/api/login/passkey', names: ['credential'] },
        { method: 'PUT', path: '/api/account/profile', names: ['name', 'language'] },
        { method: 'POST', path: '/api/account/email', names: ['email', 'password'] },
        { method: 'PUT', path: '/api/account/password', names: ['password', 'next'] },
        { method: 'POST', path: '/api/account/two-steps', names: ['password'] },
        { method: 'PUT', path: '/api/account/two-steps', names: ['code'] },
        { method: 'DELETE', path: '/api/account/two-steps', names: ['password'] },
        { method: 'POST', path: '/api/account/passkeys/options', names: ['password'] },
        { method: 'POST', path: '/api/account/passkeys', names: ['name', 'credential'] },
        { method: 'PUT', path: '/api/account/passkeys/{text}', names: ['name'] },
        { method: 'DELETE', path: '/api/account/passkeys/{text}', names: ['password'] },
        { method: 'GET', path: '/api/account/sessions', names: [] },
        { method: 'DELETE', path: '/api/account/sessions/{text}', names: [] },
        { method: 'POST', path: '/api/account/deletion', names: ['password'] },
        { method: 'GET', path: '/api/data/blog/BlogPosts/slug/{text}', names: [] },
      ),
      text,
      values: fc.array(value, { minLength: 5, maxLength: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(calls, async ({ call: { method, path, names }, text: inPath, values }) => {
        const url = path.replace('{text}', () => encodeURIComponent(inPath.toWellFormed() || '-'));
        const body = Object.fromEntries(names.map((name, n) => [name, values[n]]));
        const { status } = await visitor.send(method, url, method === 'GET' ? undefined : body);
        expect(status).toBeGreaterThanOrEqual(200);
        expect(status).toBeLessThan(500);
      }),
      { numRuns: 900, seed: 20_261_120 },
    );
    expect((await visitor.logIn('target', password)).status).toBe(200);
  });
});
