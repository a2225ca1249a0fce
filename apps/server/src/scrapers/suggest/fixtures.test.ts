import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import { extract } from '../engine/extract.ts';
import type { FetchedPage } from '../engine/extraction.ts';
import { checkDefinition } from '../run/check.ts';
import { suggest } from './suggest.ts';

/** What is proposed first for each page, and what its first item holds. */
const best = [
  {
    file: 'shop-list.html',
    url: 'https://harbour-books.example/catalogue/page-2.html',
    kind: 'repeated',
    title: '12 × article.product',
    items: 'article.product',
    next: { css: 'li.next a', attr: 'href', pagesMax: 1 },
    first: {
      title: "The Lighthouse Keeper's Almanac",
      url: 'https://harbour-books.example/catalogue/the-lighthouse-keepers-almanac/index.html',
      image: 'https://harbour-books.example/media/11/the-lighthouse-keepers-almanac.jpg',
      price: 51.77,
      currency: '£',
      oldPrice: 60.77,
      rating: 3,
      stock: 'Back in two weeks',
    },
  },
  {
    file: 'news-list.html',
    url: 'https://www.estuarypost.example/latest',
    kind: 'repeated',
    title: '8 × article.story',
    items: 'article.story',
    next: { css: 'a[rel~="next"]', attr: 'href', pagesMax: 3 },
    first: {
      title: 'Council votes to reopen the river ferry after nine years',
      url: 'https://www.estuarypost.example/2026/11/19/council-votes-to-reopen-the-river-ferry-after-nine-years',
      image: 'https://www.estuarypost.example/img/88210-640.jpg',
      date: '2026-11-19T18:20:00Z',
      author: 'Mara Lindqvist',
      category: 'Local',
      description:
        'The line between the old docks and the east bank returns in spring, with two electric boats and a timetable that follows the tide.',
      comments: 42,
    },
  },
  {
    file: 'forum-table.html',
    url: 'https://bench.example/viewforum.php?f=3',
    kind: 'table',
    title: '9 × table.forumline > tbody > tr:has(> td)',
    items: 'table.forumline > tbody > tr:has(> td)',
    next: { css: 'a:contains("Next")', attr: 'href', pagesMax: 3 },
    first: {
      image: 'https://bench.example/img/topic.gif',
      topic: 'Which flux for thick copper?',
      url: 'https://bench.example/viewtopic.php?t=5100',
      author: 'brazen_bea',
      replies: 14,
      views: 1204,
      lastPost: '2026-11-20T08:12:00Z',
    },
  },
  {
    file: 'profile-page.html',
    url: 'https://stitchwork.example/people/ilsem',
    kind: 'page',
    title: '6 facts and 6 pairs of the page',
    items: null,
    next: null,
    first: {
      title: 'Ilse Marchetti',
      description: 'Hand weaver in Trieste. Wool, linen, mistakes.',
      image: 'https://stitchwork.example/avatars/ilsem-400.jpg',
      url: 'https://stitchwork.example/people/ilsem',
      site: 'Stitchwork',
      type: 'profile',
      followers: 1284,
      following: 302,
      projects: 57,
      joined: '2019-04-02',
      location: 'Trieste, Italy',
      favouriteLoom: 'A countermarch from 1974',
    },
  },
  {
    file: 'recipe.html',
    url: 'https://slowpans.example/recipes/chestnut-and-fennel-soup',
    kind: 'ld-json',
    title: 'Recipe',
    items: null,
    next: null,
    first: {
      name: 'Chestnut and fennel soup',
      description: 'A thick soup for the first cold week, ready in forty minutes.',
      image: 'https://slowpans.example/img/chestnut-1200.jpg',
      author: 'Odile Barras',
      datePublished: '2026-10-28',
      prepTime: 'PT10M',
      cookTime: 'PT30M',
      totalTime: 'PT40M',
      recipeYield: '4 bowls',
      recipeCategory: 'Soup',
      ingredients: [
        '400 g cooked chestnuts',
        '1 bulb of fennel',
        '1 onion',
        '800 ml vegetable stock',
        '2 tbsp olive oil',
        'black pepper',
      ],
      steps: [
        'Slice the fennel and the onion, and soften them in the oil for ten minutes.',
        'Add the chestnuts and the stock and simmer for twenty minutes.',
        'Blend half of the soup, return it to the pan and season.',
      ],
      rating: 4.7,
      ratings: 213,
      calories: '310 kcal',
    },
  },
  {
    file: 'next-shell.html',
    url: 'https://roofs.example/buy?q=ghent',
    kind: 'script-json',
    title: '6 × $.props.pageProps.search.results[*]',
    items: '$.props.pageProps.search.results[*]',
    next: null,
    first: {
      id: 4410,
      slug: 'mill-house',
      title: 'Converted mill with a garden on the stream',
      price: 420000,
      currency: 'EUR',
      bedrooms: 3,
      city: 'Ghent',
      image: 'https://cdn.roofs.example/4410/1.webp',
      agent: 'Nora Peeters',
      publishedAt: '2026-11-10T09:00:00Z',
      isFeatured: true,
    },
  },
  {
    file: 'nuxt.html',
    url: 'https://undertone.example/charts',
    kind: 'script-json',
    title: '5 × $.data[*].chart.entries[*]',
    items: '$.data[*].chart.entries[*]',
    next: null,
    first: {
      position: 1,
      title: 'Lanterns on the Water',
      artist: 'Vega Motel',
      artistSlug: 'vega-motel',
      seconds: 214,
      released: '2026-09-04',
      plays: 18211,
      image: 'https://undertone.example/covers/900.jpg',
    },
  },
  {
    file: 'feed.rss',
    url: 'https://observatory.example/feed.rss',
    kind: 'xml',
    title: '4 × item',
    items: 'item',
    next: null,
    first: {
      title: 'A comet behind the water tower',
      url: 'https://observatory.example/notes/31',
      id: 'note-31',
      date: '2026-11-19T21:10:00Z',
      author: 'R. Halvorsen',
      categories: ['comets', 'log'],
      description: 'Visible for eleven minutes between two clouds.',
    },
  },
  {
    file: 'feed.atom',
    url: 'https://forge.example/tidewheel/releases.atom',
    kind: 'xml',
    title: '3 × entry',
    items: 'entry',
    next: null,
    first: {
      id: 'tag:forge.example,2026:tidewheel/v2.4.0',
      title: 'v2.4.0: Tides for the southern hemisphere',
      url: 'https://forge.example/tidewheel/releases/v2.4.0',
      updated: '2026-11-12T10:00:00Z',
      author: 'marisol',
      authorUri: 'https://forge.example/marisol',
      summary: 'Tables now cover ports south of the equator.',
    },
  },
  {
    file: 'api.json',
    url: 'https://api.ferries.example/v1/sailings?page=1',
    kind: 'json',
    title: '5 × $.data[*]',
    items: '$.data[*]',
    next: { jsonpath: '$.links.next', pagesMax: 1 },
    first: {
      id: 9001,
      from: 'Grisslehamn',
      to: 'Eckerö',
      departs_at: '2026-11-20T10:00:00Z',
      vessel: 'MS Ejder',
      seats_left: 112,
      fare: 149,
      fareCurrency: 'SEK',
      accessible: true,
      url: 'https://api.ferries.example/v1/sailings/9001',
    },
  },
  {
    file: 'job-board-arabic.html',
    url: 'https://dalil.example/jobs',
    kind: 'repeated',
    title: '6 × li.vacancy',
    items: 'li.vacancy',
    next: { css: '.paging a:contains("التالي")', attr: 'href', pagesMax: 3 },
    first: {
      title: 'مهندس برمجيات أول',
      url: 'https://dalil.example/%D9%88%D8%B8%D8%A7%D8%A6%D9%81/7300',
      date: '2026-11-18',
      company: 'شركة النيل للتقنية',
      location: 'الخرطوم',
      salary: 4500,
      currency: 'ر.س',
    },
  },
  {
    file: 'table-chinese.html',
    url: 'https://yuncheng.example/flights',
    kind: 'table',
    title: '6 × table#flights > tbody > tr',
    items: 'table#flights > tbody > tr',
    next: { css: '.pages a:contains("下一页")', attr: 'href', pagesMax: 3 },
    first: {
      column1: 'CA1831',
      url: 'https://yuncheng.example/flight/CA1831',
      column2: '北京首都',
      column3: '上海虹桥',
      column4: '08:30',
      column5: '准点',
      column6: 1240,
      currency: '¥',
    },
  },
  {
    file: 'menu-heavy.html',
    url: 'https://cairn.example/reviews/',
    kind: 'repeated',
    title: '5 × div.review-card',
    items: 'div.review-card',
    next: null,
    first: {
      title: 'Fjell 2 tent review: dry where it matters',
      url: 'https://cairn.example/reviews/1',
      rating: 4.5,
      description: 'Two people, five storms, one broken peg.',
    },
  },
  {
    file: 'tailwind-soup.html',
    url: 'https://overheard.example/episodes',
    kind: 'repeated',
    title: '6 × main > div > div',
    items: 'main > div > div',
    next: { css: 'a[aria-label="Next page"]', attr: 'href', pagesMax: 3 },
    first: {
      title: 'How to name a boat',
      url: 'https://overheard.example/episodes/120',
      image: 'https://overheard.example/art/120.webp',
      date: '2026-11-12',
      text: 'Salty Hours',
      text2: 'A shipwright, a poet and a registrar argue about vowels.',
      minutes: 48,
    },
  },
  {
    file: 'shop-cards.html',
    url: 'https://wharf.example/kitchen',
    kind: 'repeated',
    title: '6 × li.tile',
    items: 'li.tile',
    next: { css: 'a[rel~="next"]', attr: 'href', pagesMax: 3 },
    first: {
      title: 'Copper kettle',
      url: 'https://wharf.example/goods/40',
      image: 'https://wharf.example/pic/40.jpg',
      price: 12.5,
      currency: '€',
      reviews: 3,
      sold: 9,
    },
  },
  {
    file: 'news-bylines.html',
    url: 'https://town.example/news',
    kind: 'repeated',
    title: '5 × div.entry',
    items: 'div.entry',
    next: null,
    first: {
      title: 'Harbour lights stay on all winter',
      url: 'https://town.example/story/1',
      date: '2025-11-20T00:53:20Z',
      author: 'Mara Lind',
      comments: 3,
      description: 'Short notes from the town, number 1, for readers who like to know early.',
    },
  },
  {
    file: 'table-colspan.html',
    url: 'https://rows.example/league',
    kind: 'table',
    title: '4 × table.league > tbody > tr',
    items: 'table.league > tbody > tr',
    next: null,
    first: { club: 'Anchors', url: 'https://rows.example/team/anchors', matchesWon: 9, matchesLost: 2, points: 29 },
  },
  {
    file: 'table-head-again.html',
    url: 'https://rows.example/league',
    kind: 'table',
    title: '4 × table.league > tbody > tr:has(> td)',
    items: 'table.league > tbody > tr:has(> td)',
    next: null,
    first: { team: 'Anchors', rank: 1, points: 20 },
  },
  {
    file: 'price-parts.html',
    url: 'https://tea.example/shop',
    kind: 'repeated',
    title: '4 × li.card',
    items: 'li.card',
    next: null,
    first: { title: 'Smoked black tea', url: 'https://tea.example/p/0', price: 3.5, currency: '€' },
  },
  {
    file: 'definition-list.html',
    url: 'https://fleet.example/ferries/marit',
    kind: 'page',
    title: '1 facts and 7 pairs of the page',
    items: null,
    next: null,
    first: {
      title: 'Ferry Marit',
      built: 1987,
      length: '64.5 m',
      passengers: 420,
      homePort: 'Vardø',
      fare: 12.5,
      currency: '£',
      lastOverhaul: '2025-03-14',
    },
  },
  {
    file: 'ld-product.html',
    url: 'https://wharf.example/goods/ln3',
    kind: 'ld-json',
    title: 'Product',
    items: null,
    next: null,
    first: {
      name: 'Lantern 3',
      sku: 'LN-003',
      description: 'A brass lantern for boats and balconies.',
      image: 'https://wharf.example/i/ln3.jpg',
      brand: 'Wharf',
      price: 49.9,
      currency: 'EUR',
      availability: 'https://schema.org/InStock',
      rating: 4.6,
      reviews: 31,
    },
  },
  {
    file: 'ld-article.html',
    url: 'https://shore.example/news/low-tide',
    kind: 'ld-json',
    title: 'NewsArticle',
    items: null,
    next: null,
    first: {
      title: 'Low tide uncovers a harbour wall',
      datePublished: '2026-11-18T07:30:00Z',
      author: 'Ines Varga',
      image: 'https://shore.example/i/wall.jpg',
      description: 'Stones from before the flood can be seen for two days.',
      articleSection: 'Local',
    },
  },
  {
    file: 'ld-events.html',
    url: 'https://hall.example/evenings',
    kind: 'ld-json',
    title: '3 × MusicEvent',
    items: '$[*]',
    next: null,
    first: {
      name: 'Choir of the quay',
      startDate: '2026-12-01T18:30:00Z',
      url: 'https://hall.example/e/1',
      location: 'Salt Hall',
      city: 'Bergen',
      price: 20,
      currency: 'NOK',
    },
  },
  {
    file: 'microdata.html',
    url: 'https://books.example/list',
    kind: 'repeated',
    title: '4 × div[itemtype="https://schema.org/Book"]',
    items: 'div[itemtype="https://schema.org/Book"]',
    next: null,
    first: {
      title: 'Rope and knot',
      url: 'https://books.example/b/0',
      price: 9,
      currency: 'GBP',
      author: 'T. Quist',
      sku: '978000000000',
    },
  },
  {
    file: 'microdata-meta.html',
    url: 'https://tea.example/shop',
    kind: 'repeated',
    title: '4 × li[itemtype="https://schema.org/Product"]',
    items: 'li[itemtype="https://schema.org/Product"]',
    next: null,
    first: {
      title: 'Smoked black tea',
      url: 'https://tea.example/p/0',
      image: 'https://tea.example/i/0.jpg',
      price: 4.5,
      currency: 'EUR',
      rating: 4.5,
      date: '2026-11-10',
      sku: '00420',
      reviews: 12,
    },
  },
  {
    file: 'forum-thread.html',
    url: 'https://bench.example/t/anchor-light',
    kind: 'repeated',
    title: '4 × article.post',
    items: 'article.post',
    next: null,
    first: {
      title: 'Has anybody rewired a 1974 anchor light and kept the old switch in place?',
      date: '2026-11-10T08:00:00Z',
      user: 'brass',
      likes: 1,
      authorUrl: 'https://bench.example/u/brass',
    },
  },
  {
    file: 'api-paged.json',
    url: 'https://api.quay.example/berths',
    kind: 'json',
    title: '3 × $.results[*]',
    items: '$.results[*]',
    next: { jsonpath: '$.next_url', pagesMax: 3 },
    first: {
      id: '900719925474099301',
      name: 'North berth',
      created_at: '2025-11-20T00:53:20Z',
      updatedAt: '2025-11-20T00:53:20.123Z',
      status: 'free',
      price: 30,
      currency: '€',
      comments: 3,
      author: 'Mara Lind',
    },
  },
  {
    file: 'infinite-scroll.html',
    url: 'https://photos.example/wall',
    kind: 'repeated',
    title: '5 × div[data-id]',
    items: 'div[data-id]',
    next: { css: '[data-next-page]', attr: 'data-next-page', pagesMax: 3 },
    first: {
      title: 'Fog over the pier',
      url: 'https://photos.example/photo/700',
      image: 'https://photos.example/t/700.webp',
      price: 5,
    },
  },
  {
    file: 'script-data.html',
    url: 'https://lines.example/timetable',
    kind: 'script-json',
    title: '4 × $.departures[*]',
    items: '$.departures[*]',
    next: null,
    first: { line: 1, destination: 'Old Market', departs: '2026-11-24T06:15:00Z', platform: 'A', delayMinutes: 0 },
  },
  {
    file: 'news-arabic.html',
    url: 'https://nahr.example/akhbar',
    kind: 'repeated',
    title: '4 × article.khabar',
    items: 'article.khabar',
    next: null,
    first: {
      title: 'افتتاح مكتبة جديدة على النهر',
      url: 'https://nahr.example/akhbar/1',
      price: 4000,
      currency: 'ر.س',
      date: '2026-11-10',
      author: 'ليلى حسن',
      text: 'نص قصير عن الخبر رقم 1 في المدينة، لمن يحب أن يعرف مبكرا.',
    },
  },
  {
    file: 'news-gb18030.html',
    url: 'https://hebian.example/news/',
    kind: 'repeated',
    title: '4 × li.xinwen',
    items: 'li.xinwen',
    next: null,
    first: {
      title: '河边新图书馆开放',
      url: 'https://hebian.example/news/1.html',
      date: '2026-11-10',
      author: '张丽',
      count: 12,
    },
  },
  {
    file: 'sitemap.xml',
    url: 'https://wharf.example/sitemap.xml',
    kind: 'xml',
    title: '4 × url',
    items: 'url',
    next: null,
    first: { url: 'https://wharf.example/goods/0', updated: '2026-11-10', changefreq: 'weekly', priority: 0.9 },
  },
  {
    file: 'feed-media.rss',
    url: 'https://shore.example/feed.rss',
    kind: 'xml',
    title: '3 × item',
    items: 'item',
    next: null,
    first: {
      title: 'Fog',
      url: 'https://shore.example/p/0',
      id: 'p-0',
      date: '2026-11-10T06:00:00Z',
      author: 'Mara Lind',
      image: 'https://shore.example/i/0.jpg',
      image2: 'https://shore.example/i/0-s.jpg',
      content: 'Fog in the morning.',
    },
  },
  {
    file: 'lazy-images.html',
    url: 'https://posters.example/all',
    kind: 'repeated',
    title: '4 × figure.poster',
    items: 'figure.poster',
    next: null,
    first: { title: 'Poster of the regatta', image: 'https://posters.example/posters/0.jpg' },
  },
  {
    file: 'feed.json',
    url: 'https://dock.example/feed.json',
    kind: 'json',
    title: '3 × $.items[*]',
    items: '$.items[*]',
    next: { jsonpath: '$.next_url', pagesMax: 3 },
    first: {
      id: 'd0',
      url: 'https://dock.example/0',
      title: 'First frost',
      content: 'First frost, written on the quay.',
      date: '2026-11-10T08:00:00Z',
      authors: ['Mara Lind'],
      tags: ['dock', 'diary'],
    },
  },
  {
    file: 'wp-posts.json',
    url: 'https://town.example/wp-json/wp/v2/posts',
    kind: 'json',
    title: '4 × $[*]',
    items: '$[*]',
    next: null,
    first: {
      id: 50,
      date: '2026-11-10T09:00:00Z',
      date_gmt: '2026-11-10T08:00:00Z',
      guid: 'https://town.example/?p=50',
      modified: '2026-11-10T10:00:00Z',
      slug: 'harbour-lights-stay-on-all-winter',
      status: 'publish',
      type: 'post',
      link: 'https://town.example/50/',
      title: 'Harbour lights stay on all winter',
      content: 'Harbour lights stay on all winter. The whole story.',
      excerpt: 'Harbour lights stay on all winter.',
      author: 1,
      featured_media: 0,
      format: 'standard',
      categories: [1, 2],
    },
  },
  {
    file: 'nuxt3.html',
    url: 'https://boats.example/',
    kind: 'script-json',
    title: '3 × $.data.boats[*]',
    items: '$.data.boats[*]',
    next: null,
    first: { name: 'Marit the ferry', lengthMetres: 64.5, launched: '1987-05-02T00:00:00Z' },
  },
] as const;

