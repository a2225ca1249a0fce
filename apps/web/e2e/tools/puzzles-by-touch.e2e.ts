/** Puzzles on a phone, with the touches that a browser gets: one finger plays, two scroll and zoom. */
import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { runningSite } from '../server/site.ts';
import { askedWhoIsHere, visit } from '../server/visit.ts';

const site = runningSite();
const phone = { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true } as const;
type Point = readonly [x: number, y: number];

/** Fingers that go down at the first places and move along the others together. */
async function drag(page: Page, ...fingers: readonly (readonly Point[])[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const at = (step: number) =>
    fingers.map((places, id) => {
      const [x = 0, y = 0] = places[Math.min(step, places.length - 1)] ?? [];
      return { x, y, id };
    });
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : at(step) });
  await touch('touchStart', 0);
  const steps = Math.max(...fingers.map(({ length }) => length));
  for (let step = 1; step < steps; step += 1) await touch('touchMove', step);
  await touch('touchEnd', 0);
  await session.detach();
}

const middleOf = async (place: Locator): Promise<Point> => {
  const box = await place.boundingBox();
  if (box === null) throw new Error('It is not shown.');
  return [box.x + box.width / 2, box.y + box.height / 2];
};
const cells = (page: Page) => page.getByRole('grid').getByRole('gridcell');
const nameOf = (page: Page, cell: number) => cells(page).nth(cell).getAttribute('aria-label');
const ready = (page: Page) => page.locator('[role=grid][aria-busy=false]').waitFor();
const scrolled = (page: Page) =>
  page.getByRole('grid').evaluate((grid) => {
    const { scrollLeft = 0, scrollTop = 0 } = grid.parentElement ?? {};
    return [scrollLeft, scrollTop];
  });

it('paints a zoomed nonogram with one finger as one move, and scrolls and zooms it with two', async () => {
  const { page, leave } = await visit(site.browser, site.server.url, phone);
  await page.goto('/puzzle/nonogram?level=20&seed=daily');
  await ready(page);
  await cells(page).nth(0).scrollIntoViewIfNeeded();
  const places = await Promise.all([0, 1, 2, 3].map((cell) => middleOf(cells(page).nth(cell))));
  await drag(page, places);
  await expect
    .poll(async () =>
      (await Promise.all([0, 1, 2, 3, 4].map((cell) => nameOf(page, cell)))).map((name) => name?.split(',')[0]),
    )
    .toEqual(['Filled', 'Filled', 'Filled', 'Filled', 'Empty']);
  expect(await scrolled(page)).toEqual([0, 0]);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect.poll(() => nameOf(page, 3)).toMatch(/^Empty/);

  const [x, y] = places[2] ?? [0, 0];
  const along = Array.from({ length: 9 }, (_, step) => step * 8);
  await drag(
    page,
    along.map((by) => [x + 60 - by, y + 60 - by] as const),
    along.map((by) => [x + 120 - by, y + 60 - by] as const),
  );
  await expect.poll(() => scrolled(page)).toEqual([64, 64]);
  expect(
    (await cells(page).evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label')))).filter(
      (name) => !name?.startsWith('Empty'),
    ),
  ).toEqual([]);

  await drag(
    page,
    along.map((by) => [x + by, y + 60] as const),
    along.map((by) => [x + 130 - by, y + 60] as const),
  );
  await expect.poll(() => page.getByRole('button', { name: 'Zoom' }).getAttribute('aria-pressed')).toBe('false');
  await drag(
    page,
    along.map((by) => [x + 70 - by, y + 60] as const),
    along.map((by) => [x + 100 + by, y + 60] as const),
  );
  await expect.poll(() => page.getByRole('button', { name: 'Zoom' }).getAttribute('aria-pressed')).toBe('true');
  await leave([askedWhoIsHere]);
});

it('fills a sudoku by taps on cells and digits, all in view', async () => {
  const { page, leave } = await visit(site.browser, site.server.url, phone);
  await page.goto('/puzzle/sudoku?level=easy&seed=daily');
  await ready(page);
  const names = await cells(page).evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label') ?? ''));
  const empty = names.findIndex((name) => /empty/i.test(name));
  expect(empty).toBeGreaterThanOrEqual(0);
  await cells(page).nth(empty).tap();
  await page.getByRole('group', { name: 'Digits' }).getByRole('button').first().tap();
  await expect.poll(() => nameOf(page, empty)).not.toMatch(/empty/i);
  const digits = await page.getByRole('group', { name: 'Digits' }).boundingBox();
  expect((digits?.y ?? 667) + (digits?.height ?? 0)).toBeLessThanOrEqual(667);
  await leave([askedWhoIsHere]);
});

it('flags a cell of Minesweeper by a long press, and scrolls the zoomed board with one finger', async () => {
  const { page, leave } = await visit(site.browser, site.server.url, phone);
  await page.goto('/puzzle/minesweeper?level=expert&seed=daily');
  await ready(page);
  const names = await cells(page).evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label') ?? ''));
  const covered = names.findIndex((name) => /covered/i.test(name));
  const [x, y] = await middleOf(cells(page).nth(covered));
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await expect.poll(() => nameOf(page, covered)).toMatch(/flag/i);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => nameOf(page, covered)).toMatch(/flag/i);
  await drag(
    page,
    Array.from({ length: 12 }, (_, step) => [x + 200 - step * 12, y + 60] as const),
  );
  await expect.poll(async () => (await scrolled(page))[0]).toBeGreaterThan(60);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await leave([askedWhoIsHere]);
});
