import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '@apiyard/api/contract/hub/hub';
import { cheapPasswords } from '../../test/cheap-passwords.ts';
import type { App } from '../app.ts';
import { createApp } from '../app.ts';
import type { Caller } from '../caller.ts';
import { readEnv } from '../env.ts';
import type { CallableApi } from '../hub/source.ts';
import { checkAccess } from '../hub/call/authorize.ts';

/** A build for a path, with one page. */
async function buildFor(basePath: string): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'apiyard-base-'));
  for (const language of languages) {
    await mkdir(join(dist, 'pages', language), { recursive: true });
    await writeFile(
      join(dist, 'pages', language, 'shell.html'),
      `<!doctype html><title>Shell</title><link rel="canonical" href="%origin%/about">`,
    );
  }
  await mkdir(join(dist, 'assets'));
  await writeFile(join(dist, 'assets/app-1a2b3c4d.js'), 'run()');
  await writeFile(join(dist, 'icon.svg'), '<svg/>');
  await writeFile(
    join(dist, 'pages.json'),
    JSON.stringify({ basePath, shell: 'shell', sitemap: ['/docs'], pages: [] }),
  );
  return dist;
}

describe('A site below a path of its host', () => {
  let dataDir: string;
  let dist: string;
  let app: App;
  const headers = { host: 'example.org', 'x-forwarded-proto': 'https' };

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'apiyard-base-data-'));
    dist = await buildFor('/yard');
    const env = readEnv({
      DATA_DIR: dataDir,
      PUBLIC_URL: 'https://example.org/yard',
      BUSY_DELAY_MS: '0',
      LOG_LEVEL: 'silent',
    });
    app = await createApp(env, { webFolder: dist, passwords: cheapPasswords() });
  });
  afterAll(async () => {
    await app[Symbol.asyncDispose]();
    await rm(dataDir, { recursive: true });
    await rm(dist, { recursive: true });
  });
  const get = (url: string) => app.fastify.inject({ url, headers });

  it('responds below it, and also where the proxy has stripped it', async () => {
    for (const url of ['/yard', '/yard/', '/yard?lang=fr', '/yard/hub', '/hub', '/'])
      expect([url, (await get(url)).statusCode]).toEqual([url, 200]);
    for (const url of [
      '/yard/api/stats',
      '/api/stats',
      '/yard/assets/app-1a2b3c4d.js',
      '/yard/livez',
      '/yard/api/v1/catalogue',
    ])
      expect([url, (await get(url)).statusCode]).toEqual([url, 200]);
    expect((await get('/yardstick/api/stats')).headers['content-type']).not.toContain('json');
  });

  it('writes its whole address where one is needed', async () => {
    expect((await get('/yard/hub')).body).toContain('<link rel="canonical" href="https://example.org/yard/about">');
    expect((await get('/yard/sitemap.xml')).body).toContain('<loc>https://example.org/yard/docs?lang=en</loc>');
    expect((await get('/yard/robots.txt')).body).toContain('Disallow: /yard/admin/\n');
    const manifest = (await get('/yard/manifest.webmanifest')).json<{
      start_url: string;
      scope: string;
      icons: { src: string }[];
    }>();
    expect([manifest.start_url, manifest.scope, manifest.icons.map(({ src }) => src)]).toEqual([
      '/yard/dashboards/',
      '/yard/',
      ['/yard/icon.svg'],
    ]);
    expect((await get('/yard/api/v1/openapi.json')).json<{ servers: object[] }>().servers).toEqual([
      { url: 'https://example.org/yard', description: 'This server.' },
    ]);
  });

  it('uses the base path in links of error responses', async () => {
    expect((await get('/yard/api/account')).json()).toMatchObject({
      code: 'Unauthenticated',
      type: '/yard/docs#Unauthenticated',
    });
    const { person } = { person: { plan: { premiumApis: false } } } as unknown as Caller;
    const api = { path: 'gold/bars', area: 'gold', open: false, premium: true } as unknown as CallableApi;
    const refused = checkAccess({ person, areas: null } as unknown as Caller, api, app.fastify.basePath);
    expect([refused?.detail, refused?.extras]).toEqual([
      'gold/bars requires a plan with premium APIs. See /yard/pricing.',
      { pricing: '/yard/pricing' },
    ]);
  });

  it('accepts state changes from its own origin only', async () => {
    const send = async (origin: string) =>
      (
        await app.fastify.inject({
          method: 'POST',
          url: '/yard/api/logout',
          headers: { ...headers, origin },
          payload: {},
        })
      ).statusCode;
    expect([await send('https://example.org'), await send('https://elsewhere.example')]).toEqual([200, 403]);
  });

  it('redirects to the maintenance page below the path', async () => {
    await app.database.kysely
      .insertInto('setting')
      .values({
        name: 'site',
        value: JSON.stringify({ name: 'Yard', maintenance: { message: {}, until: null }, mark: 'x' }),
      })
      .execute();
    const another = await createApp(
      readEnv({ DATA_DIR: dataDir, PUBLIC_URL: 'https://example.org/yard', BUSY_DELAY_MS: '0', LOG_LEVEL: 'silent' }),
      { webFolder: dist, passwords: cheapPasswords() },
    );
    const { statusCode, headers: answered } = await another.fastify.inject({ url: '/yard/hub', headers });
    expect([statusCode, answered.location]).toEqual([302, '/yard/auth/maintenance?to=%2Fhub']);
    await another[Symbol.asyncDispose]();
  });

  it('does not start with a web app that was built for another path', async () => {
    const other = await buildFor('');
    const folder = await mkdtemp(join(tmpdir(), 'apiyard-base-data-'));
    await expect(
      createApp(
        readEnv({ DATA_DIR: folder, PUBLIC_URL: 'https://example.org/yard', BUSY_DELAY_MS: '0', LOG_LEVEL: 'silent' }),
        { webFolder: other, passwords: cheapPasswords() },
      ),
    ).rejects.toThrow(
      'The web app was built for the path "/", but PUBLIC_URL says "/yard/". Build it again with BASE_PATH=/yard.',
    );
    await rm(other, { recursive: true });
    await rm(folder, { recursive: true });
  });
});
