import { expect, test } from 'vitest';
import { placeIn, quranViewOf, queryOfView, rangeOfView, viewBeside, viewOfVerse } from './quran-view.ts';

const viewOf = (query: string) => quranViewOf(new URLSearchParams(query));
const none = { verse: null, query: '', missing: null };

test.each([
  ['', { part: 'surah', number: 1, ...none }],
  ['surah=18', { part: 'surah', number: 18, ...none }],
  ['juz=30', { part: 'juz', number: 30, ...none }],
  ['page=604', { part: 'page', number: 604, ...none }],
  ['verse=2:255', { part: 'surah', number: 2, ...none, verse: 262 }],
  ['page=42&verse=2:255', { part: 'page', number: 42, ...none, verse: 262 }],
  ['page=43&verse=2:255', { part: 'surah', number: 2, ...none, verse: 262 }],
  ['surah=3&q=%D9%86%D9%88%D8%B1', { part: 'surah', number: 3, ...none, query: 'نور' }],
  ['surah=115', { part: 'surah', number: 1, ...none }],
  ['juz=1.5', { part: 'surah', number: 1, ...none }],
  ['verse=2:300', { part: 'surah', number: 2, ...none, missing: { surah: 2, verse: 300 } }],
  ['verse=115:1', { part: 'surah', number: 1, ...none, missing: { surah: 115, verse: 1 } }],
] as const)('the address %j is a view', (query, view) => {
  expect(viewOf(query)).toEqual(view);
});

test.each(['surah=18', 'juz=30', 'page=604', 'verse=2:255', 'page=42&verse=2:255', 'surah=3&q=abc'])(
  '%j stays the same address',
  (query) => {
    expect(decodeURIComponent(queryOfView(viewOf(query)).toString())).toBe(query);
  },
);

test('next and previous end with the last and the first part', () => {
  expect(viewBeside(viewOf('verse=2:255'), 1)).toEqual({ part: 'surah', number: 3, ...none });
  expect(viewBeside(viewOf('surah=114'), 1)).toBeNull();
  expect(viewBeside(viewOf('page=604'), 1)).toBeNull();
  expect(viewBeside(viewOf('juz=1'), -1)).toBeNull();
});

test('a verse is shown in its surah', () => {
  expect(viewOfVerse(viewOf('juz=3&q=abc'), 262)).toEqual({ part: 'surah', number: 2, ...none, verse: 262 });
  expect(rangeOfView({ part: 'page', number: 42 })).toEqual({ first: 260, last: 263 });
});

test('another part is where the verse is', () => {
  expect(placeIn(viewOf('verse=2:255'), 'page')).toEqual({ part: 'page', number: 42, ...none, verse: 262 });
  expect(placeIn(viewOf('page=604'), 'juz')).toEqual({ part: 'juz', number: 30, ...none });
  expect(placeIn(viewOf('page=604'), 'surah')).toEqual({ part: 'surah', number: 112, ...none });
});
