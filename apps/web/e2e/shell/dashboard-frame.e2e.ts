/** The dashboard's frame, rendered when the app was built: there before any script, and what is pressed in it counts. */
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeAccount } from '@apiyard/tools/account';
import { markServed, written } from '../server/served.ts';
import { signIn, visit } from '../server/visit.ts';
import { runningSite } from '../server/site.ts';

const site = runningSite();

const password = 'a shed full of tools';
const greetings = {
  en: ['Good morning', 'Good afternoon', 'Good evening'],
  fr: ['Bonjour', 'Bonsoir'],
  ar: ['صباح الخير', 'مساء الخير'],
  ch: ['早上好', '下午好', '晚上好'],
} as const;

/** Layout shift so far. */
function watchShifts() {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += shift.value;
    Object.assign(globalThis, { shifted: sum });
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Holds back the app's scripts; call the result to release them. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let isHeld = true;
  const held: (() => Promise<void>)[] = [];
  await page.route(/\.js$/, async (route) => {
    if (isHeld) held.push(() => route.continue());
    else await route.continue();
  });
  return async () => {
    isHeld = false;
    await Promise.all(held.map((go) => go()));
  };
}

describe('the dashboard, for people', () => {
  beforeAll(async () => {
    await makeAccount(site.server.url, 'noor', password);
    const { apiKey } = await makeAccount(site.server.url, 'amina', password);
    const { page, leave } = await visit(site.browser, site.server.url);
    await signIn(page, site.server.url, 'amina', password);
    const headers = { origin: site.server.url };
    await page.request.put('/api/account/first-steps', { data: { isShown: false }, headers });
    expect((await page.request.get('/api/v1/random/uuid', { headers: { 'x-api-key': apiKey } })).status()).toBe(200);
    await leave();
  });

  it('is shown before any script in every language, with a greeting without a name, and hydrates in place', async () => {
    const { page, goOn, leave } = await visit(site.browser, site.server.url);
    await signIn(page, site.server.url, 'noor', password);
    await page.addInitScript(markServed);
    for (const language of ['en', 'fr', 'ar', 'ch'] as const) {
      await page.context().addCookies([{ name: 'lang', value: language, url: site.server.url }]);
      await page.addInitScript(
        (chosen) => localStorage.setItem('customizer', JSON.stringify({ isLanguage: chosen })),
        language,
      );
      const release = await holdScripts(page);
      await page.goto('/dashboards/');
      const title = page.getByRole('heading', { level: 1 });
      const framed = await title.innerText();
      expect(greetings[language]).toContain(framed);
      expect(await page.locator('html').innerText()).not.toMatch(/noor|%\w/);
      expect(await page.locator('a[href*="/auth/login"]').count()).toBe(0);
      await release();
      await page.getByText('noor').first().waitFor();
      expect(await title.innerText()).toMatch(new RegExp(`^${framed}[,،，] ?noor$`));
      const kept = await page.evaluate(() =>
        ['h1', 'main', 'header'].filter((name) => Object.hasOwn(document.querySelector(name) ?? {}, 'wasServed')),
      );
      expect({ language, kept }).toEqual({ language, kept: ['h1', 'main', 'header'] });
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect(await title.evaluate((heading) => Object.hasOwn(heading, 'wasServed'))).toBe(true);
      await page.unrouteAll({ behavior: 'wait' });
      goOn();
    }
    await leave();
  });

  it('is the same for everyone who is signed in', async () => {
    const sent = await Promise.all(
      ['noor', 'amina'].map(async (name) => {
        const { page, leave } = await visit(site.browser, site.server.url);
        await signIn(page, site.server.url, name, password);
        const html = await (await page.request.get('/dashboards/')).text();
        await leave();
        return html;
      }),
    );
    expect(sent[0]).toBe(sent[1]);
    expect(sent[0]).toContain('data-for="people"');
  });

  it.each([
    ['noor', 'the first steps', 'Waiting for your call…', 390, 844],
    ['noor', 'the first steps', 'Waiting for your call…', 1280, 860],
    ['amina', 'calls', 'random/uuid', 390, 844],
    ['amina', 'calls', 'random/uuid', 1280, 860],
  ])('of %s, with %s (%s), moves nothing by itself at %d px', async (username, _, text, width, height) => {
    const { page, leave } = await visit(site.browser, site.server.url, { viewport: { width, height } });
    await signIn(page, site.server.url, username, password);
    await page.addInitScript(watchShifts);
    await page.goto('/dashboards/');
    await page.getByText(text).first().waitFor();
    // Below the page, since the address is not confirmed.
    await page.getByRole('region', { name: 'Email confirmation' }).waitFor();
    await page.locator('nav a[href="/random"]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (globalThis as { shifted?: number }).shifted ?? 0)).toBeLessThanOrEqual(0.01);
    await leave();
  });

  it('obeys a press that came before the app', async () => {
    const { page, leave } = await visit(site.browser, site.server.url, { colorScheme: 'light' });
    await signIn(page, site.server.url, 'noor', password);
    const release = await holdScripts(page);
    await page.goto('/dashboards/');
    await page.getByRole('button', { name: 'Dark mode' }).click();
    expect(await page.locator('html').getAttribute('class')).toBe('light');
    await release();
    await expect.poll(() => page.locator('html').getAttribute('class')).toBe('dark');
    await page.unrouteAll({ behavior: 'wait' });
    await leave();
  });

  it('never shows a frame in another language than the chosen one', async () => {
    const { page, leave } = await visit(site.browser, site.server.url, { locale: 'fr' });
    await signIn(page, site.server.url, 'noor', password);
    await page.addInitScript(() => localStorage.setItem('customizer', JSON.stringify({ isLanguage: 'ar' })));
    const release = await holdScripts(page);
    await page.goto('/dashboards/');
    expect(await page.locator('h1').isVisible()).toBe(false);
    await release();
    await page.getByRole('heading', { level: 1, name: 'noor' }).waitFor();
    expect((await written(page)).lang).toBe('ar');
    expect(await page.locator('h1').isVisible()).toBe(true);
    await page.unrouteAll({ behavior: 'wait' });
    await leave();
  });

  it('reports a missing chunk for which a frame would otherwise wait forever', async () => {
    const { page, leave } = await visit(site.browser, site.server.url);
    await signIn(page, site.server.url, 'noor', password);
    // The texts of every page, requested by the app and again after a reload.
    await page.route(/\/assets\/en-[^/]*\.js$/, (route) => route.abort());
    await page.goto('/dashboards/');
    await page.getByText('Unexpected Application Error!').waitFor();
    expect(await page.locator('h1').count()).toBe(0);
    await leave([/ERR_FAILED/, /ChunkFailed/, /dynamically imported/]);
  });
});
