/** Sudoku in the built product: solved by keyboard alone and by pointer, kept over a reload, and the same as by the API. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { runningSite } from '../server/site.ts';
import { askedWhoIsHere, idle, visit } from '../server/visit.ts';

const site = runningSite();
const puzzle = '...5.......89.42.1..5.169..1...39.26.6.721.3.92.65...7..624.1..5.28.73.......5...';
const solution = '491582673638974251275316948157439826864721539923658417786243195512897364349165782';
const emptyCells = Array.from(puzzle).flatMap((character, cell) => (character === '.' ? [cell] : []));

const cells = (page: Page) => page.getByRole('grid', { name: 'Sudoku board' }).getByRole('gridcell');
const open = async (page: Page, query = 'level=easy&seed=daily') => {
  await page.goto(`/puzzle/sudoku?${query}`);
  await page.locator('[role=grid][aria-busy=false]').waitFor();
};
const shownIn = async (page: Page) =>
  (await cells(page).allTextContents()).map((text) => (text.length === 1 ? text : '.')).join('');

it('shows the puzzle that the API makes of the same level and seed', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await open(page);
  expect(await shownIn(page)).toBe(puzzle);
  const response = await fetch(`${site.server.url}/api/v1/puzzle/sudoku`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ level: 'easy', seed: 'daily' }),
  });
  expect(await response.json()).toMatchObject({ data: { puzzle, solution } });
  await leave([askedWhoIsHere]);
});

it('is solved by keyboard alone, with notes, undo, redo, a check and a pause', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await open(page);
  await cells(page).nth(40).focus();
  await page.keyboard.press('Control+Home');
  const first = emptyCells[0] ?? 0;
  for (let cell = 0; cell < first; cell += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+Digit1');
  await page.keyboard.press('n');
  await page.keyboard.press('2');
  await page.keyboard.press('n');
  await expect.poll(() => cells(page).nth(first).getAttribute('aria-label')).toContain('notes 1, 2');
  await page.keyboard.press('Control+z');
  await expect.poll(() => cells(page).nth(first).getAttribute('aria-label')).toContain('notes 1');
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => cells(page).nth(first).getAttribute('aria-label')).toContain('notes 1, 2');
  await page.keyboard.press('Delete');
  await expect.poll(() => cells(page).nth(first).getAttribute('aria-label')).toContain('empty');

  await page.keyboard.press('p');
  await page.getByText('Paused').waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByText('Paused').count()).toBe(0);

  await page.keyboard.press('Control+Home');
  for (let cell = 0; cell < 81; cell += 1) {
    if (puzzle[cell] === '.') await page.keyboard.press(solution[cell] ?? '');
    if (cell === 80) break;
    if (cell % 9 === 8) {
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Home');
    } else await page.keyboard.press('ArrowRight');
  }
  await page.getByRole('heading', { name: 'Solved' }).waitFor();
  await page.getByText('Mistakes: 0').waitFor();
  await page.getByRole('button', { name: 'Statistics' }).click();
  const row = page.getByRole('dialog').getByRole('row', { name: /Easy/ });
  await expect.poll(() => row.getByRole('cell').first().textContent()).toBe('1');
  await leave([askedWhoIsHere]);
});

it('is played by pointer, shows mistakes on request, and is the same after a reload', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await open(page);
  const cell = emptyCells[0] ?? 0;
  const wrong = solution[cell] === '1' ? 2 : 1;
  await cells(page).nth(cell).click();
  await page
    .getByRole('group', { name: 'Digits' })
    .getByRole('button')
    .nth(wrong - 1)
    .click();
  await page.getByRole('button', { name: 'Check for mistakes' }).click();
  await page.getByText('1 mistake. It’s marked on the board.').waitFor();
  expect(await cells(page).nth(cell).getAttribute('aria-label')).toContain(`${wrong}, mistake`);
  await page.reload();
  await page.locator('[role=grid][aria-busy=false]').waitFor();
  await expect.poll(() => cells(page).nth(cell).textContent()).toBe(String(wrong));
  await page.goto('/puzzle/sudoku');
  await page.locator('[role=grid][aria-busy=false]').waitFor();
  await expect.poll(() => cells(page).nth(cell).textContent()).toBe(String(wrong));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => shownIn(page)).toBe(puzzle);
  await leave([askedWhoIsHere]);
});

it('explains the next step in three steps and applies it', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await open(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByText('Where to look').waitFor();
  await page.getByRole('button', { name: 'Show more' }).click();
  await page.getByText(/^The next step is: (Hidden|Naked) single\.$/).waitFor();
  await page.getByRole('button', { name: 'Show more' }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(async () => (await shownIn(page)).replaceAll('.', '').length).toBe(81 - emptyCells.length + 1);
  await leave([askedWhoIsHere]);
});

it('fits a phone without scrolling to board and digits', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.setViewportSize({ width: 375, height: 667 });
  await open(page);
  const digits = await page.getByRole('group', { name: 'Digits' }).boundingBox();
  const bottom = (digits?.y ?? 0) + (digits?.height ?? 0);
  expect(bottom).toBeGreaterThan(400);
  expect(bottom).toBeLessThanOrEqual(667);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await leave([askedWhoIsHere]);
});

it('prints a booklet with the solutions at the end, and leads to the API and back', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.goto('/puzzle/sudoku/print?level=easy&seed=daily&count=4&perPage=2');
  const sheets = page.getByRole('region');
  await page.getByRole('region', { name: 'Solutions' }).waitFor();
  expect(await sheets.evaluateAll((all) => all.map((sheet) => sheet.querySelectorAll('svg').length))).toEqual([
    2, 2, 4,
  ]);
  await page.getByRole('link', { name: 'Play online' }).click();
  await page.locator('[role=grid][aria-busy=false]').waitFor();
  expect(await shownIn(page)).toBe(puzzle);
  await page.getByRole('link', { name: 'View API: Sudoku' }).click();
  await page.getByRole('link', { name: 'Play Sudoku' }).click();
  await page.waitForURL('**/puzzle/sudoku');
  await leave([askedWhoIsHere]);
});

it('goes on without a connection, with a new puzzle and a hint', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await open(page);
  await idle(page);
  await page.context().setOffline(true);
  const first = emptyCells[0] ?? 0;
  await cells(page).nth(first).click();
  await page.keyboard.press('4');
  await expect.poll(() => cells(page).nth(first).textContent()).toBe('4');
  await page.getByRole('button', { name: 'New puzzle' }).click();
  await page.getByRole('menuitem', { name: 'Hard' }).click();
  await page.waitForURL(/level=hard/);
  await page.locator('[role=grid][aria-busy=false]').waitFor();
  await expect.poll(async () => (await shownIn(page)) !== puzzle).toBe(true);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.getByText('Where to look').waitFor();
  await page.context().setOffline(false);
  await leave([askedWhoIsHere, /ERR_INTERNET_DISCONNECTED/]);
});