const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  json: 'application/json',
  xml: 'application/xml',
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
};

function pageOf({ file, url }: { readonly file: string; readonly url: string }): FetchedPage {
  const body = readFileSync(new URL(`fixtures/${file}`, import.meta.url));
  return {
    url,
    status: 200,
    contentType: contentTypes[file.split('.').at(-1) ?? ''] ?? '',
    body: new Uint8Array(body),
  };
}

describe.each(best)('of $file', (wanted) => {
  const page = pageOf(wanted);
  const { items } = suggest(page);

  it('the best suggestion is what a person would take, under sensible names', () => {
    const [first] = items;
    const definition = first?.definition;
    expect({
      file: wanted.file,
      url: page.url,
      kind: first?.kind,
      title: first?.title,
      items: definition?.items?.css ?? definition?.items?.jsonpath ?? null,
      next: definition?.next ?? null,
      first: Object.fromEntries((first?.fields ?? []).map(({ name, samples }) => [name, samples[0]])),
    }).toEqual(wanted);
  });

  it('every suggestion can be stored, and returns what its samples and its own test contain', () => {
    for (const { definition, fields, count, kind } of items) {
      expect(ScraperDefinition.parse(definition)).toEqual(definition);
      expect(checkDefinition(definition)).toEqual([]);
      const params = definition.tests[0]?.params ?? {};
      const { result, failure } = extract(definition, page, params, { look: false });
      expect(failure).toBe(null);
      const records = (definition.items ? result : [result]) as Readonly<Record<string, unknown>>[];
      const isFilled = (value: unknown) =>
        value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
      expect({ kind, count, fields }).toEqual({
        kind,
        count: records.length,
        fields: definition.fields.map(({ name }) => ({
          name,
          samples: records
            .map((record) => record[name])
            .filter(isFilled)
            .slice(0, 3),
        })),
      });
      const filled = definition.fields
        .map(({ name }) => name)
        .filter((name) => records.every((record) => isFilled(record[name])));
      expect(definition.tests).toEqual([
        {
          name: 'as it was suggested',
          params,
          expect: {
            ...(definition.items && { items: { min: Math.max(1, Math.floor(count / 2)) } }),
            ...(filled.length > 0 && { filled }),
          },
        },
      ]);
    }
  });

  it('suggestions come best first, no more than eight, and the same each time', () => {
    const scores = items.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(scores.every((score) => score > 0 && score <= 1)).toBe(true);
    expect(items.length).toBeLessThanOrEqual(8);
    expect(suggest(page).items).toEqual(items);
  });
});

