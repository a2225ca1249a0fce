import { HttpResponse } from 'msw/http';
import type { Failure } from '../contract/endpoint.ts';
import { fail } from '../contract/endpoint.ts';
import {
  addFavourite,
  callApi,
  callApiByQuery,
  getApi,
  type CallMeta,
  getApiHealth,
  getCatalogue,
  healthDays,
  listApis,
  listFavourites,
} from '../contract/hub/hub.ts';
import { apiAt, listedApi, relatedTo } from '../contract/hub/listed-apis.ts';
import { handlerMaker } from './handler.ts';
import type { SamplePerson } from './people-state.ts';
import type { SampleStore } from './store.ts';

export function hubHandlers(store: SampleStore) {
  const handle = handlerMaker(store);

  const favouritesOf = (person: SamplePerson) => ({ items: [...person.favourites], next: null });

  /** By key or session. */
  const callerOf = ({ headers }: Request): SamplePerson | null => {
    const key = headers.get('x-api-key');
    return key === null ? store.signedIn() : (store.people.find(({ user }) => user.apiKey === key) ?? null);
  };

  /** Runs an API for people whose plan allows it. Quotas, rate limits and restrictions of keys are left to the server. */
  const call = (context: { input: { api: string }; request: Request; requestId: string }): Response | Failure => {
    const { api: path, ...input } = context.input;
    const { requestId } = context;
    const api = store.apis('en').find((candidate) => candidate.path === path);
    if (!api) return fail('NotFound', `There is no API "${path}". GET /api/v1/catalogue lists them all.`);
    const person = callerOf(context.request);
    if (person === null)
      return fail('Unauthenticated', `${path} needs an API key in the header X-Api-Key, or a signed-in browser.`);
    if (api.premium && !person.user.premiumApis)
      return fail('PremiumOnly', `${path} requires a plan with premium APIs. See /pricing.`, { pricing: '/pricing' });
    const run = store.runner(path);
    if (!run) return fail('Paused', 'The sample layer lists this API but does not run it.');
    const meta: CallMeta = { api: path, ms: 1, cost: api.cost, cached: false, provider: null, requestId };
    return HttpResponse.json({ success: true, data: run(input), meta }, { headers: { 'x-request-id': requestId } });
  };

  return [
    handle(getCatalogue, ({ input }) => ({ items: [...store.apis(input.lang)], next: null })),
    handle(listApis, ({ input }) => ({ items: store.apis(input.lang).map(listedApi), next: null })),
    handle(getApi, ({ input: { api: path, lang } }) => {
      const apis = store.apis(lang);
      const api = apiAt(apis, path);
      return api === undefined
        ? fail('NotFound', `There is no API "${path}". GET /api/v1/catalogue lists them all.`)
        : { api, related: relatedTo(api, apis) };
    }),
    handle(getApiHealth, () => ({
      items: store.apis('en').map(({ path }) => ({ path, days: Array.from({ length: healthDays }, () => null) })),
    })),
    handle(listFavourites, ({ person }) => favouritesOf(person)),
    handle(addFavourite, ({ input, person }) => {
      if (!store.apis('en').some(({ path }) => path === input.api))
        return fail('NotFound', 'There is no API at this path. Check the catalogue.');
      if (!person.favourites.includes(input.api)) person.favourites = [input.api, ...person.favourites];
      return favouritesOf(person);
    }),
    handle(callApiByQuery, call),
    handle(callApi, call),
  ];
}
