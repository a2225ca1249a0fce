import { expect, test } from 'vitest';
import { pathWords } from './path-words.ts';

test.each([
  ['/hub/convert/json-yaml', 'json yaml'],
  ['/apps/blog/detail/first_call.html/', 'first call html'],
  ['/%D8%B3%D9%88%D8%AF%D9%88%D9%83%D9%88', 'سودوكو'],
  ['/50%-off', '50 off'],
  ['/', undefined],
  ['/---', undefined],
  [`/${'x'.repeat(41)}`, undefined],
])('%s becomes the search %j', (pathname, words) => {
  expect(pathWords(pathname)).toBe(words);
});
