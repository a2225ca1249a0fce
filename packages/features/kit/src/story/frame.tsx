import type { ReactRenderer } from '@storybook/react-vite';
import { defaultSite } from '@apiyard/api/contract/site/default-site';
import { createClient } from '@apiyard/api/client';
import type { User } from '@apiyard/api/contract/accounts/session';
import { Navigation } from '@apiyard/ui/provider';
import { chosenGlobals } from '@apiyard/ui/story/variants/variants.ts';
import { toast } from '@apiyard/ui/Toast';
import type { ReactNode } from 'react';
import { createContext, Suspense, use, useMemo, useState } from 'react';
import type { RouteObject } from 'react-router';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import type { DecoratorFunction } from 'storybook/internal/csf';
import { definePreviewAddon } from 'storybook/internal/csf';
import { bringEveryCopy } from '../copy.ts';
import { createQueryClient } from '../data/query-client.ts';
import { languageOf } from '../settings/language.ts';
import type { Page } from '../routing/page.ts';
import { PageListProvider } from '../routing/page-list.tsx';
import type { Services } from '../services.tsx';
import { servicesContext, ServicesProvider } from '../services.tsx';
import type { Choices } from '../settings/settings.ts';
import { createSettingsStore } from '../settings/settings-store.ts';
import { argsOn, fetchOn } from './network.ts';
import type { NetworkState } from './network.ts';

/** Parameters for the app around a story: `parameters: { app: { user: storyUser, at: '/hub' } }`. */
export interface AppParameters {
  /** The signed-in person. @default null */
  readonly user?: User | null;
  /** Path of the story. @default '/' */
  readonly at?: string;
  /** The list of pages, for breadcrumbs and tabs. @default none */
  readonly pages?: readonly Page[];
  /** Settings of the customizer. @default nothing */
  readonly choices?: Choices;
  /** Called by what logs out. */
  readonly onLogOut?: () => void;
  /** Site settings that differ from the defaults. */
  readonly site?: Partial<Services['site']>;
  /** Origin of the site. @default 'https://yard.example' */
  readonly origin?: string;
  /** Routes instead of the story's component, for stories of a whole route with its loader. */
  readonly routes?: RouteObject[];
}

interface AppGlobals {
  network?: NetworkState;
}

interface AppTypes {
  parameters: { app?: AppParameters };
  globals: AppGlobals;
}

const storySite: Services['site'] = {
  ...defaultSite,
  operator: 'Yard Example Ltd',
  contactEmail: 'hello@yard.example',
  address: '12 Harbour Street, Example Town',
  country: 'Indonesia',
};

const nothing = () => {};
const noChoices: Choices = {};
const noPages: readonly Page[] = [];

function storyServices(
  user: User | null,
  network: NetworkState,
  isLong: boolean,
  choices: Choices,
  logOut: () => void,
  site: AppParameters['site'],
  origin: string,
): Services {
  const storage = { read: () => null, write: nothing };
  const api = createClient({ fetch: fetchOn(network, isLong) });
  return {
    api,
    queryClient: createQueryClient(api),
    apiOrigin: origin,
    siteOrigin: origin,
    session: { user: () => user, subscribe: () => nothing, refresh: async () => {}, logOut },
    site: { ...storySite, ...site },
    settings: createSettingsStore(choices, storage, matchMedia('(prefers-color-scheme: dark)')),
  };
}

const StoryContent = createContext<ReactNode>(null);

function ShowStory() {
  return use(StoryContent);
}

interface AppProps extends AppParameters {
  readonly network: NetworkState;
  /** Long words in place of the texts of responses. */
  readonly isLong: boolean;
  readonly children: ReactNode;
}

function App({
  user = null,
  at = '/',
  pages = noPages,
  site,
  origin = 'https://yard.example',
  choices = noChoices,
  onLogOut = nothing,
  routes,
  network,
  isLong,
  children,
}: AppProps) {
  const services = useMemo(
    () => storyServices(user, network, isLong, choices, onLogOut, site, origin),
    [user, network, isLong, choices, onLogOut, site, origin],
  );
  const [router] = useState(() =>
    createMemoryRouter(routes ?? [{ path: '*', Component: ShowStory }], {
      initialEntries: [at],
      getContext: () => new RouterContextProvider(new Map([[servicesContext, services]])),
    }),
  );
  return (
    <ServicesProvider services={services}>
      <StoryContent value={children}>
        <Navigation navigate={(path) => void router.navigate(path)}>
          <PageListProvider pages={pages}>
            <Suspense>
              <RouterProvider router={router} />
            </Suspense>
          </PageListProvider>
        </Navigation>
      </StoryContent>
    </ServicesProvider>
  );
}

const inApp: DecoratorFunction<ReactRenderer> = (Story, { parameters, globals, id, args }) => {
  const { app } = parameters as AppTypes['parameters'];
  const { network = 'ok' } = globals as AppGlobals;
  const { variant } = chosenGlobals(globals);
  return (
    <App key={`${id} ${network} ${variant}`} {...app} network={network} isLong={variant === 'longWords'}>
      <Story {...(network === 'ok' ? {} : { args: argsOn(network, args) })} />
    </App>
  );
};

export const appFrame = definePreviewAddon<AppTypes>({
  loaders: [
    async ({ globals }) => {
      await bringEveryCopy(languageOf(chosenGlobals(globals).language) ?? 'en');
    },
  ],
  decorators: [inApp],
  // Those of the story before: stories share a page in tests.
  beforeEach: () => toast.clear(),
});
