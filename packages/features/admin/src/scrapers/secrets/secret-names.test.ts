import { expect, test } from 'vitest';
import { hostIn, secretNamesIn, withSecret } from './secret-names.ts';

test('finds secrets in all parts of a request', () => {
  const request = {
    url: 'https://books.example/{page}?k={{secret:KEY}}',
    method: 'POST',
    headers: { authorization: 'Bearer {{secret:TOKEN}}', 'x-again': '{{secret:KEY}}' },
    query: { s: '{{secret:SIGN_2}}' },
    body: { json: { deep: ['{{secret:IN_BODY}}', '{{secret:lower}}'] } },
    timeoutMs: 1000,
    retries: 0,
    sizeBytesMax: 1000,
  } as const;
  expect(secretNamesIn({ request })).toEqual(['KEY', 'SIGN_2', 'TOKEN', 'IN_BODY']);
});

test.each([
  ['https://Books.Example/catalogue/{page}', 'books.example'],
  ['http://localhost:8080?x=1', 'localhost:8080'],
  [' https://api.example', 'api.example'],
  ['books.example/list', ''],
  ['https://', ''],
  ['', ''],
])('the host of %j is %j', (url, host) => {
  expect(hostIn(url)).toBe(host);
});

test('adds a new secret by name and replaces one in its place', () => {
  const at = '2026-11-20T09:00:00.000Z';
  const token = { name: 'TOKEN', host: 'api.example', updatedAt: at };
  const key = { name: 'KEY', host: 'books.example', updatedAt: at };
  expect(withSecret([token], key)).toEqual([key, token]);
  expect(withSecret([key, token], { ...token, host: 'new.example' })).toEqual([key, { ...token, host: 'new.example' }]);
});
