/** Tool pages on a phone, where the result is below the form: it is named next to the button, one key away. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { askedWhoIsHere, awake, visit } from '../server/visit.ts';
import { runningSite } from '../server/site.ts';

const site = runningSite();

const phone = { viewport: { width: 375, height: 667 }, timezoneId: 'Asia/Jakarta' };

async function opened(path: string, options: Parameters<typeof visit>[2] = phone) {
  const visited = await visit(site.browser, site.server.url, options);
  await visited.page.goto(path);
  await awake(visited.page);
  return visited;
}

const isInView = (page: Page, name: string) =>
  page
    .getByText(name)
    .last()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });

it('names the result next to the button while people type, and leads to it by keyboard', async () => {
  const { page, leave } = await opened('/hub/convert/cron');
  const expression = page.getByRole('textbox', { name: /^Expression/ });
  await expression.fill('30 6 1 * *');
  const show = page.getByRole('button', { name: 'Show result' });
  await expect.poll(() => isInView(page, 'At 06:30 on day 1 of the month')).toBe(false);
  await expect.poll(() => show.locator('..').innerText()).toContain('At 06:30 on day 1 of the month');
  expect(await show.evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
  await show.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => isInView(page, 'At 06:30 on day 1 of the month')).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Response');
  // Next is what is in the result.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Response');
  await leave([askedWhoIsHere]);
});

it('leads to the error of an input', async () => {
  const { page, leave } = await opened('/hub/convert/cron');
  await page.getByRole('textbox', { name: /^Expression/ }).fill('61 6 1 * *');
  const show = page.getByRole('button', { name: 'Show error' });
  await expect.poll(() => show.locator('..').innerText()).toContain('Check your input');
  await leave([askedWhoIsHere]);
});

it('draws a QR code while people type, without a call', async () => {
  const { page, leave } = await opened('/hub/random/qr');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/random')) calls.push(request.url());
  });
  const picture = page.getByRole('img', { name: /qr\.png/ });
  await picture.waitFor();
  const before = await picture.getAttribute('src');
  await page.getByRole('textbox', { name: /^Text or link/ }).fill('https://example.com/menu');
  await expect.poll(() => picture.getAttribute('src')).not.toBe(before);
  await page.getByRole('button', { name: 'Show result' }).click();
  await page.getByRole('button', { name: 'Download qr.png' }).waitFor();
  expect(calls).toEqual([]);
  await leave([askedWhoIsHere]);
});

it('starts with the time zone and the current time of the person', async () => {
  const { page, leave } = await opened('/hub/convert/timestamp');
  await expect.poll(() => page.getByRole('textbox', { name: /^Time zone/ }).inputValue()).toBe('Asia/Jakarta');
  const seconds = Number(await page.getByRole('textbox', { name: /^Timestamp or date/ }).inputValue());
  expect(Math.abs(seconds - Date.now() / 1000)).toBeLessThan(60);
  await leave([askedWhoIsHere]);
});

it('keeps the button away where the result is next to the form', async () => {
  const { page, leave } = await opened('/hub/convert/cron', { viewport: { width: 1280, height: 860 } });
  await page.getByText('At 09:00 from Monday to Friday').last().waitFor();
  expect(await page.getByRole('button', { name: 'Show result' }).count()).toBe(0);
  await leave([askedWhoIsHere]);
});
