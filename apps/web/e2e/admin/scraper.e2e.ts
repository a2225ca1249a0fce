/** An API without code, whole: from a page's address to calls by key, through a change of the site and back. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningServer, startServer } from '@apiyard/tools/processes';
import { type BookSite, openBookSite } from '../server/book-site.ts';
import { askedWhoIsHere, openBrowser, visit } from '../server/visit.ts';

const password = 'a shed full of tools';
const api = '/api/v1/scrape/books/list';

let site: BookSite;
let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  site = await openBookSite();
  const env = {
    EGRESS_ALLOW: site.host,
    SCRAPER_TEST_EVERY_S: '1',
    ADMIN_USERNAME: 'keeper',
    ADMIN_EMAIL: 'keeper@example.test',
    ADMIN_PASSWORD: password,
  };
  [server, browser] = await Promise.all([startServer({ env }), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await site?.close();
});

interface CallResponse {
  readonly success: boolean;
  readonly code?: string;
  readonly data: readonly Record<string, unknown>[];
  readonly meta: {
    readonly revision: number;
    readonly provider: string;
    readonly cached: boolean;
    readonly cost: number;
  };
}

it('creates an API from a page, serves calls by key immediately, detects a change of the site, is repaired, and rolled back', async () => {
  const { page, leave } = await visit(browser, server.url);
  await page.goto('/auth/login?to=/addscrape');
  await page.getByLabel('Username or email address').fill('keeper');
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Scraper APIs' }).waitFor();
  const key = await page.evaluate(() => localStorage.getItem('apiKey') ?? '');
  const call = async () =>
    (await (await fetch(server.url + api, { headers: { 'x-api-key': key } })).json()) as CallResponse;

  // Suggest.
  await page.getByRole('link', { name: 'Create the first API' }).click();
  await page.getByLabel('Page URL').fill(`${site.url}/catalogue`);
  await page.getByRole('button', { name: 'Analyse page' }).click();
  await page.getByRole('heading', { name: '6 × article.book' }).waitFor();
  await page
    .getByRole('button', { name: /^Use this/ })
    .first()
    .click();
  await page.waitForURL('**/addscrape/new');

  // Edit, and see what it finds.
  await openSection(page, 'Details');
  await page.getByRole('textbox', { name: /^Title/ }).fill('Harbour books');
  await page.getByRole('textbox', { name: /^Path/ }).fill('books/list');
  await page.getByRole('tab', { name: 'Result' }).click();
  await page.getByText('10 items').first().waitFor();
  expect((await call()).code).toBe('NotFound');

  // Publish: the next call is answered.
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.waitForURL(/\/addscrape\/[0-9a-f-]{36}$/);
  await page.getByText('Published', { exact: true }).first().waitFor();
  const first = await call();
  expect(first.meta).toMatchObject({ revision: 1, provider: site.host, cached: false, cost: 1 });
  expect(first.data.length).toBe(10);
  expect(first.data[9]).toEqual({ title: 'The Long Field', url: `${site.url}/book/3`, price: 6.8, currency: '€' });

  // In the hub, with form, code and docs, and in the OpenAPI document.
  const openApi = (await (await fetch(`${server.url}/api/v1/openapi.json`)).json()) as {
    paths: Record<string, unknown>;
  };
  expect(Object.keys(openApi.paths)).toContain(api);
  await page
    .getByRole('link', { name: /^Back to / })
    .first()
    .click();
  await page.getByRole('link', { name: 'API hub' }).first().click();
  await page.getByRole('main').getByRole('searchbox').fill('harbour');
  await page.getByRole('link', { name: 'Harbour books' }).click();
  await page.getByRole('heading', { level: 1, name: 'Harbour books' }).waitFor();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('tab', { name: 'Raw' }).click();
  await page.getByRole('tabpanel', { name: 'Raw' }).getByText('The Clockmaker').waitFor();

  // The site changes: the definition's tests fail, and the catalogue shows it.
  site.changeMarkup();
  await expect.poll(healthOf, { timeout: 20_000, interval: 200 }).toBe('failing');
  await page.goto('/addscrape');
  await page.getByText('Failing').first().waitFor();

  // Repair: the editor shows the current page.
  await page.getByRole('link', { name: 'Harbour books' }).click();
  await openSection(page, 'Source and items');
  await page.getByRole('textbox', { name: 'Item selector' }).fill('.tile');
  for (const [field, selector] of [
    ['title', '.tile-title'],
    ['url', '.tile-title'],
    ['price', '.tile-cost'],
    ['currency', '.tile-cost'],
  ] as const) {
    await openSection(page, field);
    await page.getByRole('group', { name: field }).getByRole('textbox', { name: 'Selector' }).fill(selector);
    await page
      .getByRole('button', { name: new RegExp(`^${field}`) })
      .first()
      .click();
  }
  await page.getByRole('tab', { name: 'Result' }).click();
  await page.getByText('10 items').first().waitFor();
  await page.reload();
  await page.getByText('Your unsaved changes were restored').waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.poll(async () => (await call()).meta?.revision, { timeout: 10_000 }).toBe(2);
  expect((await call()).data[9]).toEqual({
    title: 'The Long Field',
    url: `${site.url}/book/3`,
    price: 6.8,
    currency: '€',
  });
  await expect.poll(healthOf, { timeout: 20_000, interval: 200 }).toBe('ok');

  // The site goes back, and so does the API: until then what is live must not fail its tests.
  site.showBothMarkups();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Revisions' }).click();
  await page.getByRole('heading', { level: 1, name: 'Revisions' }).waitFor();
  await page.getByRole('link', { name: 'Revision 1', exact: true }).click();
  await page.getByRole('button', { name: 'Roll back to this revision' }).click();
  await page.getByText('live as revision 3').first().waitFor();
  const last = await call();
  expect(last.meta.revision).toBe(3);
  expect(last.data.map(({ title }) => title)).toEqual(first.data.map(({ title }) => title));

  // The admin got one email about the failure, and one about the recovery.
  await expect.poll(readNews, { timeout: 10_000 }).toEqual(['fails its tests', 'works again']);
  await leave([askedWhoIsHere]);
}, 120_000);

/** What the mails to the admin say in their subjects, oldest first. */
async function readNews(): Promise<string[]> {
  const folder = join(server.dataDir, 'mail');
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml')).toSorted();
  const letters = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return letters.map(
    (letter) => /fails[ _]its[ _]tests|works[ _]again/.exec(letter)?.[0].replaceAll('_', ' ') ?? letter.slice(0, 500),
  );
}

async function openSection(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name: new RegExp(`^${name}`) }).first();
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
}

async function healthOf(): Promise<string | undefined> {
  const { items } = (await (await fetch(`${server.url}/api/v1/catalogue`)).json()) as {
    items: { path: string; health: string }[];
  };
  return items.find(({ path }) => path === 'scrape/books/list')?.health;
}
