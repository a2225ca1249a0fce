/** What one key renders in long forms and lists: counted, because times depend on the machine. */
import { lineCount, longBoard, longInvoices } from '@apiyard/tools/long-data';
import { countRenders, takeRenders } from '@apiyard/tools/renders';
import { keepSampleData } from '@apiyard/tools/sample-data';
import { expect, it } from 'vitest';
import { askedWhoIsHere, visit } from '../server/visit.ts';
import { runningSite } from '../server/site.ts';

const site = runningSite();

/** A page whose renders are counted, with long data of a module instead of its sample. */
async function counting(path: string, data?: Parameters<typeof keepSampleData>[0]) {
  const visited = await visit(site.browser, site.server.url);
  await visited.page.addInitScript(countRenders);
  if (data !== undefined) {
    await visited.page.goto('/robots.txt');
    await visited.page.evaluate(keepSampleData, data);
  }
  await visited.page.goto(path);
  return visited;
}

it('renders one of 100 lines of an invoice for a letter', async () => {
  const { page, leave } = await counting('/apps/invoice/edit/101', { name: 'invoices', kept: longInvoices() });
  const items = page.getByRole('textbox', { name: 'Item' });
  await expect.poll(() => items.count()).toBe(lineCount);
  await items.first().fill('');
  await page.waitForLoadState('networkidle');
  await page.evaluate(takeRenders);
  await page.keyboard.type('k');
  await expect.poll(() => items.first().inputValue()).toBe('k');
  const renders = await page.evaluate(takeRenders);
  // Each line is looked at once; its fields, about 40 components, are rendered in one.
  expect(renders).toBeGreaterThan(0);
  expect(renders).toBeLessThan(5 * lineCount);
  await leave([askedWhoIsHere]);
});

it('renders few components for a letter in the search of the shop', async () => {
  const { page, leave } = await counting('/apps/ecommerce/shop');
  await page.getByRole('article').first().waitFor();
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Search products' });
  await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.waitForLoadState('networkidle');
  await page.evaluate(takeRenders);
  // Every product has this letter.
  await page.keyboard.type('e');
  await expect.poll(() => search.inputValue()).toBe('e');
  const renders = await page.evaluate(takeRenders);
  expect(renders).toBeGreaterThan(0);
  expect(renders).toBeLessThan(300);
  await leave([askedWhoIsHere]);
});

it('builds no card again that only changes its place on a board of 1,000', async () => {
  const { page, leave } = await counting('/apps/kanban', { name: 'kanban', kept: longBoard() });
  const card = page.getByRole('row', { name: 'interview #00000' });
  await card.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Move to Progress' }).click();
  const of = (column: string) =>
    page.getByRole('grid', { name: column }).getByText('interview #00000', { exact: true });
  await of('Progress').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.evaluate(takeRenders);
  await page.keyboard.press('ControlOrMeta+z');
  await of('Todo').waitFor();
  await page.waitForLoadState('networkidle');
  const renders = await page.evaluate(takeRenders);
  // About 15 components of each of the cards in view, and no more for the 250 of its column.
  expect(renders).toBeGreaterThan(0);
  expect(renders).toBeLessThan(700);
  await leave([askedWhoIsHere]);
});
