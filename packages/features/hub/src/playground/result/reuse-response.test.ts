import { dataApi, hashApi, pausedApi, qrApi } from '@apiyard/kit/story/apis.ts';
import { expect, test } from 'vitest';
import { reusedValue, takersOf } from './reuse-response.ts';

const json = (value: unknown) => ({ kind: 'json', value, text: JSON.stringify(value) }) as const;
const picture = {
  kind: 'picture',
  blob: new Blob(['x'], { type: 'image/png' }),
  type: 'image/png',
  name: 'a.png',
} as const;
const scan = {
  ...qrApi,
  path: 'random/scan',
  input: { type: 'object', properties: { image: { type: 'string', format: 'binary', 'x-accept': ['image/*'] } } },
};

test('tools with a text area take text', () => {
  const takers = takersOf(json({ text: 'a: 1' }), [hashApi, dataApi, qrApi, pausedApi, scan]);
  expect(takers.map(({ api, fieldName }) => [api.path, fieldName])).toEqual([
    ['convert/hash', 'text'],
    ['convert/data', 'text'],
  ]);
});

test('tools with a file field take a file of its type', () => {
  const onlyPdf = { ...scan, input: { properties: { file: { format: 'binary', 'x-accept': ['.pdf'] } } } };
  expect(takersOf(picture, [hashApi, scan, onlyPdf]).map(({ api }) => api.path)).toEqual(['random/scan']);
});

test('takes the main text of a JSON response, or else its JSON', () => {
  expect(reusedValue(json({ text: 'a: 1\n', bytes: 5 }))).toBe('a: 1\n');
  expect(reusedValue(json({ hash: 'f2' }))).toBe('{\n  "hash": "f2"\n}');
  expect(reusedValue(picture)).toBeInstanceOf(File);
});
