/** Prayer times in the built product: the place by keyboard, pointer and location, the same times as by the API, print and calendar file. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { runningSite } from '../server/site.ts';
import { askedWhoIsHere, awake, visit } from '../server/visit.ts';

const site = runningSite();
/** 12:30 in Makkah. */
const now = '2026-11-20T09:30:00Z';
const makkah = 'lat=21.4225&lon=39.8262&place=Makkah&method=umm-al-qura';

const open = async (page: Page, query = '') => {
  await page.clock.setFixedTime(now);
  await page.goto(`/islami/prayer-times${query}`);
  await page.getByRole('heading', { level: 1, name: 'Prayer times' }).waitFor();
  await awake(page);
};
const timetable = (page: Page) => page.getByRole('table', { name: 'Prayer times in November 2026' });
const rowOf = async (page: Page, day: string) =>
  timetable(page)
    .getByRole('row', { name: new RegExp(`^${day} `) })
    .getByRole('cell')
    .allTextContents();

it('finds a city by keyboard and shows the times of the API', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await open(page);
  await page.getByText('No place yet').waitFor();
  await page.getByRole('combobox', { name: 'City' }).focus();
  await page.keyboard.type('medin');
  await page.getByRole('option', { name: /Saudi Arabia/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('timer').waitFor();
  const query = new URL(page.url()).searchParams;
  expect([query.get('place'), page.url().includes('lat=24.')]).toEqual(['Medina', true]);

  const response = await fetch(`${site.server.url}/api/v1/islami/prayer-table`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ lat: Number(query.get('lat')), lon: Number(query.get('lon')), year: 2026, month: 11 }),
  });
  const { data } = (await response.json()) as { data: { days: Record<string, string>[] } };
  const day = data.days[19];
  expect(await rowOf(page, '20')).toEqual([
    day?.['hijri'],
    day?.['fajr'],
    day?.['sunrise'],
    day?.['dhuhr'],
    day?.['asr'],
    day?.['maghrib'],
    day?.['isha'],
  ]);
  await leave([askedWhoIsHere]);
});

it('counts down to the next prayer without announcing the seconds', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await open(page, `?${makkah}`);
  const timer = page.getByRole('timer', { name: 'Time until Asr' });
  await expect.poll(() => timer.textContent()).toBe('2:45:00');
  await page.clock.setFixedTime('2026-11-20T09:30:05Z');
  await expect.poll(() => timer.textContent()).toBe('2:44:55');
  expect(await page.getByText('Next prayer: Asr at 15:15').getAttribute('role')).toBe('status');
  await leave([askedWhoIsHere]);
});

it('keeps the settings of the sheet in the address, and place and settings for the next visit', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await open(page, `?${makkah}`);
  await page.getByText('Asr at 15:15', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByText('Hanafi', { exact: true }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByText('Asr at 16:02', { exact: true }).waitFor();
  expect(new URL(page.url()).search).toBe(`?${makkah}&madhab=hanafi`);
  await page.reload();
  await page.getByText('Asr at 16:02', { exact: true }).waitFor();
  await open(page);
  await page.getByText('Asr at 16:02', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Forget this place' }).click();
  await page.getByText('No place yet').waitFor();
  await open(page);
  await page.getByText('No place yet').waitFor();
  await leave([askedWhoIsHere]);
});

it('uses the location of the browser on request', async () => {
  const { page, leave } = await visit(site.browser, site.server.url, {
    permissions: ['geolocation'],
    geolocation: { latitude: 21.4225, longitude: 39.8262 },
  });
  await open(page);
  await page.getByRole('button', { name: 'Use my location' }).click();
  await page.getByRole('timer').waitFor();
  expect(new URL(page.url()).search).toBe('?lat=21.4225&lon=39.8262');
  await leave([askedWhoIsHere]);
});

it('says what to do if the browser does not share its location', async () => {
  const { page, leave } = await visit(site.browser, site.server.url, { permissions: [] });
  await open(page);
  await page.getByRole('button', { name: 'Use my location' }).click();
  await page.getByText('Search for a city instead.').waitFor();
  await leave([askedWhoIsHere]);
});

it('derives a time by keyboard', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await open(page, `?${makkah}`);
  await page.getByRole('button', { name: 'Fajr' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('The sun is 18.5° below the horizon.').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'Sunrise' }).getByText('The upper edge of the sun is on the horizon').waitFor();
  await leave([askedWhoIsHere]);
});

it('says that the sun does not rise in the polar night', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.clock.setFixedTime('2026-12-21T10:00:00Z');
  await page.goto('/islami/prayer-times?lat=69.6489&lon=18.9551&place=Troms%C3%B8');
  await page.getByText('The sun doesn’t rise on this day (polar night). The times are those of latitude').waitFor();
  await leave([askedWhoIsHere]);
});

it('downloads the month for calendars, and prints the timetable alone', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await open(page, `?${makkah}`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download for calendars (ICS)' }).click();
  const download = await downloading;
  const text = await readFile(await download.path(), 'utf8');
  expect([download.suggestedFilename(), text.match(/BEGIN:VEVENT/g)?.length]).toEqual([
    'prayer-times-2026-11.ics',
    150,
  ]);
  await page.emulateMedia({ media: 'print' });
  expect([
    await page.getByRole('combobox', { name: 'City' }).isVisible(),
    await page.getByRole('heading', { level: 1 }).isVisible(),
    await page.getByRole('button', { name: 'Next month' }).isVisible(),
    await timetable(page).isVisible(),
    await page.getByText('Cities: GeoNames (CC BY 4.0)').isVisible(),
  ]).toEqual([false, false, false, true, true]);
  await leave([askedWhoIsHere]);
});

it('shows the coming Ramadan by keyboard, and downloads it', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await open(page, `?${makkah}`);
  await page.getByRole('timer').waitFor();
  await page.getByRole('radio', { name: 'Month' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const table = page.getByRole('table', { name: 'Ramadan 1448 AH' });
  await table.waitFor();
  expect(new URL(page.url()).searchParams.get('ramadan')).toBe('next');
  expect(await table.getByRole('row').count()).toBe(30);
  const files: (string | number | undefined)[] = [];
  for (const [button, line] of [
    ['Download CSV', /^2027-/gm],
    ['Download for calendars (ICS)', /^BEGIN:VEVENT/gm],
  ] as const) {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).press('Enter');
    const download = await downloading;
    const text = await readFile(await download.path(), 'utf8');
    files.push(download.suggestedFilename(), text.match(line)?.length);
  }
  expect(files).toEqual(['prayer-times-ramadan-1448.csv', 29, 'prayer-times-ramadan-1448.ics', 145]);
  await leave([askedWhoIsHere]);
});

it('fits a phone', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.setViewportSize({ width: 375, height: 667 });
  await open(page, `?${makkah}`);
  await page.getByRole('timer').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await leave([askedWhoIsHere]);
});

it('shows the times of the city that the time zone of the browser is named after', async () => {
  const { page, leave } = await visit(site.browser, site.server.url, { timezoneId: 'America/New_York' });
  await page.goto('/islami/prayer-times');
  await page.getByRole('button', { name: 'Use New York' }).click();
  await page.getByRole('combobox', { name: 'City' }).waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('place')).toBe('New York City');
  await page
    .getByRole('heading', { name: /Fajr|Sunrise|Dhuhr|Asr|Maghrib|Isha/ })
    .first()
    .waitFor();
  await leave([askedWhoIsHere]);
});
