import type { RouteObject } from 'react-router';
import { matchPath } from 'react-router';

/** Whether a route leads to a path of the app: menus show what does. */
export type Exists = (href: string) => boolean;

/** Tells of these routes which paths they lead to. */
export function existsIn(routes: readonly RouteObject[]): Exists {
  let known: ReturnType<typeof sorted> | undefined;
  return (href) => {
    known ??= sorted(patternsOf(routes));
    const path = href.split('?', 1)[0] ?? '';
    return known.plain.has(withoutSlash(path)) || known.patterns.some((pattern) => matchPath(pattern, path) !== null);
  };
}

/** The catch-all leads to the page for unknown addresses, and so nowhere. */
function sorted(all: readonly string[]) {
  const isPattern = (path: string) => path.includes(':') || path.includes('*');
  return {
    plain: new Set(all.filter((path) => !isPattern(path)).map(withoutSlash)),
    patterns: all.filter((path) => isPattern(path) && path !== '/*'),
  };
}

/** The paths that these routes lead to, such as `/apps/blog/detail/:id`, the catch-all among them. */
export function patternsOf(routes: readonly RouteObject[], parent = ''): readonly string[] {
  return routes.flatMap(({ path, children }) => {
    const own = path === undefined ? parent : `${parent}/${path}`;
    return children === undefined ? [own === '' ? '/' : own] : patternsOf(children, own);
  });
}

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path);
