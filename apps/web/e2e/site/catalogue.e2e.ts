/** The catalogue at its addresses: what is chosen lives in the URL, and health comes from calls. */
import { expect, it } from 'vitest';
import { askedWhoIsHere, awake, visit } from '../server/visit.ts';
import { runningSite } from '../server/site.ts';

const site = runningSite();

it('keeps both of two filters that are chosen before the page has drawn the first', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.goto('/random');
  await awake(page);
  const main = page.getByRole('main');
  const rows = await main.getByRole('radio', { name: 'Rows' }).elementHandle();
  const free = await main.getByRole('button', { name: /^Free to try/ }).elementHandle();
  await page.evaluate(
    async ([first, second]) => {
      (first as HTMLElement).click();
      // React has drawn the press, and not yet the new URL.
      await Promise.resolve();
      (second as HTMLElement).click();
    },
    [rows, free],
  );
  await expect.poll(() => new URL(page.url()).search).toBe('?free=1&view=rows');
  await leave([askedWhoIsHere]);
});

it('keeps search, filters, order and view in the URL, over a reload and Back', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  const main = page.getByRole('main');
  const names = () => main.getByRole('heading', { level: 2 }).allInnerTexts();
  const address = () => page.url().slice(site.server.url.length);
  await page.goto('/allfeature');
  await awake(page);
  await expect.poll(async () => (await names()).slice(0, 3)).toEqual(['.env and JSON', 'CSV cleaner', 'Data formats']);
  await main.getByRole('button', { name: /^Show all \d+ tools$/ }).click();
  await main.getByRole('link', { name: 'UUID', exact: true }).waitFor();

  await main
    .getByRole('list', { name: 'Areas' })
    .getByRole('link', { name: /^Random/ })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Random' }).waitFor();
  expect(address()).toBe('/random');
  await main.getByRole('radio', { name: 'Rows' }).click({ force: true });
  await expect.poll(address).toBe('/random?view=rows');
  await main.getByRole('button', { name: /^Free to try/ }).click();
  await expect.poll(address).toBe('/random?free=1&view=rows');
  await main.getByRole('searchbox').fill('uuid guid');
  await expect.poll(address).toBe('/random?q=uuid+guid&free=1&view=rows');
  await expect.poll(names).toEqual(['UUID', 'UUID inspector']);

  await page.reload();
  await expect.poll(names).toEqual(['UUID', 'UUID inspector']);
  expect(await main.getByRole('searchbox').inputValue()).toBe('uuid guid');
  expect(await main.getByRole('radio', { name: 'Rows' }).isChecked()).toBe(true);
  expect(await main.getByRole('button', { name: /^Free to try/ }).getAttribute('aria-pressed')).toBe('true');

  // The other filters stay with another area; Back restores what was there.
  await main.getByRole('list', { name: 'Areas' }).getByRole('link', { name: /^All/ }).click();
  await page.getByRole('heading', { level: 1, name: 'All tools' }).waitFor();
  expect(address()).toBe('/allfeature?q=uuid+guid&free=1&view=rows');
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Random' }).waitFor();
  expect(address()).toBe('/random?q=uuid+guid&free=1&view=rows');
  await leave([askedWhoIsHere]);
});

it('opens a tool and returns to the same list', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.goto('/random?view=rows');
  await page.getByRole('main').getByRole('link', { name: 'UUID', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'UUID' }).waitFor();
  expect(page.url()).toBe(`${site.server.url}/hub/random/uuid`);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Random' }).waitFor();
  expect(await page.getByRole('radio', { name: 'Rows' }).isChecked()).toBe(true);
  await leave([askedWhoIsHere]);
});

it('opens the former address of a tool with its values', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.goto('/random?view=rows&tool=uuid&in.count=7');
  await page.getByRole('heading', { level: 1, name: 'UUID' }).waitFor();
  expect(await page.getByRole('textbox', { name: /How many/ }).inputValue()).toBe('7');
  await leave([askedWhoIsHere]);
});

it('calls an API operational only after a success, also of a visitor, and lists the most used first', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.goto('/hub?q=code');
  const cardOf = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
  await cardOf('QR code').waitFor();
  expect(await cardOf('QR code').getByText('Operational').count()).toBe(0);
  expect(
    await cardOf('QR code')
      .getByRole('img', { name: /^Last 30 days/ })
      .count(),
  ).toBe(0);
  await page.goto('/hub');
  expect((await page.request.get('/api/v1/random/uuid')).status()).toBe(200);
  // Rendered pages are compared with their data once a second.
  await expect
    .poll(async () => {
      await page.reload();
      await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
      return cardOf('UUID').getByText('Operational').isVisible();
    })
    .toBe(true);
  await cardOf('UUID')
    .getByRole('img', {
      name: 'Last 30 days. Days without failures: 1. Days with failures: 0. Days without calls: 29.',
    })
    .waitFor();
  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).first().innerText()).toBe('UUID');
  await leave([askedWhoIsHere]);
});

it('leads on from a typo', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.goto('/hub?q=sodoku');
  await page.getByText('Did you mean:').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Sudoku', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Sudoku' }).waitFor();
  await leave([askedWhoIsHere]);
});

it.each([375, 1280])('fits on a page %d px wide, in cards and rows, also in Arabic', async (width) => {
  const { page, leave } = await visit(site.browser, site.server.url, { viewport: { width, height: 860 } });
  for (const path of ['/hub', '/allfeature?view=rows', '/random?sort=area&lang=ar', '/hub?view=rows']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    const cut = await page.evaluate(() => {
      const sideways = document.documentElement.scrollWidth - document.documentElement.clientWidth;
      const parts = document.querySelectorAll('main h2, main li:has(h2) svg, main li:has(h2) button');
      const outside = Array.from(parts).filter((part) => {
        const { left, right } = part.getBoundingClientRect();
        return left < 0 || right > document.documentElement.clientWidth;
      });
      return { sideways, outside: outside.length };
    });
    expect({ path, ...cut }).toEqual({ path, sideways: 0, outside: 0 });
  }
  await leave([askedWhoIsHere]);
});
