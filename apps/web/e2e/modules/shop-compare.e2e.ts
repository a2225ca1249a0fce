/** Products chosen and compared by keyboard alone, with the choice in the URL, and selected products changed together. */
import { expect, it } from 'vitest';
import { runningSite } from '../server/site.ts';
import { askedWhoIsHere, visit } from '../server/visit.ts';

const site = runningSite();

it('compares two products by keyboard alone, keeps them over a reload, and goes back', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.goto('/apps/ecommerce/shop?category=books');
  for (const title of ['The Quiet Harbour', 'Bread for Beginners']) {
    const choose = page.getByRole('button', { name: `Add ${title} to comparison` });
    await choose.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => choose.getAttribute('aria-pressed')).toBe('true');
  }
  expect(new URL(page.url()).searchParams.get('compare')).toBe('1,2');
  const bar = page.getByRole('group', { name: 'Compare products' });
  await bar.getByText('2 of 4 products selected').waitFor();
  const open = bar.getByRole('link', { name: 'Compare' });
  const isOnLink = () => open.evaluate((link) => link === document.activeElement);
  for (let stops = 0; stops < 60 && !(await isOnLink()); stops += 1) await page.keyboard.press('Tab');
  expect(await isOnLink()).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/apps/ecommerce/compare?compare=1,2');
  const table = page.getByRole('table', { name: 'Compare products' });
  await table.waitFor();
  expect(await table.getByRole('columnheader').allInnerTexts()).toEqual([
    'Detail',
    'The Quiet Harbour',
    'Bread for Beginners',
  ]);
  expect(
    await table
      .getByRole('row', { name: /^Category/ })
      .getByText('Different')
      .count(),
  ).toBe(0);
  expect(
    await table
      .getByRole('row', { name: /^Price/ })
      .getByText('Different')
      .count(),
  ).toBe(1);

  await page.getByRole('switch', { name: 'Only differences' }).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => table.getByRole('row', { name: /^Category/ }).count()).toBe(0);
  await page.reload();
  await table.waitFor();
  expect(await table.getByRole('row', { name: /^Category/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'Remove The Quiet Harbour from comparison' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Select another product to compare.').waitFor();
  await page.goBack();
  await expect.poll(() => table.getByRole('columnheader').count()).toBe(3);
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Shop' }).click();
  await page.waitForURL('**/apps/ecommerce/shop?compare=1,2');
  await leave([askedWhoIsHere]);
});

it('changes selected products, and undoes it', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.goto('/apps/ecommerce/list?search=Quiet');
  const row = page.getByRole('row', { name: /The Quiet Harbour/ });
  await row.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Change' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Move to drafts (1)' }).click();
  await row.getByText('Draft').waitFor();
  await page.goto('/apps/ecommerce/list?search=Quiet');
  await row.getByText('Draft').waitFor();
  await row.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('menuitem', { name: 'Publish (1)' }).click();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await row.getByText('Draft').waitFor();
  await page.reload();
  await row.getByText('Draft').waitFor();
  await leave([askedWhoIsHere]);
});