it('explains why a page gives no list: it is a shell that scripts fill', () => {
  expect(suggest(pageOf({ file: 'script-shell.html', url: 'https://app.example/' }))).toEqual({
    items: [],
    hints: [
      {
        code: 'script-shell',
        detail: 'The page is rendered in the browser: its HTML has 46 characters of text and 1 script.',
        at: null,
      },
    ],
  });
});

it('makes parameters of the address, and takes title and summary from the page', () => {
  const [first] = suggest(
    pageOf({ file: 'shop-list.html', url: 'https://www.harbour-books.co.uk/catalogue/page-2.html' }),
  ).items;
  const { path, title, summary, params, request } = first?.definition ?? {};
  expect({ path, title, summary, params, url: request?.url }).toEqual({
    path: 'harbour-books/catalogue',
    title: 'Travel and craft | Harbour Books',
    summary: 'Travel and craft books from a shop by the harbour.',
    params: [{ name: 'page', type: 'integer', required: false, default: 1, example: 2, minimum: 1 }],
    url: 'https://www.harbour-books.co.uk/catalogue/page-{page}.html',
  });
});

it('never takes the menu, however many links it has', () => {
  const { items } = suggest(pageOf({ file: 'menu-heavy.html', url: 'https://cairn.example/reviews/' }));
  expect(items.map(({ title }) => title)).toEqual(['5 × div.review-card']);
});

