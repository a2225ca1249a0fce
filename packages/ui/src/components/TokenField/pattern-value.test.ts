import { expect, test } from 'vitest';
import { PatternValue, positionAfter, tokenize } from './pattern-value.ts';

const names = /\{\{\w+\}\}/;

test('cuts out what matches, and keeps the text between', () => {
  expect(tokenize('/users/{{id}}/{{tab}}', names)).toEqual([
    { type: 'text', text: '/users/' },
    { type: 'token', text: '{{id}}' },
    { type: 'text', text: '/' },
    { type: 'token', text: '{{tab}}' },
  ]);
  expect(tokenize('', names)).toEqual([]);
  expect(tokenize('plain', /x*/)).toEqual([{ type: 'text', text: 'plain' }]);
});

test('is after a token, never inside', () => {
  const segments = tokenize('a{{id}}b', names);
  expect(positionAfter(segments, 1)).toEqual({ index: 0, offset: 1 });
  expect(positionAfter(segments, 4)).toEqual({ index: 2, offset: 0 });
  expect(positionAfter(segments, 7)).toEqual({ index: 2, offset: 0 });
  expect(positionAfter(tokenize('{{id}}', names), 6)).toEqual({ index: 1, offset: 0 });
});

test('makes a token of old and new text together, with the caret behind it', () => {
  const typed = PatternValue.ending('a {{i b', names).replaceRange(
    { index: 0, offset: 5 },
    { index: 0, offset: 5 },
    'd}}',
  );
  expect(typed.toString()).toBe('a {{id}} b');
  expect(typed.segments).toEqual([
    { type: 'text', text: 'a ' },
    { type: 'token', text: '{{id}}' },
    { type: 'text', text: ' b' },
  ]);
  expect(typed.caretPosition).toEqual({ index: 2, offset: 0 });
});

test('joins adjacent parts when the text between them is deleted', () => {
  const joined = PatternValue.ending('{{i-d}}', names).replaceRange(
    { index: 0, offset: 3 },
    { index: 0, offset: 4 },
    '',
  );
  expect(joined.segments).toEqual([{ type: 'token', text: '{{id}}' }]);
});

test('undoes and redoes', () => {
  const first = PatternValue.ending('{{id}', names);
  const second = first.replaceRange({ index: 0, offset: 5 }, { index: 0, offset: 5 }, '}');
  expect(second.segments).toEqual([{ type: 'token', text: '{{id}}' }]);
  expect(second.undo().toString()).toBe('{{id}');
  expect(second.undo().redo().toString()).toBe('{{id}}');
});
