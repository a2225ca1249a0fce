import { expect, test } from 'vitest';
import { placeInFile, readScraperFile } from './scraper-file.ts';

const one = { title: 'Books', request: { url: 'https://books.example' } };

test.each([
  [
    'an exported file',
    { $schema: 'x', scrapers: [one, { title: '' }] },
    { file: { scrapers: [one, { title: '' }], titles: ['Books', null] } },
  ],
  ['a list', [one], { file: { scrapers: [one], titles: ['Books'] } }],
  ['a single definition', one, { file: { scrapers: [one], titles: ['Books'] } }],
  ['an empty file', { scrapers: [] }, { problem: { kind: 'shape' } }],
  ['something else', { books: [one] }, { problem: { kind: 'shape' } }],
  ['null', null, { problem: { kind: 'shape' } }],
])('%s is read', (_, value, expected) => {
  expect(readScraperFile(JSON.stringify(value))).toEqual(expected);
});

test("reports invalid JSON with the parser's message", () => {
  expect(readScraperFile(' \n')).toEqual({ problem: { kind: 'empty' } });
  expect(readScraperFile('{"scrapers": [}')).toMatchObject({
    problem: { kind: 'syntax', detail: expect.stringContaining('Unexpected token') as string },
  });
});

test.each([
  ['/scrapers/2/fields/0/name', { index: 2, pointer: '/fields/0/name' }],
  ['/scrapers/0', { index: 0, pointer: '' }],
  ['/scrapers', null],
  ['', null],
])('%j lies in %j', (pointer, place) => {
  expect(placeInFile(pointer)).toEqual(place);
});
