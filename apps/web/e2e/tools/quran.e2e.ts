/** The Quran in the built product, by keyboard: reading, search, bookmarks and what the API has. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { runningSite } from '../server/site.ts';
import { askedWhoIsHere, visit } from '../server/visit.ts';

const site = runningSite();

const open = async (page: Page, query = '') => {
  await page.goto(`/islami/quran${query}`);
  await page
    .getByRole('button', { name: /^Verse / })
    .first()
    .waitFor();
};
const verse = (page: Page, reference: string) => page.getByRole('button', { name: `Verse ${reference}`, exact: true });

it('reads on, bookmarks and comes back to the last position by keyboard', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await open(page);
  await page.getByRole('heading', { name: 'Surah 1: Al-Faatiha' }).waitFor();
  await page.keyboard.press('n');
  await page.getByRole('heading', { name: 'Surah 2: Al-Baqara' }).waitFor();
  await verse(page, '2:1').focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => new URL(page.url()).search).toBe('?verse=2%3A2');
  await expect.poll(() => verse(page, '2:2').getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('b');
  await page.getByRole('link', { name: 'Al-Baqara 2:2' }).waitFor();
  await page.goto('/islami/quran');
  await expect.poll(() => verse(page, '2:2').getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('link', { name: 'Al-Baqara 2:2' }).waitFor();
  await page.keyboard.press('p');
  await page.getByRole('heading', { name: 'Surah 1: Al-Faatiha' }).waitFor();
  await leave([askedWhoIsHere]);
});

it('finds a word without marks, and its verse is that of the API', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await open(page);
  await page.keyboard.press('/');
  await page.keyboard.type('الصمد');
  await page.getByRole('heading', { name: '1 verse found' }).waitFor();
  const shown = await page.locator('li:has(mark) p').textContent();
  const response = await fetch(`${site.server.url}/api/v1/islami/quran?reference=112:2`);
  const { data } = (await response.json()) as { data: { verses: { text: string }[]; edition: { url: string } } };
  expect([shown, data.edition.url]).toEqual([data.verses[0]?.text, 'https://tanzil.net']);
  await page.getByRole('link', { name: 'Verse 112:2' }).press('Enter');
  await page.getByRole('heading', { name: 'Surah 112: Al-Ikhlaas' }).waitFor();
  await expect.poll(() => verse(page, '112:2').getAttribute('aria-pressed')).toBe('true');
  await leave([askedWhoIsHere]);
});

it('loads only the parts of the text that it shows, and fits a phone', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.setViewportSize({ width: 375, height: 667 });
  const parts: string[] = [];
  page.on('request', (request) => {
    if (/\/part-\d+/.test(request.url())) parts.push(request.url());
  });
  await open(page, '?verse=114:6');
  // That of the surah, and that of the verse of the day.
  expect(new Set(parts).size).toBeLessThanOrEqual(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await page.goto('/islami/quran?verse=2:300');
  await page.getByText('There is no verse 2:300. Surah 2 has 286 verses.').waitFor();
  await leave([askedWhoIsHere]);
});

it('says how many verses a surah has, in the API', async () => {
  const response = await fetch(`${site.server.url}/api/v1/islami/quran?reference=2:300`);
  expect([response.status, JSON.stringify(await response.json())]).toEqual([
    422,
    expect.stringContaining('There is no verse 2:300. Surah 2 has 286 verses.'),
  ]);
});
