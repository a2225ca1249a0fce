/** Sample calls for the guide, made from the site's own APIs. */
import type { Api } from '@apiyard/api/contract/hub/hub';
import { isSuggested } from '@apiyard/kit/calls/access.ts';
import { fieldsOf } from '@apiyard/kit/search/api-fields.ts';
import type { ApiRequest, Part } from '@apiyard/kit/snippets/api-request.ts';
import { keyPlaceholder, requestFor } from '@apiyard/kit/snippets/api-request.ts';

/** Example of an open JSON API, by GET if possible; else the catalogue, which needs no key. */
export function firstRequest(apis: readonly Api[], origin: string, key: string | null): ApiRequest {
  const open = apis.filter(
    (api) => api.open && isSuggested(api) && api.output.kind === 'json' && api.examples.length > 0,
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
  return requestFor(api, api.examples[0]?.input ?? {}, { origin, key, method: null });
}

/** Multipart request for the first API that takes a file, else a generic one. */
export function fileRequest(apis: readonly Api[], origin: string, key: string | null): ApiRequest {
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

function formOf(api: Api): { readonly path: string; readonly parts: readonly Part[] } | null {
  const fields = fieldsOf(api.input);
  const file = fields.find((field) => field.kind === 'file');
  if (!file || api.output.kind !== 'json') return null;
  const ending = file.accept.find((one) => one.startsWith('.')) ?? '.csv';
  const choices = fields.filter((field) => field.kind === 'choice').filter(({ required }) => required);
  return {
    path: api.path,
    parts: [
      { name: file.name, fileName: `report${ending}` },
      ...choices.map(({ name, options }) => ({ name, value: String(options.at(-1)?.value) })),
    ],
  };
}
