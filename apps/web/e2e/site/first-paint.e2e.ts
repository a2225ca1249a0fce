/** The page before any script has run: the right text, language and theme, without a second render. */
import { describe, expect, it } from 'vitest';
import { markServed, written } from '../server/served.ts';
import { makeAccount } from '@apiyard/tools/account';
import { askedWhoIsHere, awake, notFound, signIn, visit } from '../server/visit.ts';
import { runningSite } from '../server/site.ts';
import { publicPages } from '../../src/public-pages.ts';

/** In another time zone than pages, which are rendered in UTC, and than the visitors. */
const site = runningSite({ TZ: 'America/New_York' });

/** Pages that the server renders with their data. */
const contentPaths = [
  '/allfeature',
  '/android',
  '/apps/blog/detail/first-call-in-five-minutes',
  '/apps/blog/posts',
  '/convert',
  '/dashboards',
  '/docs',
  '/docs/convert',
  '/docs/convert/data',
  '/docs/getting-started',
  '/hub',
  '/hub/convert/data',
  '/islami/daily-prayers',
  '/islami/hijri-month',
  '/islami/names',
  '/islami/prayer-times',
  '/islami/qibla',
  '/islami/quran',
  '/islami/zakat',
  '/pricing',
  '/puzzle/2048',
  '/puzzle/anagrams',
  '/puzzle/arithmetic-quiz',
  '/puzzle/crossword',
  '/puzzle/fifteen',
  '/puzzle/maze',
  '/puzzle/minesweeper',
  '/puzzle/nonogram',
  '/puzzle/sliding-picture',
  '/puzzle/sudoku',
  '/puzzle/word-of-the-day',
  '/puzzle/word-search',
  '/recent-updates',
];
const pageOfApi = /^\/(?:hub|docs)\/[a-z]+\//;
/** Every address, but of the hundreds of pages of APIs, which are alike, each fifty-third. */
function sampleOf(addresses: readonly string[]): readonly string[] {
  const ofApis = addresses.filter((address) => pageOfApi.test(new URL(address).pathname));
  const left = new Set(ofApis.filter((_, index) => index % 53 !== 0));
  return addresses.filter((address) => !left.has(address));
}

const renderedPaths = [...publicPages.map(({ path }) => path), ...contentPaths];

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
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\.js$/, async (route) => {
      await released;
      await route.continue();
    });
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
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\.js$/, async (route) => {
      await released;
      await route.continue();
    });
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
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/try-it-[^/]*\.js$/i, async (route) => {
      await released;
      await route.continue();
    });
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
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route(/\.js$/, async (route) => {
        await released;
        await route.continue();
      });
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

    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\.js$/, async (route) => {
      await released;
      await route.continue();
    });
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
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\.js$/, async (route) => {
      await released;
      await route.continue();
    });
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

  it('renders a page in the chosen language without an error if it was prerendered in another', async () => {
    const { page, leave } = await visit(site.browser, site.server.url, { locale: 'fr' });
    await page.addInitScript(() => localStorage.setItem('customizer', JSON.stringify({ isLanguage: 'ar' })));
    await page.goto('/contact');
    await page.getByRole('heading', { level: 1, name: contactIn.ar.h1 }).waitFor();
    expect(await written(page)).toEqual(contactIn.ar);
    await leave([askedWhoIsHere]);
  });
});

