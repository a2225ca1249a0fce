/** The 99 names in the built product, by keyboard, as the API has them. */
import { expect, it } from 'vitest';
import { runningSite } from '../server/site.ts';
import { askedWhoIsHere, awake, visit } from '../server/visit.ts';

const site = runningSite();

it('finds names by meaning from the keyboard, as the API does', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/islami/names');
  await awake(page);
  const names = page.locator('main li:has([lang=ar])');
  await expect.poll(() => names.count()).toBe(99);
  await page.keyboard.press('/');
  await page.keyboard.type('merciful');
  await expect.poll(() => names.count()).toBe(2);
  await expect.poll(() => new URL(page.url()).search).toBe('?q=merciful');
  const response = await fetch(`${site.server.url}/api/v1/islami/names?text=merciful`);
  const { data } = (await response.json()) as {
    data: { names: { number: number; arabic: string; latin: string; meaning: string }[] };
  };
  expect(await names.allTextContents()).toEqual(
    data.names.map(({ number, arabic, latin, meaning }) => `${number}${arabic}${latin}${meaning}`),
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await leave([askedWhoIsHere]);
});
