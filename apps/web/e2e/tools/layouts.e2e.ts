/** One tool for each layout of results, on its page: what people came for is shown, copied and downloaded. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { askedWhoIsHere, awake, idle, visit } from '../server/visit.ts';
import { runningSite } from '../server/site.ts';

const site = runningSite();

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** The paths of calls of tools, as the page makes them. */
function callsOf(page: Page): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/v1/') && !pathname.startsWith('/api/v1/catalogue')) calls.push(pathname);
  });
  return calls;
}

async function opened(path: string) {
  const visited = await visit(site.browser, site.server.url, { permissions: ['clipboard-read', 'clipboard-write'] });
  await visited.page.goto(path);
  await awake(visited.page);
  return visited;
}

it('shows the result of the example before any script, and loads the tool when someone uses the form', async () => {
  const html = await (await fetch(`${site.server.url}/hub/convert/case`)).text();
  expect(html).toContain('parseHttpRequest');
  const { page, leave } = await visit(site.browser, site.server.url);
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  const calls = callsOf(page);
  await page.goto('/hub/convert/case', { waitUntil: 'networkidle' });
  await awake(page);
  await page.getByText('Result of the example · uses no calls').waitFor();
  expect(workers).toEqual([]);
  const text = page.getByRole('textbox', { name: /^Text/ });
  await text.focus();
  await expect.poll(() => workers.length).toBe(1);
  await text.fill('first call');
  await page.getByText('firstCall', { exact: true }).waitFor();
  await page.getByText('Ran in your browser · uses no calls').waitFor();
  expect(calls).toEqual([]);
  await leave([askedWhoIsHere]);
});

it('loads the tool of a page that stays open, which then works without a connection', async () => {
  const { page, leave } = await visit(site.browser, site.server.url);
  const loaded = page.waitForEvent('worker');
  await page.goto('/hub/convert/data');
  await loaded;
  await idle(page);
  await page.context().setOffline(true);
  await page.getByRole('textbox', { name: 'Text' }).fill('a:    1');
  await page.getByText('Ran in your browser · uses no calls').waitFor();
  await expect.poll(() => page.getByRole('tabpanel', { name: 'Text' }).innerText()).toContain('a: 1');
  await page.getByText('You’re offline. You can keep reading and editing this page.').waitFor();
  await page.context().setOffline(false);
  await leave([askedWhoIsHere, /ERR_INTERNET_DISCONNECTED/]);
});

it('shows a text with its notes above it, and copies it', async () => {
  const { page, leave } = await opened('/hub/convert/json-format');
  await page.getByRole('textbox', { name: /^JSON/ }).fill('{"b":1,"b":2.50}');
  const result = page.getByRole('group', { name: 'Result', exact: true });
  await expect.poll(() => result.innerText()).toContain('"b": 2.50');
  const note = page.locator('bdi').getByText('The key appears more than once. The last value is used.');
  const [noteBox, resultBox] = [await note.boundingBox(), await result.boundingBox()];
  expect((noteBox?.y ?? Infinity) < (resultBox?.y ?? 0)).toBe(true);
  await page.getByRole('button', { name: 'Copy Result' }).click();
  await expect.poll(() => copied(page)).toBe('{\n  "b": 2.50\n}');
  await leave([askedWhoIsHere]);
});

it('shows values, each with a button that copies it', async () => {
  const { page, leave } = await opened('/hub/convert/timestamp');
  await page.getByRole('textbox', { name: /^Timestamp or date/ }).fill('0');
  await page.getByRole('button', { name: 'Copy In UTC' }).click();
  await expect.poll(() => copied(page)).toBe('1970-01-01T00:00:00Z');
  await leave([askedWhoIsHere]);
});

