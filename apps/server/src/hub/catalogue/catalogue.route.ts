/** The catalogue and its OpenAPI document, generated once per language and change of the registry. */
import { fail } from '@apiyard/api/contract/endpoint';
import {
  getApi,
  getApiHealth,
  getCatalogue,
  getLlmsFullText,
  getLlmsText,
  getOpenApi,
  getOpenApiYaml,
  getPostmanCollection,
  listApis,
} from '@apiyard/api/contract/hub/hub';
import type { Api, Area, Language } from '@apiyard/api/contract/hub/hub';
import { dump } from 'js-yaml';
import { badHost, originOf } from '../../http/public-origin.ts';
import { sendFailure } from '../../http/problem.ts';
import { sendWritten, Written, WrittenText } from '../../http/written.ts';
import { perMinute, route } from '../../route.ts';
import { addressOf, basePathOf } from '../../env.ts';
import type { Route } from '../../route.ts';
import { ExampleResults } from './example-results.ts';
import { filterApis, isWhole } from './filter-apis.ts';
import { apiAt, listedApi, relatedTo } from '@apiyard/api/contract/hub/listed-apis';
import { llmsFullTextOf, llmsTextOf } from './llms-text.ts';
import { openApiOf } from './openapi.ts';
import { postmanOf } from './postman.ts';
import { sentence } from '../../problems/sentence.ts';
import type { ApiHealth } from '../health/api-health.ts';
import type { ApiSource } from '../source.ts';

export interface CatalogueServices {
  readonly registry: ApiSource;
  readonly apiHealth: Pick<ApiHealth, 'version' | 'shown' | 'days'>;
  /** What people call the site now. */
  siteName(): string;
  /** Null makes URLs relative to that of the document. */
  readonly publicUrl: URL | null;
  readonly version: string;
}

export function catalogueRoutes({ registry, apiHealth, siteName, publicUrl, version }: CatalogueServices): Route[] {
  const describe = perChange(
    () => `${registry.version}`,
    (language: Language): readonly Api[] => registry.list().map((api) => api.describe(language)),
  );
  const shown = perChange(
    () => `${registry.version} ${apiHealth.version}`,
    (language: Language): readonly Api[] => describe(language).map((api) => apiHealth.shown(api)),
  );
  const catalogue = perChange(
    () => `${registry.version} ${apiHealth.version}`,
    (language: Language) => new Written({ items: [...shown(language)], next: null }),
  );
  const list = perChange(
    () => `${registry.version} ${apiHealth.version}`,
    (language: Language) => new Written({ items: shown(language).map(listedApi), next: null }),
  );
  const state = () => `${registry.version} ${siteName()}`;
  // Without a public address, the document uses the address of the request.
  const server = publicUrl === null ? '/' : addressOf(publicUrl);
  const basePath = publicUrl === null ? '' : basePathOf(publicUrl);
  const apisOf = (lang: Language, area: Area | undefined) =>
    describe(lang).filter((api) => area === undefined || api.area === area);
  const openApiIn = (lang: Language, area: Area | undefined) =>
    openApiOf(apisOf(lang, area), { title: siteName(), server, version });
  /** One for each language, and each area or all. */
  const perDocument = <Made>(make: (lang: Language, area: Area | undefined) => Made) => {
    const kept = perChange(state, (name: string) => {
      const [lang, area] = name.split(' ') as [Language, Area | ''];
      return make(lang, area === '' ? undefined : area);
    });
    return ({ lang, area }: { readonly lang: Language; readonly area?: Area | undefined }) =>
      kept(`${lang} ${area ?? ''}`);
  };
  const openApi = perDocument((lang, area) => new Written(openApiIn(lang, area)));
  const openApiYaml = perDocument(
    (lang, area) => new WrittenText(dump(openApiIn(lang, area), { noRefs: true, lineWidth: -1 }), 'application/yaml'),
  );
  const llmsFull = perChange(
    state,
    (name: Language) => new WrittenText(llmsFullTextOf(describe(name), { name: siteName(), basePath }), 'text/plain'),
  );
  const exampleResults = new ExampleResults(registry);
  return [
    route(getCatalogue, {
      rate: perMinute(300),
      handle: ({ input: { lang, ...wanted } }) => (isWhole(wanted) ? catalogue(lang) : filterApis(shown(lang), wanted)),
    }),
    route(listApis, { rate: perMinute(300), handle: ({ input }) => list(input.lang) }),
    route(getApi, {
      // Rendering a page makes one such call in the name of its reader, and crawlers read hundreds of pages a minute.
      rate: perMinute(3000),
      async handle({ input: { api: path, lang } }) {
        const apis = shown(lang);
        const api = apiAt(apis, path);
        if (api === undefined) return fail('NotFound', sentence('problem.calls.noApi', { api: path }));
        const exampleResult = await exampleResults.of(api.path, lang);
        return { api, related: relatedTo(api, apis), ...(exampleResult !== null && { exampleResult }) };
      },
    }),
    route(getApiHealth, {
      rate: perMinute(300),
      handle: () => ({ items: apiHealth.days(registry.list().map(({ path }) => path)) }),
    }),
    route(getOpenApi, { rate: perMinute(60), handle: ({ input }) => openApi(input) }),
    route(getOpenApiYaml, {
      rate: perMinute(60),
      handle: ({ input, request, reply }) => sendWritten(request, reply, openApiYaml(input)),
    }),
    route(getPostmanCollection, {
      rate: perMinute(60),
      async handle({ input: { lang, area }, request, reply }) {
        const origin = originOf(request, publicUrl);
        if (origin === undefined) return sendFailure(reply, badHost());
        const collection = postmanOf(apisOf(lang, area), { title: siteName(), server: origin });
        return sendWritten(request, reply, new WrittenText(JSON.stringify(collection), 'application/json'));
      },
    }),
    route(getLlmsFullText, {
      rate: perMinute(60),
      handle: ({ input: { lang }, request, reply }) => sendWritten(request, reply, llmsFull(lang)),
    }),
    route(getLlmsText, {
      rate: perMinute(60),
      handle: async ({ input: { lang }, request, reply }) => {
        const origin = originOf(request, publicUrl);
        if (origin === undefined) return sendFailure(reply, badHost());
        const text = llmsTextOf(describe(lang), { name: siteName(), origin });
        return sendWritten(request, reply, new WrittenText(text, 'text/plain'));
      },
    }),
  ];
}

/** Caches the result of `make` until its source changes. */
function perChange<Name extends string, Made>(state: () => string, make: (name: Name) => Made): (name: Name) => Made {
  const kept = new Map<Name, { readonly state: string; readonly made: Made }>();
  return (name) => {
    const known = kept.get(name);
    const now = state();
    if (known?.state === now) return known.made;
    const made = make(name);
    kept.set(name, { state: now, made });
    return made;
  };
}
