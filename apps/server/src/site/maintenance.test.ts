import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SiteSettings } from '@apiyard/api/contract/site/site';
import type { Admin } from '../../test/admin.ts';
import { adminOf } from '../../test/admin.ts';
import { openTestServer, type TestServer } from '../../test/test-server.ts';

/** The least that is served as a web app. */
function builtApp(): string {
  const dist = mkdtempSync(join(tmpdir(), 'apiyard-maintenance-'));
  writeFileSync(join(dist, 'index.html'), '<!doctype html>raw');
  writeFileSync(join(dist, 'icon.svg'), '<svg/>');
  writeFileSync(
    join(dist, 'pages.json'),
    JSON.stringify({ shell: 'shell', pages: [{ path: '/about', name: 'about', for: 'everyone' }] }),
  );
  mkdirSync(join(dist, 'icons'));
  for (const name of ['192.png', '512.png', 'apple-180.png', 'maskable-512.png'])
    writeFileSync(join(dist, 'icons', name), name);
  for (const language of ['en', 'fr', 'ar', 'ch']) {
    mkdirSync(join(dist, 'pages', language), { recursive: true });
    for (const name of ['shell', 'about'])
      writeFileSync(join(dist, 'pages', language, `${name}.html`), `<!doctype html><title>${name}</title>`);
  }
  return dist;
}

describe.each(['sqlite', 'postgres'] as const)('While the operator works on the site, on %s', (engine) => {
  let testServer: TestServer;
  let admin: Admin;
  let userKey: string;
  let dist: string;

  const change = async (maintenance: object | null) => {
    const { version } = await admin.ask<SiteSettings>('GET', '/api/admin/site');
    await admin.ask('PUT', '/api/admin/site', { version, maintenance });
  };
  const get = (url: string, headers: Record<string, string> = {}, app = testServer.app) =>
    app.fastify.inject({ url, headers: { host: 'localhost:3000', ...headers }, remoteAddress: '10.9.9.9' });
  const cookiesOf = async (username: string) => {
    const { cookies, statusCode } = await testServer.app.fastify.inject({
      method: 'POST',
      url: '/api/login',
      remoteAddress: '10.9.9.8',
      payload: { usernameOrEmail: username, password: 'seven little llamas' },
    });
    return { statusCode, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
  };

  beforeAll(async () => {
    dist = builtApp();
    testServer = await openTestServer(engine, { webFolder: dist });
    admin = await adminOf(testServer, 'keeper');
    userKey = await testServer.keyOf('noor');
    await change({ message: { en: 'New disks.' }, until: null });
  });
  afterAll(async () => {
    await testServer.close();
    rmSync(dist, { recursive: true });
  });

  it('refuses all calls of others, with Retry-After', async () => {
    const { cookie } = await cookiesOf('noor');
    for (const [url, headers] of [
      ['/api/v1/random/uuid', { 'x-api-key': userKey }],
      ['/api/v1/random/uuid', {}],
      ['/api/v1/catalogue', {}],
      ['/api/account/keys', { cookie }],
      ['/api/plans', {}],
    ] as const) {
      const answer = await get(url, headers);
      expect([
        url,
        answer.statusCode,
        answer.headers['retry-after'],
        answer.json<{ code: string; planned: boolean }>(),
      ]).toEqual([url, 503, '60', expect.objectContaining({ code: 'Maintenance', planned: true, until: null })]);
    }
    const sent = await testServer.app.fastify.inject({
      method: 'POST',
      url: '/api/register',
      payload: { username: 'newcomer', email: 'n@example.org', password: 'seven little llamas' },
    });
    expect(sent.statusCode).toBe(503);
  });

  it('allows sign-in, session check and sign-out, and returns the text of the maintenance page', async () => {
    const { statusCode, cookie } = await cookiesOf('noor');
    expect(statusCode).toBe(200);
    for (const url of ['/api/user/me', '/api/site', '/api/stats'])
      expect([url, (await get(url, { cookie })).statusCode]).toEqual([url, 200]);
    expect((await get('/api/site/legal/terms')).statusCode).toBe(404);
    const out = await testServer.app.fastify.inject({
      method: 'POST',
      url: '/api/logout',
      headers: { cookie, host: 'localhost:3000', origin: 'http://localhost:3000' },
    });
    expect(out.statusCode).toBe(200);
    expect((await get('/api/user/me', { cookie })).statusCode).toBe(401);
  });

  it('redirects pages to the maintenance page, except for admins, and back; assets are served', async () => {
    const { cookie } = await cookiesOf('noor');
    for (const [url, to] of [
      ['/', '/auth/maintenance'],
      ['/about', '/auth/maintenance?to=%2Fabout'],
      ['/hub?q=text', '/auth/maintenance?to=%2Fhub%3Fq%3Dtext'],
      ['/admin/settings', '/auth/maintenance?to=%2Fadmin%2Fsettings'],
    ]) {
      for (const headers of [{}, { cookie }]) {
        const answer = await get(url ?? '', headers);
        expect([url, answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([
          url,
          302,
          to,
          'no-store',
        ]);
      }
    }
    for (const url of [
      '/auth/maintenance',
      '/auth/maintenance/',
      '/auth/login',
      '/auth/two-steps',
      '/icon.svg',
      '/robots.txt',
    ])
      expect([url, (await get(url)).statusCode]).toEqual([url, 200]);
  });

  it('lets admins pass everywhere, by session and by key', async () => {
    const { cookie } = await cookiesOf('keeper');
    for (const url of ['/', '/about', '/hub'])
      expect([url, (await get(url, { cookie })).statusCode]).toEqual([url, 200]);
    expect((await get('/api/v1/random/uuid', { 'x-api-key': admin.key })).statusCode).toBe(200);
    expect((await admin.send('GET', '/api/admin/audit')).status).toBe(200);
  });

  it('keeps the readiness check positive', async () => {
    expect([(await get('/readyz')).statusCode, (await get('/livez')).statusCode]).toEqual([200, 200]);
  });

  it('counts in other processes too, and is over in all of them', async () => {
    const other = await testServer.another();
    expect((await get('/api/v1/catalogue', {}, other)).statusCode).toBe(503);
    await change(null);
    expect((await get('/about')).statusCode).toBe(200);
    expect((await get('/api/v1/random/uuid', { 'x-api-key': userKey })).statusCode).toBe(200);
    await expect
      .poll(async () => (await get('/api/v1/catalogue', {}, other)).statusCode, { timeout: 10_000, interval: 200 })
      .toBe(200);
  });
});
