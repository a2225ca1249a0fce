/** The report in a browser, with as many differences as a change of the whole look makes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Bitmap } from './bitmap.ts';
import { openPictureBrowser } from './browser.ts';
import type { Result } from './check.ts';
import { compare } from './compare.ts';
import { writeReport } from './report.ts';

const opensMs = 2000;
const count = 300;
const groups = ['Button', 'Link', 'Table'];

let browser: Browser;
let folder: string;
let page: Page;
let address: string;

/** A page of text in one colour on another: hundreds of areas change with either. */
function dotted(ground: number, ink: number): Bitmap {
  const [width, height] = [240, 150];
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at += 1) {
    const isInk = (at % width) % 24 < 8 && Math.floor(at / width) % 24 < 8;
    data.set([isInk ? ink : ground, ground, ground], at * 4);
  }
  return { width, height, data };
}

beforeAll(async () => {
  ({ browser } = await openPictureBrowser());
  folder = mkdtempSync(join(tmpdir(), 'apiyard-report-'));
  const kinds = groups.map((name, at) => {
    const [before, after] = [dotted(250, 40 + at), dotted(250, 140 + at)];
    return { name, before, after, comparison: compare(before, after) };
  });
  const results = Array.from({ length: count }, (_, index): Result => {
    const kind = kinds[index % kinds.length];
    if (kind === undefined) throw new Error('There are no kinds.');
    const { before, after, comparison } = kind;
    const id = `overview-sheet-${index}--all`;
    const parts = [{ name: kind.name, x: 0, y: 0, width: 240, height: 150 }];
    const modes = [{ name: 'dark', viewport: { width: 240, height: 150 }, globals: { mode: 'dark', language: 'ar' } }];
    const story = { id, title: `Overview/Sheet ${index}`, name: 'All', modes };
    return {
      name: `${id}.dark`,
      story,
      mode: 'dark',
      outcome: 'changed',
      before,
      after,
      comparison,
      parts,
      wobble: null,
    };
  });
  address = pathToFileURL(await writeReport(folder, { key: 'tiny', results, faults: [] })).href;
  page = await browser.newPage();
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

test(`opens in less than ${opensMs / 1000} s with ${count} differences`, async () => {
  const startedAt = performance.now();
  await page.goto(address);
  await page.getByRole('img').first().waitFor();
  const tookMs = performance.now() - startedAt;
  expect(await page.getByRole('navigation').getByRole('listitem').count()).toBe(count);
  expect(tookMs).toBeLessThan(opensMs);
});

test('groups equal differences, the largest group first, each with one command that accepts it', async () => {
  await page.goto(address);
  const headings = page.getByRole('navigation').getByRole('heading', { level: 3 });
  expect(await headings.allTextContents()).toEqual([
    '#28fafa is now #8cfafa (100)',
    '#29fafa is now #8dfafa (100)',
    '#2afafa is now #8efafa (100)',
  ]);
  await page.getByRole('button', { name: 'Copy command for group' }).first().click();
  const copied = async () => (await page.locator('#copied').textContent()) ?? '';
  await expect
    .poll(copied)
    .toContain('pnpm test:visual --update overview-sheet-0--all.dark overview-sheet-3--all.dark ');
  expect((await copied()).match(/overview-sheet-/g)).toHaveLength(100);
});

test('filters by component and links to the story in its mode', async () => {
  await page.goto(address);
  await page.getByLabel('Component').selectOption('Link');
  expect(await page.getByRole('navigation').getByRole('listitem').count()).toBe(100);
  expect(await page.getByRole('link', { name: 'Open story' }).getAttribute('href')).toBe(
    'http://localhost:6006/?path=/story/overview-sheet-1--all&globals=mode:dark;language:ar',
  );
});

test('what was reviewed stays so after a reload, for the same pictures only', async () => {
  await page.goto(address);
  await page.getByRole('button', { name: 'Mark group as reviewed' }).first().click();
  expect(await page.getByRole('status').first().textContent()).toBe('100 of 300 reviewed');
  await page.reload();
  expect(await page.getByRole('status').first().textContent()).toBe('100 of 300 reviewed');
  await page.getByLabel('Hide reviewed').check();
  expect(await page.getByRole('navigation').getByRole('listitem').count()).toBe(200);
  await page.getByLabel('Hide reviewed').uncheck();
  await page.getByRole('button', { name: 'Mark group as open' }).click();
  expect(await page.getByRole('status').first().textContent()).toBe('0 of 300 reviewed');
});
