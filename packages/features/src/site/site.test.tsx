import { createClient } from '@apiyard/api/client';
import { loadLabels } from '@apiyard/ui/labels/load-labels';
import { UiProvider } from '@apiyard/ui/provider';
import type { ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { areasCopy } from '../_kit/areas/areas-copy.ts';
import { changeLanguage, loadActive } from '../_kit/copy.ts';
import type { OfferedLanguage } from '../_kit/language.ts';
import { localeOf, offeredLanguages } from '../_kit/language.ts';
import type { Services } from '../_kit/services.tsx';
import { ServicesProvider } from '../_kit/services.tsx';
import { createSettingsStore } from '../_kit/settings-store.ts';
import * as about from './about.route.tsx';
import { aboutCopy } from './about/about-copy.ts';
import * as homepage from './homepage.route.tsx';
import { homepageCopy } from './homepage/homepage-copy.ts';
import * as landing from './landing.route.tsx';
import { landingCopy } from './landing/landing-copy.ts';
import * as portfolio from './portfolio.route.tsx';
import { portfolioCopy } from './portfolio/portfolio-copy.ts';

const services: Services = {
  api: createClient({ fetch: () => new Promise<never>(() => {}) }),
  apiOrigin: 'https://somewhere.example',
  settings: createSettingsStore({}, { read: () => null, write: () => {} }, {
    matches: false,
    addEventListener: () => {},
  } as unknown as MediaQueryList),
  session: { user: () => null, subscribe: () => () => {}, refresh: async () => {}, logOut: () => {} },
  site: {
    name: 'Harbour Yard',
    operator: '',
    contactEmail: '',
    address: '',
    country: '',
    ownTexts: [],
    registration: 'open',
    maintenance: null,
  },
};

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

describe('a page without a browser', () => {
  const titles = [
    [
      'landing',
      landing.Component,
      'Small API tools, ready to run and ready to call',
      'De petits outils API, prêts à lancer, prêts à appeler',
      'أدوات API صغيرة، جاهزة للتشغيل وجاهزة للاستدعاء',
      '小巧的 API 工具，打开即用，随时可调用',
    ],
    [
      'homepage',
      homepage.Component,
      'A walk through the yard',
      'Le tour du propriétaire',
      'جولة في الساحة',
      '到处走走看看',
    ],
    [
      'about',
      about.Component,
      'Why this yard exists',
      'Pourquoi ce lieu existe',
      'لماذا وُجدت هذه الساحة',
      '为什么要有这个站点',
    ],
    ['portfolio', portfolio.Component, 'Worked examples', 'Exemples à emporter', 'أمثلة من الواقع', '实用案例'],
  ] as const;

  it.each(titles)('%s is drawn in four languages, with one title', async (_name, Component, ...expected) => {
    const drawn: (string | undefined)[] = [];
    for (const language of offeredLanguages) {
      const html = await render(Component, language);
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      expect(html).not.toContain('{{');
      drawn.push(titleOf(html));
    }
    expect(drawn).toEqual(expected);
  });

  it('the landing page holds an example with its answer, and dashes where figures will stand', async () => {
    const html = await render(landing.Component, 'en');
    expect(html).toContain('shelf: A-01\nopen: true\nboxes:\n  - 12\n  - 7\n');
    expect(html.match(/>–</g)).toHaveLength(3);
    expect(html).toContain('<title>Harbour Yard</title>');
  });

  it('depends neither on the address it is asked at nor on where it is served', async () => {
    expect(await render(portfolio.Component, 'en', '/portfolio?area=puzzle')).toBe(
      await render(portfolio.Component, 'en', '/portfolio'),
    );
    expect(await render(landing.Component, 'en')).not.toContain('somewhere.example');
  });

  it('asks nothing', async () => {
    const send = vi.spyOn(services.api, 'send');
    await render(landing.Component, 'en');
    expect(send).not.toHaveBeenCalled();
  });
});
