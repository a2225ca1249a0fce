import type { Page } from '@apiyard/kit/routing/page.ts';
import { hrefOf } from '@apiyard/kit/routing/page.ts';
import { pages } from './pages.ts';

/** A page that is rendered when the app is built, in every language. */
export interface PublicPage {
  readonly path: Page['path'];
  /** Of the file: `pages/<language>/<name>.html`. */
  readonly name: string;
  /** Signed-in people get another page at this URL. */
  readonly for: 'everyone' | 'visitors';
  /** The name of what those others get. */
  readonly otherwise?: string;
  /** The operator's own text of this kind replaces it; the page is then rendered in the browser. */
  readonly unless?: 'privacy' | 'terms';
}

export const publicPages: readonly PublicPage[] = pages
  .filter(({ layout }) => layout === 'site')
  .map(({ path, forPeople, ownText }): PublicPage => ({
    path,
    name: nameOf(path),
    ...(forPeople === undefined ? { for: 'everyone' } : { for: 'visitors', otherwise: nameOf(forPeople) }),
    ...(ownText !== undefined && { unless: ownText }),
  }));

/** Pages for search engines in addition to the public ones. */
export const sitemapPaths: readonly string[] = pages.filter((page) => page.isInSitemap).map(({ path }) => hrefOf(path));

/** Path patterns of the pages that the server renders with their public data. */
export const serverRenderedPaths: readonly string[] = pages
  .filter((page) => page.isServerRendered)
  .map(({ path }) => path);

/** Those whose rendering fits any query. */
export const anyQueryPaths: readonly string[] = pages.filter((page) => page.isSameForAnyQuery).map(({ path }) => path);

/** The name of a page's file, and of its picture for shared links: the parts of the path that are not parameters. */
export function nameOf(path: string): string {
  return path === '/'
    ? 'landing'
    : path
        .slice(1)
        .split('/')
        .filter((part) => !/^[:*]/.test(part))
        .join('-');
}

/** Names of the pictures that shared links show. */
export const pictureNames: readonly string[] = Array.from(
  new Set([...publicPages.map(({ name }) => name), ...serverRenderedPaths.map(nameOf)]),
);
