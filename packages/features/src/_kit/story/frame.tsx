import type { ReactRenderer } from '@storybook/react-vite';
import { createClient } from '@apiyard/api/client';
import type { User } from '@apiyard/api/contract/session';
import { Navigation } from '@apiyard/ui/provider';
import type { ReactNode } from 'react';
import { createContext, Suspense, use, useMemo, useState } from 'react';
import type { RouteObject } from 'react-router';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import type { DecoratorFunction } from 'storybook/internal/csf';
import { definePreviewAddon } from 'storybook/internal/csf';
import { bringEveryCopy } from '../copy.ts';
import { languageOf } from '../language.ts';
import type { Services } from '../services.tsx';
import { servicesContext, ServicesProvider } from '../services.tsx';
import type { Choices } from '../settings.ts';
import { createSettingsStore } from '../settings-store.ts';
import { argsOn, fetchOn } from './network.ts';
import type { NetworkState } from './network.ts';

/** What a story says about the app around it: `parameters: { app: { user: storyUser, at: '/hub' } }`. */
export interface AppParameters {
  /** Who is signed in. @default null */
  readonly user?: User | null;
  /** Address the story stands at. @default '/' */
  readonly at?: string;
  /** What the person has chosen in the customizer. @default nothing */
  readonly choices?: Choices;
  /** Called by what logs out. */
  readonly onLogOut?: () => void;
  /** What the operator says about the site, where it differs from the usual. */
  readonly site?: Partial<Services['site']>;
  /** Where people reach the site, where it is no domain name. @default 'https://yard.example' */
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
  name: 'Apiyard',
  operator: 'Yard Example Ltd',
  contactEmail: 'hello@yard.example',
  address: '12 Harbour Street, Example Town',
  country: 'Indonesia',
  ownTexts: [],
  registration: 'open',
  maintenance: null,
};

const nothing = () => {};
const noChoices: Choices = {};

function storyServices(
  user: User | null,
  network: NetworkState,
  choices: Choices,
  logOut: () => void,
  site: AppParameters['site'],
  origin: string,
): Services {
  const storage = { read: () => null, write: nothing };
  return {
    api: createClient({ fetch: fetchOn(network) }),
    apiOrigin: origin,
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
  readonly children: ReactNode;
}

function App({
  user = null,
  at = '/',
  site,
  origin = 'https://yard.example',
  choices = noChoices,
  onLogOut = nothing,
  routes,
  network,
  children,
}: AppProps) {
  const services = useMemo(
    () => storyServices(user, network, choices, onLogOut, site, origin),
    [user, network, choices, onLogOut, site, origin],
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
          <Suspense>
            <RouterProvider router={router} />
          </Suspense>
        </Navigation>
      </StoryContent>
    </ServicesProvider>
  );
}

const inApp: DecoratorFunction<ReactRenderer> = (Story, { parameters, globals, id, args }) => {
  const { app } = parameters as AppTypes['parameters'];
  const { network = 'ok' } = globals as AppGlobals;
  return (
    <App key={`${id} ${network}`} {...app} network={network}>
      <Story {...(network === 'ok' ? {} : { args: argsOn(network, args) })} />
    </App>
  );
};

export const appFrame = definePreviewAddon<AppTypes>({
  loaders: [
    async ({ globals }) => {
      const language = String(globals['language']);
      await bringEveryCopy(languageOf(language) ?? 'en');
    },
  ],
  decorators: [inApp],
});
