/** Everything that lives as long as the page: client, settings, and the machines of readiness and session. */
import { createClient } from '@apiyard/api/client';
import { getMe, login, logout } from '@apiyard/api/contract/session';
import type { User } from '@apiyard/api/contract/session';
import { getStats } from '@apiyard/api/contract/stats';
import { changeLanguage, loadActive } from '@apiyard/features/_kit/copy.ts';
import { reachThrough, withOneReload } from '@apiyard/features/_kit/route.ts';
import type { Services } from '@apiyard/features/_kit/services.tsx';
import { applySettings } from '@apiyard/features/_kit/settings.ts';
import type { SettingsStore } from '@apiyard/features/_kit/settings-store.ts';
import { createSettingsStore, localChoices, readChoices } from '@apiyard/features/_kit/settings-store.ts';
import { authMachine } from '@apiyard/features/auth/auth.machine.ts';
import type { LoginInput } from '@apiyard/features/auth/auth.machine.ts';
import { browserCredentials } from '@apiyard/features/auth/credentials.ts';
import type { AuthActor } from '@apiyard/features/auth/log-in.ts';
import { windowListener } from '@apiyard/features/readiness/outside.ts';
import { readinessCopy } from '@apiyard/features/readiness/readiness-copy.ts';
import { readinessMachine } from '@apiyard/features/readiness/readiness.machine.ts';
import type { DataRouter } from 'react-router';
import { createBrowserRouter, matchRoutes, RouterContextProvider } from 'react-router';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { createActor, fromPromise, waitFor } from 'xstate';
import { servicesContext } from '@apiyard/features/_kit/services.tsx';
import { mirrorLanguage } from './language-cookie.ts';
import { createSiteStore } from './site.ts';
import { revalidateWhole } from './revalidate-whole.ts';
import { whenInitialized } from './when-initialized.ts';
import { shellCopy } from '@apiyard/features/shell/shell-copy.ts';
import { tellSignedOut } from '@apiyard/features/shell/signed-out.ts';
import type { Who } from '../router.tsx';
import { routesOf } from '../router.tsx';
import { wipeOncePerDay } from './daily-wipe.ts';
import { servedLanguage, withAskedLanguage } from './first-language.ts';
import { labelsCopy } from './labels-copy.ts';

/** A probe or a sign-out that takes longer than this has failed. */
const shortTimeoutMs = 5000;

export type ReadinessActor = ActorRefFrom<typeof readinessMachine>;

export interface RunningApp {
  readonly services: Services;
  readonly readiness: ReadinessActor;
  readonly auth: AuthActor;
  /** The router, made when it is known who is signed in: its loaders may rely on that. */
  router(): DataRouter;
  /**
   * Resolves when the first page can be drawn, or when there is none because the server is not ready. Tells whether it
   * begins as the page that was rendered at build time in this language: with the server ready, and nobody signed in, or
   * somebody where it was rendered for people.
   */
  startsAsRendered(language: string): Promise<boolean>;
}

