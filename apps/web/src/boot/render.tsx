/**
 * Renders pages in Node: public ones and frames when the app is built, and pages with public data in the server, with the
 * same bundle.
 */
import { createClient } from '@apiyard/api/client';
import type { User } from '@apiyard/api/contract/accounts/session';
import type { Site } from '@apiyard/api/contract/site/site';
import type { PageData } from '@apiyard/kit/data/page-data.ts';
import { pageDataIn } from '@apiyard/kit/data/page-data.ts';
import { createQueryClient } from '@apiyard/kit/data/query-client.ts';
import type { Copy } from '@apiyard/kit/copy.ts';
import { changeLanguage, loadActive, translatorOf } from '@apiyard/kit/copy.ts';
import type { OfferedLanguage } from '@apiyard/kit/settings/language.ts';
import type { Services } from '@apiyard/kit/services.tsx';
import { servicesContext } from '@apiyard/kit/services.tsx';
import { createSettingsStore } from '@apiyard/kit/settings/settings-store.ts';
import { authMachine } from '@apiyard/account/auth/auth.machine.ts';
import { articles } from '@apiyard/hub/docs/articles/articles.ts';
import type { AreaCounts } from '@apiyard/shell/navigation/area-counts.ts';
import { readinessMachine } from '@apiyard/shell/readiness/readiness.machine.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createMemoryRouter, matchPath, RouterContextProvider } from 'react-router';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { shellCopy } from '@apiyard/shell/shell-copy.ts';
import { pages } from '../pages.ts';
import { nameOf, serverRenderedPaths, sitemapPaths as markedPaths } from '../public-pages.ts';
import type { Who } from '../router.tsx';
import { routesOf } from '../router.tsx';
import { App } from './App.tsx';
import { labelsCopy } from './labels-copy.ts';
import { renderedSites } from './site.ts';
import type { RenderedSite } from './site.ts';
import { socialTags } from './social-tags.ts';
import { whenInitialized } from './when-initialized.ts';

export interface RenderedPage {
  /** Elements for the head: title, description, preloads. */
  readonly head: string;
  readonly body: string;
}

/** A page whose parts never load is written as it is then. */
const renderMsMax = 20_000;

/** Calls stay pending: the page renders its loading state. */
const unanswered: Services['api'] = { send: () => new Promise<never>(() => {}) };

/** A placeholder user: the rendered page does not depend on it, see `useUser`. */
const anyUser = {} as User;

export { anyQueryPaths, pictureNames, publicPages, serverRenderedPaths } from '../public-pages.ts';

/** Pages for search engines in addition to the public ones: those marked in the page list, and the articles of the docs. */
export const sitemapPaths: readonly string[] = [
  ...markedPaths,
  ...articles.filter(({ slug }) => slug !== '').map(({ slug }) => `/docs/${slug}`),
];

/** The path patterns of all pages, such as `/hub/*`; other paths are not found. */
export const knownPaths: readonly string[] = pages.map(({ path }) => path).toSorted();

/** Renders a page without data, when the app is built. The server fills its placeholders. */
export async function renderPage(
  path: string,
  language: OfferedLanguage,
  site: RenderedSite,
  basePath: string,
  who: Who = 'visitor',
): Promise<RenderedPage> {
  const queryClient = createQueryClient(unanswered);
  const services = {
    api: unanswered,
    queryClient,
    apiOrigin: '%origin%',
    siteOrigin: '%origin%',
    basePath,
    site: renderedSites[site],
  };
  const page = await openPage(path, language, who, services);
  const { head, body } = await page.render();
  return { head: head + descriptionOf(path, services.site.name), body };
}

/** Response of the server to one of its own calls, by the call's address: `/api/plans`. */
export interface CallResponse {
  readonly status: number;
  /** JSON. */
  readonly body: string;
}

export interface DocumentTask {
  /** Decoded, without the query. */
  readonly path: string;
  readonly language: OfferedLanguage;
  readonly who: Who;
  readonly site: Site;
  readonly basePath: string;
  /** Origin of the addresses in the page, with the base path. */
  readonly origin: string;
  readonly areaCounts: AreaCounts;
  /** The page becomes Markdown: it shows all of what people choose one from. */
  readonly isTextOnly: boolean;
  readonly answers: Readonly<Record<string, CallResponse>>;
}

export interface RenderedDocument extends RenderedPage {
  /** Of the element `#data`, from which the browser takes the page over. */
  readonly data: PageData;
  /** The page says that there is nothing at its address. */
  readonly isNotFound: boolean;
}

/**
 * Renders a page with its public data, or lists the calls whose answers it lacks. It is for anyone: calls that need to
 * know the person stay pending.
 */
