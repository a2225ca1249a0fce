import type { Client } from '@apiyard/api/client';
import type { Area } from '@apiyard/api/contract/hub/hub';
import type { User } from '@apiyard/api/contract/accounts/session';
import type { Site } from '@apiyard/api/contract/site/site';
import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createContext as createReactContext, use, useSyncExternalStore } from 'react';
import { createContext as createRouterContext } from 'react-router';
import type { Settings } from './settings/settings.ts';
import type { SettingsStore } from './settings/settings-store.ts';

/** The session as the features see it; implemented by the auth machine. */
export interface Session {
  /** Null when signed out. Known before any route loads. */
  user(): User | null;
  subscribe(listener: () => void): () => void;
  /**
   * Refetches from the server: after calls that use up quota, or changes to the account. Never rejects.
   * @param olderThanMs does nothing if the user was loaded more recently; always refetches by default
   */
  refresh(olderThanMs?: number): Promise<void>;
  /** Ends the session and leads to the dashboard's public side. */
  logOut(): void;
}

/** Services of a feature, provided by the app or by a story's frame. */
export interface Services {
  readonly api: Client;
  /** Cached server data: `createQueryClient(api)`. */
  readonly queryClient: QueryClient;
  /** Origin under which people call the API from outside, without a trailing slash: for snippets. */
  readonly apiOrigin: string;
  /** Origin of the pages, with the base path and without a trailing slash: for links that people share. */
  readonly siteOrigin: string;
  /** Base path of the site, such as `/tools`. @default none */
  readonly basePath?: string;
  readonly session: Session;
  /** The site's settings: its name in headings and titles, its operator. */
  readonly site: Site;
  /** The settings that the page was rendered with at build time. @default site */
  readonly renderedSite?: Site;
  /** The page was rendered for signed-in people, without knowing them. @default false */
  readonly isRenderedForPeople?: boolean;
  /** The page is rendered to become Markdown: it shows all of what people choose one from, such as examples. @default false */
  readonly isTextOnly?: boolean | undefined;
  /** When the server rendered the page with its data, ms since 1970. @default rendered without data, or in the browser */
  readonly renderedAtMs?: number | undefined;
  /** The cache's data up to this moment are those that the document has, ms since 1970. @default it has none */
  readonly documentDataUntilMs?: number | undefined;
  /** Number of APIs per area, as the document has it. @default loaded */
  readonly areaCounts?: Readonly<Partial<Record<Area, number>>> | undefined;
  readonly settings: SettingsStore;
  /** Applies new site settings. @default nothing changes */
  readonly takeSite?: (site: Site) => void;
  /** Called after `site` has become another. */
  readonly onSite?: (listener: () => void) => () => void;
}

const ServicesContext = createReactContext<Services | null>(null);

/** The same services for route loaders: `args.context.get(servicesContext)`. */
export const servicesContext = createRouterContext<Services>();

export function ServicesProvider({
  services,
  children,
}: {
  readonly services: Services;
  readonly children: ReactNode;
}) {
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>{children}</QueryClientProvider>
    </ServicesContext>
  );
}

export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error('No services: render this inside ServicesProvider.');
  return services;
}

/**
 * The signed-in person, or null; follows sign-in and sign-out. Also null while a page that was rendered
 * for signed-in people is hydrated: there, use `useIsPerson` to check for a visitor.
 */
export function useUser(): User | null {
  const { session, isRenderedForPeople = false } = useServices();
  return useSyncExternalStore(session.subscribe, session.user, isRenderedForPeople ? noUserYet : session.user);
}

const noUserYet = () => null;

/** Whether a person is signed in; known before the user is. */
export function useIsPerson(): boolean {
  const { session } = useServices();
  const isPerson = () => session.user() !== null;
  return useSyncExternalStore(session.subscribe, isPerson, isPerson);
}

/** Whether someone is signed in whom the page does not know yet, since it was rendered for all who are. */
export function useIsUnknownPerson(): boolean {
  const user = useUser();
  return useIsPerson() && user === null;
}

/** Id of the person who is signed in, also where `useUser` does not know them yet: not to be shown. */
export function usePersonId(): string | null {
  const { session } = useServices();
  const personId = () => session.user()?.id ?? null;
  return useSyncExternalStore(session.subscribe, personId, personId);
}

/** Whether this is the first render of a page that was rendered in Node: nothing stored in the browser may be used. */
export function useIsAsRendered(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}

/** The same of a page that was built without data; pages that the server renders contain theirs from the start. */
export function useIsBuiltWithoutData(): boolean {
  const { renderedAtMs } = useServices();
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => renderedAtMs === undefined,
  );
}

/** Name, operator and contact address of the installation. Settings of the operator, never texts in code. */
export function useSite(): Site {
  const services = useServices();
  // Read each time, since it may be a getter.
  return useSyncExternalStore(
    services.onSite ?? neverChanges,
    () => services.site,
    () => services.renderedSite ?? services.site,
  );
}

const neverChanges = () => () => {};

/** One current setting; renders again only when that one changes. */
export function useSetting<Name extends keyof Settings>(name: Name): Settings[Name] {
  const { settings } = useServices();
  // A prerendered page has the default settings: hydration starts with those.
  return useSyncExternalStore(
    settings.subscribe,
    () => settings.get()[name],
    () => settings.rendered()[name],
  );
}

/** All current settings; renders again when any of them changes. */
export function useSettings(): Settings {
  const { settings } = useServices();
  return useSyncExternalStore(settings.subscribe, settings.get, settings.rendered);
}
