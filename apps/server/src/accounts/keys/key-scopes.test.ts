import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Engine } from '../../db/dialect.ts';
import type { TestServer } from '../../../test/test-server.ts';
import { openTestServer } from '../../../test/test-server.ts';
import { entries } from '../../../test/entries.ts';

const origin = { host: 'localhost:3000', origin: 'http://localhost:3000' };
const readable = [
  '/api/account',
  '/api/account/calls',
  '/api/account/calls.csv',
  '/api/account/calls/{requestId}',
  '/api/account/keys',
  '/api/account/plan',
  '/api/account/usage',
  '/api/user/me',
];

test('exactly these endpoints are readable with the scope account:read', () => {
  const found = entries.filter(({ keyScope }) => keyScope === 'account:read');
  expect(found.map(({ path }) => path).toSorted()).toEqual(readable);
  expect(found.map(({ method }) => method)).toEqual(found.map(() => 'GET'));
});

describe.each<Engine>(['sqlite', 'postgres'])('the scope account:read on %s', (engine) => {
  let testServer: TestServer;
  let main: string;
  let cookie: string;
  let scoped: { id: string; key: string; version: number };

  const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, headers: object, payload?: object) =>
    testServer.app.fastify.inject({
      method,
      url,
      headers: { ...origin, ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
  const byKey = (url: string, key: string) => ask('GET', url, { 'x-api-key': key });

  beforeAll(async () => {
    testServer = await openTestServer(engine);
    main = await testServer.keyOf('ownerine');
    const payload = { usernameOrEmail: 'ownerine', password: 'seven little llamas' };
    const { cookies } = await ask('POST', '/api/login', {}, payload);
    cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const made = await ask('POST', '/api/account/keys', { cookie }, { name: 'Reader', scopes: ['account:read'] });
    scoped = made.json();
    expect(made.json()).toMatchObject({ name: 'Reader', areas: null, scopes: ['account:read'] });
  });
  afterAll(() => testServer.close());

  test('opens the account to the key, in either header, and to HEAD', async () => {
    const called = await ask('GET', '/api/v1/random/uuid', { 'x-api-key': scoped.key });
    for (const path of readable) {
      const url = path.replace('{requestId}', String(called.headers['x-request-id']));
      const answer = await byKey(url, scoped.key);
      expect([path, answer.statusCode]).toEqual([path, 200]);
      expect((await ask('HEAD' as 'GET', url, { 'x-api-key': scoped.key })).statusCode).toBe(200);
      expect(answer.body).not.toContain(main);
    }
    expect((await ask('GET', '/api/account', { authorization: `Bearer ${scoped.key}` })).json()).toMatchObject({
      username: 'ownerine',
    });
  });

  test('gives no other key: that of the current user is the one that was sent', async () => {
    const { user } = (await byKey('/api/user/me', scoped.key)).json<{ user: object }>();
    expect(user).toMatchObject({ username: 'ownerine', apiKey: scoped.key });
  });

  test('is named to a key without it', async () => {
    for (const path of readable) {
      const answer = await byKey(path.replace('{requestId}', 'any'), main);
      const body = answer.json<Record<string, string>>();
      expect([path, answer.statusCode, body['code'], body['detail'] ?? body['message']]).toEqual([
        path,
        403,
        'Forbidden',
        'This API key does not have the scope account:read. Its owner can add it under "API keys".',
      ]);
    }
  });

  test('is named to a request without a key, and to one whose session has ended', async () => {
    for (const path of readable) {
      const url = path.replace('{requestId}', 'any');
      for (const headers of [{}, { cookie: cookie.replace(/=.*/, '=ended') }]) {
        const answer = await ask('GET', url, headers);
        const body = answer.json<Record<string, string>>();
        expect([path, answer.statusCode, body['code'], body['detail'] ?? body['message']]).toEqual([
          path,
          401,
          'Unauthenticated',
          'Sign in, or send an API key with the scope account:read in the header X-Api-Key.',
        ]);
      }
    }
    expect((await ask('GET', '/api/account/favourites', {})).json()).toMatchObject({ detail: 'Sign in first.' });
  });

  test('opens nothing else, and changes nothing', async () => {
    const others = entries.filter(
      ({ auth, keyScope, path }) =>
        (auth === 'person' || auth === 'admin') && keyScope === undefined && !path.includes('{'),
    );
    expect(others.length).toBeGreaterThan(50);
    for (const { method, path } of others) {
      const answer = await ask(method, path, { 'x-api-key': scoped.key }, method === 'GET' ? undefined : {});
      expect([method, path, answer.statusCode]).toEqual([method, path, answer.statusCode === 415 ? 415 : 401]);
    }
  });

  test('is refused with a key that is wrong, or restricted to another address', async () => {
    const wrong = await byKey('/api/account', `${scoped.key.slice(0, -1)}_`);
    expect([wrong.statusCode, wrong.json<{ detail: string }>().detail]).toEqual([
      401,
      'This is not a valid API key. Keys start with "ay_" and have 41 characters. Copy the key again.',
    ]);
    const made = await ask(
      'POST',
      '/api/account/keys',
      { cookie },
      { name: 'Elsewhere', scopes: ['account:read'], addresses: ['203.0.113.9'] },
    );
    expect((await byKey('/api/account', made.json<{ key: string }>().key)).statusCode).toBe(403);
  });

  test('stays when a change does not mention it, and ends when it is removed', async () => {
    const change = async (more: object) => {
      const body = { name: 'Reader', areas: null, expiresAt: null, addresses: [], origins: [], inQuery: false };
      const answer = await ask(
        'PUT',
        `/api/account/keys/${scoped.id}`,
        { cookie },
        { ...body, version: scoped.version, ...more },
      );
      scoped = { ...scoped, version: answer.json<{ version: number }>().version };
      return answer.json<{ scopes: string[] }>().scopes;
    };
    expect(await change({})).toEqual(['account:read']);
    expect(await change({ scopes: [] })).toEqual([]);
    expect((await byKey('/api/account', scoped.key)).statusCode).toBe(403);
    expect((await byKey('/api/v1/random/uuid', scoped.key)).statusCode).toBe(200);
  });

  test('an unknown scope or area is refused at its field', async () => {
    const scope = await ask('POST', '/api/account/keys', { cookie }, { name: 'x', scopes: ['account:write'] });
    const area = await ask('POST', '/api/account/keys', { cookie }, { name: 'x', areas: ['random', 'nowhere'] });
    expect([scope, area].map((answer) => [answer.statusCode, answer.json<{ errors: object[] }>().errors])).toEqual([
      [422, [expect.objectContaining({ pointer: '/scopes/0' })]],
      [
        422,
        [
          expect.objectContaining({
            pointer: '/areas/1',
            detail: expect.stringContaining('must be one of downloader, stalker, cekid, convert,'),
          }),
        ],
      ],
    ]);
  });
});
