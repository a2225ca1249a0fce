/** The task board on the sample layer of the built product: moved, edited, undone after navigation, and kept. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { askedWhoIsHere, visit } from '../server/visit.ts';
import { runningSite } from '../server/site.ts';

const site = runningSite();

const column = (page: Page, name: string) => page.getByRole('grid', { name, exact: true });
const cardsIn = async (page: Page, name: string) => {
  const cards = column(page, name).getByRole('row');
  const titles = await cards.evaluateAll((rows) => rows.map((row) => row.querySelector('bdi')?.textContent ?? null));
  return titles.filter((title) => title !== null);
};
const open = async (page: Page) => {
  await page.goto('/apps/kanban');
  await column(page, 'Todo').getByText('Write the release notes').waitFor();
};

it('moves a card by pointer, keeps it over a reload, and undoes it after navigation', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await open(page);
  expect(await cardsIn(page, 'Done')).toHaveLength(4);

  await column(page, 'Todo')
    .getByText('Write the release notes')
    .dragTo(column(page, 'Pending').getByText('Renew'), {
      targetPosition: { x: 20, y: 4 },
    });
  await expect
    .poll(() => cardsIn(page, 'Pending'))
    .toEqual(['Write the release notes', 'Renew the certificate', 'Choose a venue for the workshop']);
  expect(await page.getByRole('group', { name: /selected/ }).count()).toBe(0);
  await column(page, 'Pending').getByText('Write the release notes').click();
  await page.getByRole('dialog', { name: 'Edit card' }).getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await column(page, 'Pending').getByText('Write the release notes').waitFor();

  await column(page, 'Pending').getByText('Write the release notes').click();
  const sheet = page.getByRole('dialog', { name: 'Edit card' });
  await sheet.getByLabel(/^Title/).fill('Write the news');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await column(page, 'Pending').getByText('Write the news').waitFor();
  expect(new URL(page.url()).search).toBe('');

  await page.getByRole('link', { name: 'Documentation' }).first().click();
  await page.waitForURL('**/docs');
  await page.goBack();
  await column(page, 'Pending').getByText('Write the news').waitFor();
  await page.keyboard.press('Control+z');
  await column(page, 'Pending').getByText('Write the release notes').waitFor();
  await page.keyboard.press('Control+Shift+z');
  await column(page, 'Pending').getByText('Write the news').waitFor();

  await page.getByRole('button', { name: 'Sample data' }).click();
  await page.getByRole('button', { name: 'Reset sample data' }).click();
  await column(page, 'Todo').getByText('Write the release notes').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Redo' }).isDisabled()).toBe(true);
  await leave([askedWhoIsHere]);
});

it('adds and moves a card, and undoes and redoes both by keyboard alone', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await open(page);

  await page.keyboard.press('n');
  const sheet = page.getByRole('dialog', { name: 'New card' });
  await sheet.waitFor();
  await expect.poll(() => sheet.getByLabel(/^Title/).evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('Call the printer');
  await page.keyboard.press('Control+Enter');
  await column(page, 'Todo').getByText('Call the printer').waitFor();
  await sheet.waitFor({ state: 'detached' });

  // From the search, over the filters and the head of the first column, to its cards.
  await page.keyboard.press('/');
  const isOnCard = () => page.evaluate(() => document.activeElement?.getAttribute('role') === 'row');
  for (let stops = 0; stops < 8 && !(await isOnCard()); stops += 1) await page.keyboard.press('Tab');
  expect(await isOnCard()).toBe(true);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await page.locator('[aria-label="Drag Call the printer"]:focus').waitFor({ state: 'attached' });
  // Moving begins in the next frame; until then, Tab would leave the card. On a busy machine the press can be lost.
  const isMoving = async () => (await page.locator('[aria-roledescription="drop indicator"]:focus').count()) > 0;
  const startMoving = async () => {
    if (!(await isMoving())) await page.keyboard.press('Enter');
    return isMoving();
  };
  await expect.poll(startMoving, { interval: 500, timeout: 15_000 }).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => cardsIn(page, 'Progress')).toContain('Call the printer');
  expect(await cardsIn(page, 'Todo')).toHaveLength(3);

  await page.keyboard.press('Control+z');
  await expect.poll(() => cardsIn(page, 'Todo')).toHaveLength(4);
  await page.keyboard.press('Control+z');
  await expect.poll(() => cardsIn(page, 'Todo')).toHaveLength(3);
  await page.keyboard.press('Control+y');
  await expect.poll(() => cardsIn(page, 'Todo')).toHaveLength(4);
  await leave([askedWhoIsHere]);
});

it('finds a card in the command palette and filters by URL', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.goto('/apps/kanban?q=certificate');
  await column(page, 'Pending').getByText('Renew the certificate').waitFor();
  expect(await cardsIn(page, 'Todo')).toEqual([]);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type('refunds');
  await page.getByRole('option', { name: /Fix the totals of refunds/ }).click();
  await page.getByRole('dialog', { name: 'Edit card' }).waitFor();
  expect(new URL(page.url()).search).toBe('?card=task-11');
  await leave([askedWhoIsHere]);
});
