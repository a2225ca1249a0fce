/** `robots.txt` and the sitemap: all URLs and their languages. */
import { listApps } from '@apiyard/api/contract/content/apps';
import { getBlogPosts, getContentPicture, getGallery } from '@apiyard/api/contract/content/content';
import { getCatalogue, languages } from '@apiyard/api/contract/hub/hub';
import { listPlans } from '@apiyard/api/contract/plans/plans';
import { getMe } from '@apiyard/api/contract/accounts/session';
import { getSite } from '@apiyard/api/contract/site/site';
import { getStats } from '@apiyard/api/contract/stats';
import { listUpdates } from '@apiyard/api/contract/content/updates';
import { tags } from '../http/language.ts';
import { areaCountsOf } from './area-counts.ts';
import { escapeMarkup } from './template.ts';

export interface Listed {
  /** Paths of pages that are always there. */
  readonly pages: readonly string[];
  /** Published posts. */
  readonly posts: readonly { readonly slug: string; /** Unix milliseconds. */ readonly createdAt: number }[];
  /** Paths of APIs. */
  readonly apis: readonly string[];
  /** Areas with APIs and a page of their own. */
  readonly areas: readonly string[];
  /** Package names of published Android apps. */
  readonly apps: readonly string[];
}

/** The protocol's limit per file. */
const entriesMax = 50_000;

export function sitemap(origin: string, { pages, posts, apis, areas, apps }: Listed): string {
  const entries = [
    ...pages.flatMap((path) => versions(origin, path)),
    ...areas.flatMap((area) => versions(origin, `/${area}`)),
    ...apis.flatMap((path) => versions(origin, `/hub/${path}`)),
    ...[...Object.keys(areaCountsOf(apis)), ...apis].flatMap((path) => versions(origin, `/docs/${path}`)),
    ...apps.flatMap((packageName) => versions(origin, `/android/${packageName}`)),
    ...posts.flatMap(({ slug, createdAt }) =>
      versions(origin, `/apps/blog/detail/${encodeURIComponent(slug)}`, createdAt),
    ),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.slice(0, entriesMax),
    '</urlset>',
    '',
  ].join('\n');
}

/** A page in each language. Each version lists all of them, or none of the links counts. */
function versions(origin: string, path: string, changedAtMs?: number): string[] {
  const addressOf = (query: string) => escapeMarkup(origin + path + query);
  const queries = languages.map((language) => [tags[language], `?lang=${language}`] as const);
  // The URL without a language leads to one of them.
  const alternates = [['x-default', ''] as const, ...queries]
    .map(([tag, query]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${addressOf(query)}"/>`)
    .join('');
  const changed =
    changedAtMs === undefined ? '' : `<lastmod>${new Date(changedAtMs).toISOString().slice(0, 10)}</lastmod>`;
  return queries.map(([, query]) => `<url><loc>${addressOf(query)}</loc>${changed}${alternates}</url>`);
}

/** Calls, and what only signed-in people see. */
const closed = ['/api/', '/admin/', '/account/', '/addscrape', '/addprem', '/auth/'];
/** Crawlers that render pages must be able to request these, or they would index empty pages. */
const drawnFrom = [
  getStats,
  getMe,
  getSite,
  // With what is below it.
  getCatalogue,
  getBlogPosts,
  getContentPicture,
  getGallery,
  listPlans,
  listUpdates,
  listApps,
];

export function robots(origin: string, basePath: string): string {
  const open = ['/', ...drawnFrom.map(({ path }) => path.replace(/\{.*/, ''))];
  return [
    'User-agent: *',
    ...open.map((path) => `Allow: ${basePath}${path}`),
    ...closed.map((path) => `Disallow: ${basePath}${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
