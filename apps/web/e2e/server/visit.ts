/** A visitor's browser before the built product. What a page complains about in its console fails the test. */
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { expect } from 'vitest';
import { findBrowser, launchArgs } from '@apiyard/tools/browser';

/** @param args more of the command line */
export async function openBrowser(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), args: [...launchArgs, ...args] });
}

export interface Visit {
  readonly page: Page;
  /** Fails as `leave` does but keeps the session, for a visit that continues on another page. */
  goOn(expected?: readonly RegExp[]): void;
  /** Leaves, and fails when a page logged an error that is not among those expected. */
  leave(expected?: readonly RegExp[]): Promise<void>;
}

export async function visit(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 860 },
    locale: 'en',
    ...options,
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  const goOn = (expected: readonly RegExp[] = []) => {
    expect(complaints.splice(0).filter((complaint) => !expected.some((pattern) => pattern.test(complaint)))).toEqual(
      [],
    );
  };
  return {
    page,
    goOn,
    async leave(expected) {
      await context.close();
      goOn(expected);
    },
  };
}

/** A path without a page: the response is 404, which browsers log. */
export const notFound = /status of 404 \(Not Found\)/;

/** Chromium logs every refused request; the first question of who is here is one for every visitor. */
export const askedWhoIsHere = /status of 401 .*\/api\/user\/me\)$/;

/** Resolves when a prerendered page is hydrated. Clicks before that have no effect. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((name) => name.startsWith('__reactFiber')),
  );
}

/** Resolves once the page and its workers have requested nothing for two seconds. */
export async function idle(page: Page): Promise<void> {
  let requests = 0;
  page.on('request', () => (requests += 1));
  await expect
    .poll(
      async () => {
        const before = requests;
        await page.waitForTimeout(2000);
        return requests - before;
      },
      { timeout: 15_000 },
    )
    .toBe(0);
}

/** Signs in as a program would, for journeys that are about something else. */
export async function signIn(page: Page, url: string, usernameOrEmail: string, password: string): Promise<void> {
  const answer = await page.request.post('/api/login', {
    data: { usernameOrEmail, password },
    headers: { origin: url },
  });
  expect(answer.status()).toBe(200);
}
