import { expect, test } from 'vitest';
import { InputFile } from '../tools/tool.ts';
import { keptInput } from './kept-input.ts';

const file = new InputFile('a.txt', 'text/plain', Buffer.from('secret content'));

test.each([
  ['an object as it came', { text: 'a', list: [1, { b: null }] }, '{"text":"a","list":[1,{"b":null}]}'],
  ['texts beside files', { file, files: [file, file], text: 'a' }, '{"text":"a"}'],
  ['halves of characters and nulls as escapes', { text: '\ud800\0' }, '{"text":"\\ud800\\u0000"}'],
  ['nothing of a list', [1], null],
  ['nothing of a text', 'x', null],
  ['nothing at all of what is large', { a: 'x'.repeat(2049), b: 1 }, null],
  ['nothing that is large together', { a: 'x'.repeat(1500), b: 'é'.repeat(400) }, null],
])('%s', (_, given, kept) => expect(keptInput(given, undefined)).toBe(kept));

test('a body that is announced as large is not written out', () => {
  expect(keptInput({ deep: { toJSON: () => expect.fail('It was written out.') } }, '9000')).toBe(null);
});
