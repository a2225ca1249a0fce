/** The catalogue as a Postman collection 2.1, for programs that send requests by hand. */
import type { Api, JsonSchema } from '@apiyard/api/contract/hub/hub';
import { requiredFilesOf } from './file-inputs.ts';

interface About {
  readonly title: string;
  /** The address that calls go to, without a trailing slash. */
  readonly server: string;
}

/** A folder for each area, and in it a request for each example. The key is a variable of the collection. */
export function postmanOf(apis: readonly Api[], { title, server }: About): JsonSchema {
  return {
    info: { name: title, schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
    auth: {
      type: 'apikey',
      apikey: [
        { key: 'key', value: 'X-Api-Key', type: 'string' },
        { key: 'value', value: '{{apiKey}}', type: 'string' },
        { key: 'in', value: 'header', type: 'string' },
      ],
    },
    variable: [
      { key: 'origin', value: server, type: 'string' },
      { key: 'apiKey', value: '', type: 'string' },
    ],
    item: Array.from(
      Map.groupBy(apis, ({ area }) => area),
      ([area, ofArea]) => ({ name: area, item: ofArea.map(folderOf) }),
    ),
  };
}

const folderOf = (api: Api) => ({
  name: api.title,
  description: api.summary,
  item: api.examples.map(({ name, input }) => ({ name, request: requestOf(api, input) })),
});

function requestOf({ path, input: schema }: Api, input: Readonly<Record<string, unknown>>) {
  const segments = ['api', 'v1', ...path.split('/')];
  const url = { raw: `{{origin}}/${segments.join('/')}`, host: ['{{origin}}'], path: segments };
  // Examples have no files: people choose them in the form.
  const files = requiredFilesOf(schema);
  if (files.length === 0) {
    return {
      method: 'POST',
      url,
      header: [{ key: 'Content-Type', value: 'application/json' }],
      body: { mode: 'raw', raw: JSON.stringify(input, null, 2), options: { raw: { language: 'json' } } },
    };
  }
  const values = Object.entries(input).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? value : JSON.stringify(value),
    type: 'text',
  }));
  return {
    method: 'POST',
    url,
    header: [],
    body: { mode: 'formdata', formdata: [...files.map((key) => ({ key, type: 'file', src: [] })), ...values] },
  };
}
