/** From the landing page to a response in the browser, without a pointer. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { askedWhoIsHere, awake, visit } from '../server/visit.ts';
import { runningSite } from '../server/site.ts';

const site = runningSite();

const focusedName = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    const label = (element as HTMLInputElement | null)?.labels?.[0]?.textContent ?? element?.getAttribute('aria-label');
    return (label ?? element?.textContent ?? '').trim();
  });

/** Presses Tab until the focus is on what has this name. Fails after `stepsMax` stops, with their names. */
async function tabTo(page: Page, name: RegExp, stepsMax: number): Promise<void> {
  const stops: string[] = [];
  while (stops.length < stepsMax) {
    await page.keyboard.press('Tab');
    stops.push(await focusedName(page));
    if (name.test(stops.at(-1) ?? '')) return;
  }
  expect.fail(`No stop is named ${name}: ${stops.join(', ')}.`);
}

it('leads from the search of the landing page to the response of a tool, by keyboard alone', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.goto('/');
  await awake(page);
  await tabTo(page, /^Search \d+ tools$/, 20);
  await page.keyboard.type('cron');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/hub?q=cron');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Cron expression' }).waitFor();
  await awake(page);

  await page.keyboard.press('Home');
  await tabTo(page, /^Cron expression$/, 60);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/hub/convert/cron');
  await page.getByRole('heading', { level: 1, name: 'Cron expression' }).waitFor();
  // The response to the example is there before anything is pressed.
  await main.getByText('At 09:00 from Monday to Friday').first().waitFor();

  await tabTo(page, /^Expression/, 12);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('30 6 1 * *');
  await page.keyboard.press('ControlOrMeta+Enter');
  await main.getByText('At 06:30 on day 1 of the month').first().waitFor();
  await tabTo(page, /^Code$|^Response$/, 20);
  await leave([askedWhoIsHere]);
});
