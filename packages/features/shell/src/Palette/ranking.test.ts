import { expect, it } from 'vitest';
import { prepare, ranked } from './ranking.ts';

const things = prepare([
  { title: 'Hash', words: ['md5', 'sha256', 'بصمة'] },
  { title: 'QR code', words: ['barcode', '二维码'] },
  { title: 'Documentation', words: [] },
  { title: 'Data formats', words: ['json', 'yaml'] },
  { title: 'Théorème', words: ['preuve'] },
]);
const found = (typed: string) => ranked(things, typed).map(({ title }) => title);

it('ranks the start of a title first', () => {
  expect(found('da')).toEqual(['Data formats']);
  expect(found('d')).toEqual(['Documentation', 'Data formats', 'QR code']);
});

it('finds words of other languages and ignores accents', () => {
  expect([found('بصمه'), found('二维码'), found('theoreme')]).toEqual([['Hash'], ['QR code'], ['Théorème']]);
});

it('matches with missing letters', () => {
  expect([found('qrcd'), found('doctn')]).toEqual([['QR code'], ['Documentation']]);
});

it('requires every word to match', () => {
  expect([found('data yaml'), found('data sha256'), found('xyz')]).toEqual([['Data formats'], [], []]);
});

it('keeps the order when the query is empty', () => {
  expect(found(' ').length).toBe(5);
});
