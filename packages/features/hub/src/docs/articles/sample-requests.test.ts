import { expect, test } from 'vitest';
import { listedApi } from '@apiyard/api/contract/hub/listed-apis';
import { dataApi, hashApi, qrApi } from '@apiyard/kit/story/apis.ts';
import { fileRequest, firstRequest } from './sample-requests.ts';

test('uses the example of an open API for the first call', () => {
  expect(firstRequest([dataApi, qrApi, hashApi].map(listedApi), 'https://x.test', null)).toEqual({
    method: 'GET',
    url: 'https://x.test/api/v1/convert/hash',
    key: 'YOUR_KEY',
    query: [['text', 'Hello, world']],
    body: null,
    saveAs: null,
  });
  expect(firstRequest([listedApi(dataApi)], 'https://x.test', 'ay_1')).toMatchObject({
    url: 'https://x.test/api/v1/catalogue',
    key: 'ay_1',
  });
});

test('uses an API that takes a file for the form', () => {
  const api = {
    ...dataApi,
    input: {
      type: 'object',
      properties: {
        doc: { type: 'string', format: 'binary', 'x-accept': ['.json'] },
        to: { type: 'string', enum: ['json', 'yaml'] },
      },
      required: ['to'],
    },
    examples: [{ name: 'A list', input: { text: '[1]', to: 'yaml' } }],
  };
  expect(fileRequest([qrApi, api].map(listedApi), 'https://x.test', null)).toMatchObject({
    url: 'https://x.test/api/v1/convert/data',
    body: {
      kind: 'multipart',
      parts: [
        { name: 'file', fileName: 'report.json' },
        { name: 'to', value: 'yaml' },
      ],
    },
  });
  expect(fileRequest([], 'https://x.test', null)).toMatchObject({
    url: 'https://x.test/api/v1/{api}',
    body: { parts: [{ name: 'file', fileName: 'report.csv' }] },
  });
});
