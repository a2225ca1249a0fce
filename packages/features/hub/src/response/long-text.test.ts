import { expect, test } from 'vitest';
import { longText } from './long-text.ts';

test.each([
  [
    { from: 'json', text: 'a: 1\nb: 2\n' },
    { name: 'text', text: 'a: 1\nb: 2\n' },
  ],
  [
    { from: 'json', text: 'a: 1' },
    { name: 'text', text: 'a: 1' },
  ],
  [
    { html: '<p>\n</p>', text: 'short' },
    { name: 'html', text: '<p>\n</p>' },
  ],
  [{ one: 'a\nb', two: 'c\nd' }, null],
  [{ hash: 'abc' }, null],
  [['a\nb'], null],
  ['a\nb', null],
  [null, null],
])('%j is about %j', (value, expected) => {
  expect(longText(value)).toEqual(expected);
});
