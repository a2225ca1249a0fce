import type { Client } from '@apiyard/api/client';
import type { User } from '@apiyard/api/contract/session';
import type { Site } from '@apiyard/api/contract/site';
import type { ReactNode } from 'react';
import { createContext as createReactContext, use, useSyncExternalStore } from 'react';
import { createContext as createRouterContext } from 'react-router';
import type { Settings } from './settings.ts';
import type { SettingsStore } from './settings-store.ts';

/** Who is signed in, as the features see it; the auth feature's machine stands behind it. */
export interface Session {
  /** Null when nobody is signed in. Known before any route loads. */
  user(): User | null;
  subscribe(listener: () => void): () => void;
  /** Asks the server again: after calls that use up quota, or changes to the account. Never rejects. */
  refresh(): Promise<void>;
  /** Ends the session and leads to the dashboard's public side. */
  logOut(): void;
}

/** What a feature gets from the app, and a story from its frame. */
export interface Services {
  readonly api: Client;
  /** Origin under which people call the API from outside, without a trailing slash: for snippets. */
  readonly apiOrigin: string;
  /** The part of the address between host and paths, where the site stands below one: `/yard`. @default none */
  readonly basePath?: string;
  readonly session: Session;
  /** What the installation says about itself: the name that stands in headings and titles, who runs it. */
  readonly site: Site;
  /** What the page that stands was rendered with, where it was rendered at build time. @default site */
  readonly renderedSite?: Site;
  /** The page that stands was rendered at build time for people, whoever they are. @default false */
  readonly isRenderedForPeople?: boolean;
  readonly settings: SettingsStore;
  /** Takes over what the site says now, where that was just learned. @default nothing changes */
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
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error('No services: render this inside ServicesProvider.');
  return services;
}

/**
 * The signed-in person, or null; follows sign-in and sign-out. Also null while a page that was rendered for people comes
 * to life: what stands in its frame asks `useIsPerson` whether it is a visitor.
 */
export function useUser(): User | null {
  const { session, isRenderedForPeople = false } = useServices();
  return useSyncExternalStore(session.subscribe, session.user, isRenderedForPeople ? nobodyYet : session.user);
}

const nobodyYet = () => null;

/** Whether somebody is signed in, which is known before who it is. */
export function useIsPerson(): boolean {
  const { session } = useServices();
  const isPerson = () => session.user() !== null;
  return useSyncExternalStore(session.subscribe, isPerson, isPerson);
}

/** Whether this is the first drawing of a page that was rendered at build time: it knows nothing that a browser keeps. */
export function useIsAsRendered(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}

/** What the installation is called, who runs it, where to write to. Settings of the operator, never texts in code. */
export function useSite(): Site {
  const services = useServices();
  // Read anew each time: where it can change it is no plain member.
  return useSyncExternalStore(
    services.onSite ?? neverChanges,
    () => services.site,
    () => services.renderedSite ?? services.site,
  );
}

const neverChanges = () => () => {};

/** One of the settings in force; draws anew when that one changes, and not for the others. */
export function useSetting<Name extends keyof Settings>(name: Name): Settings[Name] {
  const { settings } = useServices();
  // A page that was rendered at build time knew no choices: hydration starts from what it showed.
  return useSyncExternalStore(
    settings.subscribe,
    () => settings.get()[name],
    () => settings.rendered()[name],
  );
}