describe('what other programs read', () => {
  const head = async (path: string) => {
    const html = await (await fetch(site.server.url + path)).text();
    const attribute = (pattern: RegExp) => pattern.exec(html)?.[1];
    return {
      canonical: attribute(/<link rel="canonical" href="([^"]+)"/),
      alternates: Object.fromEntries(
        Array.from(html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g), ([, tag, href]) => [
          tag,
          href,
        ]),
      ),
      picture: attribute(/<meta property="og:image" content="([^"]+)"/),
      title: attribute(/<meta property="og:title" content="([^"]+)"/),
      description: attribute(/<meta name="description" content="([^"]+)"/),
      url: attribute(/<meta property="og:url" content="([^"]+)"/),
    };
  };

  it.each(renderedPaths)('%s names its own address, the other languages, and a picture that is there', async (path) => {
    const at = site.server.url + path;
    for (const language of ['en', 'fr', 'ar', 'ch']) {
      const { canonical, alternates, picture = '', title, description, url } = await head(`${path}?lang=${language}`);
      expect({ canonical, url }).toEqual({ canonical: `${at}?lang=${language}`, url: `${at}?lang=${language}` });
      expect(alternates).toEqual({
        en: `${at}?lang=en`,
        fr: `${at}?lang=fr`,
        ar: `${at}?lang=ar`,
        'zh-CN': `${at}?lang=ch`,
        'x-default': at,
      });
      expect(title).toMatch(/Apiyard/);
      expect(description?.length).toBeGreaterThan(10);
      const answer = await fetch(picture);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
      // The first chunk of a PNG has its size.
      const size = new DataView(bytes.buffer);
      expect([size.getUint32(16), size.getUint32(20)]).toEqual([1200, 630]);
    }
  });

  it('names another picture for each kind of page', async () => {
    const paths = ['/', '/hub', '/hub/convert/data', '/docs/convert/data', '/dashboards', '/recent-updates'];
    const pictures = await Promise.all(paths.map(async (path) => (await head(path)).picture));
    expect(pictures).toEqual(
      ['landing', 'hub', 'hub', 'docs', 'dashboards', 'recent-updates'].map(
        (name) => `${site.server.url}/social/${name}.png`,
      ),
    );
  });

  it.each(['/auth/login', '/ktp', '/hub?q=uuid'])(
    '%s, which the browser renders, shows the site in links',
    async (path) => {
      const { canonical, picture = '', title } = await head(path);
      expect({ canonical, title }).toEqual({ canonical: undefined, title: 'Apiyard' });
      const answer = await fetch(picture);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    },
  );

  it.each([
    [
      '/hub/convert/data',
      {
        '@type': 'SoftwareApplication',
        name: 'Data formats',
        url: '%origin%/hub/convert/data',
        applicationCategory: 'DeveloperApplication',
        isAccessibleForFree: true,
      },
    ],
    ['/hub', listOf('API hub', 2, 'Data formats', '/hub/convert/data')],
    ['/allfeature', listOf('All tools', 2, 'Data formats', '/hub/convert/data')],
    ['/convert', listOf('Convert', 2, 'Data formats', '/hub/convert/data')],
    ['/docs/convert/data', { '@type': 'WebAPI', name: 'Data formats', url: '%origin%/api/v1/convert/data' }],
    ['/docs/convert', listOf('Convert: API reference', 2, 'Data formats', '/docs/convert/data')],
    ['/docs', { '@type': 'TechArticle', headline: 'Documentation', url: '%origin%/docs', inLanguage: 'en' }],
    [
      '/docs/getting-started',
      {
        '@type': 'TechArticle',
        headline: 'Getting started',
        description: 'Make your first call in five minutes.',
        url: '%origin%/docs/getting-started',
      },
    ],
    [
      '/pricing',
      {
        '@type': 'Product',
        name: 'Apiyard',
        url: '%origin%/pricing',
        offers: [
          { '@type': 'Offer', name: 'Free', url: '%origin%/pricing', price: '0' },
          { '@type': 'Offer', name: 'Premium', url: '%origin%/pricing' },
        ],
      },
    ],
    [
      '/dashboards',
      {
        '@type': 'WebSite',
        name: 'Apiyard',
        url: '%origin%/',
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: '%origin%/hub?q={search_term_string}' },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
    [
      '/apps/blog/posts',
      {
        '@type': 'Blog',
        url: '%origin%/apps/blog/posts',
        blogPost: expect.arrayContaining([
          {
            '@type': 'BlogPosting',
            headline: 'Create QR codes that scan',
            url: '%origin%/apps/blog/detail/qr-codes-that-scan',
            datePublished: '2026-11-06T10:00:00.000Z',
          },
        ]) as unknown,
      },
    ],
    [
      '/apps/blog/detail/qr-codes-that-scan',
      {
        '@type': 'BlogPosting',
        headline: 'Create QR codes that scan',
        url: '%origin%/apps/blog/detail/qr-codes-that-scan',
        image: '%origin%/api/data/content/pictures/cover-qr.svg',
      },
    ],
    ['/recent-updates', { '@type': 'ItemList', name: 'Recent updates' }],
  ])('%s contains its subject as structured data', async (path, thing: object) => {
    const html = await (await fetch(`${site.server.url}${path}?lang=en`)).text();
    const texts = Array.from(html.matchAll(/<script type="application\/ld\+json">([^<]*)</g), ([, text = '']) => text);
    expect(texts.map((text) => JSON.parse(text.replaceAll(site.server.url, '%origin%')) as object)).toEqual([
      expect.objectContaining({ '@context': 'https://schema.org', ...thing }),
    ]);
  });

  it('gets another title and description from each rendered page, in every language', async () => {
    const xml = await (await fetch(`${site.server.url}/sitemap.xml`)).text();
    const addresses = Array.from(xml.matchAll(/<loc>([^<]+)</g), ([, address = '']) => address);
    const listed = new Set(addresses.map((address) => new URL(address).pathname));
    expect(renderedPaths.filter((path) => !listed.has(path))).toEqual([]);
    const paths = new Set(sampleOf(addresses).map((address) => new URL(address).pathname));
    for (const language of ['en', 'fr', 'ar', 'ch']) {
      const pathsOf = { title: new Map<string, string[]>(), description: new Map<string, string[]>() };
      for (const path of paths) {
        const html = await (await fetch(`${site.server.url}${path}?lang=${language}`)).text();
        const title = /<title>([^<]*)</.exec(html)?.[1] ?? '';
        const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
        for (const [kind, text] of Object.entries({ title, description }) as ['title' | 'description', string][])
          pathsOf[kind].set(text, [...(pathsOf[kind].get(text) ?? []), path]);
      }
      const shared = Object.values(pathsOf).flatMap((texts) => [...texts].filter(([, among]) => among.length > 1));
      expect({ language, shared }).toEqual({ language, shared: [] });
    }
  });

  it.each([
    ['/hub/convert/data?text=%7B%7D&to=yaml', '/hub/convert/data'],
    ['/hub/random/uuid?call=019375c6-5b3a-7c1e-9d57-1b0c5a3a9f10&lang=en', '/hub/random/uuid'],
    ['/pricing?utm_source=mail&utm_campaign=spring', '/pricing'],
    ['/docs/getting-started?gclid=1&fbclid=2', '/docs/getting-started'],
  ])('%s is rendered like the page without the query, which it names as its address', async (address, path) => {
    const [asked, plain] = await Promise.all(
      [address, path].map(async (each) => (await fetch(site.server.url + each)).text()),
    );
    expect(asked).toBe(plain);
    expect((await head(address)).canonical).toBe(`${site.server.url}${path}?lang=en`);

    const { page, leave } = await visit(site.browser, site.server.url);
    await page.addInitScript(markServed);
    await page.goto(address);
    await awake(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.evaluate((element) => Object.hasOwn(element, 'wasServed'))).toBe(true);
    await leave([askedWhoIsHere]);
  });

  it('shows the values of a shared link in the form that the server rendered, and removes them from the address', async () => {
    const { page, leave } = await visit(site.browser, site.server.url);
    await page.addInitScript(markServed);
    await page.goto('/hub/random/uuid?count=7');
    const count = page.getByRole('main').getByRole('textbox', { name: /How many/ });
    await expect.poll(() => count.inputValue()).toBe('7');
    await expect.poll(() => page.url()).toBe(`${site.server.url}/hub/random/uuid`);
    expect(await count.evaluate((field) => Object.hasOwn(field.closest('form') ?? {}, 'wasServed'))).toBe(true);
    await leave([askedWhoIsHere]);
  });

  it.each([
    ['/docs/convert/nothing', 'Page not found'],
    ['/docs/nothing', 'Page not found'],
    ['/hub/convert/nothing', 'API not found'],
    ['/hub/nothing/"><b>', 'API not found'],
    ['/apps/blog/detail/nothing', 'Post not found'],
    ['/hub/convert/nothing?example=1', 'API not found'],
    ['/android/com.example.nothing', 'com.example.nothing'],
    ['/android/nothing', 'nothing'],
  ])('%s returns 404, for search engines too, and is not rendered again', async (path, h1) => {
    const answer = await fetch(site.server.url + path, { headers: { accept: 'text/html' } });
    const html = await answer.text();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toMatch(/rel="canonical"|property="og:|<script type="application\/ld\+json|<b>/);
    const head = await fetch(site.server.url + path, { method: 'HEAD', headers: { accept: 'text/html' } });
    expect([head.status, head.headers.get('content-length')]).toEqual([404, answer.headers.get('content-length')]);

    const { page, leave } = await visit(site.browser, site.server.url);
    await page.addInitScript(markServed);
    await page.goto(path);
    await awake(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.innerText()).toBe(h1);
    expect(await heading.evaluate((element) => Object.hasOwn(element, 'wasServed'))).toBe(true);
    await leave([askedWhoIsHere, notFound]);
  });

  it('gets 404 at an address that no page has', async () => {
    for (const path of ['/nothing', '/nothing/convert', '/convert/nothing', '/pricing/nothing'])
      expect((await fetch(site.server.url + path, { headers: { accept: 'text/html' } })).status).toBe(404);
  });

  it('lists addresses in its sitemap that are all there, and lets robots in to them', async () => {
    const robots = await (await fetch(`${site.server.url}/robots.txt`)).text();
    expect(robots).toContain(`Sitemap: ${site.server.url}/sitemap.xml`);
    const closed = Array.from(robots.matchAll(/^Disallow: (.+)$/gm), ([, path = '']) => path);
    const { page, leave } = await visit(site.browser, site.server.url);
    await page.goto('/contact');
    await awake(page);
    const xml = await (await page.request.get('/sitemap.xml')).text();
    const read = await page.evaluate((text) => {
      const map = new DOMParser().parseFromString(text, 'application/xml');
      return {
        hasFault: map.querySelector('parsererror') !== null,
        root: map.documentElement.localName,
        addresses: Array.from(map.getElementsByTagName('loc'), (loc) => loc.textContent ?? ''),
      };
    }, xml);
    expect({ hasFault: read.hasFault, root: read.root }).toEqual({ hasFault: false, root: 'urlset' });
    expect(read.addresses.length).toBeGreaterThan(publicPages.length * 4);
    expect(new Set(read.addresses).size).toBe(read.addresses.length);
    expect(
      read.addresses.filter((address) => closed.some((path) => new URL(address).pathname.startsWith(path))),
    ).toEqual([]);
    const listed = new Set(read.addresses.map((address) => new URL(address).pathname));
    expect(renderedPaths.filter((path) => !listed.has(path))).toEqual([]);
    const answers: object[] = [];
    // One after the other, as crawlers do: the server renders few at a time, and leaves more to the browser.
    const sample = sampleOf(read.addresses);
    for (const address of sample) {
      const answer = await fetch(address);
      const html = await answer.text();
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
      const mayBeIndexed = !html.includes('name="robots"') && !answer.headers.has('x-robots-tag');
      answers.push({ address, status: answer.status, canonical, mayBeIndexed });
    }
    expect(answers).toEqual(
      sample.map((address) => ({ address, status: 200, canonical: address, mayBeIndexed: true })),
    );
    await leave([askedWhoIsHere]);
  });

  it('has a manifest whose icons exist in the declared sizes', async () => {
    const manifest = (await (await fetch(`${site.server.url}/manifest.webmanifest`)).json()) as {
      name: string;
      start_url: string;
      icons: { src: string; sizes: string; type: string }[];
    };
    expect({ name: manifest.name, start: manifest.start_url }).toEqual({ name: 'Apiyard', start: '/dashboards/' });
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['any', '192x192', '512x512']));
    for (const { src, sizes, type } of manifest.icons) {
      const answer = await fetch(new URL(src, site.server.url));
      expect([src, answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([src, 200, type]);
      if (type !== 'image/png') continue;
      const size = new DataView(await answer.arrayBuffer());
      expect(`${size.getUint32(16)}x${size.getUint32(20)}`).toBe(sizes);
    }
    expect((await fetch(`${site.server.url}/icons/apple-180.png`)).status).toBe(200);
  });
});

/** A list of pages, of which one is known. */
function listOf(name: string, position: number, title: string, path: string): object {
  return {
    '@type': 'ItemList',
    name,
    itemListElement: expect.arrayContaining([
      { '@type': 'ListItem', position, name: title, url: `%origin%${path}` },
    ]) as unknown,
  };
}

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
