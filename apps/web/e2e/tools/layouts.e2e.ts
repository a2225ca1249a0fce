/** One tool for each layout of results, on its page: what people came for is shown, copied and downloaded. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { askedWhoIsHere, awake, visit } from '../server/visit.ts';
import { runningSite } from '../server/site.ts';

const site = runningSite();

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function opened(path: string) {
  const visited = await visit(site.browser, site.server.url, { permissions: ['clipboard-read', 'clipboard-write'] });
  await visited.page.goto(path);
  await awake(visited.page);
  return visited;
}

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
