/** The qibla in the built product: the place by keyboard, the same direction as by the API, the map and the compass. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { runningSite } from '../server/site.ts';
import { askedWhoIsHere, visit } from '../server/visit.ts';

const site = runningSite();
const london = 'lat=51.5085&lon=-0.1257&place=London';

const open = async (page: Page, query = '') => {
  await page.goto(`/islami/qibla${query}`);
  await page.getByRole('heading', { level: 1, name: 'Qibla' }).waitFor();
};
/** Turns the device until the page shows the text: it listens a moment after the button was pressed. */
const turnUntil = (page: Page, alpha: number, text: string) =>
  expect
    .poll(async () => {
      await page.evaluate(
        (degrees) =>
          window.dispatchEvent(
            new DeviceOrientationEvent('deviceorientationabsolute', { alpha: degrees, absolute: true }),
          ),
        alpha,
      );
      return page.getByText(text).count();
    })
    .toBeGreaterThan(0);

it('finds a city by keyboard and shows the direction of the API', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await open(page);
  await page.getByText('No place yet').waitFor();
  await page.getByRole('combobox', { name: 'City' }).focus();
  await page.keyboard.type('jakar');
  await page
    .getByRole('option', { name: /Indonesia/ })
    .first()
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: /^Great circle from Jakarta to the Kaaba/ }).waitFor();
  const query = new URL(page.url()).searchParams;
  const response = await fetch(`${site.server.url}/api/v1/islami/qibla`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ lat: Number(query.get('lat')), lon: Number(query.get('lon')) }),
  });
  const { data } = (await response.json()) as { data: { bearing: number } };
  await page
    .getByText(`From Jakarta, the Kaaba is at \u2066${Math.round(data.bearing * 10) / 10}°\u2069, west-northwest.`)
    .waitFor();
  await leave([askedWhoIsHere]);
});

it('keeps the place for prayer times and their settings for the next visit', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.goto(`/islami/prayer-times?${london}&madhab=hanafi`);
  await page.getByRole('timer').waitFor();
  await open(page);
  await page.getByRole('img', { name: /^Great circle from London/ }).waitFor();
  expect(new URL(page.url()).search).toBe(`?${london}`);
  await page.goto('/islami/prayer-times');
  await page.getByRole('timer').waitFor();
  expect(new URL(page.url()).search).toBe(`?${london}&madhab=hanafi`);
  await leave([askedWhoIsHere]);
});

it('turns with the compass of the device, by keyboard', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await open(page, `?${london}`);
  await page.getByRole('button', { name: 'Start compass' }).focus();
  await page.keyboard.press('Enter');
  await turnUntil(page, 280, 'Turn right by \u206639°\u2069');
  await turnUntil(page, 241, 'You’re facing the Kaaba.');
  await page.getByRole('status').filter({ hasText: 'You’re facing the Kaaba.' }).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Stop compass' }).press('Enter');
  await page.getByRole('button', { name: 'Start compass' }).waitFor();
  await leave([askedWhoIsHere]);
});

it('says what to do without a compass', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await open(page, `?${london}`);
  await page.getByRole('button', { name: 'Start compass' }).click();
  await page.getByText('This device has no compass, or the browser doesn’t share it.').waitFor();
  await leave([askedWhoIsHere]);
});

it('fits a phone', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.setViewportSize({ width: 375, height: 667 });
  await open(page, `?${london}`);
  await page.getByRole('img', { name: /^Great circle/ }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await leave([askedWhoIsHere]);
});
