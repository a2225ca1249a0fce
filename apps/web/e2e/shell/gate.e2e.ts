/** What people see, and keep, while the server or a chunk of the page is unavailable. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort, type RunningServer, startServer } from '@apiyard/tools/processes';
import { askedWhoIsHere, awake, idle, openBrowser, visit } from '../server/visit.ts';

let browser: Browser;
let server: RunningServer;
let dataDir: string;
let env: Record<string, string>;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'apiyard-gate-'));
  env = { DATA_DIR: dataDir, PORT: String(await freePort()) };
  [server, browser] = await Promise.all([startServer({ env }), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const refusedConnections = /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/;

it("covers the page with 'Loading API's...' while the server is away, and gives it back with what was typed", async () => {
  const { page, leave } = await visit(browser, server.url);
  await page.goto('/auth/login');
  await page.getByLabel('Username or email address').fill('amina');
  await page.getByLabel(/^Password/).fill('half a password');

  await server.kill();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('status').getByText("Loading API's...").waitFor();
  const reach = await page.getByLabel('Username or email address').evaluate((field) => {
    const { x, y } = field.getBoundingClientRect();
    return {
      isInert: field.closest('[inert]') !== null,
      isCovered: !field.contains(document.elementFromPoint(x + 5, y + 5)),
    };
  });
  expect(reach).toEqual({ isInert: true, isCovered: true });

  server = await startServer({ env });
  await page.getByRole('status').getByText("Loading API's...").waitFor({ state: 'hidden' });
  expect(await page.getByLabel('Username or email address').inputValue()).toBe('amina');
  expect(await page.getByLabel(/^Password/).inputValue()).toBe('half a password');
  await leave([askedWhoIsHere, refusedConnections]);
});

it('leaves a tool that runs in the browser usable while the server is away, and says so', async () => {
  const { page, leave } = await visit(browser, server.url);
  const loaded = page.waitForEvent('worker');
  await page.goto('/hub/convert/case');
  await awake(page);
  await loaded;
  await idle(page);

  await server.kill();
  const text = page.getByRole('textbox', { name: /^Text/ });
  await text.fill('still works');
  await page.getByText('stillWorks', { exact: true }).waitFor();
  const notice = page.getByText('The server stopped responding. This page works without it;');
  // Causes a check.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await notice.waitFor();
  await text.fill('and now');
  await page.getByText('andNow', { exact: true }).waitFor();

  server = await startServer({ env });
  await notice.waitFor({ state: 'hidden' });
  expect(await text.inputValue()).toBe('and now');
  await leave([askedWhoIsHere, refusedConnections]);
});

it('retries a chunk that was lost in transit, and keeps the page', async () => {
  const { page, leave } = await visit(browser, server.url);
  let asked = 0;
  await page.route(/\/assets\/CodePanel[^/]*\.js$/, async (route) => {
    asked += 1;
    if (asked > 1) return route.continue();
    await page.getByRole('textbox', { name: /How many/ }).fill('3');
    return route.abort();
  });
  await page.goto('/hub/random/person');
  await expect.poll(() => asked).toBeGreaterThanOrEqual(2);
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: /Code language$/ }).click();
      await page.getByRole('option', { name: 'Python' }).click();
      return page.getByRole('group', { name: 'Python' }).count();
    })
    .toBe(1);
  expect(await page.getByRole('textbox', { name: /How many/ }).inputValue()).toBe('3');
  await leave([askedWhoIsHere, /ERR_FAILED/]);
});

it('reloads once automatically when a chunk no longer exists, at the page that people were going to', async () => {
  const { page, leave } = await visit(browser, server.url);
  let asked = 0;
  let isGone = true;
  await page.route(/\/assets\/catalogue\.route[^/]*\.js$/, (route) => {
    asked += 1;
    return isGone ? route.abort() : route.continue();
  });
  await page.goto('/dashboards/');
  await awake(page);
  await page.evaluate(() => Object.assign(window, { beforeReload: true }));
  const reloaded = page
    .waitForRequest((request) => request.isNavigationRequest())
    .then((request) => {
      isGone = false;
      return new URL(request.url()).pathname;
    });
  await page.getByRole('link', { name: 'API hub' }).first().click();
  expect(await reloaded).toBe('/hub');
  await page.getByRole('heading', { level: 1, name: 'API hub' }).waitFor();
  await awake(page);
  expect(await page.evaluate(() => 'beforeReload' in window)).toBe(false);
  expect(asked).toBeGreaterThanOrEqual(2);
  await leave([askedWhoIsHere, /ERR_FAILED/]);
});

it('shows the error at the address that people were going to when a chunk is still gone after the reload', async () => {
  const { page, leave } = await visit(browser, server.url);
  await page.route(/\/assets\/catalogue\.route[^/]*\.js$/, (route) => route.abort());
  await page.goto('/dashboards/');
  await awake(page);
  await page.getByRole('link', { name: 'API hub' }).first().click();
  await page.getByText('Unexpected Application Error!').waitFor();
  expect(new URL(page.url()).pathname).toBe('/hub');
  await leave([askedWhoIsHere, /ERR_FAILED/, /^ChunkFailed: /]);
});

it('shows the error when a part of the page is still gone after the reload', async () => {
  const { page, leave } = await visit(browser, server.url);
  await page.route(/\/assets\/catalogue\.route[^/]*\.js$/, (route) => route.abort());
  await page.goto('/hub');
  await page.getByText('Unexpected Application Error!').waitFor();
  await leave([askedWhoIsHere, /ERR_FAILED/, /^ChunkFailed: /]);
});

it('wipes what the browser keeps once a day, but not the settings', async () => {
  const { page, leave } = await visit(browser, server.url);
  await page.goto('/dashboards/');
  await awake(page);
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await page.evaluate(() => {
    localStorage.setItem('APP_DATE', '2001-01-01');
    localStorage.setItem('left over', 'from yesterday');
  });
  await page.reload();
  await awake(page);
  const kept = await page.evaluate(() => ({
    names: Object.keys(localStorage).toSorted(),
    isToday: localStorage.getItem('APP_DATE') !== '2001-01-01',
    isDark: document.documentElement.classList.contains('dark'),
  }));
  expect(kept).toEqual({ names: ['APP_DATE', 'customizer'], isToday: true, isDark: true });
  await leave([askedWhoIsHere]);
});
