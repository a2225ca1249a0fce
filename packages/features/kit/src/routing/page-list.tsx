import type { ReactNode } from 'react';
import { createContext, use } from 'react';
import { matchRoutes, useLocation } from 'react-router';
import type { Copy } from '../copy.ts';
import { translatorOf, useLanguage } from '../copy.ts';
import type { Page } from './page.ts';
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

/** The pages above one, from the top. */
export function pagesAbove(page: Page, pages: readonly Page[]): readonly Page[] {
  const above = pages.find(({ path }) => path === page.parent);
  return above === undefined ? [] : [...pagesAbove(above, pages), above];
}

/** The page at a path; `/docs/*` also for what is below it. */
function pageAt(pathname: string, pages: readonly Page[]): Page | undefined {
  const routes = pages.map(({ path }) => ({ path, id: path }));
  const id = matchRoutes(routes, pathname)?.at(-1)?.route.id;
  return pages.find(({ path }) => path === id);
}

function linkTo({ path, title, copies: [copy] }: Page): PageLink {
  return { label: translatorOf(copy as Copy<Record<string, string>>)(title), href: hrefOf(path) };
}

/** Links to the pages above the current one, from the top. Its route has loaded their titles. */
export function useLinksAbove(): readonly PageLink[] {
  const pages = use(PageList);
  const { pathname } = useLocation();
  useLanguage();
  const page = pageAt(pathname, pages);
  return page === undefined ? [] : pagesAbove(page, pages).map(linkTo);
}

/** Links to the pages of the account, in the order of its menu, and the current one. */
export function useAccountLinks(): { readonly links: readonly PageLink[]; readonly current: PageLink | undefined } {
  const pages = use(PageList);
  const { pathname } = useLocation();
  useLanguage();
  const links = pages
    .filter(({ path }) => path.startsWith('/account/'))
    .toSorted((a, b) => orderOf(a) - orderOf(b))
    .map(linkTo);
  return { links, current: links.find(({ href }) => href === pathname) };
}

/** A page's position in the account menu. */
const orderOf = ({ menu = [] }: Page) => menu.find(({ group }) => group === 'person')?.order ?? Infinity;
