/** Rendered pages come to life without being drawn again, and keep what a person did before. */
import { describe, expect, it } from 'vitest';
import { makeAccount } from '@apiyard/tools/account';
import { markServed } from '../server/served.ts';
import { askedWhoIsHere, awake, signIn, visit } from '../server/visit.ts';
import { runningSite } from '../server/site.ts';
import { holdScripts } from './hold-scripts.ts';
import { renderedPaths } from './rendered-paths.ts';

/** In another time zone than pages, which are rendered in UTC, and than the visitors. */
const site = runningSite({ TZ: 'America/New_York' });

describe('with JavaScript', () => {
  it.each(renderedPaths)('%s comes to life without being drawn again, in every language', async (path) => {
    const { page, goOn, leave } = await visit(site.browser, site.server.url, { timezoneId: 'Asia/Jakarta' });
    await page.addInitScript(markServed);
    for (const language of ['en', 'fr', 'ar', 'ch'] as const) {
      await page.context().addCookies([{ name: 'lang', value: language, url: site.server.url }]);
      await page.addInitScript(
        (chosen) => localStorage.setItem('customizer', JSON.stringify({ isLanguage: chosen })),
        language,
      );
      await page.goto(path);
      await awake(page);
      const drawnAgain = await page.evaluate(() =>
        ['h1', 'main', 'header', 'footer'].filter((name) => {
          const element = document.querySelector(name);
          return element !== null && !Object.hasOwn(element, 'wasServed');
        }),
      );
      expect({ language, drawnAgain }).toEqual({ language, drawnAgain: [] });
      // React reports a hydration mismatch once it is idle; the page would be rendered again then.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect(await page.locator('h1').evaluate((heading) => Object.hasOwn(heading, 'wasServed'))).toBe(true);
      goOn([askedWhoIsHere]);
    }
    await leave();
  });

  it('keeps what was typed before the page comes to life', async () => {
    const { page, leave } = await visit(site.browser, site.server.url);
    const release = await holdScripts(page);
    await page.goto('/hub', { waitUntil: 'commit' });
    const search = page.getByRole('main').getByRole('searchbox');
    await search.fill('uuid');
    release();
    await awake(page);
    await page.getByRole('link', { name: 'Data formats' }).waitFor({ state: 'hidden' });
    expect(await search.inputValue()).toBe('uuid');
    await leave([askedWhoIsHere]);
  });

  it('sends once what was pressed before the page comes to life, and does not load it again', async () => {
    const { page, leave } = await visit(site.browser, site.server.url);
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/v1/') || request.isNavigationRequest()) calls.push(pathname);
    });
    const release = await holdScripts(page);
    await page.goto('/hub/random/person', { waitUntil: 'commit' });
    await page.getByRole('button', { name: /^Send/ }).click();
    await page.getByRole('textbox', { name: /How many/ }).press('Enter');
    release();
    await page.getByText('200').first().waitFor();
    await page.waitForLoadState('networkidle');
    // Then the tools that can take the response are looked up.
    expect(calls).toEqual(['/hub/random/person', '/api/v1/random/person', '/api/v1/catalogue/apis']);
    await leave([askedWhoIsHere]);
  });

  it('sends what was pressed and typed in a part that comes to life after the page', async () => {
    const { page, leave } = await visit(site.browser, site.server.url);
    const release = await holdScripts(page, /\/try-it-[^/]*\.js$/i);
    await page.goto('/');
    await awake(page);
    await page.getByRole('textbox', { name: 'Your data' }).fill('{"tide": 7}');
    await page.getByRole('button', { name: 'Convert', exact: true }).click();
    release();
    await expect
      .poll(() => page.getByRole('region', { name: 'Response', exact: true }).textContent())
      .toBe('tide: 7\n');
    await leave([askedWhoIsHere]);
  });

  it('keeps text selected while the page comes to life', async () => {
    const { page, leave } = await visit(site.browser, site.server.url);
    for (const [path, name] of [
      ['/hub/convert/data', 'Text'],
      ['/hub/random/uuid', /How many/],
    ] as const) {
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      const field = page.getByRole('main').getByRole('textbox', { name });
      await field.evaluate((element: HTMLTextAreaElement | HTMLInputElement) => {
        element.focus();
        element.select();
      });
      release();
      await awake(page);
      await page.waitForLoadState('networkidle');
      await page.keyboard.insertText('3');
      expect(await field.inputValue()).toBe('3');
      await page.unroute(/\.js$/);
    }
    await leave([askedWhoIsHere]);
  });

  it('shows updates in the time zone of the reader once it comes to life, and their texts all the time', async () => {
    const { page, leave } = await visit(site.browser, site.server.url, { timezoneId: 'Asia/Jakarta' });
    await page.route(/\/RenderedMarkdown-[^/]*\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await page.addInitScript(() => {
      const seen = new Set<number>();
      const look = () => {
        const text = document.querySelector('main')?.innerText;
        if (text !== undefined && document.readyState !== 'loading')
          seen.add(text.split('English, French, Arabic and Chinese, on every page.').length - 1);
        requestAnimationFrame(look);
      };
      look();
      Object.assign(globalThis, { timesSeen: seen });
    });
    const served = await (await page.request.get('/recent-updates')).text();
    const [, at = '', inUtc = ''] = /<time dateTime="([^"]*)"[^>]*>([^<]*)</.exec(served) ?? [];
    const formatted = (timeZone: string) =>
      new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(at));
    expect(inUtc).toBe(formatted('UTC'));
    await page.goto('/recent-updates');
    await page.getByText(formatted('Asia/Jakarta')).waitFor();
    await page.waitForLoadState('networkidle');
    expect(
      await page.evaluate(() => Array.from((globalThis as unknown as { timesSeen: Set<number> }).timesSeen)),
    ).toEqual([1]);
    await leave([askedWhoIsHere]);
  });

  it('takes a page over with the clock of the server, then shows times by the clock of the browser', async () => {
    const served = await (await fetch(`${site.server.url}/dashboards/`)).text();
    const [, at = '', whenServed] = /<time[^>]* dateTime="([^"]*)"[^>]*>([^<]*)</.exec(served) ?? [];
    expect(whenServed).toMatch(/ago|last|yesterday/);
    const { page, leave } = await visit(site.browser, site.server.url);
    await page.clock.setFixedTime(Date.parse(at) + 20 * 365 * 86_400_000);
    await page.addInitScript(markServed);
    await page.goto('/dashboards/');
    await awake(page);
    const time = page.locator(`main time[datetime="${at}"]`);
    await expect.poll(() => time.innerText()).toBe('20 years ago');
    expect(await page.locator('h1').evaluate((heading) => Object.hasOwn(heading, 'wasServed'))).toBe(true);
    await leave([askedWhoIsHere]);
  });

  it('takes over the form of the playground, with the draft of an earlier visit and what was typed since', async () => {
    const { page, leave } = await visit(site.browser, site.server.url);
    await page.addInitScript(markServed);
    await page.goto('/hub/random/uuid');
    await awake(page);
    const version = page.getByRole('main').getByRole('button', { name: /Version/ });
    const count = page.getByRole('main').getByRole('textbox', { name: /How many/ });
    const wasServed = () => count.evaluate((field) => Object.hasOwn(field.closest('form') ?? {}, 'wasServed'));
    expect(await wasServed()).toBe(true);
    await version.click();
    await page.getByRole('option', { name: /7/ }).click();

    const release = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await count.fill('3');
    release();
    await awake(page);
    await expect.poll(() => version.innerText()).toMatch(/7/);
    expect([await count.inputValue(), await wasServed()]).toEqual(['3', true]);
    await leave([askedWhoIsHere]);
  });

  it('stays where the reader has scrolled before the page comes to life', async () => {
    const { page, leave } = await visit(site.browser, site.server.url);
    const release = await holdScripts(page);
    await page.goto('/docs/convert/data', { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    release();
    await awake(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
    await leave([askedWhoIsHere]);
  });

  it('keeps the form, and what was typed in it, while the browser is slow to read its storage', async () => {
    const { page, leave } = await visit(site.browser, site.server.url);
    await page.goto('/hub/random/uuid');
    await awake(page);
    const version = page.getByRole('main').getByRole('button', { name: /Version/ });
    const count = page.getByRole('main').getByRole('textbox', { name: /How many/ });
    await version.click();
    await page.getByRole('option', { name: /7/ }).click();

    await page.addInitScript(markServed);
    await page.addInitScript(readStorageLate, 3000);
    await page.reload();
    await awake(page);
    await count.fill('3');
    await page.getByRole('heading', { level: 1 }).click();
    expect(await version.innerText()).toMatch(/4/);
    await expect.poll(() => version.innerText(), { timeout: 10_000 }).toMatch(/7/);
    expect(await count.inputValue()).toBe('3');
    expect(await count.evaluate((field) => Object.hasOwn(field.closest('form') ?? {}, 'wasServed'))).toBe(true);
    await leave([askedWhoIsHere]);
  });

  it('shows signed-in people the same content, without drawing it again', async () => {
    const { page, goOn, leave } = await visit(site.browser, site.server.url);
    const { username, password } = await makeAccount(site.server.url, 'reader');
    await signIn(page, site.server.url, username, password);
    await page.addInitScript(markServed);
    for (const path of [
      '/docs/convert/data',
      '/hub',
      '/hub/convert/data',
      '/convert',
      '/apps/blog/posts',
      '/pricing',
    ]) {
      await page.goto(path);
      await awake(page);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      const wasServed = await page.locator('h1').evaluate((heading) => Object.hasOwn(heading, 'wasServed'));
      expect({ path, wasServed }).toEqual({ path, wasServed: true });
      goOn();
    }
    await page.getByRole('button', { name: /reader/ }).waitFor();
    await leave();
  });
});

/** Runs in the page: what reads from IndexedDB waits, like on a busy disk. */
function readStorageLate(ms: number): void {
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function openLate(...args) {
    const request = open.apply(this, args);
    const readyAtMs = performance.now() + ms;
    Object.defineProperty(request, 'onsuccess', {
      set(listener: (event: Event) => void) {
        request.addEventListener('success', (event) => {
          setTimeout(() => listener.call(request, event), Math.max(0, readyAtMs - performance.now()));
        });
      },
    });
    return request;
  };
}
