/**
 * Nonogram, Minesweeper and the fifteen puzzle in the built product: solved by keyboard alone, played by pointer, kept
 * over a reload, and the same as by the API.
 */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { runningSite } from '../server/site.ts';
import { askedWhoIsHere, visit } from '../server/visit.ts';

const site = runningSite();
const ready = (page: Page) => page.locator('[role=grid][aria-busy=false]').waitFor();
const open = async (page: Page, name: string, query: string) => {
  await page.goto(`/puzzle/${name}?${query}`);
  await ready(page);
};
const cells = (page: Page) => page.getByRole('grid').getByRole('gridcell');
const nameOf = (page: Page, cell: number) => cells(page).nth(cell).getAttribute('aria-label');
const data = async (name: string, input: object) => {
  const response = await fetch(`${site.server.url}/api/v1/puzzle/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  return ((await response.json()) as { data: Record<string, unknown> }).data;
};

it('solves a nonogram by keyboard alone, the one that the API makes of the same size and seed', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await open(page, 'nonogram', 'level=5&seed=daily');
  const solution = [
    [0, 0, 1, 0, 0],
    [1, 1, 1, 1, 1],
    [1, 1, 1, 1, 1],
    [1, 1, 1, 1, 1],
    [0, 0, 1, 0, 0],
  ];
  expect(await data('nonogram', { width: 5, height: 5, seed: 'daily' })).toMatchObject({ solution });
  await cells(page).first().focus();
  await page.keyboard.press('x');
  await expect.poll(() => nameOf(page, 0)).toBe('Crossed out, row 1, clue \u20661\u2069, column 1, clue \u20663\u2069');
  await page.keyboard.press('Delete');
  await expect.poll(() => nameOf(page, 0)).toMatch(/^Empty, row 1/);
  for (const [row, filled] of solution.entries()) {
    for (const [column, state] of filled.entries()) {
      if (state === 1) await page.keyboard.press('Space');
      if (column < 4) await page.keyboard.press('ArrowRight');
    }
    if (row < 4) {
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Home');
    }
  }
  await page.getByRole('heading', { name: 'Solved' }).waitFor();
  await page.getByText('Mistakes: 0').waitFor();
  await leave([askedWhoIsHere]);
});

it('fills a nonogram by dragging as one move, and keeps it over a reload', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await open(page, 'nonogram', 'level=5&seed=daily');
  await cells(page).nth(5).hover();
  await page.mouse.down();
  for (const cell of [6, 7, 8, 9]) await cells(page).nth(cell).hover();
  await page.mouse.up();
  await expect.poll(() => page.getByRole('gridcell', { name: /^Filled/ }).count()).toBe(5);
  await page.getByRole('rowheader', { name: /^Row 2, .* complete$/ }).waitFor();
  await page.reload();
  await ready(page);
  await expect.poll(() => page.getByRole('gridcell', { name: /^Filled/ }).count()).toBe(5);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => page.getByRole('gridcell', { name: /^Filled/ }).count()).toBe(0);
  await leave([askedWhoIsHere]);
});

it('solves Minesweeper by keyboard alone after a mine, with a flag and a chord', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await open(page, 'minesweeper', 'level=beginner&seed=daily');
  const board = [
    '*2*211111',
    '1212*11*2',
    '00011112*',
    '011100011',
    '12*100000',
    '*32200000',
    '12*100000',
    '012321000',
  ];
  const rows = [...board, '001**1000'];
  expect(await data('minesweeper', { level: 'beginner', seed: 'daily' })).toMatchObject({
    board: rows.map((row) => Array.from(row, (cell) => (cell === '*' ? -1 : Number(cell)))),
  });
  const go = async (cell: number) => {
    await page.keyboard.press('Control+Home');
    for (let row = 0; row < Math.floor(cell / 9); row += 1) await page.keyboard.press('ArrowDown');
    for (let column = 0; column < cell % 9; column += 1) await page.keyboard.press('ArrowRight');
  };
  await cells(page).nth(40).focus();
  await go(2);
  await page.keyboard.press('Space');
  await page.getByRole('heading', { name: 'Game over' }).waitFor();
  await expect.poll(() => nameOf(page, 0)).toBe('Row 1, column 1: mine');
  await page.keyboard.press('Control+z');
  await expect.poll(() => nameOf(page, 2)).toBe('Row 1, column 3: covered');
  await page.keyboard.press('f');
  await expect.poll(() => nameOf(page, 2)).toBe('Row 1, column 3: flag');
  await go(0);
  await page.keyboard.press('f');
  await go(1);
  await page.keyboard.press('Space');
  await expect.poll(() => nameOf(page, 1)).toBe('Row 1, column 2: 2');
  await page.keyboard.press('Space');
  for (const [cell, content] of Array.from(rows.join('')).entries()) {
    if (content === '*' || !(await nameOf(page, cell))?.endsWith('covered')) continue;
    await go(cell);
    await page.keyboard.press('Space');
  }
  await page.getByRole('heading', { name: 'Solved' }).waitFor();
  await page.getByText('Mistakes: 1').waitFor();
  await leave([askedWhoIsHere]);
});

it('flags mines by right click and in the flag mode, and explains the next step', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await open(page, 'minesweeper', 'level=beginner&seed=daily');
  await cells(page).nth(2).click({ button: 'right' });
  await page.getByText('Mines left: 9').waitFor();
  await page.getByRole('radio', { name: 'Flag' }).click();
  await cells(page).nth(0).click();
  await page.getByText('Mines left: 8').waitFor();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByText(/^Look at these numbers/).waitFor();
  await page.getByRole('button', { name: 'Show more' }).click();
  await page.getByRole('button', { name: 'Show more' }).click();
  await page.getByText(/(Safe|Mines) \(row, column\): /).waitFor();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Apply' }).count()).toBe(0);
  await leave([askedWhoIsHere]);
});

it('solves a fifteen puzzle by keyboard alone with the moves of the API', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await open(page, 'fifteen', 'level=3&seed=daily');
  expect(await cells(page).allTextContents()).toEqual(['2', '8', '1', '7', '3', '4', '6', '', '5']);
  const { moves } = (await data('fifteen', { size: '3', seed: 'daily' })) as { moves: string[] };
  expect(moves).toHaveLength(23);
  await cells(page).first().focus();
  for (const move of moves) await page.keyboard.press(`Shift+Arrow${move.slice(0, 1).toUpperCase()}${move.slice(1)}`);
  await page.getByRole('heading', { name: 'Solved' }).waitFor();
  await page.getByText('Moves: 23').waitFor();
  await leave([askedWhoIsHere]);
});

it('slides several tiles of a fifteen puzzle by pointer, undoes them as one move, and applies a hint', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await open(page, 'fifteen', 'level=3&seed=daily');
  await cells(page).nth(1).click();
  await expect.poll(() => cells(page).allTextContents()).toEqual(['2', '', '1', '7', '8', '4', '6', '3', '5']);
  await page.getByText('Moves: 2').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Moves: 0').waitFor();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByText('Look at tile 5.').waitFor();
  await page.getByRole('button', { name: 'Show more' }).click();
  await page.getByRole('button', { name: 'Show more' }).click();
  await page.getByText('Move tile 5 left.').waitFor();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => cells(page).allTextContents()).toEqual(['2', '8', '1', '7', '3', '4', '6', '5', '']);
  await leave([askedWhoIsHere]);
});

it.each([
  ['nonogram', 'level=20&seed=daily'],
  ['minesweeper', 'level=expert&seed=daily'],
  ['fifteen', 'level=5&seed=daily'],
])('%s scrolls within its board on phones, and its cells are large enough for a finger', async (name, query) => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.setViewportSize({ width: 375, height: 667 });
  await open(page, name, query);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  const cell = await cells(page).first().boundingBox();
  expect(cell?.width).toBeGreaterThanOrEqual(24);
  await leave([askedWhoIsHere]);
});

it.each([
  ['nonogram', 'Nonogram'],
  ['minesweeper', 'Minesweeper'],
  ['fifteen', 'Fifteen puzzle'],
])('%s leads to its API and back', async (name, title) => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await open(page, name, 'seed=daily');
  await page.getByRole('link', { name: `View API: ${title}` }).click();
  await page.getByRole('link', { name: `Play ${title}` }).click();
  await page.waitForURL(`**/puzzle/${name}`);
  await leave([askedWhoIsHere]);
});

it('leads from the page of the area to a puzzle, by keyboard alone', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.goto('/puzzle');
  await page.getByRole('heading', { level: 2, name: 'Play' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Minesweeper' }).first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Minesweeper' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/puzzle/minesweeper');
  await leave([askedWhoIsHere]);
});
