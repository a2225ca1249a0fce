/** Prayers from the Quran in the built product, by keyboard, with the verses of the API. */
import { expect, it } from 'vitest';
import { runningSite } from '../server/site.ts';
import { askedWhoIsHere, visit } from '../server/visit.ts';

const site = runningSite();

it('shows the prayers of an occasion as the API has them, and leads to their verses', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/islami/daily-prayers?occasion=knowledge');
  await page.getByRole('heading', { name: 'Ease in speaking' }).waitFor();
  const shown = await page.locator('main p[lang=ar]').allTextContents();
  const response = await fetch(`${site.server.url}/api/v1/islami/daily-prayers?occasion=knowledge`);
  const { data } = (await response.json()) as { data: { prayers: { verses: string[] }[] } };
  expect(shown).toEqual(data.prayers.map(({ verses }) => verses.join(' ')));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await page.getByRole('link', { name: 'Verses 20:25-28' }).press('Enter');
  await page.getByRole('heading', { name: 'Surah 20: Taa-Haa' }).waitFor();
  await leave([askedWhoIsHere]);
});
