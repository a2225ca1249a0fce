import { fail } from '@apiyard/api/contract/endpoint';
import type { Api } from '@apiyard/api/contract/hub/hub';
import { getApi, getCatalogue, listApis } from '@apiyard/api/contract/hub/hub';
import { apiAt, listedApi, relatedTo } from '@apiyard/api/contract/hub/listed-apis';
import type { HttpHandler } from 'msw';
import { fixture } from './fixture.ts';

/** The catalogue as each of its endpoints returns it. */
export const catalogueOf = (apis: () => readonly Api[]): readonly HttpHandler[] => [
  fixture(listApis, () => ({ items: apis().map(listedApi), next: null })),
  fixture(getApi, ({ input }) => {
    const api = apiAt(apis(), input.api);
    return api === undefined ? fail('NotFound', 'Gone.') : { api, related: relatedTo(api, apis()) };
  }),
  fixture(getCatalogue, () => ({ items: [...apis()], next: null })),
];
