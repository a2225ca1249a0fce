/**
 * Arithmetic quiz and sliding picture in the built product, and what is printed of the fifteen puzzle and Minesweeper: by
 * keyboard alone, the same as by the API, and a person's picture that stays in the browser.
 */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { runningSite } from '../server/site.ts';
import { askedWhoIsHere, visit } from '../server/visit.ts';

const site = runningSite();
const data = async <Data>(name: string, input: object) => {
  const response = await fetch(`${site.server.url}/api/v1/puzzle/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  return ((await response.json()) as { data: Data }).data;
};
const answersOf = async (level: string) =>
  (
    await data<{ questions: { question: string; answer: number }[] }>('arithmetic-quiz', {
      level,
      seed: 'daily',
      showAnswers: true,
    })
  ).questions;
const field = (page: Page) => page.getByRole('textbox', { name: /^Answer to / });

it('answers a quiz by keyboard alone, the questions of the API, and explains the wrong answer', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  const questions = await answersOf('medium');
  expect(questions).toHaveLength(10);
  await page.goto('/puzzle/arithmetic-quiz?level=medium&seed=daily');
  await field(page).waitFor();
  for (const [at, { question, answer }] of questions.entries()) {
    await page.getByText(`Question ${at + 1} of 10`).waitFor();
    expect(await field(page).getAttribute('aria-label')).toBe(`Answer to ${question}`);
    // Without selecting the field first.
    await page.keyboard.type(String(at === 0 ? answer + 1 : answer));
    await page.keyboard.press('Enter');
  }
  await page.getByRole('heading', { name: 'Quiz finished' }).waitFor();
  const answers = page.getByRole('group', { name: 'Answers' });
  await expect.poll(() => answers.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await answers.getByRole('listitem').count()).toBe(10);
  await answers.getByText(`${questions[0]?.question} = ${questions[0]?.answer}`).waitFor();
  await answers.getByText(`Your answer: ${(questions[0]?.answer ?? 0) + 1}`).waitFor();
  await page.getByText('Correct: 9 of 10').first().waitFor();
  await page.reload();
  await page.getByText('Correct: 9 of 10').first().waitFor();
  await leave([askedWhoIsHere]);
});

it('takes Arabic digits and those of the pad on a phone, and fits it', async () => {
  const { page, leave } = await visit(site.browser, site.server.url, {
    viewport: { width: 375, height: 667 },
    hasTouch: true,
    isMobile: true,
  });
  const [first, second] = await answersOf('easy');
  await page.goto('/puzzle/arithmetic-quiz?level=easy&seed=daily');
  await field(page).fill(
    Array.from(String(first?.answer), (digit) => String.fromCodePoint(0x06_60 + Number(digit))).join(''),
  );
  await page.getByRole('button', { name: 'Submit answer' }).tap();
  await page.getByText('Correct.', { exact: true }).waitFor();
  for (const digit of String(second?.answer)) await page.getByRole('button', { name: digit, exact: true }).tap();
  await page.getByRole('button', { name: 'Submit answer' }).tap();
  await page.getByText('Question 3 of 10').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  const key = await page.getByRole('button', { name: 'Submit answer' }).boundingBox();
  expect(key?.height).toBeGreaterThanOrEqual(44);
  expect((key?.y ?? 667) + (key?.height ?? 0)).toBeLessThanOrEqual(667);
  await leave([askedWhoIsHere]);
});

const slides = { up: 'ArrowUp', down: 'ArrowDown', left: 'ArrowLeft', right: 'ArrowRight' } as const;

it('puts a picture together by keyboard alone, in the order of the fifteen puzzle of the seed', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.goto('/puzzle/sliding-picture?level=3-sea&seed=daily');
  const cells = page.getByRole('grid').getByRole('gridcell');
  await cells.first().waitFor();
  await expect.poll(() => cells.allTextContents()).toEqual(['2', '8', '1', '7', '3', '4', '6', '', '5']);
  const { moves } = await data<{ moves: (keyof typeof slides)[] }>('fifteen', { size: '3', seed: 'daily' });
  expect(moves).toHaveLength(23);
  await cells.first().focus();
  for (const move of moves) await page.keyboard.press(`Shift+${slides[move]}`);
  await page.getByRole('heading', { name: 'Solved' }).waitFor();
  await page.getByText('Moves: 23').first().waitFor();
  await leave([askedWhoIsHere]);
});

/** A red picture of 2 by 1 pixels. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGP4z8AARAAI/gH/xp559wAAAABJRU5ErkJggg==',
  'base64',
);

it('keeps a person’s picture in the browser, also over a reload, and sends it nowhere', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await page.goto('/puzzle/sliding-picture?level=3&seed=daily');
  await page.getByRole('button', { name: 'Use your own picture' }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await page.getByText(/^This browser can’t read the file\./).waitFor();
  await page.locator('input[type=file]').setInputFiles({ name: 'red.png', mimeType: 'image/png', buffer: png });
  await page.getByRole('img', { name: 'The solved picture: red.png' }).waitFor();
  await page.reload();
  await page.getByRole('img', { name: 'The solved picture: red.png' }).waitFor();
  await page.getByRole('button', { name: 'Use your own picture' }).click();
  await page.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('img', { name: 'The solved picture: Landscape' }).waitFor();
  expect(sent).toEqual([]);
  await leave([askedWhoIsHere]);
});

it.each([
  ['fifteen', '3', 2, 0],
  ['minesweeper', 'beginner', 2, 2],
])('%s is printed with the solutions at the end', async (name, level, drawings, solved) => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await page.goto(`/puzzle/${name}?level=${level}&seed=daily`);
  await page.getByRole('link', { name: 'Print puzzles' }).click();
  await page.waitForURL(`**/puzzle/${name}/print?level=${level}&seed=daily`);
  await page.goto(`/puzzle/${name}/print?level=${level}&seed=daily&count=2&perPage=2`);
  const sheets = page.getByRole('region', { name: /^(Puzzles|Solutions) \d/ });
  await expect.poll(() => sheets.count()).toBe(2);
  expect(await sheets.first().locator('svg').count()).toBe(drawings);
  expect(await sheets.last().locator('svg').count()).toBe(solved);
  await leave([askedWhoIsHere]);
});
