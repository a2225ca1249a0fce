import type { Page } from '@apiyard/kit/routing/page.ts';
import { pagesAbove } from '@apiyard/kit/routing/page-list.tsx';
import { routeOf, withOneReload } from '@apiyard/kit/routing/route.ts';
import { UnknownAddress } from '@apiyard/shell/errors/UnknownAddress.tsx';
import { StartScreen } from '@apiyard/shell/readiness/StartScreen/StartScreen.tsx';
import type { RouteObject } from 'react-router';
import { Root } from './layouts/Root.tsx';
import { RouteError } from './layouts/RouteError.tsx';
import { pages } from './pages.ts';

/** The signed-in person when the page loads: determines what `/` shows. */
export type Who = 'visitor' | 'person';

const layouts = {
  full: () => import('./layouts/FullLayout/FullLayout.tsx').then(({ FullLayout }) => FullLayout),
  site: () => import('./layouts/SiteLayout/SiteLayout.tsx').then(({ SiteLayout }) => SiteLayout),
  blank: () => import('./layouts/BlankLayout/BlankLayout.tsx').then(({ BlankLayout }) => BlankLayout),
  bare: () => import('./layouts/BareLayout/BareLayout.tsx').then(({ BareLayout }) => BareLayout),
} as const;

const within = (layout: Page['layout'], children: RouteObject[]): RouteObject => ({
  lazy: async () => ({ Component: await withOneReload(`reloaded-for-${layout}`, layouts[layout]) }),
  children: [{ ErrorBoundary: RouteError, children }],
});

/** A page's own route. `/` is an index of its layout. */
function ownRoute(page: Page): RouteObject {
  const { path, ...route } = routeOf(page, pagesAbove(page, pages));
  return path === '' ? ({ ...route, index: true } as RouteObject) : ({ ...route, path } as RouteObject);
}

const groups = (['full', 'site', 'blank', 'bare'] as const).map((layout) =>
  within(layout, pages.filter((page) => page.layout === layout && page.forPeople === undefined).map(ownRoute)),
);

/** Paths that show one page to visitors and another to signed-in people. */
const shared = pages.filter(({ forPeople }) => forPeople !== undefined);

function pageFor(who: Who, page: Page): Page {
  const other = pages.find(({ path }) => path === page.forPeople);
  if (other === undefined)
    throw new Error(`${page.path} shows ${page.forPeople} to signed-in people, which is no page.`);
  return who === 'visitor' ? page : { ...other, path: page.path };
}

const sharedRoutes = {
  visitor: shared.map((page) => pageFor('visitor', page)).map((page) => within(page.layout, [ownRoute(page)])),
  person: shared.map((page) => pageFor('person', page)).map((page) => within(page.layout, [ownRoute(page)])),
};

/** Every address of the product. A page's code and texts load when it is first opened. */
export function routesOf(who: Who): RouteObject[] {
  return [
    {
      Component: Root,
      ErrorBoundary: RouteError,
      HydrateFallback: StartScreen,
      children: [...sharedRoutes[who], ...groups, { path: '*', Component: UnknownAddress }],
    },
  ];
}
