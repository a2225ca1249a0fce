/** The dhikr counter in the built product, by keyboard. */
import { expect, it } from 'vitest';
import { runningSite } from '../server/site.ts';
import { askedWhoIsHere, visit } from '../server/visit.ts';

const site = runningSite();

it('counts, undoes and resets by keyboard, and keeps the count over a reload', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.goto('/islami/dhikr');
  const counter = page.getByRole('button', { name: /\d+ \/ 33$/ });
  await counter.focus();
  for (let count = 0; count < 34; count += 1) await page.keyboard.press(count % 2 === 0 ? 'Space' : 'Enter');
  await page.getByRole('button', { name: / 1 \/ 33$/ }).waitFor();
  await page.keyboard.press('u');
  await page.getByRole('button', { name: /33 \/ 33$/ }).waitFor();
  await page.getByText('Round complete. 1 round in total.').waitFor();
  await page.reload();
  await page.getByRole('button', { name: /33 \/ 33$/ }).waitFor();
  await page.keyboard.press('r');
  await page.getByRole('button', { name: /0 \/ 33$/ }).waitFor();
  await page.keyboard.press('u');
  await page.getByRole('button', { name: /33 \/ 33$/ }).waitFor();
  await leave([askedWhoIsHere]);
});

it('keeps an added phrase, and fits a phone', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/islami/dhikr');
  await page.getByRole('button', { name: 'Add phrase' }).press('Enter');
  await page.getByRole('textbox', { name: 'Phrase' }).fill('Astaghfirullah');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Astaghfirullah 0 / 33' }).press('Enter');
  await page.getByRole('button', { name: 'Astaghfirullah 1 / 33' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Astaghfirullah 1 / 33' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await leave([askedWhoIsHere]);
});
