/** Everything with the lifetime of the page: client, settings, and the state machines of readiness and session. */
import { createClient } from '@apiyard/api/client';
import { getMe, login, logout } from '@apiyard/api/contract/accounts/session';
import type { User } from '@apiyard/api/contract/accounts/session';
import { getStats } from '@apiyard/api/contract/stats';
import { activeLanguage, changeLanguage, loadActive } from '@apiyard/kit/copy.ts';
import { pageDataOf, takeOver } from '@apiyard/kit/data/page-data.ts';
import { query } from '@apiyard/kit/data/query.ts';
import { createQueryClient, followSession } from '@apiyard/kit/data/query-client.ts';
import { destinationOf, recoverThrough, withOneReload } from '@apiyard/kit/routing/route.ts';
import type { Services } from '@apiyard/kit/services.tsx';
import { localeOf } from '@apiyard/kit/settings/language.ts';
import { applySettings } from '@apiyard/kit/settings/settings.ts';
import type { SettingsStore } from '@apiyard/kit/settings/settings-store.ts';
import { createSettingsStore, localChoices, readChoices } from '@apiyard/kit/settings/settings-store.ts';
import { authMachine } from '@apiyard/account/auth/auth.machine.ts';
import type { LoginInput } from '@apiyard/account/auth/auth.machine.ts';
import { browserCredentials } from '@apiyard/account/auth/credentials.ts';
import type { AuthActor } from '@apiyard/account/auth/log-in.ts';
import { areaCountsIn } from '@apiyard/shell/navigation/area-counts.ts';
import { windowListener } from '@apiyard/shell/readiness/outside.ts';
import { readinessMachine } from '@apiyard/shell/readiness/readiness.machine.ts';
import type { DataRouter } from 'react-router';
import { createBrowserRouter, matchRoutes, RouterContextProvider } from 'react-router';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { createActor, fromPromise, waitFor } from 'xstate';
import { servicesContext } from '@apiyard/kit/services.tsx';
import { mirrorLanguage } from './language-cookie.ts';
import { createSiteStore } from './site.ts';
import { revalidateWhole } from './revalidate-whole.ts';
import { whenInitialized } from './when-initialized.ts';
import { shellCopy } from '@apiyard/shell/shell-copy.ts';
import { showSignedOutToast } from '@apiyard/shell/signed-out.ts';
import type { Who } from '../router.tsx';
import { routesOf } from '../router.tsx';
import { wipeOncePerDay } from './daily-wipe.ts';
import { servedLanguage, withAskedLanguage } from './first-language.ts';
import { labelsCopy } from './labels-copy.ts';

/** Timeout of a probe or a sign-out, in ms. */
const shortTimeoutMs = 5000;

export type ReadinessActor = ActorRefFrom<typeof readinessMachine>;

export interface RunningApp {
  readonly services: Services;
  readonly readiness: ReadinessActor;
  readonly auth: AuthActor;
  /** The router, created once it is known who is signed in, on which its loaders rely. */
  router(): DataRouter;
  /**
   * Resolves when the first page can be rendered, or when the server is not ready. The value is whether it
   * matches the page rendered at build time in this language: the server is ready, and no one is signed in, or
   * someone is where it was rendered for signed-in people.
   */
  startsAsRendered(language: string): Promise<boolean>;
}

/**
 * @param basePath path prefix after the host, such as `/tools`, or empty
 * @param renderedFor audience of the page rendered at build time, if any
 */
