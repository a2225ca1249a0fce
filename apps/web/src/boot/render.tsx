/** Renders pages at build time, before any request: for visitors or for signed-in people. Runs in Node. */
import type { User } from '@apiyard/api/contract/accounts/session';
import { createQueryClient } from '@apiyard/kit/data/query-client.ts';
import type { Copy } from '@apiyard/kit/copy.ts';
import { changeLanguage, loadActive, translatorOf } from '@apiyard/kit/copy.ts';
import type { OfferedLanguage } from '@apiyard/kit/settings/language.ts';
import type { Services } from '@apiyard/kit/services.tsx';
import { servicesContext } from '@apiyard/kit/services.tsx';
import { createSettingsStore } from '@apiyard/kit/settings/settings-store.ts';
import { authMachine } from '@apiyard/account/auth/auth.machine.ts';
import { readinessCopy } from '@apiyard/shell/readiness/readiness-copy.ts';
import { readinessMachine } from '@apiyard/shell/readiness/readiness.machine.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createMemoryRouter, RouterContextProvider } from 'react-router';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { shellCopy } from '@apiyard/shell/shell-copy.ts';
import { pages } from '../pages.ts';
import type { Who } from '../router.tsx';
import { routesOf } from '../router.tsx';
import { App } from './App.tsx';
import { labelsCopy } from './labels-copy.ts';
import { renderedSites } from './site.ts';
import type { RenderedSite } from './site.ts';
import { whenInitialized } from './when-initialized.ts';

export interface RenderedPage {
  /** Elements for the head: title, description, preloads. */
  readonly head: string;
  readonly body: string;
}

/** Calls stay pending: the page renders its loading state. */
const unanswered: Services['api'] = { send: () => new Promise<never>(() => {}) };

/** A placeholder user: the rendered page does not depend on it, see `useUser`. */
const somebody = {} as User;

export { publicPages, sitemapPaths } from '../public-pages.ts';

/** The path patterns of all pages, such as `/hub/*`; other paths are not found. */
export const knownPaths: readonly string[] = pages.map(({ path }) => path).toSorted();

export async function renderPage(
  path: string,
  language: OfferedLanguage,
  site: RenderedSite,
  basePath: string,
  who: Who = 'visitor',
): Promise<RenderedPage> {
  await changeLanguage(language);
  await Promise.all([loadActive(labelsCopy), loadActive(readinessCopy), loadActive(shellCopy)]);
  const user = who === 'person' ? somebody : null;
  const { readiness, auth } = await machines(user);
  const systemMode = { matches: false, addEventListener: () => {} } as unknown as MediaQueryList;
  const services: Services = {
    api: unanswered,
    queryClient: createQueryClient(unanswered),
    apiOrigin: '%origin%',
    basePath,
    settings: createSettingsStore({}, { read: () => null, write: () => {} }, systemMode, language),
    session: { user: () => user, subscribe: () => () => {}, refresh: async () => {}, logOut: () => {} },
    site: renderedSites[site],
    isRenderedForPeople: user !== null,
  };
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
  const errors: unknown[] = [];
  const { prelude } = await prerender(<App app={{ services, readiness, auth, router: () => router }} />, {
    // Not streamed: streaming adds inline scripts that the content security policy blocks.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    signal: AbortSignal.timeout(20_000),
    onError: (error) => void errors.push(error),
  });
  const html = await new Response(prelude).text();
  router.dispose();
  if (errors.length > 0) throw new Error(`${path} in ${language} could not be rendered.`, { cause: errors[0] });
  const { head, body } = apart(html);
  return { head: head + descriptionOf(path, services.site.name), body };
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
