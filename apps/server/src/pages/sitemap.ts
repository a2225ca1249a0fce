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
import { escapeMarkup } from './template.ts';

export interface Listed {
  /** Pages that exist in every language. */
  readonly pages: readonly string[];
  /** Addresses of pages that everyone can read and that the app draws itself. */
  readonly screens: readonly string[];
  /** Published posts. */
  readonly posts: readonly { readonly slug: string; /** Unix milliseconds. */ readonly createdAt: number }[];
  /** Paths of APIs. */
  readonly apis: readonly string[];
}

/** The protocol's limit per file. */
const entriesMax = 50_000;

export function sitemap(origin: string, { pages, screens, posts, apis }: Listed): string {
  const addressOf = (path: string) => escapeMarkup(origin + path);
  const entries = [
    ...pages.flatMap((path) => {
      const versions = languages.map((language) => [tags[language], `${path}?lang=${language}`] as const);
      const alternates = [['x-default', path] as const, ...versions].map(
        ([tag, address]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${addressOf(address)}"/>`,
      );
      // Every version names all of them, or none of the links counts. The address without a language leads to one of them.
      return versions.map(([, address]) => `<url><loc>${addressOf(address)}</loc>${alternates.join('')}</url>`);
    }),
    ...screens.map((path) => `<url><loc>${addressOf(path)}</loc></url>`),
    ...apis.map((path) => `<url><loc>${addressOf(`/hub/${path}`)}</loc></url>`),
    ...posts.map(
      ({ slug, createdAt }) =>
        `<url><loc>${addressOf(`/apps/blog/detail/${encodeURIComponent(slug)}`)}</loc><lastmod>${new Date(createdAt).toISOString().slice(0, 10)}</lastmod></url>`,
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

/** Calls, and what only signed-in people see. */
const closed = ['/api/', '/admin/', '/account/', '/addscrape', '/addprem', '/auth/'];
/** Crawlers that render pages must be able to request these, or they would index empty pages. */
const drawnFrom = [
  getStats,
  getMe,
  getSite,
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
