/** A board of 1,000 cards on a phone: cards are dragged by touch, across columns that are out of view. */
import { cardCount, longBoard } from '@apiyard/tools/long-data';
import { keepSampleData } from '@apiyard/tools/sample-data';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { askedWhoIsHere, visit } from '../server/visit.ts';
import { runningSite } from '../server/site.ts';

const site = runningSite();
const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true } as const;

const column = (page: Page, name: string) => page.getByRole('grid', { name, exact: true });
const firstCards = (page: Page, name: string) =>
  column(page, name)
    .getByRole('row')
    .evaluateAll((rows) =>
      rows
        .filter((row) => row.querySelector('bdi') !== null)
        .slice(0, 2)
        .map((row) => row.querySelector('bdi')?.textContent ?? ''),
    );

async function openLongBoard() {
  const visited = await visit(site.browser, site.server.url, phone);
  const { page } = visited;
  await page.goto('/robots.txt');
  await page.evaluate(keepSampleData, { name: 'kanban', kept: longBoard() });
  await page.goto('/apps/kanban');
  await column(page, 'Todo').getByText('interview #00000').waitFor();
  const { browserTouch, hold } = await fingerOn(page);
  return { ...visited, browserTouch, hold };
}

/** Touches of the browser itself, which no script of the page can make. */
async function fingerOn(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const browserTouch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: point === undefined ? [] : [point] });
  /** Rests on the first card of a column until it is picked up. */
  const hold = async (title: string) => {
    const card = page.getByRole('row').filter({ hasText: title }).first();
    await card.scrollIntoViewIfNeeded();
    const box = await card.boundingBox();
    if (box === null) throw new Error(`${title} is not in view.`);
    const point = { x: box.x + 60, y: box.y + 24 };
    await browserTouch('touchStart', point);
    await page.locator('body > [inert]').filter({ hasText: title }).waitFor();
    return point;
  };
  return { browserTouch, hold };
}

it('drags a card by touch to a column that is out of view, announces it, and undoes it', async () => {
  const { page, browserTouch, hold, leave } = await openLongBoard();
  expect(cardCount).toBe(1000);
  const board = page.getByRole('group', { name: 'Tasks', exact: true });
  expect(await board.evaluate((element) => element.scrollLeft)).toBeLessThan(10);
  const from = await hold('interview #00000');

  // At the edge, the board scrolls to its next column.
  const edge = { x: 372, y: from.y };
  await browserTouch('touchMove', edge);
  await expect.poll(() => board.evaluate((element) => element.scrollLeft)).toBeGreaterThan(200);
  const target = await column(page, 'Progress').getByRole('row').first().boundingBox();
  if (target === null) throw new Error('The next column is not in view.');
  await browserTouch('touchMove', { x: Math.min(target.x + 100, 260), y: target.y + 4 });
  await browserTouch('touchEnd');

  await expect.poll(() => firstCards(page, 'Progress')).toEqual(['interview #00000', 'interview #01000']);
  expect(await page.getByText('Moved: interview #00000. Progress, 1 of 251.').count()).toBe(1);
  expect(await page.locator('body > [inert]').count()).toBe(0);
  expect(await page.getByRole('dialog').count()).toBe(0);

  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect.poll(() => firstCards(page, 'Progress')).toEqual(['interview #01000', 'plan #01001']);
  await board.evaluate((element) => element.scrollTo(0, 0));
  await expect.poll(() => firstCards(page, 'Todo')).toEqual(['interview #00000', 'plan #00001']);
  await leave([askedWhoIsHere]);
});

it('scrolls a long column while a card is held at its edge', async () => {
  const { page, browserTouch, hold, leave } = await openLongBoard();
  const point = await hold('interview #00000');
  const todo = column(page, 'Todo');
  const box = await todo.boundingBox();
  if (box === null) throw new Error('The column is not in view.');
  await browserTouch('touchMove', { x: point.x, y: Math.min(box.y + box.height, phone.viewport.height) - 10 });
  await expect.poll(() => todo.evaluate((element) => element.scrollTop)).toBeGreaterThan(2000);
  await browserTouch('touchMove', { x: point.x, y: box.y + box.height / 2 });
  await browserTouch('touchEnd');
  const announced = page.getByText(/^Moved: interview #00000\. Todo, \d+ of 250\.$/);
  await announced.waitFor({ state: 'attached' });
  expect(Number(/Todo, (\d+)/.exec((await announced.textContent()) ?? '')?.[1])).toBeGreaterThan(10);
  await leave([askedWhoIsHere]);
});

it('does not open a card that is dropped in its own place', async () => {
  const { page, browserTouch, hold, leave } = await openLongBoard();
  const point = await hold('interview #00000');
  await browserTouch('touchMove', { x: point.x, y: point.y + 80 });
  await browserTouch('touchMove', point);
  await browserTouch('touchEnd');
  await page.locator('body > [inert]').waitFor({ state: 'detached' });
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page
    .getByRole('row')
    .filter({ hasText: 'interview #00000' })
    .first()
    .tap({ position: { x: 60, y: 24 } });
  await page.getByRole('dialog').waitFor();
  await leave([askedWhoIsHere]);
});

it('scrolls, and does not drag, when a finger moves immediately', async () => {
  const { page, browserTouch, leave } = await openLongBoard();
  const card = column(page, 'Todo').getByRole('row').first();
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  if (box === null) throw new Error('The card is not in view.');
  const x = box.x + 60;
  await browserTouch('touchStart', { x, y: box.y + 60 });
  for (let y = box.y + 50; y > box.y - 60; y -= 20) await browserTouch('touchMove', { x, y });
  await browserTouch('touchEnd');
  await expect.poll(() => column(page, 'Todo').evaluate((element) => element.scrollTop)).toBeGreaterThan(40);
  expect(await page.locator('body > [inert]').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Undo' }).first().isDisabled()).toBe(true);
  await leave([askedWhoIsHere]);
});
