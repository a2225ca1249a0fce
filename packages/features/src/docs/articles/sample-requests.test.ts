import { expect, test } from 'vitest';
import { dataApi, hashApi, qrApi } from '../../_kit/story/apis.ts';
import { fileRequest, firstRequest } from './sample-requests.ts';

test('the first call is the example of an API that answers everybody', () => {
  expect(firstRequest([dataApi, qrApi, hashApi], 'https://x.test', null)).toEqual({
    method: 'GET',
    url: 'https://x.test/api/v1/convert/hash',
    key: 'YOUR_KEY',
    query: [['text', 'Hello, yard']],
    body: null,
    saveAs: null,
  });
  expect(firstRequest([dataApi], 'https://x.test', 'ay_1')).toMatchObject({
    url: 'https://x.test/api/v1/catalogue',
    key: 'ay_1',
  });
});

test('the form is that of an API which takes a file', () => {
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
  };
  expect(fileRequest([qrApi, api], 'https://x.test', null)).toMatchObject({
    url: 'https://x.test/api/v1/convert/data',
    body: {
      kind: 'multipart',
      parts: [
        { name: 'doc', fileName: 'report.json' },
        { name: 'to', value: 'yaml' },
      ],
    },
  });
  expect(fileRequest([], 'https://x.test', null)).toMatchObject({
    url: 'https://x.test/api/v1/{api}',
    body: { parts: [{ name: 'file', fileName: 'report.csv' }] },
  });
});
