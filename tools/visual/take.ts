/** Takes pictures of stories, on a few pages in parallel. */
import type { Browser, BrowserContext, Page } from 'playwright';
import {
  contentHeight,
  hideScrollAnimations,
  isReady,
  partsOfPage,
  readStories,
  settle,
  showStory,
} from './in-page.ts';
import type { ReadStory } from './in-page.ts';
import type { Mode, Part, PicturedStory } from './picture.ts';

/** A picture as PNG, or the reason why there is none. */
export type Taken =
  | { readonly png: Buffer; readonly parts: readonly Part[]; readonly trouble?: undefined }
  | { readonly png?: undefined; readonly parts?: undefined; readonly trouble: string };

/** Called with the page of each picture after it was taken. */
export type OnShown = (page: Page) => Promise<void>;

/** A page without changes or pending requests for this long is stable. */
const quietMs = 300;
const settleTimeoutMs = 10_000;
const storyTimeoutMs = 20_000;
/** Total for play function, waiting and picture, so that one blocked story does not stop the others. */
const modeTimeoutMs = 45_000;
/** Margin below the last element, in pixels. */
const marginPx = 16;

/** Reads the index of the built Storybook. */
export async function readAllStories(browser: Browser, storybookUrl: string): Promise<readonly ReadStory[]> {
  const context = await openContext(browser);
  try {
    const page = await context.newPage();
    await openFrame(page, storybookUrl);
    return await page.evaluate(readStories);
  } finally {
    await context.close();
  }
}

/**
 * All modes of one story, in order and on a new page, so that the pictures do not depend on which other stories are
 * taken.
 */
export async function takeStory(
  browser: Browser,
  storybookUrl: string,
  story: PicturedStory,
  onShown: OnShown = async () => {},
): Promise<ReadonlyMap<Mode, Taken>> {
  const context = await openContext(browser);
  const taken = new Map<Mode, Taken>();
  try {
    const page = await context.newPage();
    const underWay = countRequests(page);
    await openFrame(page, storybookUrl);
    for (const mode of story.modes) {
      const taking = takeMode(page, underWay, story.id, mode, taken.size > 0, onShown);
      taken.set(
        mode,
        await inTime(taking, modeTimeoutMs, { trouble: `it was not taken within ${modeTimeoutMs / 1000} seconds` }),
      );
    }
  } catch (error) {
    const trouble = error instanceof Error ? error.message : String(error);
    for (const mode of story.modes) if (!taken.has(mode)) taken.set(mode, { trouble });
  } finally {
    await context.close();
  }
  return taken;
}

async function takeMode(
  page: Page,
  underWay: () => number,
  id: string,
  { viewport, globals }: Mode,
  isShown: boolean,
  onShown: OnShown,
): Promise<Taken> {
  await page.setViewportSize(viewport);
  // Accessibility is checked by the story tests, not here.
  const shown = page.evaluate(showStory, { id, globals: { ...globals, a11y: { manual: true } }, isShown });
  const trouble = await inTime(shown, storyTimeoutMs, 'its play function did not end');
  if (trouble !== null) return { trouble };
  if (!(await isStill(page, underWay)))
    return { trouble: `it did not come to rest within ${settleTimeoutMs / 1000} seconds` };
  const height = Math.max(1, await page.evaluate(contentHeight, { margin: marginPx }));
  const png = await page.screenshot({
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
    fullPage: true,
    clip: { x: 0, y: 0, width: viewport.width, height },
  });
  const parts = await page.evaluate(partsOfPage);
  await onShown(page);
  return { png, parts };
}

async function isStill(page: Page, underWay: () => number): Promise<boolean> {
  const deadline = performance.now() + settleTimeoutMs;
  while (performance.now() < deadline) {
    const isQuiet = await page.evaluate(settle, { quietMs, timeoutMs: settleTimeoutMs });
    if (isQuiet && underWay() === 0) return true;
  }
  return false;
}

async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  await context.addInitScript(hideScrollAnimations);
  return context;
}

async function openFrame(page: Page, storybookUrl: string): Promise<void> {
  page.setDefaultTimeout(30_000);
  await page.goto(`${storybookUrl}/iframe.html?viewMode=story`);
  await page.waitForFunction(isReady);
}

function countRequests(page: Page): () => number {
  let count = 0;
  page.on('request', () => (count += 1));
  page.on('requestfinished', () => (count -= 1));
  page.on('requestfailed', () => (count -= 1));
  return () => count;
}

async function inTime<Value>(promise: Promise<Value>, timeoutMs: number, otherwise: Value): Promise<Value> {
  const { promise: late, resolve } = Promise.withResolvers<Value>();
  const timer = setTimeout(resolve, timeoutMs, otherwise);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
