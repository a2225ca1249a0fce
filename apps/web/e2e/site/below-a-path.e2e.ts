/** The site below a path of a host with other content: built for it, behind a proxy. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request as ask } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningServer, startServer } from '@apiyard/tools/processes';
import { askedWhoIsHere, awake, notFound, openBrowser, visit } from '../server/visit.ts';

const web = fileURLToPath(new URL('../..', import.meta.url));
const admin = { username: 'warden', email: 'warden@example.test', password: 'a shed to keep tidily' };

let dist: string;
let proxy: Server;
let origin: string;
let server: RunningServer;
let browser: Browser;
/** Requests outside of the site's base path. */
const strayed: string[] = [];

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'apiyard-below-'));
  let target = '';
  proxy = createServer((incoming, outgoing) => {
    if (!/^\/yard(?:[/?]|$)/.test(incoming.url ?? '')) {
      strayed.push(incoming.url ?? '');
      outgoing.writeHead(404).end('Another site');
      return;
    }
    const passed = ask(
      target + (incoming.url ?? ''),
      { method: incoming.method ?? 'GET', headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const build = promisify(execFile)(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', dist, '--emptyOutDir', '--logLevel', 'error'],
    {
      cwd: web,
      // The test runner's own mode would make a development build.
      env: { ...process.env, NODE_ENV: 'production', BASE_PATH: '/yard' },
    },
  );
  [browser] = await Promise.all([openBrowser(), build]);
  server = await startServer({
    env: {
      PUBLIC_URL: `${origin}/yard`,
      WEB_DIR: dist,
      ADMIN_USERNAME: admin.username,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    },
  });
  target = server.url;
  // The build can take minutes while other tests run.
}, 400_000);

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  proxy?.close();
  await rm(dist, { recursive: true, force: true });
});

it('leads a visitor around without ever leaving its path', async () => {
  const { page, leave } = await visit(browser, origin);
  await page.goto('/yard');
  await awake(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await page.waitForURL(`${origin}/yard/about`);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto('/yard/apps/blog/posts');
  await page.locator('main img').first().waitFor();
  await expect
    .poll(() =>
      page
        .locator('main img')
        .first()
        .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
    )
    .toBe(true);
  await page.goto('/yard/nowhere');
  await page.waitForURL(/\/yard\/auth\/404/);
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  expect(links.filter((path) => !/^\/yard(?:\/|$)/.test(path))).toEqual([]);
  await leave([askedWhoIsHere, notFound]);
  expect(strayed).toEqual([]);
});

it('returns to the requested page after sign-in, runs a tool, and signs out to the dashboard', async () => {
  const { page, leave } = await visit(browser, origin);
  await page.goto('/yard/addscrape');
  await page.waitForURL(`${origin}/yard/auth/login?to=%2Faddscrape`);
  await page.getByLabel('Username or email address').fill(admin.username);
  await page.getByLabel(/^Password/).fill(admin.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(`${origin}/yard/addscrape`);
  await page.goto('/yard/hub/random/person');
  await expect.poll(() => page.getByText(`${origin}/yard/api/v1/random/person`).count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: /^Send/ }).click();
  await page.getByText('200').first().waitFor();
  await page.getByRole('button', { name: `${admin.username}’s account` }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL(`${origin}/yard/dashboards/`);
  await leave([askedWhoIsHere]);
  expect(strayed).toEqual([]);
});
