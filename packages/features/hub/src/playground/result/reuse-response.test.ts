import { dataApi, hashApi, pausedApi, qrApi } from '@apiyard/kit/story/apis.ts';
import { listedApi } from '@apiyard/api/contract/hub/listed-apis';
import { expect, test } from 'vitest';
import { reusedValues, takersOf } from './reuse-response.ts';

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
  const takers = takersOf(json({ text: 'a: 1' }), [hashApi, dataApi, qrApi, pausedApi, scan].map(listedApi));
  expect(takers.map(({ path }) => path)).toEqual(['convert/hash', 'convert/data']);
});

test('tools with a file field take a file of its type', () => {
  const onlyPdf = { ...scan, input: { properties: { file: { format: 'binary', 'x-accept': ['.pdf'] } } } };
  expect(takersOf(picture, [hashApi, scan, onlyPdf].map(listedApi)).map(({ path }) => path)).toEqual(['random/scan']);
});

test('takes the main text of a JSON response, or else its JSON', () => {
  expect(reusedValues(json({ text: 'a: 1\n', bytes: 5 }), hashApi)).toMatchObject({ text: 'a: 1\n', rounds: 1 });
  expect(reusedValues(json({ hash: 'f2' }), hashApi)).toMatchObject({ text: '{\n  "hash": "f2"\n}' });
  expect(reusedValues(picture, scan)['image']).toBeInstanceOf(File);
});