it('shows the matches of a regular expression as a table', async () => {
  const { page, leave } = await opened('/hub/convert/regex');
  await page.getByRole('textbox', { name: /^Pattern/ }).fill('\\d+');
  await page.getByRole('textbox', { name: /^Text/ }).fill('7 and 42');
  await page.getByRole('textbox', { name: /^Replacement/ }).fill('<$&>');
  const table = page.getByRole('table', { name: /^Matches/ });
  await expect
    .poll(async () => (await table.getByRole('row').allInnerTexts()).map((row) => row.split(/\s+/)[0]))
    .toEqual(['Matched', '7', '42']);
  await page.getByText('<7> and <42>', { exact: true }).waitFor();
  await leave([askedWhoIsHere]);
});

it('explains each part of a pattern in its row, below the matches', async () => {
  const { page, leave } = await opened('/hub/convert/regex');
  await page.getByRole('textbox', { name: /^Pattern/ }).fill('(a|b)+c');
  const parts = page.getByRole('table', { name: 'Parts of the pattern' });
  await parts.getByRole('row').filter({ hasText: 'Group 1' }).first().waitFor();
  expect(await page.getByText('Notes on this result').count()).toBe(0);
  await leave([askedWhoIsHere]);
});

it('converts data while people type, without a call, and names what is lost', async () => {
  const { page, leave } = await opened('/hub/convert/data');
  const calls = callsOf(page);
  const shown = page.getByRole('tabpanel', { name: 'Text' });
  const field = page.getByRole('textbox', { name: 'Text' });
  await field.fill('# Prices\ntea: &tea 4.50\nlist: [*tea, 2026-01-31]\n');
  await page.getByRole('button', { name: /^YAML To/ }).click();
  await page.getByRole('option', { name: 'TOML' }).click();
  await expect.poll(() => shown.innerText()).toContain('tea = 4.50\nlist = [4.50, 2026-01-31]');
  await page.getByText('Comments are removed.').waitFor();
  await field.fill('a: [1');
  await page
    .getByText(/This is not valid YAML: unexpected end of the stream within a flow collection\./)
    .first()
    .waitFor();
  expect(calls).toEqual([]);
  await leave([askedWhoIsHere]);
});

it('writes an Excel file, and reads it, without a call', async () => {
  const { page, leave } = await opened('/hub/convert/to-xlsx');
  const calls = callsOf(page);
  await page.getByRole('textbox', { name: /^Text/ }).fill('[{"tea":"Assam","price":4.5,"since":"2026-01-31"}]');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Sheet1.xlsx' }).click(),
  ]);
  const buffer = await readFile(await download.path());
  await page.goto('/hub/convert/xlsx');
  await awake(page);
  await page.locator('input[type="file"]').setInputFiles({ name: 'a.xlsx', mimeType: '', buffer });
  const result = page.getByRole('group', { name: 'Result', exact: true });
  await expect
    .poll(() => result.innerText())
    .toBe('[\n  {\n    "tea": "Assam",\n    "price": 4.5,\n    "since": "2026-01-31"\n  }\n]');
  expect(calls).toEqual([]);
  await leave([askedWhoIsHere]);
});

it('compares two texts line by line', async () => {
  const { page, leave } = await opened('/hub/convert/text-diff');
  await page.getByRole('textbox', { name: /^Text before/ }).fill('tea\nmilk');
  await page.getByRole('textbox', { name: /^Text after/ }).fill('tea\noat milk\nlemon');
  await page.getByText('2 lines added').waitFor();
  await page.getByText('1 line removed').waitFor();
  await leave([askedWhoIsHere]);
});

it('compresses a picture, shows it before and after, and downloads it', async () => {
  const { page, leave } = await opened('/hub/photoeditor/compress');
  const buffer = await page.screenshot({ type: 'jpeg', quality: 100 });
  await page.locator('input[type="file"]').setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('Before', { exact: true }).first().waitFor();
  await page.getByText('After', { exact: true }).first().waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download photo.jpg' }).click(),
  ]);
  const result = await readFile(await download.path());
  // The first bytes of JPEG.
  expect(result.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  expect(result.length).toBeLessThan(buffer.length / 2);
  await leave([askedWhoIsHere]);
});
