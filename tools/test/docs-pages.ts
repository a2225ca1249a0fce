/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/** Opens every docs page of a built Storybook: each must render, be usable, and log no error. */
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { settle } from '../visual/in-page.ts';
import { findBrowser, launchArgs } from './browser.ts';
import type { ResultLine } from './results/sum-checks.ts';
import type { Outcome } from './schedule.ts';

const pagesAtOnce = 2;
const openTimeoutMs = 30_000;
/** A page that has not changed for this long is complete. */
const quietMs = 150;
const settleTimeoutMs = 8000;

interface Entry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly title: string;
}

interface DocsFrame {
  readonly __STORYBOOK_PREVIEW__?: { storyStoreValue?: unknown };
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    once(event: string, listener: (id: string) => void): void;
    emit(event: string, payload: object): void;
  };
}

const kinds = ['docsPage'] as const;

/** One check, and one line, per docs page. Passes with nothing checked if there is none, as in a Storybook of few stories. */
export async function checkDocsPages(
  storybookUrl: string,
): Promise<{ readonly outcome: Outcome; readonly lines: readonly ResultLine[] }> {
  const index = (await (await fetch(`${storybookUrl}/index.json`)).json()) as { entries: Record<string, Entry> };
  const waiting = Object.values(index.entries).filter(({ type }) => type === 'docs');
  const count = waiting.length;
  const problems: string[] = [];
  const lines: ResultLine[] = [];
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...launchArgs] });
  try {
    const walkPages = async () => {
      const page = await openFrame(browser, storybookUrl);
      for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift()) {
        let found = await checkDocsPage(page, entry.id);
        // Not of the page before, whose stories may still be running.
        if (found.length > 0) {
          const own = await openFrame(browser, storybookUrl);
          found = await checkDocsPage(own, entry.id);
          await own.close();
        }
        const problem = `The docs page of ${entry.title} ${found.join('; ')}.`;
        const { id } = entry;
        if (found.length === 0) lines.push({ id, checks: [{ kinds }] });
        else {
          problems.push(`✗ ${problem}\n  ?path=/docs/${id}`);
          lines.push({ id, checks: [], failure: { kinds, message: problem } });
        }
      }
    };
    await Promise.all(Array.from({ length: Math.min(pagesAtOnce, count) }, walkPages));
  } finally {
    await browser.close();
  }
  return {
    outcome: {
      tally: { passed: count - problems.length, failed: problems.length },
      output: problems.length === 0 ? '' : `${problems.join('\n')}\n`,
    },
    lines,
  };
}

async function openFrame(browser: Browser, storybookUrl: string): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 860 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  page.setDefaultTimeout(openTimeoutMs);
  await page.goto(`${storybookUrl}/iframe.html?viewMode=docs`);
  await page.waitForFunction(
    () => (globalThis as unknown as DocsFrame).__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined,
  );
  return page;
}

/** What is wrong with the page, as ends of a sentence. */
async function checkDocsPage(page: Page, id: string): Promise<readonly string[]> {
  const errors: string[] = [];
  const onError = (error: Error) => errors.push(error.message);
  const onConsole = (message: { type(): string; text(): string }) => {
    if (message.type() === 'error') errors.push(message.text());
  };
  page.on('pageerror', onError);
  page.on('console', onConsole);
  try {
    await page.evaluate(showDocs, id);
    // Storybook's blocks load after that.
    await page
      .waitForFunction(() => document.querySelector('#storybook-docs h1') !== null, null, { timeout: 5000 })
      .catch(() => {});
    await page.evaluate(settle, { quietMs, timeoutMs: settleTimeoutMs });
    const faults = await page.evaluate(findFaults);
    const [first, ...others] = errors.map((text) => text.split('\n')[0] ?? '');
    const logged =
      first === undefined ? [] : [`logs '${first}'${others.length === 0 ? '' : ` and ${others.length} more`}`];
    return [...faults, ...logged];
  } catch (error) {
    return [`does not open (${error instanceof Error ? error.message : String(error)})`];
  } finally {
    page.off('pageerror', onError);
    page.off('console', onConsole);
  }
}

/** Runs in the page. */
async function showDocs(id: string): Promise<void> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as DocsFrame;
  const { promise, resolve } = Promise.withResolvers<unknown>();
  channel.once('docsRendered', resolve);
  channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
  await Promise.race([promise, new Promise((late) => setTimeout(late, 10_000))]);
}

/** Runs in the page. */
function findFaults(): string[] {
  const faults: string[] = [];
  const docs = document.querySelector('#storybook-docs');
  const heading = docs?.querySelector('h1');
  if (docs === null || !heading || (docs.textContent ?? '').trim().length < 40) return ['is blank'];
  if (document.body.matches('.sb-show-errordisplay')) faults.push('shows an error');
  if (heading.closest('[inert], [aria-hidden=true]') !== null) faults.push('is inert under an open modal');
  const open = [...document.body.children].find(
    (child) =>
      child.id === '' &&
      child.matches(':not([data-live-announcer], script, style, [class^="sb-"])') &&
      [...child.querySelectorAll('*')].some((each) => each.checkVisibility() && each.getClientRects().length > 0) &&
      (child.textContent ?? '').trim() !== '',
  );
  if (open !== undefined) faults.push(`opens with '${(open.textContent ?? '').trim().slice(0, 40)}' above it`);
  const broken = [...docs.querySelectorAll('.docs-story')].find((story) => story.querySelector('.sb-errordisplay'));
  if (broken !== undefined) faults.push('has a story that fails');
  return faults;
}