export async function startApp(apiBase: string, basePath: string, renderedFor: Who | undefined): Promise<RunningApp> {
  try {
    wipeOncePerDay(localStorage);
  } catch (error) {
    console.warn('Settings last until the page is closed.', error);
  }
  const root = document.documentElement;
  const settings = createSettingsStore(
    await readChoices(localChoices),
    localChoices,
    matchMedia('(prefers-color-scheme: dark)'),
    servedLanguage(root),
  );
  takeAskedLanguage(settings);
  mirrorLanguage(settings, document);
  const apply = () => applySettings(root, settings.get());
  apply();
  settings.subscribe(apply);

  const api = createClient({
    base: apiBase === '' ? basePath : apiBase,
    sample: async () => (await import('@apiyard/api/sample/in-page')).answerSample,
    language: () => localeOf(activeLanguage()),
    onSignedOut: () => auth.send({ type: 'session ended' }),
    // Updates an open page when the person is no longer an admin.
    onForbidden: () => auth.send({ type: 'refresh' }),
    onFailed: () => readiness.send({ type: 'call failed' }),
    onMaintenance: () => leadToMaintenance(router, basePath),
  });

  const readiness = createActor(
    readinessMachine.provide({
      actors: {
        probe: fromPromise(async ({ signal }) => {
          const stats = await api.send(getStats, {}, { signal, timeoutMs: shortTimeoutMs });
          // Pages that show the figures need no second request. Those in the document are shown first, as rendered.
          if (pageData === null) queryClient.setQueryData(query(getStats, {}).queryKey, stats);
        }),
        outside: windowListener,
      },
    }),
    { input: {} },
  );

  const credentials = browserCredentials();
  const me = async (signal: AbortSignal) => (await api.send(getMe, {}, { signal })).user;
  const auth = createActor(
    authMachine.provide({
      actors: {
        me: fromPromise<User>(async ({ signal }) => {
          // Sent in parallel with the first probe. A server that is not ready gives no information about the session.
          const answer = await me(signal).catch((error: unknown) => ({ error }));
          if (!('error' in answer)) return answer;
          if (readiness.getSnapshot().hasTag('ready') || isSignedOut(answer.error)) throw answer.error;
          await waitFor(readiness, (snapshot) => snapshot.hasTag('ready'), { signal });
          return me(signal);
        }),
        logIn: fromPromise<User, LoginInput>(
          async ({ input, signal }) => (await api.send(login, { ...input }, { signal })).user,
        ),
        logOut: fromPromise(async ({ signal }) => {
          // A request that arrives after the sign-out is answered with 401, which browsers log.
          await queryClient.cancelQueries();
          await api.send(logout, {}, { signal, timeoutMs: shortTimeoutMs });
        }),
        leave: fromPromise(async () => router?.navigate('/dashboards/', { replace: true })),
      },
      actions: {
        keepKey: (_, { user }) => credentials.keep(user),
        clearCredentials: () => credentials.clear(),
      },
    }),
  );

  let userAtMs = 0;
  let known: User | null = null;
  auth.subscribe(({ context: { user } }) => {
    if (user === known) return;
    known = user;
    userAtMs = Date.now();
  });

  const siteStore = createSiteStore(document);
  const queryClient = createQueryClient(api);
  const pageData = pageDataOf(document);
  const startedAtMs = Date.now();
  const siteOrigin = location.origin + basePath;
  const services: Services = {
    api,
    queryClient,
    basePath,
    apiOrigin: apiBase === '' ? siteOrigin : new URL(apiBase, location.href).origin,
    siteOrigin,
    settings,
    session: {
      user: () => auth.getSnapshot().context.user,
      subscribe: (listener) => {
        const subscription = auth.subscribe(listener);
        return () => subscription.unsubscribe();
      },
      async refresh(olderThanMs = 0) {
        if (Date.now() - userAtMs < olderThanMs) return;
        auth.send({ type: 'refresh' });
        await waitFor(auth, (snapshot) => !snapshot.matches({ 'signed in': 'refreshing' }));
      },
      logOut: () => auth.send({ type: 'log out' }),
    },
    isRenderedForPeople: renderedFor === 'person',
    renderedAtMs: pageData?.renderedAtMs,
    documentDataUntilMs: pageData === null ? undefined : startedAtMs,
    areaCounts: areaCountsIn(document),
    ...siteStore,
    // Not spread: that would freeze the initial value.
    get site() {
      return siteStore.site;
    },
  };

  let router: DataRouter | undefined;
  const makeRouter = () => {
    // Only now: the cache is cleared when it becomes known who is signed in.
    const letFetch = pageData === null ? () => {} : takeOver(queryClient, pageData, startedAtMs);
    const made = createBrowserRouter(routesOf(services.session.user() === null ? 'visitor' : 'person'), {
      ...(basePath !== '' && { basename: basePath }),
      getContext: () => new RouterContextProvider(new Map([[servicesContext, services]])),
    });
    void whenInitialized(made).then(letFetch);
    return made;
  };

  readiness.start();
  auth.start();
  recoverThrough({
    async reachable() {
      readiness.send({ type: 'call failed' });
      await waitFor(readiness, (snapshot) => snapshot.matches('ready'));
    },
    destination: () => (router === undefined ? null : destinationOf(router.state, location)),
  });
  await withOneReload('reloaded-for-start', async () => {
    await changeLanguage(settings.get().isLanguage);
    await Promise.all([loadActive(labelsCopy), loadActive(shellCopy)]);
  });
  fetchAhead(renderedFor ?? 'person', basePath);
  followSession(queryClient, services.session);
  revalidateForWhoIsHere(auth, `${basePath}/auth/login`, () => router);
  const running = { services, readiness, auth, router: () => (router ??= makeRouter()) };
  return {
    ...running,
    async startsAsRendered(language) {
      const state = await waitFor(readiness, (snapshot) => !snapshot.matches('starting'));
      if (!state.hasTag('ready')) return false;
      const session = await waitFor(auth, (snapshot) => !snapshot.matches('loading'));
      await whenInitialized(running.router());
      return (
        (session.context.user === null) === (renderedFor === 'visitor') &&
        settings.get().isLanguage === language &&
        // Such as a chunk that could not be loaded: the page is replaced by the error.
        running.router().state.errors === null
      );
    },
  };
}

