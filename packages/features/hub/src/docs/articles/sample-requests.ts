/** Sample calls for the guide, made from the site's own APIs. */
import type { ListedApi } from '@apiyard/api/contract/hub/hub';
import { isSuggested } from '@apiyard/kit/calls/access.ts';
import type { ApiRequest, Part } from '@apiyard/kit/snippets/api-request.ts';
import { keyPlaceholder, requestFor } from '@apiyard/kit/snippets/api-request.ts';

/** Example of an open JSON API, by GET if possible; else the catalogue, which needs no key. */
export function firstRequest(apis: readonly ListedApi[], origin: string, key: string | null): ApiRequest {
  const open = apis.filter(
    (api) => api.open && isSuggested(api) && api.output.kind === 'json' && api.example !== undefined,
  );
  const api = open.find(({ methods }) => methods.includes('GET')) ?? open[0];
  if (!api)
    return {
      method: 'GET',
      url: `${origin}/api/v1/catalogue`,
      key: key ?? keyPlaceholder,
      query: [],
      body: null,
      saveAs: null,
    };
  return requestFor(api, api.example ?? {}, { origin, key, method: null });
}

/** Multipart request for the first API that takes a file, else a generic one. */
export function fileRequest(apis: readonly ListedApi[], origin: string, key: string | null): ApiRequest {
  const { path, parts } = apis.map(formOf).find((form) => form !== null) ?? {
    path: '{api}',
    parts: [{ name: 'file', fileName: 'report.csv' }],
  };
  return {
    method: 'POST',
    url: `${origin}/api/v1/${path}`,
    key: key ?? keyPlaceholder,
    query: [],
    body: { kind: 'multipart', parts },
    saveAs: null,
  };
}

/** Inputs have the names of the vocabulary: a file is `file`, and the text that it replaces `text`. */
function formOf(api: ListedApi): { readonly path: string; readonly parts: readonly Part[] } | null {
  const ending = api.takes.find((taken) => taken.startsWith('.'));
  if (ending === undefined || api.output.kind !== 'json') return null;
  return {
    path: api.path,
    parts: [
      { name: 'file', fileName: `report${ending}` },
      ...Object.entries(api.example ?? {}).flatMap(([name, value]) =>
        name === 'text' || typeof value === 'object' ? [] : [{ name, value: String(value) }],
      ),
    ],
  };
}
