import type { ReactNode } from 'react';
import { createContext, use, useMemo } from 'react';
import { generatePath, matchRoutes, useLocation } from 'react-router';
import type { AreaPageName } from '../areas/pages/area-pages-copy.ts';
import type { AreaPage } from '../areas/tool-href.ts';
import type { Copy } from '../copy.ts';
import { translatorOf, useLanguage } from '../copy.ts';
import type { MenuLabel } from '../navigation/menu-label.ts';
import type { Address, MenuPlace, Page } from './page.ts';
import { hrefOf } from './page.ts';

const PageList = createContext<readonly Page[]>([]);

/** Provides the pages of the product to what derives from them: breadcrumbs and tabs. */
export function PageListProvider({
  pages,
  children,
}: {
  readonly pages: readonly Page[];
  readonly children: ReactNode;
}) {
  return <PageList value={pages}>{children}</PageList>;
}

/** A link to a page, named by its title in the active language. */
export interface PageLink {
  readonly label: string;
  readonly href: string;
}

/** The page of an API at its own path, such as that on which a puzzle is played; null for other APIs. */
export function usePlayHref(apiPath: string): string | null {
  const href = `/${apiPath}`;
  return use(PageList).some(({ path }) => path === href) ? href : null;
}

/** The pages that the page of an area links to, in their order. */
export function usePagesInArea(area: AreaPage): readonly { readonly name: AreaPageName; readonly href: string }[] {
  return use(PageList)
    .flatMap(({ path, inArea }) => (inArea?.area === area ? [{ ...inArea, href: hrefOf(path) }] : []))
    .toSorted((a, b) => a.order - b.order);
}

/** The pages above one that its declaration names, from the top. */
export function pagesAbove(page: Page, pages: readonly Page[]): readonly Page[] {
  const above = pages.find(({ path }) => path === page.parent);
  return above === undefined ? [] : [...pagesAbove(above, pages), above];
}

/** The page at a path; `/docs/*` also for what is below it. */
export function pageAt<Listed extends Pick<Page, 'path'>>(
  pathname: string,
  pages: readonly Listed[],
): Listed | undefined {
  return matchOf(pathname, pages)?.page;
}

function matchOf<Listed extends Pick<Page, 'path'>>(pathname: string, pages: readonly Listed[]) {
  const match = matchRoutes(
    pages.map((page) => ({ path: page.path, page })),
    pathname,
  )?.at(-1);
  return match && { page: match.route.page, params: match.params };
}

type Placed = Pick<Page, 'path' | 'access' | 'menu' | 'parent'>;

/** The page that the admin menu begins with. */
export function adminHomeOf<Listed extends Placed>(pages: readonly Listed[]): Listed | undefined {
  return pages
    .filter((page) => orderOf(page, 'admin') < Infinity)
    .toSorted((a, b) => orderOf(a, 'admin') - orderOf(b, 'admin'))[0];
}

/** The address above another: that of the page's parent. */
function hrefAbove(at: Address, pages: readonly Placed[]): string | undefined {
  const match = matchOf(at.pathname, pages);
  if (match === undefined) return undefined;
  const { parent, access, path } = match.page;
  if (typeof parent === 'function') return parent(at);
  if (parent !== undefined) return generatePath(hrefOf(parent), match.params);
  if (access !== 'admin') return undefined;
  const home = adminHomeOf(pages)?.path;
  return home === path ? undefined : home;
}

/** The addresses above another, from the top. */
export function hrefsAbove(at: Address, pages: readonly Placed[]): readonly string[] {
  const above = hrefAbove(at, pages);
  return above === undefined ? [] : [...hrefsAbove(addressOf(above), pages), above];
}

function addressOf(href: string): Address {
  const [pathname = '', search = ''] = href.split('?');
  return { pathname, search: search && `?${search}` };
}

function labelOf({ copies: [copy] }: Page, key: string): string {
  return translatorOf(copy as Copy<Record<string, string>>)(key);
}

/** Links to the pages above the current one, from the top. Its route has loaded their titles. */
export function useLinksAbove(): readonly PageLink[] {
  const pages = use(PageList);
  const { pathname, search } = useLocation();
  useLanguage();
  const above = useMemo(() => {
    const adminHome = adminHomeOf(pages);
    return hrefsAbove({ pathname, search }, pages).flatMap((href) => {
      const page = pageAt(addressOf(href).pathname, pages);
      return page === undefined ? [] : [{ page, href, name: page === adminHome ? adminLabel : page.title }];
    });
  }, [pages, pathname, search]);
  return above.map(({ page, href, name }) => ({ label: labelOf(page, page.crumb ?? name), href }));
}

/** The admin area's name in menus. */
const adminLabel = 'shell.nav.admin' satisfies MenuLabel;

/** Links to the pages of the account, in the order of its menu, and the current one. */
export function useAccountLinks(): { readonly links: readonly PageLink[]; readonly current: PageLink | undefined } {
  const pages = use(PageList);
  const { pathname } = useLocation();
  useLanguage();
  const links = pages
    .filter(({ path }) => path.startsWith('/account/'))
    .toSorted((a, b) => orderOf(a, 'person') - orderOf(b, 'person'))
    .map((page) => ({ label: labelOf(page, page.title), href: hrefOf(page.path) }));
  return { links, current: links.find(({ href }) => href === pathname) };
}

/** A page's position in a menu. */
const orderOf = ({ menu = [] }: Pick<Page, 'menu'>, group: MenuPlace['group']) =>
  menu.find((place) => place.group === group)?.order ?? Infinity;
