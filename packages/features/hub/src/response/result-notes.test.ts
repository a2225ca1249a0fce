import { expect, test } from 'vitest';
import { resultNotes } from './result-notes.ts';

const api = {
  input: { properties: { text: { type: 'string', title: 'Text' }, rows: { type: 'array', title: 'Rows' } } },
  output: { kind: 'json', types: [], schema: { properties: { size: { type: 'number', title: 'Size' } } } },
  notes: [{ code: 'trimmed', text: 'Spaces were removed.' }],
} satisfies Parameters<typeof resultNotes>[1];

test('reads the notes of a result', () => {
  const notes = [{ pointer: '/0/id', code: 'type', detail: 'Written as text.' }, { detail: 'Comments were left out.' }];
  expect(resultNotes({ text: 'id\n1', notes }, api)).toEqual([
    { field: null, pointer: '/0/id', row: null, detail: 'Written as text.' },
    { field: null, pointer: '', row: null, detail: 'Comments were left out.' },
  ]);
});

test('names the field of an input or result that a note of the tool is about, and the place inside of it', () => {
  const about = (pointer: string, code = 'trimmed') =>
    resultNotes({ notes: [{ pointer, code, detail: 'Done.' }] }, api).map(({ detail: _, row: __, ...place }) => place);
  expect(['/text', '/rows/2/name', '/size', '/texts', ''].map((pointer) => about(pointer))).toEqual([
    [{ field: 'Text', pointer: '' }],
    [{ field: 'Rows', pointer: '/2/name' }],
    [{ field: 'Size', pointer: '' }],
    [{ field: null, pointer: '/texts' }],
    [{ field: null, pointer: '' }],
  ]);
  expect(about('/text', 'type')).toEqual([{ field: null, pointer: '/text' }]);
});

test.each([null, 'text', [], {}, { notes: 'none' }, { notes: ['a', null, { text: 'b' }] }])(
  'finds no notes in %j',
  (value) => {
    expect(resultNotes(value, api)).toEqual([]);
  },
);

test('knows the row that a note of the tool is about', () => {
  const rowOf = (pointer: string, code: string) =>
    resultNotes({ notes: [{ pointer, code, detail: 'Done.' }] }, api).map(({ row }) => row);
  expect([
    rowOf('/parts/2', 'trimmed'),
    rowOf('/headers/11/directives/0', 'trimmed'),
    rowOf('/parts', 'trimmed'),
    rowOf('/parts/2', 'other'),
  ]).toEqual([[{ member: 'parts', index: 2 }], [{ member: 'headers', index: 11 }], [null], [null]]);
});