/** `?lang=fr` is applied once and removed: in the URL it would override a later choice on each reload. */
function takeAskedLanguage(settings: SettingsStore): void {
  const asked = withAskedLanguage({}, location.search);
  if (asked.isLanguage === undefined) return;
  settings.change(asked);
  const url = new URL(location.href);
  url.searchParams.delete('lang');
  history.replaceState(history.state, '', url);
}

function isSignedOut(error: unknown): boolean {
  return typeof error === 'object' && error !== null && (error as { code?: unknown }).code === 'Unauthenticated';
}

/** Preloads the chunks of the first page. The router loads them again and reports failures. */
function fetchAhead(who: Who, basePath: string): void {
  for (const { route } of matchRoutes(routesOf(who), location.pathname, basePath === '' ? undefined : basePath) ?? []) {
    if (typeof route.lazy === 'function') void route.lazy();
  }
}

/** The session stays valid: after maintenance, the page leads back to the destination. */
function leadToMaintenance(router: DataRouter | undefined, basePath: string): void {
  if (router === undefined) return;
  const { location: here, navigation } = router.state;
  const { pathname, search, hash } = navigation.location ?? here;
  const path = pathname.slice(basePath.length);
  if (path.startsWith('/auth/')) return;
  void router.navigate(`/auth/maintenance?to=${encodeURIComponent(path + search + hash)}`, { replace: true });
}

/** The loaders ran for another user or role: they run again and may redirect to the login page. */
function revalidateForWhoIsHere(auth: AuthActor, loginAt: string, router: () => DataRouter | undefined): void {
  const whoIsHere = ({ context: { user } }: SnapshotFrom<AuthActor>) => user && `${user.id} ${user.role}`;
  let known = whoIsHere(auth.getSnapshot());
  auth.subscribe((snapshot) => {
    const now = whoIsHere(snapshot);
    if (now === known) return;
    known = now;
    // Sign-out navigates by itself; a revalidation would cancel that navigation.
    if (!snapshot.matches({ 'signed out': 'leaving' })) void readAgain(router(), loginAt, snapshot.context.hasEnded);
  });
}

/** The login page explains an expired session itself; other pages need a toast. */
async function readAgain(router: DataRouter | undefined, loginAt: string, hasEnded: boolean): Promise<void> {
  if (router === undefined) return;
  await revalidateWhole(router);
  if (hasEnded && router.state.location.pathname !== loginAt) await showSignedOutToast();
}
