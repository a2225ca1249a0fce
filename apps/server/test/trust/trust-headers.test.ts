/** `headers`: security headers are on every response of a whole server, of any kind. */
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Admin } from '../admin.ts';
import { adminOf } from '../admin.ts';
import type { TestServer } from '../test-server.ts';
import { openTestServer } from '../test-server.ts';

const index = `<!doctype html><html lang="en"><head><style>body{margin:0}</style><script>document.documentElement.lang = 'en'</script></head><body><div id="root"></div><script type="module" src="/assets/app-1a2b.js"></script></body></html>`;

interface Reached {
  readonly how: string;
  readonly settings: Record<string, string>;
  readonly headers: Record<string, string>;
  /** `Strict-Transport-Security`. */
  readonly hsts: string | undefined;
}

describe.each<Reached>([
  {
    how: 'over plain HTTP',
    settings: {},
    headers: { host: 'localhost:3000', origin: 'http://localhost:3000' },
    hsts: undefined,
  },
  {
    how: 'at an https address',
    settings: { PUBLIC_URL: 'https://yard.example' },
    headers: { host: 'yard.example', origin: 'https://yard.example' },
    hsts: 'max-age=31536000',
  },
  {
    how: 'at an https address whose subdomains use TLS too',
    settings: { PUBLIC_URL: 'https://yard.example', HSTS_SUBDOMAINS: '1' },
    headers: { host: 'yard.example', origin: 'https://yard.example' },
    hsts: 'max-age=31536000; includeSubDomains',
  },
  {
    how: 'through a proxy that says https',
    settings: { TRUST_PROXY: '1' },
    headers: {
      host: 'localhost:3000',
      origin: 'https://localhost:3000',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '192.0.2.7',
    },
    hsts: 'max-age=31536000',
  },
])('headers $how', ({ settings, headers: extra, hsts }) => {
  let testServer: TestServer;
  let admin: Admin;
  let folder: string;
  let cookie = '';
  let app: TestServer['app']['fastify'];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'apiyard-web-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), index);
    await writeFile(join(folder, 'assets/app-1a2b.js'), 'let a = 1');
    await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    testServer = await openTestServer('sqlite', { webFolder: folder }, settings);
    app = testServer.app.fastify;
    admin = await adminOf(testServer, 'keeper');
    const { cookies } = await app.inject({
      method: 'POST',
      url: '/api/login',
      headers: extra,
      payload: { usernameOrEmail: 'keeper', password: 'seven little llamas' },
    });
    cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  });
  afterAll(async () => {
    await testServer.close();
    await rm(folder, { recursive: true });
  });

  const asAdmin = (url: string, more: InjectOptions = {}): InjectOptions => ({
    url,
    ...more,
    headers: { cookie, 'sec-fetch-site': 'same-origin', ...more.headers },
  });
  const json = { 'content-type': 'application/json' };

  /** One response of each kind, with the expected status. */
  const answers: [what: string, status: number, ask: () => InjectOptions][] = [
    ['a page', 200, () => ({ url: '/' })],
    ['a page of the app', 200, () => ({ url: '/hub/convert/data?x=1' })],
    ['a page of admins', 200, () => asAdmin('/admin/users')],
    ['a page without a body', 200, () => ({ method: 'HEAD', url: '/auth/login' })],
    ['a file', 200, () => ({ url: '/assets/app-1a2b.js' })],
    ['a picture of the site', 200, () => ({ url: '/favicon.svg' })],
    ['robots', 200, () => ({ url: '/robots.txt' })],
    ['the sitemap', 200, () => ({ url: '/sitemap.xml' })],
    ['the manifest', 200, () => ({ url: '/manifest.webmanifest' })],
    ['a file that is not there', 404, () => ({ url: '/assets/none.js' })],
    [
      'a method that no page has',
      405,
      () => ({ method: 'DELETE', url: '/hub', headers: { 'sec-fetch-site': 'same-origin' } }),
    ],
    ['an address that cannot be read', 400, () => ({ url: '/%zz' })],
    ['a call', 200, () => ({ url: '/api/site' })],
    ['a call with a session', 200, () => asAdmin('/api/user/me')],
    ['a call of admins', 200, () => asAdmin('/api/admin/people')],
    ['a call that is not there', 404, () => ({ url: '/api/nothing' })],
    ['a call without being signed in', 401, () => ({ url: '/api/user/me' })],
    [
      'a call from another site',
      403,
      () =>
        asAdmin('/api/account/profile', {
          method: 'PUT',
          payload: { name: 'x' },
          headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
        }),
    ],
    [
      'a refused sign-in',
      401,
      () => ({ method: 'POST', url: '/api/login', payload: { usernameOrEmail: randomUUID(), password: 'x' } }),
    ],
    ['an input that is wrong', 422, () => ({ method: 'POST', url: '/api/login', payload: {} })],
    ['a body that cannot be read', 400, () => ({ method: 'POST', url: '/api/login', headers: json, payload: '{' })],
    [
      'a body of another kind',
      415,
      () => ({ method: 'POST', url: '/api/login', headers: { 'content-type': 'text/xml' }, payload: '<a/>' }),
    ],
    [
      'a body that is too large',
      413,
      () => ({ method: 'POST', url: '/api/login', headers: json, payload: `"${'x'.repeat(1_100_000)}"` }),
    ],
    ['an API', 200, () => ({ url: '/api/v1/random/uuid', headers: { 'x-api-key': admin.key } })],
    [
      'a picture of an API',
      200,
      () => ({
        method: 'POST',
        url: '/api/v1/random/qr',
        headers: { 'x-api-key': admin.key },
        payload: { text: 'x', format: 'svg' },
      }),
    ],
    ['an API that is not there', 404, () => ({ url: '/api/v1/random/nothing', headers: { 'x-api-key': admin.key } })],
    ['an API with a wrong key', 401, () => ({ url: '/api/v1/random/uuid', headers: { 'x-api-key': 'ay_wrong' } })],
    [
      'what a browser asks before',
      204,
      () => ({
        method: 'OPTIONS',
        url: '/api/v1/random/uuid',
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'GET' },
      }),
    ],
    ['a download as CSV', 200, () => asAdmin('/api/admin/audit/csv')],
    ['a download of one’s calls', 200, () => asAdmin('/api/account/calls.csv')],
    ['an app that is not there', 404, () => ({ url: '/api/apps/org.nothing/versions/1/file' })],
    ['whether it lives', 200, () => ({ url: '/livez' })],
    ['whether it is ready', 200, () => ({ url: '/readyz' })],
    ['figures', 200, () => ({ url: '/metrics', headers: { authorization: `Bearer ${admin.key}` } })],
    ['figures without a key', 401, () => ({ url: '/metrics' })],
  ];

  function check(headers: Record<string, unknown>): void {
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['strict-transport-security']).toBe(hsts);
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(headers['x-powered-by']).toBeUndefined();
    const policy = new Map(
      String(headers['content-security-policy'])
        .split(';')
        .map((part): [string, string[]] => {
          const [name = '', ...sources] = part.trim().split(/\s+/);
          return [name, sources];
        }),
    );
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    const scripts = policy.get('script-src') ?? policy.get('default-src') ?? ['nothing is said about scripts'];
    for (const source of scripts) expect(source).toMatch(/^'(?:self|none|sha256-[\w+/]{43}=)'$/);
    expect(policy.get('object-src') ?? policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.has('sandbox') || policy.get('base-uri')?.join() === "'none'").toBe(true);
  }

  it.each(answers)('protect %s', async (_, status, ask) => {
    const asked = ask();
    const answer = await app.inject({ remoteAddress: '192.0.2.7', ...asked, headers: { ...extra, ...asked.headers } });
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(status);
    check(answer.headers);
  });

  it('protect what has not changed since', async () => {
    for (const url of ['/', '/assets/app-1a2b.js', '/manifest.webmanifest']) {
      const { headers } = await app.inject({ url, headers: extra });
      const again = await app.inject({ url, headers: { ...extra, 'if-none-match': String(headers['etag']) } });
      expect([url, again.statusCode]).toEqual([url, 304]);
      check(again.headers);
    }
  });

  it('protect a redirect, which does not pass on the token of an emailed link', async () => {
    const { version } = await admin.ask<{ version: number }>('GET', '/api/admin/site');
    const closing = await app.inject(
      withExtra(
        asAdmin('/api/admin/site', { method: 'PUT', payload: { version, maintenance: { until: null, message: {} } } }),
      ),
    );
    expect(closing.statusCode, closing.body).toBe(200);
    const to = async (url: string) => {
      const answer = await app.inject({ url, headers: extra });
      check(answer.headers);
      return [answer.statusCode, answer.headers['location']];
    };
    expect(await to('/hub?q=text')).toEqual([302, '/auth/maintenance?to=%2Fhub%3Fq%3Dtext']);
    for (const url of [
      '/auth/reset-password?token=a-secret',
      '/auth/confirm-email?token=a-secret',
      '/auth/register?invitation=a-secret',
      '/auth/register?setup=a-secret',
    ]) {
      expect(await to(url)).toEqual([302, '/auth/maintenance']);
    }
  });

  const withExtra = (asked: InjectOptions): InjectOptions => ({ ...asked, headers: { ...extra, ...asked.headers } });
});
