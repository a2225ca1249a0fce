import { defaultSite } from '@apiyard/api/contract/site/default-site';
import { createClient } from '@apiyard/api/client';
import { loadLabels } from '@apiyard/ui/labels/load-labels';
import { UiProvider } from '@apiyard/ui/provider';
import type { ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { areasCopy } from '@apiyard/kit/areas/areas-copy.ts';
import { changeLanguage, loadActive } from '@apiyard/kit/copy.ts';
import { createQueryClient } from '@apiyard/kit/data/query-client.ts';
import type { OfferedLanguage } from '@apiyard/kit/settings/language.ts';
import { localeOf, offeredLanguages } from '@apiyard/kit/settings/language.ts';
import type { Services } from '@apiyard/kit/services.tsx';
import { ServicesProvider } from '@apiyard/kit/services.tsx';
import { createSettingsStore } from '@apiyard/kit/settings/settings-store.ts';
import * as about from './about/about.route.tsx';
import { aboutCopy } from './about/about-copy.ts';
import * as homepage from './homepage/homepage.route.tsx';
import { homepageCopy } from './homepage/homepage-copy.ts';
import * as landing from './landing/landing.route.tsx';
import { landingCopy } from './landing/landing-copy.ts';
import * as portfolio from './portfolio/portfolio.route.tsx';
import { portfolioCopy } from './portfolio/portfolio-copy.ts';

const api = createClient({ fetch: () => new Promise<never>(() => {}) });
const services: Services = {
  api,
  queryClient: createQueryClient(api),
  apiOrigin: 'https://somewhere.example',
  siteOrigin: 'https://somewhere.example',
  settings: createSettingsStore({}, { read: () => null, write: () => {} }, {
    matches: false,
    addEventListener: () => {},
  } as unknown as MediaQueryList),
  session: { user: () => null, subscribe: () => () => {}, refresh: async () => {}, logOut: () => {} },
  site: {
    ...defaultSite,
    name: 'Harbour Yard',
  },
};

// Test files share a process.
afterAll(() => changeLanguage('en'));

async function render(Component: ComponentType, language: OfferedLanguage, at = '/'): Promise<string> {
  await changeLanguage(language);
  const labels = await loadLabels(localeOf(language) as Parameters<typeof loadLabels>[0]);
  const router = createMemoryRouter([{ path: '*', Component }], { initialEntries: [at] });
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <UiProvider locale={localeOf(language) as 'en'} labels={labels}>
      <ServicesProvider services={services}>
        <RouterProvider router={router} />
      </ServicesProvider>
    </UiProvider>,
    { onError: (error) => void errors.push(error) },
  );
  const html = await new Response(prelude).text();
  expect(errors).toEqual([]);
  return html;
}

const titleOf = (html: string) => /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1];

beforeEach(async () => {
  await Promise.all([landingCopy, homepageCopy, aboutCopy, portfolioCopy, areasCopy].map(loadActive));
});

describe('a page rendered on the server', () => {
  const titles = [
    [
      'landing',
      landing.Component,
      'API tools you can run here or call from code',
      'Des outils API à lancer ici ou à appeler depuis votre code',
      'أدوات API تشغّلها هنا أو تستدعيها من برنامجك',
      'API 工具：在线运行，或用代码调用',
    ],
    ['homepage', homepage.Component, 'Product tour', 'Visite guidée', 'جولة في المنتج', '产品介绍'],
    ['about', about.Component, 'About this site', 'À propos de ce site', 'عن هذا الموقع', '关于本站'],
    ['portfolio', portfolio.Component, 'Examples', 'Exemples', 'أمثلة', '应用示例'],
  ] as const;

  it.each(titles)('%s renders in four languages, with one h1', async (_name, Component, ...expected) => {
    const drawn: (string | undefined)[] = [];
    for (const language of offeredLanguages) {
      const html = await render(Component, language);
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      expect(html).not.toContain('{{');
      drawn.push(titleOf(html));
    }
    expect(drawn).toEqual(expected);
  });

  it('renders the example response and every area on the landing page, without figures', async () => {
    const html = await render(landing.Component, 'en');
    expect(html).toContain('shelf: A-01\nopen: true\nboxes:\n  - 12\n  - 7\n');
    expect(html).not.toContain('This site in numbers');
    // The stylesheet hides those without tools.
    expect(html.match(/data-area="/g)).toHaveLength(10);
    expect(html).toContain('<title>Harbour Yard</title>');
  });

  it('renders the same at every address and origin', async () => {
    expect(await render(portfolio.Component, 'en', '/portfolio?area=puzzle')).toBe(
      await render(portfolio.Component, 'en', '/portfolio'),
    );
    expect(await render(landing.Component, 'en')).not.toContain('somewhere.example');
  });

  it('sends no requests', async () => {
    const send = vi.spyOn(services.api, 'send');
    await render(landing.Component, 'en');
    expect(send).not.toHaveBeenCalled();
  });
});
