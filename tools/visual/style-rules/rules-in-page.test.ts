import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FileServer } from '../../test/static.ts';
import { serveFolder } from '../../test/static.ts';
import { openPictureBrowser } from '../browser.ts';
import { matchedRules, rulesOfText } from './rules-in-page.ts';

const css = `
.key0 { color: red }
.key0::before { content: '' }
.key0:hover { color: blue }
.key0:is(:focus-visible, [data-forced~="focus-visible"]) { outline: 2px solid }
.absent0, .key0.absent0 { color: red }
.key0:not(.absent0) { color: red }
@media (min-width: 100px) { .key0 { margin: 0 } }
@media (min-width: 9000px) { .key0 { margin: 0 } }
.box0 { container-type: inline-size; width: 300px }
@container (min-width: 200px) { .key0 { padding: 0 } }
@container (min-width: 400px) { .key0 { padding: 0 } }
`;

let browser: Browser;
let server: FileServer;
let folder: string;

beforeAll(async () => {
  ({ browser } = await openPictureBrowser());
  folder = mkdtempSync(join(tmpdir(), 'apiyard-rules-'));
  writeFileSync(join(folder, 'a.css'), css);
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><link rel="stylesheet" href="a.css"><div class="box0"><p class="key0" data-forced="focus-visible">main</p></div>',
  );
  server = await serveFolder(folder);
});
afterAll(async () => {
  await server.close();
  await browser.close();
  rmSync(folder, { recursive: true });
});

test('finds the rules that apply to the page, with media, containers and forced states, each once', async () => {
  const page = await browser.newPage();
  try {
    await page.goto(`${server.url}/`);
    const found = await page.evaluate(matchedRules);
    expect(found.map(({ conditions, selector }) => [...conditions, selector].join(' '))).toEqual([
      '.key0',
      '.key0::before',
      '.key0:focus-visible',
      '.key0:not(.absent0)',
      '@media (min-width: 100px) .key0',
      '.box0',
      '@container (min-width: 200px) .key0',
    ]);
    expect(await page.evaluate(matchedRules)).toEqual([]);
  } finally {
    await page.close();
  }
});

test('reads all rules of a stylesheet with the same names', async () => {
  const page = await browser.newPage();
  try {
    const rules = await page.evaluate(rulesOfText, css);
    expect(rules).toHaveLength(11);
    expect(rules.at(-1)).toEqual({ selector: '.key0', conditions: ['@container (min-width: 400px)'] });
  } finally {
    await page.close();
  }
});