/**
 * @param basePath what stands between host and paths: `/yard`, or nothing
 * @param renderedFor for whom the page that stands was rendered when the app was built, if it was
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
    onSignedOut: () => auth.send({ type: 'session ended' }),
    // An open page learns that its person is no admin any more.
    onForbidden: () => auth.send({ type: 'refresh' }),
    onFailed: () => readiness.send({ type: 'call failed' }),
    onMaintenance: () => leadToMaintenance(router, basePath),
  });

  const readiness = createActor(
    readinessMachine.provide({
      actors: {
        probe: fromPromise(
          async ({ signal }) => void (await api.send(getStats, {}, { signal, timeoutMs: shortTimeoutMs })),
        ),
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
          // Asked beside the first probe, not after it. A server that is not up yet has said nothing about the session.
          const answer = await me(signal).catch((error: unknown) => ({ error }));
          if (!('error' in answer)) return answer;
          if (readiness.getSnapshot().hasTag('ready') || isSignedOut(answer.error)) throw answer.error;
          await waitFor(readiness, (snapshot) => snapshot.hasTag('ready'), { signal });
          return me(signal);
        }),
        logIn: fromPromise<User, LoginInput>(
          async ({ input, signal }) => (await api.send(login, { ...input }, { signal })).user,
        ),
        logOut: fromPromise(
          async ({ signal }) => void (await api.send(logout, {}, { signal, timeoutMs: shortTimeoutMs })),
        ),
        leave: fromPromise(async () => router?.navigate('/dashboards/', { replace: true })),
      },
      actions: {
        keepKey: (_, { user }) => credentials.keep(user),
        clearCredentials: () => credentials.clear(),
      },
    }),
  );

  const siteStore = createSiteStore(document);
  const services: Services = {
    api,
    basePath,
    apiOrigin: apiBase === '' ? location.origin + basePath : new URL(apiBase, location.href).origin,
    settings,
    session: {
      user: () => auth.getSnapshot().context.user,
      subscribe: (listener) => {
        const subscription = auth.subscribe(listener);
        return () => subscription.unsubscribe();
      },
      async refresh() {
        auth.send({ type: 'refresh' });
        await waitFor(auth, (snapshot) => !snapshot.matches({ 'signed in': 'refreshing' }));
      },
      logOut: () => auth.send({ type: 'log out' }),
    },
    isRenderedForPeople: renderedFor === 'person',
    ...siteStore,
    // Spread, it would be what it was at the start for ever.
    get site() {
      return siteStore.site;
    },
  };

  let router: DataRouter | undefined;
  const makeRouter = () =>
    createBrowserRouter(routesOf(services.session.user() === null ? 'visitor' : 'person'), {
      ...(basePath !== '' && { basename: basePath }),
      getContext: () => new RouterContextProvider(new Map([[servicesContext, services]])),
    });

  readiness.start();
  auth.start();
  reachThrough(async () => {
    readiness.send({ type: 'call failed' });
    await waitFor(readiness, (snapshot) => snapshot.matches('ready'));
  });
  await withOneReload('reloaded-for-start', async () => {
    await changeLanguage(settings.get().isLanguage);
    await Promise.all([loadActive(labelsCopy), loadActive(readinessCopy), loadActive(shellCopy)]);
  });
  fetchAhead(renderedFor ?? 'person', basePath);
  revalidateForWhoIsHere(auth, `${basePath}/auth/login`, () => router);
  const running = { services, readiness, auth, router: () => (router ??= makeRouter()) };
  return {
    ...running,
    async startsAsRendered(language) {
      const state = await waitFor(readiness, (snapshot) => !snapshot.matches('starting'));
      if (!state.hasTag('ready')) return false;
      const session = await waitFor(auth, (snapshot) => !snapshot.matches('loading'));
      await whenInitialized(running.router());
      return (session.context.user === null) === (renderedFor === 'visitor') && settings.get().isLanguage === language;
    },
  };
}

/** `?lang=fr` is taken over once: kept in the address it would undo a later choice at each reload. */
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

/** Starts loading the chunks of the first page beside the first calls. The router asks for them again, and reports failures. */
function fetchAhead(who: Who, basePath: string): void {
  for (const { route } of matchRoutes(routesOf(who), location.pathname, basePath === '' ? undefined : basePath) ?? []) {
    if (typeof route.lazy === 'function') void route.lazy();
  }
}

/** The session stays: when the work is over, the page leads back to where people were or wanted to go. */
function leadToMaintenance(router: DataRouter | undefined, basePath: string): void {
  if (router === undefined) return;
  const { location: here, navigation } = router.state;
  const { pathname, search, hash } = navigation.location ?? here;
  const path = pathname.slice(basePath.length);
  if (path.startsWith('/auth/')) return;
  void router.navigate(`/auth/maintenance?to=${encodeURIComponent(path + search + hash)}`, { replace: true });
}

/** The page's loaders ran for somebody else, or in another role: they run again, and may lead to the login page. */
function revalidateForWhoIsHere(auth: AuthActor, loginAt: string, router: () => DataRouter | undefined): void {
  const whoIsHere = ({ context: { user } }: SnapshotFrom<AuthActor>) => user && `${user.id} ${user.role}`;
  let known = whoIsHere(auth.getSnapshot());
  auth.subscribe((snapshot) => {
    const now = whoIsHere(snapshot);
    if (now === known) return;
    known = now;
    // The way out of a logout loads its own page; a revalidation beside it would cancel it.
    if (!snapshot.matches({ 'signed out': 'leaving' })) void readAgain(router(), loginAt, snapshot.context.hasEnded);
  });
}

/** The login page says by itself why somebody stands there; elsewhere a session's end would only be seen by what is missing. */
async function readAgain(router: DataRouter | undefined, loginAt: string, hasEnded: boolean): Promise<void> {
  if (router === undefined) return;
  await revalidateWhole(router);
  if (hasEnded && router.state.location.pathname !== loginAt) await tellSignedOut();
}
