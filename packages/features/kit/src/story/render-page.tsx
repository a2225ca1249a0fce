import { defaultSite } from '@apiyard/api/contract/site/default-site';
import { loadLabels } from '@apiyard/ui/labels/load-labels';
import { UiProvider } from '@apiyard/ui/provider';
import { prerender } from 'react-dom/static';
import type { RouteObject } from 'react-router';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import type { Copy } from '../copy.ts';
import { changeLanguage, loadActive } from '../copy.ts';
import { createQueryClient } from '../data/query-client.ts';
import type { OfferedLanguage } from '../settings/language.ts';
import { localeOf } from '../settings/language.ts';
import type { Services } from '../services.tsx';
import { servicesContext, ServicesProvider } from '../services.tsx';
import { createSettingsStore } from '../settings/settings-store.ts';

interface RenderOptions {
  readonly language: OfferedLanguage;
  readonly copies: readonly Copy[];
  /** @default '/' */
  readonly at?: string;
  readonly site?: Partial<Services['site']>;
}

/** A route's page as the build renders it: without a browser, for a visitor, before any response. For tests. */
export async function renderPage(
  route: Pick<RouteObject, 'Component' | 'loader'>,
  { language, copies, at = '/', site = {} }: RenderOptions,
): Promise<string> {
  await Promise.all(copies.map(loadActive));
  await changeLanguage(language);
  const api: Services['api'] = { send: () => new Promise<never>(() => {}) };
  const services: Services = {
    api,
    queryClient: createQueryClient(api),
    apiOrigin: 'https://yard.example',
    siteOrigin: 'https://yard.example',
    settings: createSettingsStore({}, { read: () => null, write: () => {} }, {
      matches: false,
      addEventListener: () => {},
    } as unknown as MediaQueryList),
    session: { user: () => null, subscribe: () => () => {}, refresh: async () => {}, logOut: () => {} },
    site: {
      ...defaultSite,
      name: 'Harbour Yard',
      ...site,
    },
  };
  const router = createMemoryRouter([{ path: '*', ...route } as RouteObject], {
    initialEntries: [at],
    getContext: () => new RouterContextProvider(new Map([[servicesContext, services]])),
  });
  const { promise: initialized, resolve } = Promise.withResolvers<void>();
  router.subscribe(({ initialized: isDone }) => isDone && resolve());
  if (!router.state.initialized) await initialized;
  const locale = localeOf(language) as Parameters<typeof loadLabels>[0];
  const labels = await loadLabels(locale);
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <UiProvider locale={locale} labels={labels}>
      <ServicesProvider services={services}>
        <RouterProvider router={router} />
      </ServicesProvider>
    </UiProvider>,
    { onError: (error) => void errors.push(error) },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new Error('The page could not be rendered.', { cause: errors[0] });
  return html;
}
