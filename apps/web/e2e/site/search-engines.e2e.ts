/** What search engines and link previews read: addresses, titles, pictures, structured data, sitemap. */
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { markServed } from '../server/served.ts';
import { askedWhoIsHere, awake, notFound, visit } from '../server/visit.ts';
import { publicPages } from '../../src/public-pages.ts';
import { runningSite } from '../server/site.ts';
import { renderedPaths, sampleOf } from './rendered-paths.ts';

const site = runningSite();

const attemptsMax = 10;

/** A page as the server renders it. While it is busy, it leaves pages to the browser, with the title of the site. */
async function rendered(url: string): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const html = await (await fetch(url)).text();
    if (!html.includes('<title>Apiyard</title>') || attempt === attemptsMax) return html;
    await setTimeout(500);
  }
}

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
        const html = await rendered(`${site.server.url}${path}?lang=${language}`);
        const title = /<title>([^<]*)</.exec(html)?.[1] ?? '';
        const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
        for (const [kind, text] of Object.entries({ title, description }) as ['title' | 'description', string][])
          pathsOf[kind].set(text, [...(pathsOf[kind].get(text) ?? []), path]);
      }
      const shared = Object.values(pathsOf).flatMap((texts) => [...texts].filter(([, among]) => among.length > 1));
      expect({ language, shared }).toEqual({ language, shared: [] });
    }
  }, 240_000);

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
  }, 240_000);

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
