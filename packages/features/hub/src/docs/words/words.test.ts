import { expect, test } from 'vitest';
import { partsOf, plainOf } from './words.ts';

test('splits a text into code and links', () => {
  expect(partsOf('Send `X-Api-Key`, see [Limits](/docs/limits).')).toEqual([
    { kind: 'text', text: 'Send ' },
    { kind: 'code', text: 'X-Api-Key' },
    { kind: 'text', text: ', see ' },
    { kind: 'link', text: 'Limits', href: '/docs/limits' },
    { kind: 'text', text: '.' },
  ]);
});

test('keeps brackets that are not a link', () => {
  expect(partsOf('a [list] of `x`')).toEqual([
    { kind: 'text', text: 'a [list] of ' },
    { kind: 'code', text: 'x' },
  ]);
});

test('strips markup for search', () => {
  expect(plainOf('See [Responses](/docs/answers) and `meta`.')).toBe('See Responses and meta.');
});
