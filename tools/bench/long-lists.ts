/** How smoothly long lists scroll on a slow device, against the same rows all in the page. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession, Page } from 'playwright';
import { chromium } from 'playwright';
import { findBrowser, launchArgs } from '../test/browser.ts';
import { runCommand } from '../test/command.ts';
import { serveFolder } from '../test/static.ts';
import type { Bench, Figure } from './figure.ts';
import type { Scrolled } from './long-lists-in-page.ts';
import { startCounting, stopCounting, unfold } from './long-lists-in-page.ts';

const storybook = fileURLToPath(new URL('../../apps/storybook', import.meta.url));
const components = 'packages/ui/src/components';
const buildLimitMs = 300_000;
/** A phone of the middle class, as in Lighthouse. */
const slowdown = 4;
/** Six seconds of wheel, as fast as people fling a list. */
const distancePx = 24_000;
const pxPerSecond = 4000;

interface LongList {
  readonly name: string;
  readonly file: string;
  readonly story: string;
  /** Selectors of what scrolls, and of one row. */
  readonly scroller: string;
  readonly row: string;
  /** A conversation opens at its end. */
  readonly isFromEnd?: boolean;
}

const lists: readonly LongList[] = [
  {
    name: 'VirtualList of 10,000',
    file: 'VirtualList/VirtualList.stories.tsx',
    story: 'components-collections-virtuallist--default',
    scroller: '[role="grid"]',
    row: '[role="row"]',
  },
  {
    name: 'MessageList of 10,000',
    file: 'MessageList/MessageList.stories.tsx',
    story: 'components-data-messagelist--default',
    scroller: '[role="log"][aria-label]',
    row: '[data-index]',
    isFromEnd: true,
  },
  {
    name: 'DataTable of 100,000',
    file: 'DataTable/DataTableOfMany.stories.tsx',
    story: 'components-data-datatable-100-000-rows--default',
    scroller: ':has(> [role="grid"])',
    row: '[role="row"][aria-selected]',
  },
];
/** As many clones of a row as a page without windowing would have. */
const unfoldedRows = 10_000;

export const longLists: Bench = {
  name: 'long-lists',
  title: `lists scrolled at ${slowdown}x CPU slowdown, and 10,000 of their rows all in the page`,
  async run() {
    await using started = new AsyncDisposableStack();
    const built = started.adopt(await mkdtemp(join(tmpdir(), 'apiyard-long-lists-')), (path) =>
      rm(path, { recursive: true, force: true }),
    );
    await buildStories(built);
    const server = started.adopt(await serveFolder(built), (it) => it.close());
    const browser = started.adopt(
      await chromium.launch({ executablePath: await findBrowser(), args: [...launchArgs] }),
      (it) => it.close(),
    );
    const figures: Figure[] = [];
    for (const list of lists) figures.push(...(await figuresOf(browser, server.url, list)));
    return figures;
  },
};

async function buildStories(folder: string): Promise<void> {
  const { code, output } = await runCommand(
    join(storybook, 'node_modules/.bin/storybook'),
    ['build', '--output-dir', folder, '--quiet', '--disable-telemetry'],
    {
      cwd: storybook,
      env: { STORY_PATHS: lists.map(({ file }) => `${components}/${file}`).join(',') },
      timeoutMs: buildLimitMs,
    },
  );
  if (code !== 0) throw new Error(`Storybook does not build: ${output.trimEnd().split('\n').at(-1)}`);
}

async function figuresOf(browser: Browser, url: string, list: LongList): Promise<readonly Figure[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' });
  try {
    await page.goto(`${url}/iframe.html?viewMode=story&id=${list.story}`);
    await page.locator(list.row).first().waitFor();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const ours = await scroll(page, devtools, list);
    await page.evaluate(unfold, { scroller: list.scroller, row: list.row, count: unfoldedRows });
    const unfolded = await scroll(page, devtools, { ...list, scroller: '#unfolded', isFromEnd: false });
    return [...cellsOf(list.name, ours), ...cellsOf('all rows in the page', unfolded, list.name)];
  } finally {
    await page.close();
  }
}

/** One throw of the wheel over the list. */
async function scroll(page: Page, devtools: CDPSession, { scroller, isFromEnd = false }: LongList): Promise<Scrolled> {
  const box = await page.locator(scroller).boundingBox();
  if (box === null) throw new Error(`${scroller} is not visible.`);
  await page.evaluate(startCounting, scroller);
  await devtools.send('Input.synthesizeScrollGesture', {
    x: box.x + box.width / 2,
    y: box.y + Math.min(box.height, 600) / 2,
    yDistance: isFromEnd ? distancePx : -distancePx,
    speed: pxPerSecond,
    gestureSourceType: 'mouse',
  });
  return await page.evaluate(stopCounting);
}

function cellsOf(row: string, { frames, lateFrames, longestMs, nodes, movedPx }: Scrolled, of = ''): Figure[] {
  const cell = (column: string, value: number, unit = '', atMost?: number): Figure => ({
    name: `${of} ${row}, ${column}`.trim(),
    value,
    unit,
    cell: { row: of === '' ? row : `${of}: ${row}`, column },
    ...(atMost === undefined ? {} : { atMost }),
  });
  return [
    cell('frames', frames),
    cell('over 50 ms', lateFrames),
    cell('longest ms', longestMs, 'ms'),
    cell('nodes', nodes),
    cell('moved px', movedPx),
  ];
}
