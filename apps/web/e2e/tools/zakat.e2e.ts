/** Zakat in the built product: by keyboard alone, the same sum as by the API, kept on the device, printed alone. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { runningSite } from '../server/site.ts';
import { askedWhoIsHere, visit } from '../server/visit.ts';

const site = runningSite();

const open = async (page: Page) => {
  await page.goto('/islami/zakat');
  await page.getByRole('heading', { level: 1, name: 'Zakat' }).waitFor();
};
const type = async (page: Page, name: string, text: string) => {
  await page.getByRole('textbox', { name, exact: true }).first().focus();
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
};
const result = (page: Page) => page.getByRole('region', { name: 'Result' });

it('computes the sum of the API by keyboard, and keeps the figures', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await open(page);
  await page.getByText('Enter the price of silver to see the result.').waitFor();
  await type(page, 'Price of 1 g of pure gold', '134.55');
  await type(page, 'Price of 1 g of pure silver', '1.62');
  await type(page, 'Cash and bank accounts', '12500.10');
  await type(page, 'Weight in grams', '40');
  await type(page, 'Debts due now', '1800');
  const response = await fetch(`${site.server.url}/api/v1/islami/zakat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ goldPrice: 134.55, silverPrice: 1.62, cash: 12_500.1, goldGrams: 40, debts: 1800 }),
  });
  const { data } = (await response.json()) as { data: { net: number; zakat: number } };
  expect([data.net, data.zakat]).toEqual([16_082.1, 402.05]);
  await result(page).getByText('$402.05').first().waitFor();
  await result(page).getByText('$16,082.10').waitFor();
  await page.reload();
  await result(page).getByText('$402.05').first().waitFor();
  await leave([askedWhoIsHere]);
});

it('clears everything, and takes it back', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await open(page);
  await type(page, 'Price of 1 g of pure silver', '1');
  await type(page, 'Cash and bank accounts', '1000');
  await result(page).getByText('$25.00').first().waitFor();
  await page.getByRole('button', { name: 'Clear all' }).press('Enter');
  await page.getByText('Enter the price of silver to see the result.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await result(page).getByText('$25.00').first().waitFor();
  await leave([askedWhoIsHere]);
});

it('prints the result alone, and fits a phone', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.setViewportSize({ width: 375, height: 667 });
  await open(page);
  await type(page, 'Price of 1 g of pure silver', '1');
  await result(page).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await page.emulateMedia({ media: 'print' });
  expect([
    await result(page).isVisible(),
    await page.getByRole('textbox', { name: 'Cash and bank accounts' }).isVisible(),
    await page.getByRole('button', { name: 'Print' }).isVisible(),
    await page.getByText(/^Calculated on /).isVisible(),
  ]).toEqual([true, false, false, true]);
  await leave([askedWhoIsHere]);
});
