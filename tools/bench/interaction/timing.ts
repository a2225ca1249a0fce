/** Opens a page with the data of a module, and times inputs in it. */
import type { Browser, Page } from 'playwright';
import type { Figure } from '../figure.ts';
import { percentile } from '../figure.ts';
import type { Awaited } from './in-page.ts';
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
}

export async function withPage<Result>(
  browser: Browser,
  url: string,
  { path, kept, ready }: Opened,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 860 },
    locale: 'en',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await page.goto('/robots.txt');
    if (kept !== undefined) await page.evaluate(keepSampleData, kept);
    await page.goto(path);
    await page.locator(ready).first().waitFor({ timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    // The sample layer ignores data of another version.
    if (kept !== undefined) await page.getByText(kept.shows).first().waitFor();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.evaluate(startTiming);
    return await measure(page);
  } finally {
    await context.close();
  }
}

/** The figures of an input, as one row of the table. */
export async function rowOf(page: Page, row: string, input: Input): Promise<Figure[]> {
  const { name, event, timedBy = 'interaction', inputs } = input;
  const results: number[] = [];
  await page.evaluate(takeTimings, null);
  for (const { prepare, act, awaited } of inputs) {
    await prepare?.();
    await page.evaluate(watchResult, { event, awaited });
    await act();
    results.push(await page.evaluate(shownMs));
  }
  const long = await page.evaluate(takeTimings, timedBy === 'event' ? event : null);
  const short = Array.from({ length: Math.max(0, inputs.length - long.length) }, () => shortestMs);
  const frames = timedBy === 'result' ? results : [...long, ...short];
  return figuresOf(`${row}: ${name}`, frames, results);
}

function figuresOf(row: string, frames: readonly number[], results: readonly number[]): Figure[] {
  const cell = (column: string, value: number, atMost?: number): Figure => ({
    name: `${row}, ${column}`,
    value,
    unit: 'ms',
    cell: { row, column },
    ...(atMost !== undefined && { atMost }),
  });
  return [
    cell('p50', percentile(frames, 50)),
    cell('p95', percentile(frames, 95), budgetMs),
    cell('result p50', percentile(results, 50)),
    cell('result p95', percentile(results, 95)),
  ];
}
