/** `secrets`: each is returned once, to its owner, and is in no other output. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hideKeys } from '../../src/key-format.ts';
import type { Engine } from '../../src/db/dialect.ts';
import { adminOf } from '../admin.ts';
import type { Admin } from '../admin.ts';
import { definitionOf } from '../definitions.ts';
import { mailedToken } from '../mailed.ts';
import type { TestServer } from '../test-server.ts';
import { openTestServer } from '../test-server.ts';

const site = { host: 'localhost:3000', origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
const appSecret = 'a secret of at least thirty-two characters';

interface Asked {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly body?: object | string;
  readonly headers?: Record<string, string>;
  /** Responses that return a secret to its owner. */
  readonly hands?: boolean;
}

describe.each<Engine>(['sqlite', 'postgres'])('secrets on %s', (engine) => {
  let testServer: TestServer;
  let admin: Admin;
  /** By kind, so that a failure names the leaked kind. */
  const secrets = new Map<string, string>();
  /** Everything in responses that must contain no secret: bodies and headers. */
  const answers: { readonly of: string; readonly text: string }[] = [];
  let cookie = '';
  let visits = 0;

  async function ask<Body = Record<string, never>>({ method = 'GET', url, body, headers = {}, hands = false }: Asked) {
    const response = await testServer.app.fastify.inject({
      method,
      url,
      remoteAddress: `198.18.${visits >> 8}.${(visits += 1) & 255}`,
      headers: { ...site, ...(cookie === '' ? {} : { cookie }), ...headers },
      ...(body === undefined ? {} : { payload: body }),
    });
    if (!hands)
      answers.push({
        of: `${method} ${hideKeys(url.split('?', 1)[0] ?? '')}`,
        text: `${JSON.stringify(response.headers)}\n${response.body}`,
      });
    const isJson = String(response.headers['content-type']).includes('json');
    return {
      status: response.statusCode,
      body: (isJson ? response.json() : {}) as Body,
      text: response.body,
      cookies: response.cookies,
    };
  }

  function keep(what: string, secret: string | undefined): string {
    expect(secret?.length, what).toBeGreaterThan(7);
    secrets.set(what, secret ?? '');
    return secret ?? '';
  }

  /** Stores the cookies of a response, like a browser. */
  function take({ cookies }: { cookies: { name: string; value: string }[] }, what: string): void {
    const given = cookies.filter(({ value }) => value !== '');
    expect(given.length, what).toBeGreaterThan(0);
    for (const { name, value } of given) keep(`${what}: ${name}`, value);
    cookie = given.map(({ name, value }) => `${name}=${value}`).join('; ');
  }

  async function logIn(password: string, what: string) {
    cookie = '';
    const answer = await ask<{ user?: { apiKey: string } }>({
      method: 'POST',
      url: '/api/login',
      body: { usernameOrEmail: 'ann', password },
      hands: true,
    });
    take(answer, what);
    return answer;
  }

  beforeAll(async () => {
    testServer = await openTestServer(engine, {}, { LOG_LEVEL: 'debug' });
    keep('the server’s own secret', appSecret);
    keep('link of the set-up', (testServer.app.setUpPath ?? '').split('=').at(-1));
    admin = await adminOf(testServer, 'keeper');
    keep('the admin’s key', admin.key);
    const mails = join(testServer.place.dataDir, 'mail');

    // Creates an account through the links in its emails.
    const first = keep('first password', 'Pelican-under-6-lanterns');
    expect(
      (
        await ask({
          method: 'POST',
          url: '/api/register',
          body: { username: 'ann', email: 'ann@example.com', password: first },
        })
      ).status,
    ).toBe(200);
    keep('link that confirms', await mailedToken(mails, 'confirm', 'ann@example.com'));
    expect(
      (await ask({ method: 'POST', url: '/api/confirm-email', body: { token: secrets.get('link that confirms') } }))
        .status,
    ).toBe(200);
    expect(
      (
        await ask({
          method: 'POST',
          url: '/api/login',
          body: { usernameOrEmail: 'ann', password: keep('wrong password', 'Heron-beside-4-kettles') },
        })
      ).status,
    ).toBe(401);
    expect(
      (
        await ask({
          method: 'POST',
          url: '/api/login',
          body: { usernameOrEmail: keep('password typed as a name', 'Walrus-between-8-ladders'), password: 'x' },
        })
      ).status,
    ).toBe(401);
    expect(
      (await ask({ method: 'POST', url: '/api/forgot-password', body: { email: 'ann@example.com' } })).status,
    ).toBe(200);
    keep('link for a new password', await mailedToken(mails, 'reset', 'ann@example.com'));
    const second = keep('second password', 'Otter-behind-9-windmills');
    expect(
      (
        await ask({
          method: 'POST',
          url: '/api/reset-password',
          body: { token: secrets.get('link for a new password'), password: second },
        })
      ).status,
    ).toBe(200);
    const signedIn = await logIn(second, 'first session');
    const key = keep('main key', signedIn.body.user?.apiKey);
    const third = keep('third password', 'Marten-across-3-bridges');
    take(
      await ask({ method: 'PUT', url: '/api/account/password', body: { password: second, next: third }, hands: true }),
      'session of the third password',
    );
    expect(
      (await ask({ method: 'POST', url: '/api/account/email', body: { email: 'ann.b@example.com', password: third } }))
        .status,
    ).toBe(200);
    keep('link for another address', await mailedToken(mails, 'confirm', 'ann.b@example.com'));

    // Keys, sent correctly and in every wrong place.
    const made = await ask<{ key: string; id: string }>({
      method: 'POST',
      url: '/api/account/keys',
      body: { name: 'Second', inQuery: true },
      hands: true,
    });
    const other = keep('second key', made.body.key);
    const turned = await ask<{ key: string }>({
      method: 'POST',
      url: `/api/account/keys/${made.body.id}/rotate`,
      body: { graceS: 600 },
      hands: true,
    });
    const rotated = keep('rotated key', turned.body.key);
    const own = cookie;
    cookie = '';
    expect((await ask({ url: '/api/v1/random/uuid', headers: { 'x-api-key': key } })).status).toBe(200);
    expect((await ask({ url: '/api/v1/random/uuid', headers: { authorization: `Bearer ${other}` } })).status).toBe(200);
    for (const name of ['apiKey', 'api_key', 'key', 'token'])
      await ask({ url: `/api/v1/random/uuid?${name}=${rotated}` });
    await ask({ url: `/api/v1/random/uuid?${new URLSearchParams({ apiKey: key })}` });
    await ask({ url: `/api/v1/random/${key}` });
    await ask({ url: `/${key}/nowhere?apiKey=${key}` });
    for (const written of [key, key.replace('_', '%5F'), `%61${key.slice(1)}`]) {
      expect((await ask({ url: `/api/nowhere/${written}` })).status).toBe(404);
      expect((await ask({ method: 'POST', url: `/api/v1/random/${written}`, body: {} })).status).toBe(404);
    }
    await ask({
      method: 'POST',
      url: '/api/v1/random/uuid',
      headers: { 'x-api-key': key },
      body: { apiKey: other, key: rotated },
    });
    await ask({
      method: 'POST',
      url: '/api/v1/random/uuid',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: `{"apiKey":"${other}"`,
    });
    await ask({ url: '/api/v1/random/uuid', headers: { 'x-api-key': `${key}x` } });
    cookie = own;

    // Two-step verification.
    const started = await ask<{ secret: string }>({
      method: 'POST',
      url: '/api/account/two-steps',
      body: { password: third },
      hands: true,
    });
    const totp = keep('secret of the app', started.body.secret);
    const confirmed = await ask<{ recoveryCodes: string[] }>({
      method: 'PUT',
      url: '/api/account/two-steps',
      body: { code: new TOTP({ secret: totp }).generate() },
      hands: true,
    });
    expect(confirmed.status).toBe(200);
    confirmed.body.recoveryCodes.forEach((code, at) => keep(`recovery code ${at}`, code));
    await logIn(third, 'half a sign-in');
    expect(
      (
        await ask({
          method: 'POST',
          url: '/api/login/second-step',
          body: { kind: 'recovery code', code: keep('wrong recovery code', 'zzzzz-yyyyy') },
        })
      ).status,
    ).toBe(409);
    const stepped = await ask({
      method: 'POST',
      url: '/api/login/second-step',
      body: { kind: 'recovery code', code: secrets.get('recovery code 0') },
      hands: true,
    });
    expect(stepped.status).toBe(200);
    take(stepped, 'second session');

    // Vouchers, invitations and scraper secrets.
    const vouchers = await admin.ask<{ items: { code: string }[] }>('POST', '/api/admin/vouchers', {
      count: 2,
      plan: 'premium',
      days: 30,
    });
    vouchers.items.forEach(({ code }, at) => keep(`voucher ${at}`, code));
    expect(
      (await ask({ method: 'POST', url: '/api/account/plan/voucher', body: { code: secrets.get('voucher 0') } }))
        .status,
    ).toBe(200);
    expect(
      (
        await ask({
          method: 'POST',
          url: '/api/account/plan/voucher',
          body: { code: keep('wrong voucher', 'ZZZZ-YYYY-XXXX') },
        })
      ).status,
    ).toBeGreaterThan(399);
    const invited = await admin.ask<{ link: string }>('POST', '/api/admin/invitations', { email: 'guest@example.com' });
    keep('link of an invitation', new URL(invited.link).searchParams.get('invitation') ?? undefined);
    const scraper = await admin.ask<{ id: string }>('POST', '/api/admin/scrapers', definitionOf());
    keep('secret of a scraper', 'sk-toucan-7-umbrellas');
    await admin.ask('PUT', `/api/admin/scrapers/${scraper.id}/secrets/TOKEN`, {
      value: secrets.get('secret of a scraper'),
      host: 'books.example',
    });

    // Secrets in unexpected inputs.
    const all = Array.from(secrets.values());
    for (const secret of all) {
      await ask({
        method: 'POST',
        url: `/api/reset-password?token=${encodeURIComponent(secret)}`,
        body: { token: secret, password: 'x' },
      });
      await ask({ method: 'POST', url: '/api/confirm-email', body: { token: [secret] } });
      await ask({ method: 'POST', url: '/api/login', body: { usernameOrEmail: { secret }, password: secret } });
      await ask({
        method: 'POST',
        url: '/api/login',
        headers: { 'content-type': 'application/json' },
        body: `{"password":"${secret}"`,
      });
      await ask({ url: `/auth/reset-password?token=${encodeURIComponent(secret)}` });
      await ask({ url: '/api/user/me', headers: { cookie: `__Host-apiyard-session=${encodeURIComponent(secret)}` } });
    }
    expect(all.length).toBeGreaterThan(30);
  }, 120_000);

  afterAll(() => testServer.close());

  /** The value itself, and in every common encoding. */
  const waysToWrite = (secret: string) => [
    secret,
    encodeURIComponent(secret),
    ...(['base64', 'base64url', 'hex'] as const).map((way) => Buffer.from(secret).toString(way).replace(/=+$/, '')),
  ];

  /** Secrets that a text contains. */
  function reported(text: string, but: (what: string) => boolean = () => false): string[] {
    return Array.from(secrets)
      .filter(([what, secret]) => !but(what) && waysToWrite(secret).some((written) => text.includes(written)))
      .map(([what]) => what);
  }

  it('are in no log line', () => {
    expect(testServer.logLines.length).toBeGreaterThan(100);
    // The set-up link of a new installation is meant for the operator, and appears only in the log.
    expect(testServer.logLines.map((line) => reported(line)).flat()).toEqual([]);
  });

  it('are in no table: neither entered nor generated ones', async () => {
    const { kysely } = testServer.app.database;
    // Written after the response.
    await admin.ask('GET', `/api/admin/people/${admin.id}/calls`);
    const tables = (await kysely.introspection.getTables()).map(({ name }) => name);
    expect(tables).toEqual(
      expect.arrayContaining([
        'person',
        'session',
        'api_key',
        'call_log',
        'audit',
        'voucher',
        'second_step',
        'recovery_code',
      ]),
    );
    const found: string[] = [];
    for (const table of tables) {
      const rows = await kysely
        .selectFrom(table as 'person')
        .selectAll()
        .execute();
      // Binary columns are read as text too.
      const text = JSON.stringify(rows, (_, value: unknown) =>
        value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
      );
      found.push(...reported(text).map((what) => `${table}: ${what}`));
    }
    expect(found).toEqual([]);
  });

  it('are in no file, except for links in emails', async () => {
    const listed = async () =>
      (await readdir(testServer.place.dataDir, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name));
    // An email has a temporary name until it is completely written.
    await expect.poll(async () => (await listed()).filter((file) => file.endsWith('.eml.partial'))).toEqual([]);
    const files = await listed();
    expect(files.filter((file) => file.endsWith('.eml')).length).toBeGreaterThan(5);
    const found: string[] = [];
    for (const file of files) {
      const text = (await readFile(file)).toString('latin1').replaceAll('=\r\n', '').replaceAll('=3D', '=');
      found.push(
        ...reported(
          text,
          (what) => file.endsWith('.eml') && /^link (?:that confirms|for |of an invitation)/.test(what),
        ).map((what) => `${file}: ${what}`),
      );
    }
    expect(found).toEqual([]);
  });

  it('are in no response except the one that creates them: no error, list, table, health or redirect', async () => {
    for (const url of [
      '/api/account',
      '/api/account/keys',
      '/api/account/sessions',
      '/api/account/calls',
      '/api/account/calls.csv',
      '/api/account/usage',
      '/api/account/notifications',
      '/api/account/plan',
    ]) {
      const { status } = await ask({ url });
      expect([url, status]).toEqual([url, 200]);
    }
    cookie = '';
    for (const url of [
      '/api/admin/audit',
      '/api/admin/audit/csv',
      '/api/admin/health',
      '/api/admin/people',
      `/api/admin/people/${admin.id}`,
      '/api/admin/vouchers',
      '/api/admin/invitations',
      '/api/admin/scrapers',
      '/api/admin/scrapers/export',
      '/api/admin/site',
      '/metrics',
      '/livez',
      '/readyz',
      '/api/stats',
      '/api/site',
    ]) {
      const { status } = await ask({ url, headers: { cookie: await adminCookie() } });
      expect([url, status]).toEqual([url, 200]);
    }
    const telling = answers.flatMap(({ of, text }) => reported(text).map((what) => `${of}: ${what}`));
    expect(Array.from(new Set(telling))).toEqual([]);
    expect(answers.length).toBeGreaterThan(200);
  });

  it('are not revealed by a 500, nor are other internals', async () => {
    const { kysely } = testServer.app.database;
    const { cookies } = await testServer.app.fastify.inject({
      method: 'POST',
      url: '/api/login',
      remoteAddress: '192.0.2.9',
      payload: { usernameOrEmail: 'keeper', password: 'seven little llamas' },
    });
    const header = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    await kysely.schema.alterTable('favourite').renameTo('favourite_away').execute();
    const from = testServer.logLines.length;
    const broken = await ask<{ code: string; detail: string; requestId: string }>({
      url: '/api/account/favourites',
      headers: { cookie: header },
    });
    await kysely.schema.alterTable('favourite_away').renameTo('favourite').execute();
    expect([broken.status, broken.body]).toEqual([
      500,
      {
        success: false,
        type: '/docs#Internal',
        title: 'Internal',
        status: 500,
        code: 'Internal',
        detail:
          'Something went wrong on the server. Try again. If it keeps happening, send the request ID to the admin.',
        requestId: broken.body.requestId,
      },
    ]);
    expect(broken.text).not.toMatch(
      /favourite|select|sql|relation|no such|kysely|node_modules|\.ts\b|apps\/server|at /i,
    );
    // The operator finds it by the request ID.
    const lines = testServer.logLines.slice(from).filter((line) => line.includes(broken.body.requestId));
    expect(lines.join('')).toMatch(/favourite/);
    expect(lines.flatMap((line) => reported(line))).toEqual([]);
    expect(lines.join('')).not.toContain(cookies[0]?.value ?? 'no cookie');
  });

  let keeper: Promise<string> | undefined;
  const adminCookie = () =>
    (keeper ??= testServer.app.fastify
      .inject({
        method: 'POST',
        url: '/api/login',
        remoteAddress: '192.0.2.8',
        payload: { usernameOrEmail: 'keeper', password: 'seven little llamas' },
      })
      .then(({ cookies }) => cookies.map(({ name, value }) => `${name}=${value}`).join('; ')));
});
