import type { User } from '@apiyard/api/contract/accounts/session';
import type { DataRouter, LoaderFunctionArgs, RouteObject } from 'react-router';
import { redirect } from 'react-router';
import { loadActive } from '../copy.ts';
import type { Page, RouteModule } from './page.ts';
import type { Services } from '../services.tsx';
import { servicesContext } from '../services.tsx';

/**
 * The route of a page. Its code and the texts of the active language load in parallel when it is first opened, and
 * its loader runs for people with access.
 * @param above the pages above it: their titles are loaded with it, for its breadcrumbs
 */
export function routeOf({ path, access, load, ...page }: Page, above: readonly Page[] = []): RouteObject {
  const copies = [page, ...above].flatMap((one) => one.copies);
  return {
    path: path.slice(1),
    lazy: () =>
      withOneReload(`reloaded-for-page-${path}`, async () => {
        const [module] = await Promise.all([load(), ...copies.map(loadActive)]);
        return withAccess(access, module);
      }),
  };
}

function withAccess(access: Page['access'], module: RouteModule): RouteModule {
  if (access === 'anyone') return module;
  const { loader } = module;
  return {
    ...module,
    // A page without one gets one: the router loses the new address when a page without a loader is left during a
    // revalidation, which every sign-in causes.
    loader(args) {
      requireAccess(access, args);
      return typeof loader === 'function' ? loader(args) : null;
    },
  };
}

type Asked = Pick<LoaderFunctionArgs, 'context' | 'request'>;

function requireAccess(access: Exclude<Page['access'], 'anyone'>, args: Asked): void {
  const user = servicesOf(args).session.user();
  if (access === 'visitor') {
    if (user !== null) throw redirect(localPath(new URL(args.request.url).searchParams.get('to')));
    return;
  }
  const { role } = userOf(args);
  if (access === 'admin' && role !== 'admin') throw { code: 'Forbidden' };
}

interface BrowserPage {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Resolves when the server responds. */
  reachable(): Promise<void>;
  /** The path, query and fragment that a pending navigation leads to; null where there is none. */
  destination(): string | null;
  reload(): void;
  /** Loads the document at an address. */
  open(to: string): void;
}

type Recovery = Pick<BrowserPage, 'reachable' | 'destination'>;

let recovery: Recovery = { reachable: async () => {}, destination: () => null };

const thisPage: BrowserPage = {
  get storage() {
    return sessionStorage;
  },
  reachable: () => recovery.reachable(),
  destination: () => recovery.destination(),
  reload: () => location.reload(),
  open: (to) => location.assign(to),
};

/**
 * Reports when chunks can be loaded again, because a reload while the server is unavailable would show the browser's own
 * error page, and where a reload has to lead.
 */
export function recoverThrough(given: Recovery): void {
  recovery = given;
}

/** Where a navigation leads, unless the browser is there already, as after its back button. */
export function destinationOf(
  { navigation }: Pick<DataRouter['state'], 'navigation'>,
  here: Pick<Location, 'pathname' | 'search'>,
): string | null {
  const to = navigation.location;
  if (to === undefined || to.pathname + to.search === here.pathname + here.search) return null;
  return to.pathname + to.search + to.hash;
}

/**
 * A chunk that fails over the network is retried once the server responds, and the page keeps its state. One that keeps
 * failing no longer exists after a deployment: its first failure reloads the page, or loads the one that the person is
 * navigating to; a second one rejects. The mark survives the reload; each chunk has a separate one, or two of them would reload alternately forever.
 */
export async function withOneReload<Loaded>(
  mark: string,
  load: () => Promise<Loaded>,
  page: BrowserPage = thisPage,
): Promise<Loaded> {
  try {
    const loaded = await load().catch(() => page.reachable().then(load));
    unmark(mark, page);
    return loaded;
  } catch (error) {
    if (!markFirst(mark, page)) throw new ChunkFailed(error);
    const to = page.destination();
    if (to === null) page.reload();
    else page.open(to);
    return new Promise<never>(() => {});
  }
}

/**
 * True when this is the first failure since the chunk last loaded, and the mark was stored: the router imports a failed
 * chunk again on each revalidation, and a browser without storage must not reload in a loop.
 */
function markFirst(mark: string, { storage }: BrowserPage): boolean {
  try {
    const first = storage.getItem(mark) === null;
    if (first) storage.setItem(mark, 'yes');
    return first;
  } catch {
    return false;
  }
}

function unmark(mark: string, page: BrowserPage): void {
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

/** The path of a loader's request without the base path. */
export function pathOf({ basePath = '' }: Pick<Services, 'basePath'>, request: Pick<Request, 'url'>): string {
  const { pathname } = new URL(request.url);
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname === basePath ? '/' : pathname;
}

/** The signed-in person, in the loader of a private page. Redirects visitors to the login page and back. */
export function userOf({ context, request }: Asked): User {
  const services = servicesOf({ context });
  const user = services.session.user();
  if (user !== null) return user;
  throw redirect(loginPath(pathOf(services, request) + new URL(request.url).search));
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
