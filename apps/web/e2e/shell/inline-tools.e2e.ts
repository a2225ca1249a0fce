/** A tool runs in the command menu for what was typed: Enter copies its result, and the next item opens it. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { askedWhoIsHere, awake, visit } from '../server/visit.ts';
import { runningSite } from '../server/site.ts';

const site = runningSite();

it.each([
  ['roman 1999', 'MCMXCIX'],
  ['base64 hello', 'aGVsbG8='],
  ['sha256 abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['50 km in mi', '31.0685596118667 mi'],
  ['100 °C to °F', '212 °F'],
  ['2+2*3', '8'],
  ['0xff', '255'],
  ['255 to hex', 'FF'],
])('%j gives %s', async (typed, result) => {
  const { page, leave } = await opened('/docs');
  await page.keyboard.type(typed);
  const options = page.getByRole('group', { name: 'Result' }).getByRole('option');
  await options.first().waitFor();
  expect(await options.first().getByText(result, { exact: true }).count()).toBe(1);
  expect(await options.count()).toBe(2);
  // Enter takes the first.
  await expect.poll(() => activeOption(page)).toBe(await options.first().getAttribute('id'));
  await leave([askedWhoIsHere]);
});

it('copies the result of a random tool, which is another each time, and calls nothing', async () => {
  const { page, leave } = await opened('/docs', ['clipboard-read', 'clipboard-write']);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/v1/') && !pathname.startsWith('/api/v1/catalogue')) calls.push(pathname);
  });
  const copied: string[] = [];
  for (const time of [1, 2]) {
    await page.keyboard.type('uuid 5');
    const first = page.getByRole('group', { name: 'Result' }).getByRole('option').first();
    await first.waitFor();
    await expect.poll(() => activeOption(page)).toBe(await first.getAttribute('id'));
    await page.keyboard.press('Enter');
    // Until the menu is closed, it would take what is typed next.
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => page.getByText('Result copied.').count()).toBeGreaterThan(0);
    const text = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(text).not.toBe('');
    copied.push(await text());
    await page.evaluate(() => navigator.clipboard.writeText(''));
    if (time === 1) await openMenu(page);
  }
  expect(copied.map((text) => text.split('\n').filter((line) => /^[0-9a-f-]{36}$/.test(line)).length)).toEqual([5, 5]);
  expect(copied[0]).not.toBe(copied[1]);
  expect(calls).toEqual([]);
  await leave([askedWhoIsHere]);
});

it('opens the tool with the input, and says what is wrong with an input', async () => {
  const { page, leave } = await opened('/docs');
  await page.keyboard.type('roman 1999');
  await page.getByRole('option', { name: 'Open Roman numerals with this input' }).click();
  await page.getByRole('heading', { level: 1, name: 'Roman numerals' }).waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: /^Number or Roman numeral/ }).inputValue()).toBe('1999');
  await openMenu(page);
  await page.keyboard.type('roman 9999999');
  const option = page.getByRole('group', { name: 'Result' }).getByRole('option');
  await option.waitFor();
  expect(await option.innerText()).toContain(
    'Roman numerals exist for whole numbers from 1 to 3999999. Enter a number in this range.',
  );
  await leave([askedWhoIsHere]);
});

const activeOption = (page: Page) => page.getByRole('searchbox').last().getAttribute('aria-activedescendant');

async function openMenu(page: Page) {
  await page.keyboard.press('Control+k');
  await page.locator('[role=dialog] input[type=search]:focus').waitFor();
}

async function opened(path: string, permissions: readonly string[] = []) {
  const visited = await visit(site.browser, site.server.url, { permissions: [...permissions] });
  await visited.page.goto(path);
  await awake(visited.page);
  await openMenu(visited.page);
  return visited;
}
