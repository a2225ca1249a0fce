/** 2048 in the built product: played by keyboard alone with the tiles of the API, by swipes, undone, and kept. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { runningSite } from '../server/site.ts';
import { askedWhoIsHere, visit } from '../server/visit.ts';

const site = runningSite();
const rows = (page: Page) => page.getByRole('list', { name: 'Tiles by row' }).getByRole('listitem').allTextContents();
const open = async (page: Page, query: string) => {
  await page.goto(`/puzzle/2048?${query}`);
  await page.locator('[role=application][aria-busy=false]').waitFor();
};
/** The state after a move, or of a new game. */
const play = async (input: { seed: string; board?: string; move?: string; score?: number; moves?: number }) => {
  const response = await fetch(`${site.server.url}/api/v1/puzzle/2048`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  return ((await response.json()) as { data: { board: number[][]; score: number; moves: number } }).data;
};
const rowTexts = (board: readonly (readonly number[])[]) =>
  board.map((row, at) => `Row ${at + 1}: ${row.map((tile) => (tile === 0 ? 'empty' : tile)).join(', ')}`);

it('plays by keyboard alone, with the tiles that the API adds for the seed', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await open(page, 'level=512&seed=daily');
  let state = await play({ seed: 'daily' });
  expect(await rows(page)).toEqual(rowTexts(state.board));
  await page.getByRole('application').focus();
  for (const move of ['left', 'up', 'right', 'down'] as const) {
    const { board, score, moves } = state;
    state = await play({ board: board.flat().join(' '), score, moves, move, seed: 'daily' });
    await page.keyboard.press(`Arrow${move.slice(0, 1).toUpperCase()}${move.slice(1)}`);
    await expect.poll(() => rows(page)).toEqual(rowTexts(state.board));
  }
  expect(state.score).toBe(12);
  await page.keyboard.press('Control+z');
  await page.getByText('Merged into 8. Score: 12').waitFor();
  await leave([askedWhoIsHere]);
});

it('moves tiles by swipe and by buttons, and keeps the game over a reload', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await open(page, 'level=512&seed=daily');
  const box = await page.getByRole('application').boundingBox();
  if (box === null) throw new Error('The board is not shown.');
  await page.mouse.move(box.x + 200, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + 80, box.y + 104, { steps: 4 });
  await page.mouse.up();
  const first = await play({ board: '0 0 0 0 0 0 0 0 2 2 0 0 0 0 0 0', move: 'left', seed: 'daily' });
  await expect.poll(() => rows(page)).toEqual(rowTexts(first.board));
  await page.getByRole('button', { name: 'Slide up' }).click();
  const { board, score, moves } = first;
  const second = await play({ board: board.flat().join(' '), score, moves, move: 'up', seed: 'daily' });
  await expect.poll(() => rows(page)).toEqual(rowTexts(second.board));
  await page.reload();
  await page.locator('[role=application][aria-busy=false]').waitFor();
  expect(await rows(page)).toEqual(rowTexts(second.board));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => rows(page)).toEqual(rowTexts(first.board));
  await leave([askedWhoIsHere]);
});
