import type { User } from '@apiyard/api/contract/session';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { redirect } from 'react-router';
import type { Copy } from './copy.ts';
import { loadActive } from './copy.ts';
import type { Services } from './services.tsx';
import { servicesContext } from './services.tsx';

/** What a `.route.tsx` file exports. */
type RouteModule = Pick<
  RouteObject,
  'Component' | 'ErrorBoundary' | 'action' | 'handle' | 'loader' | 'shouldRevalidate'
>;

let lazyRoutes = 0;

/**
 * A route's `lazy`: its chunk and the texts of the active language load side by side.
 * `lazyRoute(() => import('@apiyard/features/hub/hub-list.route.tsx'), hubCopy)`
 */
export function lazyRoute(load: () => Promise<RouteModule>, ...copies: readonly Copy[]): () => Promise<RouteModule> {
  const mark = `reloaded-for-route-${lazyRoutes++}`;
  return () =>
    withOneReload(mark, async () => {
      const [module] = await Promise.all([load(), ...copies.map(loadActive)]);
      return module;
    });
}

interface Page {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Resolves when the server answers. */
  reachable(): Promise<void>;
  reload(): void;
}

const thisPage: Page = {
  get storage() {
    return sessionStorage;
  },
  reachable: () => whenReachable(),
  reload: () => location.reload(),
};

let whenReachable = async () => {};

/** Lets the app say when parts can be fetched again: while the server is away a reload would leave the browser's own error page. */
export function reachThrough(reachable: () => Promise<void>): void {
  whenReachable = reachable;
}

/**
 * A part that was lost on the way is asked for again once the server answers, and nothing on the page is lost. One that
 * stays away is gone since a new version was deployed: its first failure reloads the page, a second one rejects. The mark
 * outlives the reload; parts have their own, or two of them would take turns for ever.
 */
export async function withOneReload<Loaded>(
  mark: string,
  load: () => Promise<Loaded>,
  page: Page = thisPage,
): Promise<Loaded> {
  try {
    const loaded = await load().catch(() => page.reachable().then(load));
    unmark(mark, page);
    return loaded;
  } catch (error) {
    if (!markFirst(mark, page)) throw new ChunkFailed(error);
    page.reload();
    return new Promise<never>(() => {});
  }
}

/**
 * True when this failure is the first since the part last loaded, and the mark is kept: the router asks for a failed part
 * again whenever it revalidates, and a browser without storage must not reload for ever either.
 */
function markFirst(mark: string, { storage }: Page): boolean {
  try {
    const first = storage.getItem(mark) === null;
    if (first) storage.setItem(mark, 'yes');
    return first;
  } catch {
    return false;
  }
}

function unmark(mark: string, page: Page): void {
  try {
    page.storage.removeItem(mark);
  } catch {
    // Nothing was marked where nothing can be.
  }
}

/** A part of the app could not be loaded, not even after a reload. */
export class ChunkFailed extends Error {
  override readonly name = 'ChunkFailed';
  constructor(cause: unknown) {
    super('A part of this page could not be loaded.', { cause });
  }
}

/** The services in a loader or action. */
export function servicesOf({ context }: Pick<LoaderFunctionArgs, 'context'>): Services {
  return context.get(servicesContext);
}

/** The path of a loader's request as routes write it: without what stands between host and paths. */
export function pathOf({ basePath = '' }: Pick<Services, 'basePath'>, request: Pick<Request, 'url'>): string {
  const { pathname } = new URL(request.url);
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname === basePath ? '/' : pathname;
}

/** Who is signed in, in the loader of a page of one's own. Visitors are led to the login page and back. */
export function requirePerson({ context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>): User {
  const services = servicesOf({ context });
  const user = services.session.user();
  if (user !== null) return user;
  throw redirect(loginPath(pathOf(services, request) + new URL(request.url).search));
}

/**
 * Who is signed in, in the loader of an admin's page. Visitors are led to the login page and back; for anybody else it
 * throws what the error screen of routes shows as 'for admins'.
 */
export function requireAdmin(args: Pick<LoaderFunctionArgs, 'context' | 'request'>): User {
  const user = requirePerson(args);
  if (user.role !== 'admin') throw { code: 'Forbidden' };
  return user;
}

/** The login page's address that leads back to `to` afterwards. */
export function loginPath(to: string): string {
  return to === '/' ? '/auth/login' : `/auth/login?to=${encodeURIComponent(to)}`;
}

/** A `?to=` that stays on this site; anything else becomes the dashboard. */
export function localPath(to: string | null): string {
  const home = '/dashboards/';
  if (to === null || !to.startsWith('/')) return home;
  const base = 'https://apiyard.invalid';
  const url = URL.parse(to, base);
  if (url === null || url.origin !== base || url.pathname.startsWith('//') || url.pathname.startsWith('/auth/'))
    return home;
  return url.pathname + url.search + url.hash;
}
