import { expect, test } from 'vitest';
import { personChanges } from './favourite-changes.ts';

test.each([
  ['adds the latest first', { api: 'b/two', on: true }, ['b/two', 'a/one']],
  ['leaves one that is there in its place', { api: 'a/one', on: true }, ['a/one']],
  ['removes', { api: 'a/one', on: false }, []],
])('%s', (_, change, expected) => {
  expect(personChanges.expect(['a/one'], change)).toEqual(expected);
});

test('takes over the whole list that was saved, also what another window has added', () => {
  expect(personChanges.settle(['a/one'], { api: 'b/two', on: true }, ['b/two', 'c/three', 'a/one'])).toEqual([
    'b/two',
    'c/three',
    'a/one',
  ]);
});

test('adds and removes on the server', async () => {
  const asked: unknown[] = [];
  const client = {
    async send({ method, path }: { readonly method: string; readonly path: string }, input: object) {
      asked.push([method, path, input]);
      return { items: ['b/two'], next: null };
    },
  } as unknown as Parameters<typeof personChanges.save>[0];
  expect(await personChanges.save(client, { api: 'b/two', on: true })).toEqual(['b/two']);
  await personChanges.save(client, { api: 'a/one', on: false });
  expect(asked).toEqual([
    ['POST', '/api/account/favourites', { api: 'b/two' }],
    ['DELETE', '/api/account/favourites', { api: 'a/one' }],
  ]);
});
