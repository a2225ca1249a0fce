/** The cost of a definition compared to hand-written code for the same page. */
import { isDeepStrictEqual } from 'node:util';
import { load } from 'cheerio';
import { extract } from '../../apps/server/src/scrapers/engine/extract.ts';
import { ScraperDefinition } from '../../packages/api/src/contract/scrapers/scraper-definition.ts';
import { cataloguePage } from './catalogue-page.ts';
import type { Bench, Figure } from './figure.ts';
import { median } from './figure.ts';

const url = 'https://books.example/catalogue/page-2.html';
const rounds = 25;
const warmUpRounds = 10;

const definition = ScraperDefinition.parse({
  path: 'books/list',
  title: 'Books',
  summary: 'One page of a catalogue.',
  request: { url },
  source: 'html',
  items: { css: 'article.product' },
  fields: [
    { name: 'title', select: { css: 'h3 a' }, attr: 'title', required: true },
    { name: 'url', select: { css: 'h3 a' }, attr: 'href', type: 'url' },
    { name: 'author', select: { css: '.author a' } },
    { name: 'price', select: { css: '.price' }, type: 'number', transforms: [{ regex: '[0-9.]+' }] },
    { name: 'stars', select: { css: '.rating' }, attr: 'data-stars', type: 'integer' },
    { name: 'cover', select: { css: 'img.cover' }, attr: 'src', type: 'url' },
    { name: 'tags', select: { css: '.tags > li a' }, many: true },
  ],
  next: { css: 'li.next a', pagesMax: 1 },
});

export const extraction: Bench = {
  name: 'extraction',
  title: 'a definition against hand-written cheerio on the same page, in turns',
  async run() {
    const [small, large] = [bytesOf(150_000), bytesOf(1_000_000)];
    return [...againstHand('150 kB', small), ...againstHand('1 MB', large), ...againstParsing(large)];
  },
};

/** A page of about this size. */
function bytesOf(size: number): Uint8Array {
  const [none, hundred] = [cataloguePage(0).length, cataloguePage(100).length];
  return new TextEncoder().encode(cataloguePage(Math.round((size - none) / ((hundred - none) / 100))));
}

function byDefinition(body: Uint8Array): unknown {
  const { result, next } = extract(
    definition,
    { url, status: 200, contentType: 'text/html; charset=utf-8', body },
    {},
    { look: false },
  );
  return { items: result, next };
}

function byHand(body: Uint8Array): unknown {
  const $ = load(new TextDecoder().decode(body));
  const items = $('article.product')
    .toArray()
    .map((element) => {
      const product = $(element);
      const link = product.find('h3 a').first();
      return {
        title: link.attr('title') ?? null,
        url: new URL(link.attr('href') ?? '', url).href,
        author: product.find('.author a').first().text().trim(),
        price: Number(/[0-9.]+/.exec(product.find('.price').first().text())?.[0]),
        stars: Number(product.find('.rating').first().attr('data-stars')),
        cover: new URL(product.find('img.cover').first().attr('src') ?? '', url).href,
        tags: product
          .find('.tags > li a')
          .toArray()
          .map((tag) => $(tag).text().trim()),
      };
    });
  return { items, next: new URL($('li.next a').first().attr('href') ?? '', url).href };
}

function againstHand(name: string, body: Uint8Array): Figure[] {
  if (!isDeepStrictEqual(byDefinition(body), byHand(body)))
    throw new Error('The two sides do not give the same: the figures would mean nothing.');
  const {
    one: ours,
    other: hand,
    ratio,
  } = inTurns(
    () => byDefinition(body),
    () => byHand(body),
  );
  return [
    { name: `${name}: share of cheerio`, value: 1 / ratio, unit: '', atLeast: 0.9 },
    { name: `${name}: definition`, value: ours, unit: 'ms' },
    { name: `${name}: by hand`, value: hand, unit: 'ms' },
  ];
}

function againstParsing(body: Uint8Array): Figure[] {
  const { other: parsing, ratio } = inTurns(
    () => byDefinition(body),
    () => load(new TextDecoder().decode(body)),
  );
  return [
    { name: '1 MB: against parsing', value: ratio, unit: '', atMost: 1.5 },
    { name: '1 MB: parsing alone', value: parsing, unit: 'ms' },
  ];
}

/** Median times of two ways, each taking its turn, and the median of one as a multiple of the other: a busy machine slows both. */
function inTurns(
  one: () => unknown,
  other: () => unknown,
): { readonly one: number; readonly other: number; readonly ratio: number } {
  const times: [number, number][] = [];
  for (let round = 0; round < warmUpRounds + rounds; round++) {
    const pair: [number, number] = [timed(one), timed(other)];
    if (round >= warmUpRounds) times.push(pair);
  }
  return {
    one: median(times.map(([ms]) => ms)),
    other: median(times.map(([, ms]) => ms)),
    ratio: median(times.map(([ours, theirs]) => ours / theirs)),
  };
}

function timed(work: () => unknown): number {
  const startedMs = performance.now();
  work();
  return performance.now() - startedMs;
}
