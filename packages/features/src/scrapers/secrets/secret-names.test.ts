import { expect, test } from 'vitest';
import { hostIn, secretNamesIn } from './secret-names.ts';

test('the secrets of a request are found wherever they may stand', () => {
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