export async function renderDocument({
  path: decodedPath,
  language,
  who,
  site,
  basePath,
  origin,
  areaCounts,
  isTextOnly,
  answers,
}: DocumentTask): Promise<{ readonly missing: readonly string[] } | RenderedDocument> {
  const path = decodedPath.split('/').map(encodeURIComponent).join('/');
  const missing: string[] = [];
  const answered = createClient({
    fetch(input) {
      const answer = answers[String(input)];
      if (answer !== undefined) return Promise.resolve(new Response(answer.body, { status: answer.status }));
      missing.push(String(input));
      return new Promise<never>(() => {});
    },
  });
  const reading: Promise<unknown>[] = [];
  const api: Services['api'] = {
    send(endpoint, input, options) {
      if (endpoint.auth !== 'anyone' || endpoint.method !== 'GET') return unanswered.send(endpoint, input, options);
      const answer = answered.send(endpoint, input, options);
      if (missing.length === 0) reading.push(answer.catch(() => {}));
      return answer;
    },
  };
  const queryClient = createQueryClient(api);
  const page = await openPage(path, language, who, {
    api,
    queryClient,
    apiOrigin: origin,
    siteOrigin: origin,
    basePath,
    site,
    areaCounts,
    isTextOnly,
  });
  await Promise.all(missing.length === 0 ? reading : []);
  if (missing.length > 0) {
    page.close();
    return { missing };
  }
  const failed = queryClient
    .getQueryCache()
    .getAll()
    .find(({ state }) => state.status === 'error');
  if (failed !== undefined) {
    page.close();
    throw new Error(`${path} shows a failure.`, { cause: failed.state.error });
  }
  const renderedAtMs = Date.now();
  const { head, body } = await page.render(renderedAtMs);
  const data = pageDataIn(queryClient, renderedAtMs);
  if (isNotFoundIn(head)) return { head, body, data, isNotFound: true };
  const siteName = renderToStaticMarkup(site.name);
  const pattern = serverRenderedPaths.find((one) => matchPath(one, path) !== null) ?? '/';
  const tags = socialTags(head, { path: withoutSlash(path), picture: nameOf(pattern), language, origin, siteName });
  return { head: head + tags, body, data, isNotFound: false };
}

/** Whether the page has the mark of `PageTitle`. No text can pass for it, because React escapes quotation marks. */
const isNotFoundIn = (head: string): boolean => head.includes('<meta name="robots" content="noindex"');

/** A page has one address with and without a slash at its end. */
const withoutSlash = (path: string): string => (path === '/' ? path : path.replace(/\/+$/, ''));

interface OpenedPage {
  /** Renders what has loaded so far, and closes the page. */
  render(renderedAtMs?: number): Promise<RenderedPage>;
  close(): void;
}

/** Opens a page as the app does: texts, router, loaders. */
async function openPage(
  path: string,
  language: OfferedLanguage,
  who: Who,
  given: Pick<Services, 'api' | 'queryClient' | 'apiOrigin' | 'siteOrigin' | 'site' | 'areaCounts' | 'isTextOnly'> & {
    readonly basePath: string;
  },
): Promise<OpenedPage> {
  await changeLanguage(language);
  await Promise.all([loadActive(labelsCopy), loadActive(shellCopy)]);
  const user = who === 'person' ? anyUser : null;
  const { readiness, auth } = await machines(user);
  const systemMode = { matches: false, addEventListener: () => {} } as unknown as MediaQueryList;
  const services: Services = {
    ...given,
    settings: createSettingsStore({}, { read: () => null, write: () => {} }, systemMode, language),
    session: { user: () => user, subscribe: () => () => {}, refresh: async () => {}, logOut: () => {} },
    isRenderedForPeople: user !== null,
  };
  const { basePath } = given;
  const router = createMemoryRouter(routesOf(who), {
    ...(basePath !== '' && { basename: basePath }),
    initialEntries: [basePath + path],
    getContext: () => new RouterContextProvider(new Map([[servicesContext, services]])),
  });
  await whenInitialized(router);
  if (router.state.matches.some(({ route }) => route.path === '*'))
    throw new Error(`There is no route for ${path}, which is to be rendered.`);
  const failed = Object.values(router.state.errors ?? {})[0];
  if (failed !== undefined) throw new Error(`${path} could not be rendered.`, { cause: failed });
  return {
    close: () => router.dispose(),
    async render(renderedAtMs) {
      const errors: unknown[] = [];
      // Not `AbortSignal.timeout`: React listens to it, which would keep the rendered tree in memory until then.
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(), renderMsMax);
      const { prelude } = await prerender(
        <App
          app={{
            services: {
              ...services,
              renderedAtMs,
              documentDataUntilMs: renderedAtMs === undefined ? undefined : Infinity,
            },
            readiness,
            auth,
            router: () => router,
          }}
        />,
        {
          // Not streamed: streaming adds inline scripts that the content security policy blocks.
          progressiveChunkSize: Number.POSITIVE_INFINITY,
          signal: late.signal,
          onError: (error) => void errors.push(error),
        },
      );
      const html = await new Response(prelude).text();
      clearTimeout(timer);
      router.dispose();
      if (errors.length > 0) throw new Error(`${path} in ${language} could not be rendered.`, { cause: errors[0] });
      return apart(html);
    },
  };
}

/** Title and description for search engines. */
function descriptionOf(path: string, site: string): string {
  const page = pages.find((one) => one.path === path);
  const [copy] = page?.copies ?? [];
  if (page?.description === undefined || copy === undefined) return '';
  const t = translatorOf(copy as Copy<Record<string, `${string}{{site}}${string}`>>);
  return renderToStaticMarkup(<meta name="description" content={t(page.description, { site })} />);
}

/** React writes head elements first. */
function apart(html: string): RenderedPage {
  const head = /^(?:<(?:meta|link)\b[^>]*>|<title>[^<]*<\/title>)*/.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

async function machines(user: User | null) {
  const readiness = createActor(
    readinessMachine.provide({ actors: { probe: fromPromise(async () => {}), outside: fromCallback(() => {}) } }),
    { input: {} },
  );
  const auth = createActor(
    authMachine.provide({
      actors: { me: fromPromise<User>(async () => user ?? Promise.reject({ code: 'Unauthenticated' })) },
      actions: { keepKey: () => {}, clearCredentials: () => {} },
    }),
  );
  readiness.start();
  auth.start();
  await Promise.all([
    waitFor(readiness, (snapshot) => snapshot.hasTag('ready')),
    waitFor(auth, (snapshot) => !snapshot.matches('loading')),
  ]);
  // A running timer would keep the build from ending.
  readiness.stop();
  auth.stop();
  return { readiness, auth };
}
