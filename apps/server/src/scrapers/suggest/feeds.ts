/** Feeds and APIs that a page links to: their lists are more reliable than the page's own markup. */
import { decodePage } from '../engine/decode.ts';
import type { FetchedPage } from '../engine/extraction.ts';
import { compileCss } from '../engine/html/css.ts';
import { parseHtml } from '../engine/html/html.ts';
import { parseJson } from '../engine/json/json.ts';
import { TooLarge } from '../engine/limits.ts';
import { kindOf } from '../engine/source.ts';
import { isObject } from './json-lists.ts';

const feedsMax = 2;
/** Links to feeds are in the head. */
const headLength = 300_000;
const linksMax = 200;
const links = compileCss('link[href]');

/** Best first: RSS, Atom and JSON Feed, then the REST API of WordPress, then a sitemap. Absolute addresses, at most two. */
export function feedsOn(page: FetchedPage): string[] {
  const { text } = decodePage(page);
  const kind = kindOf(text);
  const found = kind === 'html' ? linkedFrom(text, page.url) : kind === 'json' ? postsOf(text) : [];
  return [...new Set(found)].filter((url) => url !== page.url).slice(0, feedsMax);
}

function linkedFrom(text: string, pageUrl: string): string[] {
  // Only these elements are parsed: the page itself is parsed for its own suggestions.
  const elements = Array.from(text.slice(0, headLength).matchAll(/<(?:link|base)\s[^<>]{1,2000}>/gi), ([tag]) => tag);
  const document = parseHtml(elements.slice(0, linksMax).join(''));
  const base = compileCss('base[href]').first(document)?.attribs['href'] ?? '';
  const ranked = links.all(document, linksMax).flatMap(({ attribs }) => {
    const url = URL.parse(attribs['href'] ?? '', URL.parse(base, pageUrl)?.href ?? pageUrl);
    const rank = rankOf(attribs, url);
    return url === null || rank === null ? [] : [{ url: rank === 'posts' ? postsAt(url) : url.href, rank }];
  });
  return ranks.flatMap((rank) => ranked.filter((each) => each.rank === rank).map(({ url }) => url));
}

const ranks = ['feed', 'posts', 'sitemap'] as const;

function rankOf(attribs: Readonly<Record<string, string>>, url: URL | null): (typeof ranks)[number] | null {
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const rel = (attribs['rel'] ?? '').toLowerCase().split(/\s+/);
  if (rel.includes('https://api.w.org/')) return 'posts';
  if (rel.includes('sitemap')) return 'sitemap';
  const type = (attribs['type'] ?? '').trim().toLowerCase();
  const isFeed = /^application\/(?:rss\+xml|atom\+xml|feed\+json)\b/.test(type);
  const isJsonFeed = /^application\/json\b/.test(type) && /feed[^/]*$/i.test(url.pathname);
  // The comments of a site are not its list.
  const isComments = /\bcomments?\b/i.test(`${url.pathname} ${attribs['title'] ?? ''}`);
  return rel.includes('alternate') && (isFeed || isJsonFeed) && !isComments ? 'feed' : null;
}

/** Of the root of a REST API: `/wp-json/` or `/?rest_route=/`. */
function postsAt(root: URL): string {
  const url = new URL(root);
  const route = url.searchParams.get('rest_route');
  if (route !== null) url.searchParams.set('rest_route', `${route.replace(/\/$/, '')}/wp/v2/posts`);
  else url.pathname = `${url.pathname.replace(/\/$/, '')}/wp/v2/posts`;
  return url.href;
}

/** The index of a REST API names its routes. */
function postsOf(text: string): string[] {
  const index = jsonIn(text);
  const namespaces = isObject(index) ? index['namespaces'] : null;
  const routes = isObject(index) ? index['routes'] : null;
  if (!Array.isArray(namespaces) || !namespaces.includes('wp/v2') || !isObject(routes)) return [];
  const route = routes['/wp/v2/posts'];
  const own = isObject(route) && isObject(route['_links']) ? route['_links']['self'] : null;
  const [first] = Array.isArray(own) ? (own as unknown[]) : [];
  const href = isObject(first) ? URL.parse(String(first['href'])) : null;
  return href && /^https?:$/.test(href.protocol) ? [href.href] : [];
}

function jsonIn(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TooLarge) return null;
    throw error;
  }
}
