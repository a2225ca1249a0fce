import type { RouteObject } from 'react-router';
import { matchPath } from 'react-router';
import { routesOf } from '../router.tsx';

/** Asked for when it is first needed: the router's module stands before the layouts that it loads. */
let known: { readonly plain: ReadonlySet<string>; readonly patterns: readonly string[] } | undefined;

/** Whether a route leads to a path of the app: menus show what does. */
export function exists(href: string): boolean {
  known ??= sorted(patternsOf(routesOf('person')));
  const path = href.split('?', 1)[0] ?? '';
  return known.plain.has(withoutSlash(path)) || known.patterns.some((pattern) => matchPath(pattern, path) !== null);
}

/** The catch-all leads to the page for unknown addresses, and so nowhere. */
function sorted(all: readonly string[]) {
  const isPattern = (path: string) => path.includes(':') || path.includes('*');
  return { plain: new Set(all.filter((path) => !isPattern(path)).map(withoutSlash)), patterns: all.filter((path) => isPattern(path) && path !== '/*') };
}

function patternsOf(routes: readonly RouteObject[], parent = ''): readonly string[] {
  return routes.flatMap(({ path, children }) => {
    const own = path === undefined ? parent : `${parent}/${path}`;
    return children === undefined ? [own === '' ? '/' : own] : patternsOf(children, own);
  });
}

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path);
