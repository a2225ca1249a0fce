/** One object for a page about one subject: metadata from its head, its heading, and its lists of names and values. */
import type { ScraperField } from '@apiyard/api/contract/scrapers/scraper-definition';
import { compileCss } from '../engine/html/css.ts';
import { clamp, type Draft } from './draft.ts';
import type { PageIndex } from './page-index.ts';
import { textOf } from './page-index.ts';
import { pairsOf } from './tables.ts';
import {
  address,
  bylineShape,
  currencyShape,
  isMachineDate,
  machineDate,
  numberShape,
  shapeOfTexts,
  text,
  type FieldShape,
} from './values.ts';

interface Fact {
  readonly name: string;
  /** The first that holds something is taken. */
  readonly css: readonly string[];
  readonly attr?: string;
  readonly shape?: FieldShape;
}

const facts: readonly Fact[] = [
  { name: 'title', css: ['h1', 'meta[property="og:title"]', 'meta[name="twitter:title"]', 'title'] },
  {
    name: 'description',
    css: ['meta[property="og:description"]', 'meta[name="description"]', 'meta[name="twitter:description"]'],
  },
  {
    name: 'image',
    css: [
      'meta[property="og:image"]',
      'meta[name="twitter:image"]',
      'meta[property="og:image:url"]',
      'link[rel="image_src"]',
    ],
    shape: address,
  },
  { name: 'url', css: ['link[rel="canonical"]', 'meta[property="og:url"]'], shape: address },
  { name: 'site', css: ['meta[property="og:site_name"]', 'meta[name="application-name"]'] },
  { name: 'type', css: ['meta[property="og:type"]'] },
  {
    name: 'author',
    css: ['meta[name="author"]', 'meta[property="article:author"]', '[itemprop="author"]', 'a[rel="author"]'],
  },
  { name: 'published', css: ['meta[property="article:published_time"]', '[itemprop="datePublished"]', 'article time'] },
  {
    name: 'price',
    css: ['meta[property="product:price:amount"]', 'meta[property="og:price:amount"]', '[itemprop="price"]'],
  },
  {
    name: 'currency',
    css: [
      'meta[property="product:price:currency"]',
      'meta[property="og:price:currency"]',
      '[itemprop="priceCurrency"]',
    ],
  },
];

const attributeOf: Readonly<Record<string, string>> = { meta: 'content', link: 'href', time: 'datetime' };

/** Null when the page has hardly any metadata. */
export function pageDraft(index: PageIndex): Draft | null {
  const head = compileCss('head').first(index.document) ?? index.document;
  const fields: ScraperField[] = [];
  const taken = new Set<string>();
  for (const { name, css, shape } of facts) {
    for (const selector of css) {
      const element = compileCss(selector).first(/^(?:meta|link|title)/.test(selector) ? head : index.document);
      if (!element) continue;
      const wanted = attributeOf[element.name];
      const attr =
        wanted !== undefined && element.attribs[wanted] !== undefined
          ? wanted
          : element.attribs['content'] !== undefined
            ? 'content'
            : null;
      const value = (attr === null ? textOf(element) : (element.attribs[attr] ?? '')).trim().slice(0, 2000);
      if (value === '') continue;
      taken.add(name);
      fields.push({
        name,
        select: { css: selector },
        ...(attr !== null && { attr }),
        many: false,
        required: false,
        ...shapeOf(name, value, shape, index.language),
      });
      break;
    }
  }
  const factCount = fields.length;
  for (const pair of pairsOf(index)) {
    if (taken.has(pair.name)) continue;
    taken.add(pair.name);
    fields.push({
      name: pair.name,
      select: { css: pair.css },
      many: false,
      required: false,
      ...shapeOfTexts(pair.texts, index.language),
    });
    const currency = taken.has('currency') ? null : currencyShape(pair.texts);
    if (!currency) continue;
    taken.add('currency');
    fields.push({ name: 'currency', select: { css: pair.css }, many: false, required: false, ...currency });
  }
  if (fields.length < 2) return null;
  const pairs = fields.length - factCount;
  const isAboutOne =
    fields.some(({ name, select }) => name === 'type' && select !== undefined) &&
    /article|product|profile|book|video|music/i.test(kindOf(index));
  const worth = 0.14 + 0.02 * factCount + 0.07 * Math.min(pairs, 6) + (isAboutOne ? 0.15 : 0);
  return {
    kind: 'page',
    label: pairs > 0 ? `${factCount} facts and ${pairs} pairs of the page` : `${factCount} facts of the page`,
    worth: clamp(worth),
    parts: { source: 'html', fields },
  };
}

function shapeOf(name: string, value: string, shape: FieldShape | undefined, language: string | null): FieldShape {
  if (shape) return shape;
  if (name === 'published' && isMachineDate(value)) return machineDate;
  const byline = name === 'author' ? bylineShape([value], true) : null;
  if (byline) return byline;
  if (name === 'price' && /\d/.test(value)) return numberShape([value], language);
  return text;
}

function kindOf(index: PageIndex): string {
  return compileCss('meta[property="og:type"]').first(index.document)?.attribs['content']?.slice(0, 100) ?? '';
}
