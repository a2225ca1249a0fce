/** The page before any script has run: the right text, language, theme and layout. */
import { describe, expect, it } from 'vitest';
import { written } from '../server/served.ts';
import { askedWhoIsHere, awake, visit } from '../server/visit.ts';
import { runningSite } from '../server/site.ts';
import { renderedPaths } from './rendered-paths.ts';

/** In another time zone than pages, which are rendered in UTC, and than the visitors. */
const site = runningSite({ TZ: 'America/New_York' });

const contactIn = {
  en: { lang: 'en', dir: 'ltr', h1: 'Contact' },
  fr: { lang: 'fr', dir: 'ltr', h1: 'Nous contacter' },
  ar: { lang: 'ar', dir: 'rtl', h1: 'اتصل بنا' },
  ch: { lang: 'zh-CN', dir: 'ltr', h1: '联系我们' },
} as const;

describe('the language of the first page', () => {
  it('is the one that the browser prefers', async () => {
    for (const [locale, expected] of [
      ['fr-CA', contactIn.fr],
      ['ar', contactIn.ar],
      ['zh-TW', contactIn.ch],
      ['de', contactIn.en],
    ] as const) {
      const { page, leave } = await visit(site.browser, site.server.url, { locale });
      await page.goto('/contact');
      expect(await written(page)).toEqual(expected);
      await leave([askedWhoIsHere]);
    }
  });

  it('is the one in the address, which then counts as chosen and leaves the address', async () => {
    const { page, leave } = await visit(site.browser, site.server.url);
    await page.goto('/contact?lang=ar&from=mail#form');
    await expect.poll(() => page.url()).toBe(`${site.server.url}/contact?from=mail#form`);
    expect(await written(page)).toEqual(contactIn.ar);
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('customizer') ?? '{}')))
      .toEqual({ isLanguage: 'ar' });
    expect((await page.context().cookies()).find(({ name }) => name === 'lang')?.value).toBe('ar');

    // The next visit uses it, also in pages of the server alone.
    const html = await (await page.request.get('/contact')).text();
    expect(/<html[^>]*>/.exec(html)?.[0]).toBe('<html lang="ar" dir="rtl" data-language="ar">');
    await page.goto('/contact');
    expect(await written(page)).toEqual(contactIn.ar);
    await leave([askedWhoIsHere]);
  });

  it('is the one chosen in the menu, from the next visit on by the cookie', async () => {
    const { page, leave } = await visit(site.browser, site.server.url);
    await page.goto('/contact');
    await awake(page);
    await page.getByRole('button', { name: 'Language', exact: true }).click();
    await page.getByRole('menuitemradio', { name: 'Français' }).click();
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('fr');
    const html = await (await page.request.get('/contact')).text();
    expect(/<html[^>]*>/.exec(html)?.[0]).toBe('<html lang="fr" dir="ltr" data-language="fr">');
    await leave([askedWhoIsHere]);
  });

  it('renders a page in the chosen language without an error if it was prerendered in another', async () => {
    const { page, leave } = await visit(site.browser, site.server.url, { locale: 'fr' });
    await page.addInitScript(() => localStorage.setItem('customizer', JSON.stringify({ isLanguage: 'ar' })));
    await page.goto('/contact');
    await page.getByRole('heading', { level: 1, name: contactIn.ar.h1 }).waitFor();
    expect(await written(page)).toEqual(contactIn.ar);
    await leave([askedWhoIsHere]);
  });
});

describe('without JavaScript', () => {
  it.each(renderedPaths)('%s has its title in every language', async (path) => {
    const seen: Record<string, string> = {};
    const { page, leave } = await visit(site.browser, site.server.url, { javaScriptEnabled: false });
    for (const [language, { lang, dir }] of Object.entries(contactIn)) {
      await page.goto(`${path}?lang=${language}`);
      const html = page.locator('html');
      expect({ lang: await html.getAttribute('lang'), dir: await html.getAttribute('dir') }).toEqual({ lang, dir });
      expect(await page.locator('h1').count()).toBe(1);
      expect(await page.locator('h1').isVisible()).toBe(true);
      seen[language] = await page.getByRole('main').innerText();
      expect(seen[language].length).toBeGreaterThan(50);
      expect(seen[language]).not.toContain('%site.');
    }
    await leave();
    expect(new Set(Object.values(seen)).size).toBe(4);
    expect(seen['ar']).toMatch(/\p{Script=Arabic}{4}/u);
    expect(seen['ch']).toMatch(/\p{Script=Han}{4}/u);
  });
});

/** Writes down how the page looks in each frame from the first one on. */
function watchDress() {
  const seen: string[] = [];
  const look = () => {
    if (document.body) {
      const { className, dir, dataset, style } = document.documentElement;
      const main = document.querySelector('main');
      const dress = [
        className,
        dir,
        dataset['colorTheme'],
        dataset['sidebarType'],
        dataset['layout'],
        style.getPropertyValue('--apiyard-radius'),
        getComputedStyle(document.body).backgroundColor,
      ];
      const text = [
        ...dress,
        main === null ? 'no page' : `page from ${Math.round(main.getBoundingClientRect().left)}`,
      ].join(' ');
      if (seen.at(-1) !== text) seen.push(text);
    }
    requestAnimationFrame(look);
  };
  look();
  Object.assign(globalThis, { dressSeen: seen });
}

describe('chosen settings', () => {
  const first = async (choices: object, path: string) => {
    const { page, leave } = await visit(site.browser, site.server.url);
    await page.addInitScript((chosen) => localStorage.setItem('customizer', JSON.stringify(chosen)), choices);
    await page.addInitScript(watchDress);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    const seen = await page.evaluate(() => (globalThis as unknown as { dressSeen: string[] }).dressSeen);
    await leave([askedWhoIsHere]);
    // Before the page is rendered, only its background is visible, in the same theme.
    return seen
      .map((dress) => dress.replace(/ no page$/, ''))
      .filter((dress, index, all) => !all.slice(index + 1).some((later) => later.startsWith(dress)));
  };

  it('apply from the first frame: a mini sidebar, dark, another theme and radius', async () => {
    expect(
      await first({ isCollapse: true, activeMode: 'dark', activeTheme: 'GREEN_THEME', borderRadius: 16 }, '/hub'),
    ).toEqual(['dark ltr GREEN_THEME mini-sidebar vertical 16px rgb(12, 17, 23) page from 87']);
  });

  it('apply from the first frame: the horizontal layout, right to left by choice', async () => {
    expect(await first({ isHorizontal: true, activeDir: 'rtl', activeMode: 'light' }, '/hub')).toEqual([
      'light rtl BLUE_THEME full-sidebar horizontal 7px rgb(255, 255, 255) page from 16',
    ]);
  });

  it('apply from the first frame on a prerendered page too', async () => {
    expect(await first({ activeMode: 'dark', activeTheme: 'ORANGE_THEME', borderRadius: 4 }, '/about')).toEqual([
      'dark ltr ORANGE_THEME full-sidebar vertical 4px rgb(12, 17, 23) page from 0',
    ]);
  });
});
