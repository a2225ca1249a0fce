/** Takes real pictures of a real page, in the same browser as for the pictures in the repository. */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { accept } from './accept.ts';
import { openPictureBrowser } from './browser.ts';
import type { Result } from './check.ts';
import { checkPictures } from './check.ts';
import { planOf } from './plan.ts';
import { writeReport } from './report.ts';
import { countsOf, sentenceOf } from './sentences.ts';
import type { StoredPictures } from './stored.ts';
import { storedPictures } from './stored.ts';
import { readAllStories } from './take.ts';
import type { TinyStorybook } from './tiny-storybook.ts';
import { openTinyStorybook, tinyStory } from './tiny-storybook.ts';

let browser: Browser;
let storybook: TinyStorybook;
let folder: string;
let stored: StoredPictures;

beforeAll(async () => {
  ({ browser } = await openPictureBrowser());
  storybook = await openTinyStorybook();
  // The first run unpacks the browser.
});
afterAll(async () => {
  await storybook.close();
  await browser.close();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'apiyard-pictures-'));
  stored = storedPictures(join(folder, 'stored'));
  storybook.show({});
});
afterEach(() => rmSync(folder, { recursive: true }));

async function check(): Promise<readonly Result[]> {
  const plan = planOf(await readAllStories(browser, storybook.url));
  return await checkPictures({ browser, storybookUrl: storybook.url, plan, stored });
}

const describe = (results: readonly Result[]) =>
  results.map((result) => [result.name, result.outcome, sentenceOf(result)]);
const light = `${tinyStory.id}.light`;
const dark = `${tinyStory.id}.dark`;

test('pictures without a stored one are new; accepted ones are unchanged from then on', async () => {
  const first = await check();
  expect(describe(first)).toEqual([
    [light, 'new', 'New: none is stored yet.'],
    [dark, 'new', 'New: none is stored yet.'],
  ]);
  expect(accept(first, stored)).toEqual({ stored: 2, removed: 0, refused: [] });
  expect(describe(await check())).toEqual([
    [light, 'same', null],
    [dark, 'same', null],
  ]);
});

test('a dot that moved by one pixel is a change, reported with its position', async () => {
  accept(await check(), stored);
  storybook.show({ dotPx: 1 });
  const results = await check();
  expect(describe(results)).toEqual([
    [light, 'changed', expect.stringMatching(/^\d+ pixels changed, in an area of 9 × 8 at 16, 51\.$/)],
    [dark, 'changed', expect.stringMatching(/^\d+ pixels changed, in an area of 9 × 8 at 16, 51\.$/)],
  ]);
  expect(countsOf(results)).toBe('2 changed');
});

test('a colour that changed by 3 % is a change of the whole area', async () => {
  accept(await check(), stored);
  // Eight of 255 steps in one channel.
  storybook.show({ button: '#4d70ea' });
  const [result] = await check();
  expect(
    result?.outcome === 'changed' && result.comparison.areas.map(({ x, width, height }) => ({ x, width, height })),
  ).toEqual([{ x: 16, width: 96, height: 40 }]);
});

test('the picture of a deleted story is reported as missing, and accepting removes it', async () => {
  const results = await check();
  accept(results, stored);
  const [first] = results;
  if (first?.outcome === 'new') stored.write('overview-old--page.light', first.after);
  const gone = await check();
  expect(describe(gone)).toEqual([
    [light, 'same', null],
    [dark, 'same', null],
    ['overview-old--page.light', 'missing', 'The story or its mode is gone; its picture is still stored.'],
  ]);
  expect(accept(gone, stored)).toEqual({ stored: 0, removed: 1, refused: [] });
  expect(stored.names().toSorted()).toEqual([dark, light]);
});

test('a story whose play function fails has no new picture, and the stored one is kept', async () => {
  accept(await check(), stored);
  storybook.show({ play: "if (globals.mode === 'dark') throw new Error('the list is empty');" });
  const results = await check();
  expect(describe(results)).toEqual([
    [light, 'same', null],
    [dark, 'failed', 'No picture: the list is empty'],
  ]);
  expect(accept(results, stored).refused).toEqual([`${dark} is not stored. No picture: the list is empty`]);
  expect(stored.names().toSorted()).toEqual([dark, light]);
});