it('a list without items is a failure, except where the caller chooses what to look for', () => {
  const requiredAt = (url: string) =>
    suggest(pageOf({ file: 'menu-heavy.html', url })).items[0]?.definition.items?.required;
  expect([
    requiredAt('https://overheard.example/episodes'),
    requiredAt('https://overheard.example/episodes?q=boat'),
  ]).toEqual([true, false]);
});

it('seconds since 1970 in XML are dates under the names of dates', () => {
  const items = [1_763_600_000, 1_763_700_000, 1_763_800_000].map(
    (moment, at) =>
      `<item published="${moment}" size="${moment}"><title>The harbour lights stay on, part ${at}</title><created>${moment}</created></item>`,
  );
  const body = new TextEncoder().encode(`<?xml version="1.0"?><items>${items.join('')}</items>`);
  const [first] = suggest({ url: 'https://bench.example/p', status: 200, contentType: 'text/xml', body }).items;
  expect(first?.fields.map(({ name, samples }) => [name, samples[0]])).toEqual([
    ['published', '2025-11-20T00:53:20Z'],
    ['size', 1_763_600_000],
    ['title', 'The harbour lights stay on, part 0'],
    ['created', '2025-11-20T00:53:20Z'],
  ]);
});

it('people are named by their names, posts are not named by who wrote them', () => {
  const people = ['brass', 'oakum', 'fid', 'marlin'].map(
    (name) =>
      `<li class="member"><a class="username" href="/u/${name}">${name}</a><p class="bio">Repairs boats, ${name} says, and likes it.</p></li>`,
  );
  const body = new TextEncoder().encode(`<!doctype html><main><ul>${people.join('')}</ul></main>`);
  const [first] = suggest({ url: 'https://bench.example/people', status: 200, contentType: 'text/html', body }).items;
  expect(Object.fromEntries((first?.fields ?? []).map(({ name, samples }) => [name, samples[0]]))).toMatchObject({
    title: 'brass',
    url: 'https://bench.example/u/brass',
  });
});
