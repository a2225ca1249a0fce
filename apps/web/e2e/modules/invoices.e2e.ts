/** An invoice from its creation to its printed pages, by pointer and by keyboard alone. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { runningSite } from '../server/site.ts';
import { askedWhoIsHere, awake, visit } from '../server/visit.ts';

const site = runningSite();

const rowOf = (page: Page, number: number) => page.getByRole('row', { name: String(number), exact: true });

it('creates an invoice, marks it, exports it, deletes it and restores it', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.goto('/apps/invoice/list');
  await rowOf(page, 101).getByText('€99.00').waitFor();
  expect(await page.getByRole('list', { name: 'Filter by status' }).getByRole('button').allInnerTexts()).toEqual([
    '7\nTotal',
    '2\nShipped',
    '2\nDelivered',
    '3\nPending',
  ]);
  await page.getByRole('button', { name: /Delivered$/ }).click();
  await expect.poll(() => page.url()).toMatch(/\/apps\/invoice\/list\?filter\.status=Delivered$/);
  await expect.poll(() => page.getByRole('row').count()).toBe(3);

  await page.getByRole('button', { name: 'Actions for invoice 101' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await page.waitForURL('**/apps/invoice/create?from=101');
  await page.getByRole('button', { name: 'Add item' }).click();
  await page.keyboard.type('Wrapping paper, roll');
  await page.getByLabel('Unit price').nth(1).fill('18.35');
  await page.getByText('€119.19').waitFor();
  await page.getByRole('button', { name: 'Save invoice' }).first().click();
  await page.waitForURL('**/apps/invoice/detail/108');
  await page.getByRole('button', { name: 'Mark as shipped' }).click();
  await page.getByRole('button', { name: 'Mark as delivered' }).waitFor();

  // What was saved is there after a reload.
  await page.reload();
  await page.getByRole('article', { name: 'Invoice 108' }).getByText('€119.19').waitFor();
  await page.getByRole('button', { name: 'Mark as delivered' }).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Download e-invoice (UBL)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('invoice-108.xml');
  expect(await readFile(await file.path(), 'utf8')).toContain(
    '<cbc:PayableAmount currencyID="EUR">119.19</cbc:PayableAmount>',
  );

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.waitForURL('**/apps/invoice/list');
  await rowOf(page, 107).waitFor();
  expect(await rowOf(page, 108).count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await rowOf(page, 108).waitFor();
  await page.goto('/apps/invoice/detail/999');
  await page.getByRole('heading', { level: 1, name: 'Invoice not found' }).waitFor();
  await leave([askedWhoIsHere]);
});

const focusedName = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    const label = (element as HTMLInputElement | null)?.labels?.[0]?.textContent ?? element?.getAttribute('aria-label');
    return (label ?? element?.textContent ?? '').trim();
  });

async function tabTo(page: Page, name: RegExp, stepsMax: number): Promise<void> {
  const stops: string[] = [];
  while (stops.length < stepsMax) {
    await page.keyboard.press('Tab');
    stops.push(await focusedName(page));
    if (name.test(stops.at(-1) ?? '')) return;
  }
  expect.fail(`No stop is named ${name}: ${stops.join(', ')}.`);
}

it('changes an invoice by keyboard alone', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.goto('/apps/invoice/detail/106');
  await page.getByRole('article', { name: 'Invoice 106' }).waitFor();
  await awake(page);
  await page.keyboard.press('e');
  await page.waitForURL('**/apps/invoice/edit/106');
  await page.getByRole('heading', { level: 1, name: 'Edit invoice 106' }).waitFor();
  await tabTo(page, /^Drag Visitor chair/, 60);
  await page.keyboard.press('Enter');
  // The focus moves to where the item can be dropped.
  await expect.poll(() => focusedName(page)).toMatch(/^Insert/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const items = () =>
    page
      .getByRole('textbox', { name: 'Item' })
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  await expect.poll(items).toEqual(['Wrapping paper, roll', 'Visitor chair, ash', 'Delivery']);
  await page.keyboard.press('ControlOrMeta+S');
  await page.waitForURL('**/apps/invoice/detail/106');
  const lines = page.getByRole('article', { name: 'Invoice 106' }).getByRole('rowheader');
  await expect.poll(() => lines.allInnerTexts()).toEqual(['Wrapping paper, roll', 'Visitor chair, ash', 'Delivery']);
  await leave([askedWhoIsHere]);
});

it('prints the invoice alone, on light paper', async () => {
  const { page, leave } = await visit(site.browser, site.server.url, { colorScheme: 'dark' });
  await page.goto('/apps/invoice/detail/102');
  await page.getByRole('article', { name: 'Invoice 102' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('banner').count()).toBe(0);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0);
  await page.getByText('North Quay Offices').waitFor();
  const colours = await page
    .getByRole('article')
    .evaluate((sheet) => [getComputedStyle(sheet).backgroundColor, getComputedStyle(document.body).backgroundColor]);
  expect(colours[0]).toBe('rgb(255, 255, 255)');
  await leave([askedWhoIsHere]);
});
