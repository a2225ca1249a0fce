/** The wall screen of prayer times in the built product: midnight, settings by keyboard, sizes, hidden controls, no server. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { runningSite } from '../server/site.ts';
import { askedWhoIsHere, visit } from '../server/visit.ts';

const site = runningSite();
const makkah = 'lat=21.4225&lon=39.8262&place=Makkah&method=umm-al-qura';

const open = async (page: Page, now: string) => {
  await page.clock.setFixedTime(now);
  await page.goto(`/islami/prayer-times/wall?${makkah}`);
  await page.getByRole('timer').waitFor();
};
/** Tab until the element has the focus. */
const tabTo = async (page: Page, name: string | RegExp) => {
  const target = page.getByRole('button', { name }).or(page.getByRole('link', { name }));
  for (let count = 0; count < 30; count += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${name} is not reached by Tab.`);
};

it('goes on over midnight without a reload', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  // 23:59:50 in Makkah.
  await open(page, '2026-11-20T20:59:50Z');
  await page.getByText('Friday, November 20, 2026').waitFor();
  await page.getByText('Jumuah', { exact: true }).waitFor();
  await page.clock.setFixedTime('2026-11-20T21:00:05Z');
  await page.getByText('Saturday, November 21, 2026').waitFor();
  await page.getByText('00:00', { exact: true }).waitFor();
  await page.getByText('Dhuhr', { exact: true }).waitFor();
  await page.getByRole('timer', { name: 'Time until Fajr' }).waitFor();
  await leave([askedWhoIsHere]);
});

it('is set up by keyboard, and keeps its settings on the device', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await open(page, '2026-11-20T09:30:00Z');
  await tabTo(page, 'Screen settings');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Screen settings' });
  const mosque = sheet.getByRole('textbox', { name: 'Name of the mosque' });
  await mosque.focus();
  await page.keyboard.type('Masjid an-Nur');
  await sheet.getByRole('button', { name: /Asr/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'After the adhan' }).press('Enter');
  await page.getByText('Iqama 15:25').waitFor({ state: 'attached' });
  await sheet.getByRole('switch', { name: 'Dark screen' }).press('Space');
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Masjid an-Nur' }).waitFor();
  await page.getByText('Iqama 15:25').waitFor();
  expect(await page.evaluate(() => document.documentElement.classList.contains('dark'))).toBe(true);
  // The adhan of Asr has passed, the congregation has not begun.
  await page.clock.setFixedTime('2026-11-20T12:20:00Z');
  await page.getByText('Iqama of Asr at 15:25').waitFor();
  await tabTo(page, 'Exit');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Prayer times' }).waitFor();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`/islami/prayer-times?${makkah}`);
  await leave([askedWhoIsHere]);
});

it('begins with the city of the time zone', async () => {
  const { page, leave } = await visit(site.browser, site.server.url, { timezoneId: 'Asia/Jakarta' });
  await page.goto('/islami/prayer-times/wall');
  await tabTo(page, 'Use Jakarta');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Jakarta' }).waitFor();
  await page.getByRole('timer').waitFor();
  await leave([askedWhoIsHere]);
});

it('hides its controls while no one is there, and shows them for any key', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.clock.install({ time: '2026-11-20T09:30:00Z' });
  await page.goto(`/islami/prayer-times/wall?${makkah}`);
  await page.getByRole('timer').waitFor();
  const opacity = () =>
    page
      .getByRole('button', { name: 'Screen settings' })
      .evaluate((button) => getComputedStyle(button.parentElement ?? button).opacity);
  await page.clock.runFor(6000);
  await expect.poll(opacity).toBe('0');
  await page.keyboard.press('Shift');
  await expect.poll(opacity).toBe('1');
  await leave([askedWhoIsHere]);
});

it('goes on when the server is gone', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.clock.install({ time: '2026-11-20T09:30:00Z' });
  await page.goto(`/islami/prayer-times/wall?${makkah}`);
  await page.getByRole('timer').waitFor();
  await page.route('**/api/**', (route) => route.abort());
  await page.clock.runFor(60_000);
  await page.getByText('12:31', { exact: true }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await leave([askedWhoIsHere, /ERR_FAILED/]);
});

it.each([
  [1920, 1080],
  [1080, 1920],
  [1280, 720],
  [1280, 800],
  [375, 812],
  [812, 375],
])('fits a screen of %i by %i without scrolling', async (width, height) => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.setViewportSize({ width, height });
  await open(page, '2026-11-20T09:30:00Z');
  expect(
    await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]),
  ).toEqual([width, height]);
  await leave([askedWhoIsHere]);
});
