import { expect, test } from 'vitest';
import { partsOf, plainOf } from './words.ts';

test('code and links are taken out of a sentence', () => {
  expect(partsOf('Send `X-Api-Key`, see [Limits](/docs/limits).')).toEqual([
    { kind: 'text', text: 'Send ' },
    { kind: 'code', text: 'X-Api-Key' },
    { kind: 'text', text: ', see ' },
    { kind: 'link', text: 'Limits', href: '/docs/limits' },
    { kind: 'text', text: '.' },
  ]);
});

test('brackets that make no link stay as they are', () => {
  expect(partsOf('a [list] of `x`')).toEqual([
    { kind: 'text', text: 'a [list] of ' },
    { kind: 'code', text: 'x' },
  ]);
});

test('search reads the words without their marks', () => {
  expect(plainOf('See [Answers](/docs/answers) and `meta`.')).toBe('See Answers and meta.');
});
