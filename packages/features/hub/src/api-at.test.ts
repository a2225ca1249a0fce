import { expect, test } from 'vitest';
import { apiAt } from './api-at.ts';
import { dataApi, hashApi } from '@apiyard/kit/story/apis.ts';

const nested = { ...hashApi, path: 'convert/hash/hmac' };
test.each([
  ['convert/hash', 'convert/hash'],
  ['convert/hash/anything/else', 'convert/hash'],
  ['convert/hash/hmac', 'convert/hash/hmac'],
  ['convert/hashes', undefined],
  ['convert', undefined],
  ['', undefined],
])('%s is %s', (address, path) => {
  expect(apiAt([hashApi, nested, dataApi], address)?.path).toBe(path);
});
