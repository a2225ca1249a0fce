import { expect, test } from 'vitest';
import { linkUrl } from './link-url.ts';

test.each([
  ['https://example.org/a?b', 'https://example.org/a?b'],
  [' example.org ', 'https://example.org'],
  ['example.org/path', 'https://example.org/path'],
  ['noor@example.org', 'mailto:noor@example.org'],
  ['mailto:noor@example.org', 'mailto:noor@example.org'],
  ['tel:+33123', 'tel:+33123'],
  ['javascript:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['data:text/html,x', null],
  ['/account', null],
  ['https://', null],
  ['words', null],
  ['', null],
])('%j is %j', (typed, url) => {
  expect(linkUrl(typed)).toBe(url);
});