test('a picture that differs every time is reported as unstable, and is not stored', async () => {
  storybook.show({ play: "document.querySelector('.card').textContent = Math.random();" });
  const results = await check();
  expect(describe(results).map(([, , sentence]) => sentence)).toEqual(
    Array(2).fill(
      expect.stringMatching(/^New, but not still\. Taken twice it was not the same: \d+ pixels changed, in /),
    ),
  );
  expect(accept(results, stored)).toEqual({
    stored: 0,
    removed: 0,
    refused: expect.arrayContaining([expect.stringContaining(light)]),
  });
});

test('late rendering is awaited', async () => {
  storybook.show({ play: "document.querySelector('.card').textContent = 'late';" });
  accept(await check(), stored);
  storybook.show({
    play: "setTimeout(() => { document.querySelector('.card').textContent = 'la'; setTimeout(() => { document.querySelector('.card').textContent = 'late'; }, 60); }, 60);",
  });
  expect(describe(await check())).toEqual([
    [light, 'same', null],
    [dark, 'same', null],
  ]);
});

test('the report opens from the disk and shows before, after and difference by keyboard', async () => {
  accept(await check(), stored);
  storybook.show({ dotPx: 1 });
  const path = await writeReport(join(folder, 'report'), {
    key: 'tiny',
    results: await check(),
    faults: ['There are 2 pictures, and 3 are meant.'],
  });
  expect(readdirSync(join(folder, 'report')).toSorted()).toEqual(
    [
      ...['after', 'before', 'difference'].flatMap((kind) => [`${dark}.${kind}.png`, `${light}.${kind}.png`]),
      'index.html',
    ].toSorted(),
  );
  const page = await browser.newPage();
  try {
    await page.goto(pathToFileURL(path).href);
    const heading = page.getByRole('heading', { level: 2 });
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('2 of 2 pictures are not as stored');
    expect(await page.getByText('There are 2 pictures, and 3 are meant.').isVisible()).toBe(true);
    expect(await heading.textContent()).toBe('Overview/Tiny / Page, light');
    expect(
      await page
        .getByRole('img')
        .evaluateAll((images) => images.map((image) => image.getAttribute('alt')?.split(':')[0])),
    ).toEqual(['Before', 'After', 'What changed']);
    await page.keyboard.press('j');
    expect(await heading.textContent()).toBe('Overview/Tiny / Page, dark');
    await page.keyboard.press('2');
    expect(await page.getByRole('slider', { name: 'Before, up to here' }).inputValue()).toBe('50');
    await page.keyboard.press('4');
    const widths = () =>
      page
        .getByRole('img')
        .evaluateAll((images) => images.map((image) => (image as unknown as { naturalWidth: number }).naturalWidth));
    await expect.poll(widths).toEqual([320]);
    await page.getByRole('searchbox').fill('light');
    expect(await page.getByRole('navigation').getByRole('listitem').count()).toBe(1);
  } finally {
    await page.close();
  }
});

test('names in the report are text, with any content', async () => {
  const results: readonly Result[] = [
    {
      name: 'a</script><script>document.title="taken"</script>',
      story: null,
      mode: null,
      outcome: 'failed',
      trouble: '<img src=x>',
    },
  ];
  const path = await writeReport(join(folder, 'report'), { key: 'tiny', results, faults: [] });
  expect(readFileSync(path, 'utf8').match(/<\/script>/g)).toHaveLength(2);
  const page = await browser.newPage();
  try {
    await page.goto(pathToFileURL(path).href);
    expect(await page.title()).toBe('Pictures that are not as stored');
    expect(await page.getByText('No picture: <img src=x>').isVisible()).toBe(true);
  } finally {
    await page.close();
  }
});

test.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'no font of the machine gets into a picture',
  async () => {
    const page = await browser.newPage();
    try {
      await page.setContent(
        '<p style="font-family: DejaVu Sans, Liberation Sans, Arial, serif">Yard</p><p style="font-family: Noto Sans CJK SC">工具</p><p>أدوات ⌘ ✓ →</p><p style="font-family: monospace">ay_0123</p>',
      );
      const session = await page.context().newCDPSession(page);
      await session.send('DOM.enable');
      await session.send('CSS.enable');
      const { root } = await session.send('DOM.getDocument', { depth: -1 });
      const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'p' });
      const families: string[] = [];
      for (const nodeId of nodeIds)
        families.push(
          ...(await session.send('CSS.getPlatformFontsForNode', { nodeId })).fonts.map(({ familyName }) => familyName),
        );
      expect([...new Set(families)].toSorted()).toEqual([
        'Noto Sans Arabic',
        'Noto Sans Mono',
        'Noto Sans S Chinese Regular',
        'Noto Sans Symbols 2',
        'Open Sans',
      ]);
    } finally {
      await page.close();
    }
  },
);
