/** A Hijri month in the built product, with the days of the API. */
import { expect, it } from 'vitest';
import { runningSite } from '../server/site.ts';
import { askedWhoIsHere, visit } from '../server/visit.ts';

const site = runningSite();

it('shows the month of today, and by keyboard the next one, as the API has it', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.clock.setFixedTime('2026-05-20T10:00:00Z');
  await page.goto('/islami/hijri-month');
  await page.getByRole('table', { name: 'Dhu al-Hijjah 1447 AH' }).waitFor();
  expect(await page.locator('[aria-current=date]').textContent()).toBe('3May 20');
  await page.getByRole('button', { name: 'Next month' }).focus();
  await page.keyboard.press('Enter');
  const table = page.getByRole('table', { name: 'Muharram 1448 AH' });
  await table.waitFor();
  expect(new URL(page.url()).search).toBe('?year=1448&month=1');
  const response = await fetch(`${site.server.url}/api/v1/islami/hijri-month?year=1448&month=1`);
  const { data } = (await response.json()) as { data: { days: { day: number }[] } };
  const cells = await table.getByRole('cell').allTextContents();
  expect(cells.filter((text) => text !== '').map((text) => Number.parseInt(text, 10))).toEqual(
    data.days.map(({ day }) => day),
  );
  await page.getByText('10 Muharram 1448 AH · Thursday, June 25, 2026: Ashura').waitFor();
  await leave([askedWhoIsHere]);
});

it('moves by the adjustment, and fits a phone', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/islami/hijri-month?year=1447&month=12&adjustment=-1');
  await page.getByText('10 Dhu al-Hijjah 1447 AH · Thursday, May 28, 2026: Eid al-Adha').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await leave([askedWhoIsHere]);
});
