import { expect, test } from 'vitest';
import { resultNotes } from './result-notes.ts';

test('reads the notes of a result', () => {
  const notes = [{ pointer: '/0/id', code: 'type', detail: 'Written as text.' }, { detail: 'Comments were left out.' }];
  expect(resultNotes({ text: 'id\n1', notes })).toEqual([
    { pointer: '/0/id', detail: 'Written as text.' },
    { pointer: '', detail: 'Comments were left out.' },
  ]);
});

test.each([null, 'text', [], {}, { notes: 'none' }, { notes: ['a', null, { text: 'b' }] }])(
  'finds no notes in %j',
  (value) => {
    expect(resultNotes(value)).toEqual([]);
  },
);
