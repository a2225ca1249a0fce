/** Feeds and APIs that a page links to: their lists are more reliable than the page's own markup. */
import { decodePage } from '../engine/decode.ts';
import type { FetchedPage } from '../engine/extraction.ts';
import { compileCss } from '../engine/html/css.ts';
import { parseHtml } from '../engine/html/html.ts';
import { parseJson } from '../engine/json/json.ts';
import { TooLarge } from '../engine/limits.ts';
import { kindOf } from '../engine/source.ts';
import { isObject } from './json-lists.ts';
import { linksIn } from './link-header.ts';

const feedsMax = 2;
/** Links to feeds are in the head. */
const headLength = 300_000;
const linksMax = 200;
const links = compileCss('link[href]');
const anchors = compileCss('a[href]');

export interface Feeds {
  /** Absolute URLs, best first, at most two. */
  readonly urls: readonly string[];
  /** URL of the robots.txt that may name a sitemap; null if the page links to feeds, or is data itself. */
  readonly robots: string | null;
}

/**
 * Feeds that the page or its `Link` header names. Best first: RSS, Atom and JSON Feed, then the REST API of WordPress,
 * then `<a>` elements with the usual path of a feed, then a sitemap.
 */
export function feedsOn(page: FetchedPage, linkHeader: string): Feeds {
  const { text } = decodePage(page);
  const kind = kindOf(text);
  const found = kind === 'html' ? linkedFrom(text, linkHeader, page.url) : kind === 'json' ? postsOf(text) : [];
  const urls = [...new Set(found)].filter((url) => url !== page.url).slice(0, feedsMax);
  const robots = kind === 'html' && urls.length === 0 ? URL.parse('/robots.txt', page.url) : null;
  return { urls, robots: robots?.href ?? null };
}

function linkedFrom(text: string, linkHeader: string, pageUrl: string): string[] {
  // Only these elements are parsed: the page itself is parsed for its own suggestions.
  const elements = Array.from(text.slice(0, headLength).matchAll(/<(?:link|base)\s[^<>]{1,2000}>/gi), ([tag]) => tag);
  const head = parseHtml(elements.slice(0, linksMax).join(''));
  const baseUrl = URL.parse(compileCss('base[href]').first(head)?.attribs['href'] ?? '', pageUrl)?.href ?? pageUrl;
  const ranked = [
    ...linksIn(linkHeader).flatMap((link) => (link['anchor'] === undefined ? rankedOf(link, pageUrl) : [])),
    ...links.all(head, linksMax).flatMap(({ attribs }) => rankedOf(attribs, baseUrl)),
    ...anchorsTo(text, baseUrl, pageUrl).map((url) => ({ url: url.href, rank: 'anchor' as const })),
  ];
  return ranks.flatMap((rank) => ranked.filter((each) => each.rank === rank).map(({ url }) => url));
}

const ranks = ['feed', 'posts', 'anchor', 'sitemap'] as const;

interface Ranked {
  readonly url: string;
  readonly rank: (typeof ranks)[number];
}

/** What a link of the head or of a header leads to; empty if that's no feed. */
function rankedOf(attribs: Readonly<Record<string, string>>, baseUrl: string): Ranked[] {
  const url = URL.parse(attribs['href'] ?? '', baseUrl);
  if (url === null || !/^https?:$/.test(url.protocol)) return [];
  const rel = (attribs['rel'] ?? '').toLowerCase().split(/\s+/);
  if (rel.includes('https://api.w.org/')) return [{ url: postsAt(url), rank: 'posts' }];
  if (rel.includes('sitemap')) return [{ url: url.href, rank: 'sitemap' }];
  const type = (attribs['type'] ?? '').trim().toLowerCase();
  const isFeed = /^application\/(?:rss\+xml|atom\+xml|feed\+json)\b/.test(type);
  const isJsonFeed = /^application\/json\b/.test(type) && /feed[^/]*$/i.test(url.pathname);
  const isOwn = !isOfComments(`${url.pathname} ${attribs['title'] ?? ''}`);
  return rel.includes('alternate') && (isFeed || isJsonFeed) && isOwn ? [{ url: url.href, rank: 'feed' }] : [];
}

/** The comments of a site are not its list. */
const isOfComments = (text: string): boolean => /\bcomments?\b/i.test(text);

/** `<a>` elements to usual paths of feeds on the same host. The feed of the whole site has the shortest path. */
function anchorsTo(text: string, baseUrl: string, pageUrl: string): URL[] {
  const elements = Array.from(text.matchAll(/<a\s[^<>]{1,2000}>/gi), ([tag]) => tag);
  const document = parseHtml(
    elements
      .filter((tag) => /feed|rss|atom/i.test(tag))
      .slice(0, linksMax)
      .join(''),
  );
  const host = URL.parse(pageUrl)?.host;
  return anchors
    .all(document, linksMax)
    .flatMap(({ attribs }) => URL.parse(attribs['href'] ?? '', baseUrl) ?? [])
    .filter(({ protocol, host: its, pathname }) => /^https?:$/.test(protocol) && its === host && isFeedPath(pathname))
    .toSorted((a, b) => a.pathname.length - b.pathname.length);
}

const isFeedPath = (pathname: string): boolean =>
  /\/(?:feed\/?|(?:rss|atom|feed)\.xml|feed\.json)$/i.test(pathname) && !isOfComments(pathname);

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
