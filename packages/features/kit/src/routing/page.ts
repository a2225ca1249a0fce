/// <reference types="vite/types/importMeta.d.ts" />
/** How a page is declared: once, in an `x.page.ts` next to its `x.route.tsx`. Read by router, menus, prerendering, sitemap and the walk test. */
import type { Area } from '@apiyard/api/contract/hub/hub';
import type { Icon } from '@tabler/icons-react';
import type { RouteObject } from 'react-router';
import type { AreaPageName } from '../areas/pages/area-pages-copy.ts';
import type { AreaPage } from '../areas/tool-href.ts';
import type { Copy, CopyKey } from '../copy.ts';
import type { MenuLabel } from '../navigation/menu-label.ts';
import type { PaletteLabel } from '../navigation/search/search-copy.ts';
import type { Finder } from '../search/finder.ts';

/** Exports of a `.route.tsx` file. */
export type RouteModule = Pick<
  RouteObject,
  'Component' | 'ErrorBoundary' | 'action' | 'handle' | 'loader' | 'shouldRevalidate'
>;

/** As the router matches it: `:name` is one segment of the path, `*` at the end the rest. */
export type Path = `/${string}`;

/** An address of the site, without the base path. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** Groups of the sidebar, the menu under the header and the drawer: those for people, then those of the admin area. */
export type SidebarGroup =
  | 'start'
  | 'areas'
  | 'account'
  | 'learn'
  | 'samples'
  | 'admin'
  | 'admin-content'
  | 'admin-system';
/** Submenus of those groups. */
export type Submenu = 'Blog' | 'eCommerce' | 'Users';
/** Links in the header and the footer of public pages. */
export type SiteGroup = 'site-header' | 'site-product' | 'site-learn' | 'site-help' | 'site-legal';

interface Placed {
  readonly label: MenuLabel;
  /** Ascending in the group. Pages are ten apart, so that others fit between them. */
  readonly order: number;
  /** @default the page's path */
  readonly href?: Path;
}

/** One entry that leads to a page. `person` is the account menu. */
export type MenuPlace =
  | (Placed & {
      readonly group: SidebarGroup | 'person';
      readonly icon: Icon;
      /** Shown only while the area has APIs, with how many. */
      readonly area?: Area;
      /** Marked as new after something was published. */
      readonly hasNews?: boolean;
      /** Shown only to visitors: people have another page for it. */
      readonly isForVisitors?: boolean;
    })
  | (Placed & { readonly group: Submenu | SiteGroup });

/** An entry of the command palette, in addition to those of the menus. */
interface PalettePlace {
  readonly label: PaletteLabel;
  /** For something to do on the page. @default the page's path, to open it */
  readonly href?: Path;
  /** Only visitors need it. @default false */
  readonly isForVisitors?: boolean;
}

/** A link on the page of an area, above its APIs, which the command palette shows too. */
interface PlaceInArea {
  readonly area: AreaPage;
  readonly name: AreaPageName;
  /** Ascending in the area. Pages are ten apart, so that others fit between them. */
  readonly order: number;
}

/** How the command palette finds something inside a page. */
export interface PageFinder {
  /** It is asked for what was typed, as a search of the server is. @default asked once, and the palette filters */
  readonly isSearch?: boolean;
  /** It finds the result of a tool, and may claim words for itself. It then loads when the palette opens. @default false */
  readonly isResult?: boolean;
  /** `() => import('./docs.finder.ts')` */
  readonly load: () => Promise<{ readonly default: Finder }>;
}

interface PageFields {
  readonly path: Path;
  /** Sidebar and header; the header and footer of public pages; only a link home; or nothing. */
  readonly layout: 'full' | 'site' | 'blank' | 'bare';
  /**
   * Checked before the loader runs. Visitors are redirected to the login page and back, people who are not admins get the
   * 'Forbidden' screen. `visitor` is for sign-in pages: signed-in people are redirected to `?to=`.
   */
  readonly access: 'anyone' | 'visitor' | 'user' | 'admin';
  /** Loaded in parallel with the code, in the active language. */
  readonly copies: readonly Copy[];
  /** `() => import('./keys.route.tsx')` */
  readonly load: () => Promise<RouteModule>;
  readonly menu?: readonly MenuPlace[];
  readonly palette?: readonly PalettePlace[];
  readonly finders?: readonly PageFinder[];
  readonly inArea?: PlaceInArea;
  /**
   * The page above: a link in the breadcrumbs. Menus mark its entry as current if the page has none. Parameters are those
   * of the page. A function where it depends on the address, as for `/hub/convert/data`; the page's copies then have the
   * titles above it.
   * @default the admin home for other admin pages
   */
  readonly parent?: Path | ((at: Address) => string | undefined);
}

/** Fields of pages with the `site` layout: they are rendered at build time, in every language. */
interface SiteFields {
  /** The operator's own text of this kind replaces the page, which is then rendered in the browser. */
  readonly ownText?: 'privacy' | 'terms';
  /** The page that signed-in people get at this path. */
  readonly forPeople?: Path;
}

/** Fields of the others. */
interface AppFields {
  /** Search engines find it in the sitemap. Pages with the `site` layout are always there. @default false */
  readonly isInSitemap?: boolean;
  /** Rendered by the server, with its public data. @default rendered in the browser */
  readonly isServerRendered?: boolean;
  /** Its rendering fits any query, such as values of a form, which the browser reads later. @default one without a query */
  readonly isSameForAnyQuery?: boolean;
}

/** A declared page. Created by `definePage`, which types its fields and keys. */
export interface Page extends PageFields, SiteFields, AppFields {
  /** Key of the page's name, before its data are loaded. */
  readonly title: string;
  /** Key of its name in the breadcrumbs of the pages below it. @default the title */
  readonly crumb?: string;
  /** Key of what search engines show. */
  readonly description?: string;
}

type KeyOf<One, Name extends string = never> = One extends Copy<infer En> ? CopyKey<En, Name> : never;

/** Keys are those of the page's own copies. */
type Named<Copies extends readonly Copy[]> = Omit<PageFields, 'copies'> & {
  readonly copies: Copies;
  readonly title: KeyOf<Copies[number]>;
  readonly crumb?: KeyOf<Copies[number]>;
} & (
    | (SiteFields & {
        readonly layout: 'site';
        readonly access: 'anyone';
        readonly description: KeyOf<Copies[number], 'site'>;
        readonly isInSitemap?: never;
        readonly isServerRendered?: never;
        readonly isSameForAnyQuery?: never;
      })
    | (AppFields & {
        readonly layout: 'full' | 'blank' | 'bare';
        readonly description?: never;
        readonly ownText?: never;
        readonly forPeople?: never;
      })
  );

export function definePage<const Copies extends readonly Copy[]>(page: Named<Copies>): Page {
  return page;
}

/**
 * The pages of a package, from its `x.page.ts` files:
 * `pagesIn(import.meta.glob<PageModule>('./**\/*.page.ts', { eager: true, import: 'default' }))`
 */
export function pagesIn(files: Readonly<Record<string, PageModule>>): readonly Page[] {
  return Object.values(files).flat();
}

/** The default export of an `x.page.ts`. Several pages may share a route. */
export type PageModule = Page | readonly Page[];

/** Where a link to the page leads: `/docs` for `/docs/*`. */
export function hrefOf(path: Path): Path {
  return path.endsWith('/*') ? (path.slice(0, -'/*'.length) as Path) : path;
}
