/**
 * Word search, crossword, maze, anagrams and word of the day in the built product: solved by keyboard alone, by pointer
 * and touch, kept over a reload, the same as by the API, and printed.
 */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { runningSite } from '../server/site.ts';
import { askedWhoIsHere, visit } from '../server/visit.ts';

const site = runningSite();
const open = async (page: Page, name: string, query: string) => {
  await page.goto(`/puzzle/${name}?${query}`);
  await page.locator('[aria-busy=false]:is([role=grid], [role=application])').waitFor();
};
const cells = (page: Page) => page.getByRole('grid').getByRole('gridcell');
const solved = (page: Page) => page.getByRole('heading', { name: 'Solved' }).waitFor();
const data = async <Data>(name: string, input: object): Promise<Data> => {
  const response = await fetch(`${site.server.url}/api/v1/puzzle/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  return ((await response.json()) as { data: Data }).data;
};
const press = async (page: Page, key: string, times: number) => {
  for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
};

interface WordSearch {
  readonly placed: readonly { word: string; row: number; column: number; direction: string }[];
}
const ends = ({ word, row, column, direction }: WordSearch['placed'][number]) => {
  const last = Array.from(word).length - 1;
  const down = direction.startsWith('down') ? 1 : direction.startsWith('up') ? -1 : 0;
  const along = direction.endsWith('forward') ? 1 : 0;
  const at = (y: number, x: number) => (y - 1) * 12 + x - 1;
  return [at(row, column), at(row + down * last, column + along * last)] as const;
};

it('solves a word search by keyboard alone, the one that the API makes of the same seed', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await open(page, 'word-search', 'level=en-medium&seed=daily');
  const { placed } = await data<WordSearch>('word-search', { topic: 'all', size: 12, level: 'medium', seed: 'daily' });
  expect(placed.length).toBeGreaterThan(8);
  await cells(page).first().focus();
  const go = async (cell: number) => {
    await page.keyboard.press('Control+Home');
    await press(page, 'ArrowDown', Math.floor(cell / 12));
    await press(page, 'ArrowRight', cell % 12);
    await page.keyboard.press('Space');
  };
  await go(0);
  await go(1);
  await page
    .getByText(/isn’t one of the words that are left\.$/)
    .first()
    .waitFor();
  for (const [number, word] of placed.entries()) {
    const [first, last] = ends(word);
    await go(first);
    await go(last);
    if (number === placed.length - 1) break;
    await page
      .getByText(`${number + 1} of ${placed.length} words found`)
      .first()
      .waitFor();
  }
  await solved(page);
  await leave([askedWhoIsHere]);
});

it('finds an Arabic word by dragging from right to left, and keeps it over a reload', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await open(page, 'word-search', 'level=ar-easy&seed=daily');
  const { placed } = await data<WordSearch>('word-search', {
    lang: 'ar',
    topic: 'all',
    size: 8,
    level: 'easy',
    seed: 'daily',
  });
  const forward = placed.find(({ direction }) => direction === 'forward') ?? placed[0];
  if (forward === undefined) throw new Error('The grid has a word.');
  const isAlong = forward.direction === 'forward';
  const from = (forward.row - 1) * 8 + forward.column - 1;
  const to = from + (Array.from(forward.word).length - 1) * (isAlong ? 1 : 8);
  const [start, end] = await Promise.all([from, to].map((cell) => cells(page).nth(cell).boundingBox()));
  if (isAlong) expect(end?.x).toBeLessThan(start?.x ?? 0);
  await cells(page).nth(from).hover();
  await page.mouse.down();
  await cells(page).nth(to).hover();
  await page.mouse.up();
  await page.getByText(`1 of ${placed.length} words found`).first().waitFor();
  await page.reload();
  await page.getByText(`${forward.word}, found`).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(`0 of ${placed.length} words found`).first().waitFor();
  await leave([askedWhoIsHere]);
});

interface Crossword {
  readonly across: readonly { number: number; answer: string }[];
  readonly down: readonly { number: number; answer: string }[];
}

it('solves a crossword by keyboard alone, with Tab from clue to clue and out of the board', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await open(page, 'crossword', 'level=en-small&seed=daily');
  const { across, down } = await data<Crossword>('crossword', { count: 6, seed: 'daily' });
  const first = page
    .getByRole('grid')
    .getByRole('textbox', { name: new RegExp(`^${across[0]?.number} across, letter 1 of`) });
  await first.focus();
  await page.keyboard.press('q');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect.poll(() => first.inputValue()).toBe('');
  for (const { number, answer } of [...across, ...down]) {
    const direction = across.some((entry) => entry.number === number && entry.answer === answer) ? 'across' : 'down';
    await expect
      .poll(() => page.locator(':focus').getAttribute('aria-label'))
      .toMatch(`${number} ${direction}, letter`);
    // Letters that cross are there: typing starts at the first open one.
    const at = Number(/letter (\d+) of/.exec((await page.locator(':focus').getAttribute('aria-label')) ?? '')?.[1]);
    await page.keyboard.type(answer.slice(at - 1));
    await page.keyboard.press('Tab');
  }
  await solved(page);
  await leave([askedWhoIsHere]);
});

it('checks one letter, reveals a letter as a hint, and leaves the board after the last clue', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await open(page, 'crossword', 'level=en-small&seed=daily');
  const { across, down } = await data<Crossword>('crossword', { count: 6, seed: 'daily' });
  const answer = across[0]?.answer.toUpperCase() ?? '';
  const wrong = answer.startsWith('Q') ? 'Z' : 'Q';
  const letter = page.getByRole('grid').getByRole('textbox').first();
  const firstAcross = page
    .getByRole('grid')
    .getByRole('textbox', { name: new RegExp(`^${across[0]?.number} across, letter 1 of`) });
  await firstAcross.focus();
  await page.keyboard.type(wrong);
  await firstAcross.click();
  await page.getByRole('button', { name: 'Check for mistakes' }).click();
  await page.getByRole('menuitem', { name: 'Whole puzzle' }).click();
  await page.getByText('1 mistake. It’s marked on the board.').waitFor();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByText('The marked letters don’t match the solution. Clear them.').waitFor();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => firstAcross.inputValue()).toBe('');
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByText(/^Look at /).waitFor();
  await page.getByRole('button', { name: 'Show more' }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect
    .poll(
      async () =>
        (
          await page
            .getByRole('grid')
            .getByRole('textbox')
            .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
        ).join('').length,
    )
    .toBe(1);
  await letter.focus();
  await press(page, 'Tab', across.length + down.length);
  await expect.poll(() => page.locator(':focus').evaluate((one) => one.closest('[role=grid]') === null)).toBe(true);
  await leave([askedWhoIsHere]);
});

it('walks a maze by keyboard alone with the solution of the API', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await open(page, 'maze', 'level=10&seed=daily');
  const { solution } = await data<{ solution: readonly { row: number; column: number }[] }>('maze', {
    width: 10,
    height: 10,
    seed: 'daily',
  });
  await page.getByRole('application').focus();
  await page.keyboard.press('ArrowUp');
  await page.getByText('Steps: 0', { exact: true }).waitFor();
  for (const [at, { row, column }] of solution.slice(1).entries()) {
    const before = solution[at] ?? { row: 1, column: 1 };
    const key = row > before.row ? 'Down' : row < before.row ? 'Up' : column > before.column ? 'Right' : 'Left';
    await page.keyboard.press(`Arrow${key}`);
  }
  await solved(page);
  await page.getByText(`Steps: ${solution.length - 1}`, { exact: true }).waitFor();
  await leave([askedWhoIsHere]);
});

it('walks a maze by dragging as one move, and says which ways are open', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await open(page, 'maze', 'level=10&seed=daily');
  const { solution } = await data<{ solution: readonly { row: number; column: number }[] }>('maze', {
    width: 10,
    height: 10,
    seed: 'daily',
  });
  const board = await page.getByRole('application').boundingBox();
  if (board === null) throw new Error('The board is shown.');
  const cell = board.width / 10.4;
  const pointOf = ({ row, column }: { row: number; column: number }) =>
    [board.x + (column - 0.3) * cell, board.y + (row - 0.3) * cell] as const;
  await page.mouse.move(...pointOf({ row: 1, column: 1 }));
  await page.mouse.down();
  for (const place of solution.slice(1, 8)) await page.mouse.move(...pointOf(place));
  await page.mouse.up();
  await page.getByText('Steps: 7', { exact: true }).waitFor();
  const { row, column } = solution[7] ?? { row: 0, column: 0 };
  await page
    .getByText(new RegExp(`^Row ${row}, column ${column}\\. Open: .+\\. Steps: 7\\.$`))
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Steps: 0', { exact: true }).waitFor();
  await leave([askedWhoIsHere]);
});

it('solves a round of anagrams by keyboard alone, after a wrong word and a hint', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.goto('/puzzle/anagrams?level=en-5&seed=daily');
  const field = page.getByRole('textbox', { name: 'Your word' });
  await field.waitFor();
  await field.focus();
  await page.keyboard.type('zzz');
  await page.keyboard.press('Enter');
  await page.getByText('Use each of the letters once.').waitFor();
  const answers = await Promise.all(
    ['daily', 'daily-2', 'daily-3', 'daily-4', 'daily-5'].map((seed) => data<{ answer: string }>('anagrams', { seed })),
  );
  expect(new Set(answers.map(({ answer }) => answer)).size).toBe(5);
  for (const [number, { answer }] of answers.entries()) {
    await page.getByText(`Word ${number + 1} of 5`).waitFor();
    await field.fill(answer);
    await page.keyboard.press('Enter');
  }
  await solved(page);
  await leave([askedWhoIsHere]);
});

it('guesses the word of a day by keyboard alone and on the screen, and the result to share has no letter', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.goto('/puzzle/word-of-the-day?level=en-word&seed=2026-11-26');
  const { word } = await data<{ word: string }>('word-of-the-day', { date: '2026-11-26' });
  const field = page.getByRole('textbox', { name: /^Guess 1 of 6/ });
  await field.focus();
  await page.keyboard.press('q');
  await page.keyboard.press('Enter');
  await page.getByText(`Type ${word.length} letters.`).waitFor();
  for (const _ of word.slice(1)) await page.getByRole('button', { name: /^Q/ }).click();
  await page.getByRole('button', { name: 'Enter guess' }).click();
  await page.getByRole('textbox', { name: /^Guess 2 of 6/ }).focus();
  await page.keyboard.type(word);
  await page.keyboard.press('Enter');
  await solved(page);
  await page.getByText('Guesses: 2 of 6').first().waitFor();
  await leave([askedWhoIsHere]);
});

it.each(['word-search', 'crossword', 'maze', 'anagrams', 'word-of-the-day'])(
  '%s fits the width of a phone',
  async (name) => {
    const { page, leave } = await visit(site.browser, site.server.url);
    await page.setViewportSize({ width: 375, height: 667 });
    await page.goto(`/puzzle/${name}?seed=daily`);
    await page.getByRole('button', { name: 'Hint' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await leave([askedWhoIsHere]);
  },
);

it.each([
  ['nonogram', 'level=10', 0],
  ['maze', 'level=15', 0],
  ['word-search', 'level=en-easy', 2],
  ['crossword', 'level=en-small', 4],
])('%s is printed with the solutions at the end', async (name, level, lists) => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.goto(`/puzzle/${name}/print?${level}&seed=daily&count=2&perPage=2`);
  const sheets = page.getByRole('region');
  await page.getByRole('region', { name: 'Solutions' }).waitFor();
  expect(await sheets.evaluateAll((all) => all.map((sheet) => sheet.querySelectorAll('svg').length))).toEqual([2, 2]);
  expect(await sheets.first().getByRole('list').count()).toBe(lists);
  await leave([askedWhoIsHere]);
});
