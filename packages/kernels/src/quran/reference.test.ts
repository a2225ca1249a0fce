import { expect, test } from 'vitest';
import { rangeOfReference } from './reference.ts';

test.each([
  ['1', { first: 1, last: 7 }],
  ['2:255', { first: 262, last: 262 }],
  ['2:255-257', { first: 262, last: 264 }],
  [' 2 : 255 – 257 ', { first: 262, last: 264 }],
  ['٢:٢٥٥', { first: 262, last: 262 }],
  ['114:6', { first: 6236, last: 6236 }],
  ['juz 1', { first: 1, last: 148 }],
  ['Juz30', { first: 5673, last: 6236 }],
  ['page 1', { first: 1, last: 7 }],
  ['page 604', { first: 6222, last: 6236 }],
])('%j is found', (reference, range) => {
  expect(rangeOfReference(reference)).toEqual(range);
});

test.each([
  ['2:300', 'no_verse', { surah: 2, verse: 300, verses: 286 }],
  ['2:0', 'no_verse', { surah: 2, verse: 0, verses: 286 }],
  ['2:255-300', 'no_verse', { surah: 2, verse: 300, verses: 286 }],
  ['115', 'no_surah', { number: 115, count: 114 }],
  ['0:1', 'no_surah', { number: 0, count: 114 }],
  ['juz 31', 'no_juz', { number: 31, count: 30 }],
  ['page 605', 'no_page', { number: 605, count: 604 }],
  ['2:257-255', 'backwards', { first: 257, last: 255 }],
  ['juz 1:2', 'not_a_reference', { text: 'juz 1:2' }],
  ['the cow', 'not_a_reference', { text: 'the cow' }],
])('%j is rejected with %s', (reference, code, values) => {
  expect(() => rangeOfReference(reference)).toThrow(
    expect.objectContaining({ code, values, pointer: '/reference' }) as Error,
  );
});
