/** Renders pages when the app is built, as they stand before anything has been asked: for visitors, or for people. Runs in Node. */
import type { User } from '@apiyard/api/contract/session';
import { changeLanguage, loadActive } from '@apiyard/features/_kit/copy.ts';
import type { OfferedLanguage } from '@apiyard/features/_kit/language.ts';
import type { Services } from '@apiyard/features/_kit/services.tsx';
import { servicesContext } from '@apiyard/features/_kit/services.tsx';
import { createSettingsStore } from '@apiyard/features/_kit/settings-store.ts';
import { authMachine } from '@apiyard/features/auth/auth.machine.ts';
import { readinessCopy } from '@apiyard/features/readiness/readiness-copy.ts';
import { readinessMachine } from '@apiyard/features/readiness/readiness.machine.ts';
import { prerender } from 'react-dom/static';
import { createMemoryRouter, RouterContextProvider } from 'react-router';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { shellCopy } from '@apiyard/features/shell/shell-copy.ts';
import { patternsOf } from '../layouts/exists.ts';
import type { Who } from '../router.tsx';
import { routesOf } from '../router.tsx';
import { App } from './App.tsx';
import { labelsCopy } from './labels-copy.ts';
import { renderedSites } from './site.ts';
import type { RenderedSite } from './site.ts';
import { whenInitialized } from './when-initialized.ts';

export interface RenderedPage {
  /** Elements for the head: title, description, what is fetched ahead. */
  readonly head: string;
  readonly body: string;
}

/** What is called goes unanswered: the page shows what stands while it waits. */
const unanswered: Services['api'] = { send: () => new Promise<never>(() => {}) };

/** Whoever it will be: what is drawn asks for nobody in particular, see `useUser`. */
const somebody = {} as User;

/** The patterns of all addresses that the app has a page for, such as `/hub/*`: at any other it shows that there is none. */
export const knownPaths = (): string[] =>
  Array.from(new Set((['visitor', 'person'] as const).flatMap((who) => patternsOf(routesOf(who)))))
    .filter((path) => path !== '/*')
    .toSorted();

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
    // Whole, in one piece: parts that arrive later would come with scripts that the content policy refuses.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    signal: AbortSignal.timeout(20_000),
    onError: (error) => void errors.push(error),
  });
  const html = await new Response(prelude).text();
  router.dispose();
  if (errors.length > 0) throw new Error(`${path} in ${language} could not be rendered.`, { cause: errors[0] });
  return apart(html);
}

/** React writes what belongs to the head before everything else. */
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
  // A clock that goes on would keep the build from ending.
  readiness.stop();
  auth.stop();
  return { readiness, auth };
}
