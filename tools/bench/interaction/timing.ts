/** Opens a page with the data of a module, and times inputs in it. */
import type { Browser, CDPSession, Page } from 'playwright';
import type { Figure } from '../figure.ts';
import { percentile } from '../figure.ts';
import type { Awaited } from './in-page.ts';
import { countRenders, takeRenders } from './renders.ts';
import { keepSampleData, shownMs, startTiming, takeTimings, watchResult } from './in-page.ts';
import type { Kept } from './long-data.ts';

/** A phone of the middle class, as in Lighthouse. */
export const slowdown = 4;
const budgetMs = 100;
/** As many of each input: the 95th percentile is then the slowest but one. */
export const repeats = 21;
/** Event timing reports nothing shorter. */
const shortestMs = 16;

export const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

export interface Input {
  readonly name: string;
  /** The event from which it is measured. */
  readonly event: string;
  /** `event`: browsers count it as no interaction. `result`: they time no such event, so its result is its frame. */
  readonly timedBy?: 'interaction' | 'event' | 'result';
  readonly inputs: readonly InputOnce[];
}

export interface InputOnce {
  /** What comes before it, untimed. */
  readonly prepare?: () => Promise<void>;
  readonly act: () => Promise<unknown>;
  readonly awaited: Awaited;
}

export interface Opened {
  readonly path: string;
  /** What the sample layer keeps of the module instead of its sample data. */
  readonly kept?: { readonly name: string; readonly kept: Kept; readonly shows: string };
  /** What is there once the page is. */
  readonly ready: string;
  /** A phone with a touch screen instead of a window. @default false */
  readonly isTouch?: boolean;
}

/** Takes the figures of an input, as one row of the table. */
export type TakeRow = (row: string, input: Input) => Promise<readonly Figure[]>;

/**
 * Measures twice in pages of their own: how long people wait on a slow device, and what the inputs cost the main thread.
 * Only the second does not depend on what else the machine does: it is processor time, without slowdown, times as much.
 */
export async function withPage(
  browser: Browser,
  url: string,
  opened: Opened,
  measure: (page: Page, take: TakeRow) => Promise<readonly Figure[]>,
): Promise<Figure[]> {
  const waits =
    process.env['PASS'] === 'work'
      ? []
      : await inPage(browser, url, opened, async (page, devtools) => {
          await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
          await page.evaluate(startTiming);
          return measure(page, (row, input) => waitsOf(page, row, input));
        });
  const work = await inPage(browser, url, opened, async (page, devtools) => {
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.evaluate(startTiming);
    return measure(page, (row, input) => workOf(page, devtools, row, input));
  });
  return [...waits, ...work];
}

async function inPage<Result>(
  browser: Browser,
  url: string,
  { path, kept, ready, isTouch = false }: Opened,
  measure: (page: Page, devtools: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: isTouch ? { width: 375, height: 812 } : { width: 1280, height: 860 },
    hasTouch: isTouch,
    locale: 'en',
    reducedMotion: 'reduce',
  });
  try {
    await context.addInitScript(countRenders);
    const page = await context.newPage();
    await page.goto('/robots.txt');
    if (kept !== undefined) await page.evaluate(keepSampleData, kept);
    await page.goto(path);
    await page.locator(ready).first().waitFor({ timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    // The sample layer ignores data of another version.
    if (kept !== undefined) await page.getByText(kept.shows).first().waitFor();
    return await measure(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

async function inputOnce(page: Page, event: string, { prepare, act, awaited }: InputOnce): Promise<number> {
  for (let isAgain = false; ; isAgain = true) {
    await prepare?.();
    await page.evaluate(watchResult, { event, awaited });
    await act();
    try {
      return await page.evaluate(shownMs);
    } catch (error) {
      // On a busy machine, a press can be lost between two frames.
      if (isAgain) throw error;
      console.error(`  Repeated once: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
    }
  }
}

async function waitsOf(page: Page, row: string, input: Input): Promise<Figure[]> {
  const { name, event, timedBy = 'interaction', inputs } = input;
  const results: number[] = [];
  await page.evaluate(takeTimings, null);
  for (const once of inputs) results.push(await inputOnce(page, event, once));
  const long = await page.evaluate(takeTimings, timedBy === 'event' ? event : null);
  const short = Array.from({ length: Math.max(0, inputs.length - long.length) }, () => shortestMs);
  const frames = timedBy === 'result' ? results : [...long, ...short];
  const figure = figureIn(`${row}: ${name}`);
  return [
    figure('frame p50', percentile(frames, 50)),
    figure('frame p75', percentile(frames, 75), budgetMs),
    figure('frame p95', percentile(frames, 95)),
    figure('result p50', percentile(results, 50)),
    figure('result p75', percentile(results, 75)),
    figure('result p95', percentile(results, 95)),
  ];
}

async function workOf(
  page: Page,
  devtools: CDPSession,
  row: string,
  { name, event, inputs }: Input,
): Promise<Figure[]> {
  const threadMs = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const seconds = metrics.find((metric) => metric.name === 'ThreadTime')?.value;
    if (seconds === undefined) throw new Error('The browser does not measure the time of its main thread.');
    return seconds * 1000;
  };
  const works: number[] = [];
  const renders: number[] = [];
  for (const { prepare, ...once } of inputs) {
    await prepare?.();
    await page.evaluate(takeRenders);
    const before = await threadMs();
    await inputOnce(page, event, once);
    works.push(((await threadMs()) - before) * slowdown);
    renders.push(await page.evaluate(takeRenders));
  }
  const figure = figureIn(`${row}: ${name}`);
  return [
    figure('work p50', percentile(works, 50)),
    figure('work p75', percentile(works, 75)),
    figure('work p95', percentile(works, 95)),
    { ...figure('renders', percentile(renders, 50)), unit: '' },
  ];
}

function figureIn(row: string) {
  return (column: string, value: number, atMost?: number): Figure => ({
    name: `${row}, ${column}`,
    value,
    unit: 'ms',
    cell: { row, column },
    ...(atMost !== undefined && { atMost }),
  });
}
