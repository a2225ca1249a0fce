import { expect, it } from 'vitest';
import { prepare, ranked } from './ranking.ts';

const things = prepare([
  { title: 'Hash', words: ['md5', 'sha256', 'بصمة'] },
  { title: 'QR code', words: ['barcode', '二维码'] },
  { title: 'Documentation', words: ['docs, guide'] },
  { title: 'Data formats', words: ['json', 'yaml'] },
  { title: 'Data', words: [] },
  { title: 'Open data', words: ['download'] },
  { title: 'Théorème', words: ['preuve'] },
  { title: 'مفاتيح API', words: ['رمز'] },
  { title: '创建 API 密钥', words: ['新建密钥'] },
]);
const found = (typed: string) => ranked(things, typed).map(({ title }) => title);

it('ranks the exact title first, then those that begin with it, then those with a word of it', () => {
  expect(found('data')).toEqual(['Data', 'Data formats', 'Open data']);
});

it('ranks a whole word of the title above the beginning of a longer one', () => {
  const keys = prepare([
    { title: 'Keyboard shortcuts', words: [] },
    { title: 'API keys', words: [] },
    { title: 'Key of the month', words: [] },
  ]);
  expect(ranked(keys, 'key').map(({ title }) => title)).toEqual(['Key of the month', 'API keys', 'Keyboard shortcuts']);
});

it('ranks words of the title above synonyms, and those above letters in order', () => {
  expect(found('do')).toEqual(['Documentation', 'Open data']);
  expect(found('form')).toEqual(['Data formats']);
  expect(found('code')).toEqual(['QR code']);
});

it('finds synonyms in any language and ignores accents', () => {
  expect([found('بصمه'), found('二维码'), found('theoreme')]).toEqual([['Hash'], ['QR code'], ['Théorème']]);
});

it('ignores the Arabic article and a plural s', () => {
  expect([found('المفاتيح'), found('المفاتيح API'), found('guides'), found('codes')]).toEqual([
    ['مفاتيح API'],
    ['مفاتيح API'],
    ['Documentation'],
    ['QR code'],
  ]);
});

it('finds Chinese words inside others', () => {
  expect([found('密钥'), found('创建密钥'), found('新建')]).toEqual([
    ['创建 API 密钥'],
    ['创建 API 密钥'],
    ['创建 API 密钥'],
  ]);
});

it('matches with missing letters', () => {
  expect([found('qrcd'), found('doctn')]).toEqual([['QR code'], ['Documentation']]);
});

it('matches with one wrong letter', () => {
  expect(['documentatoin', 'documentaton', 'documemtation', 'datta', 'hahs'].map(found)).toEqual([
    ['Documentation'],
    ['Documentation'],
    ['Documentation'],
    ['Data formats', 'Data', 'Open data'],
    [],
  ]);
});

it('requires every word to match', () => {
  expect([found('data yaml'), found('data sha256'), found('xyz')]).toEqual([['Data formats'], [], []]);
});

it('ranks what is inside pages below pages', () => {
  const all = prepare([
    { title: 'Quotas of plans', words: [], isInside: true },
    { title: 'Limits', words: [], isInside: true },
    { title: 'Usage', words: ['quotas', 'limits'] },
  ]);
  expect(['quotas', 'limits'].map((typed) => ranked(all, typed).map(({ title }) => title))).toEqual([
    ['Usage', 'Quotas of plans'],
    ['Usage', 'Limits'],
  ]);
});

it('keeps what the server has found by other fields, last', () => {
  const people = prepare([
    { title: 'Noor Hassan', words: [], isFound: true },
    { title: 'Hassan', words: [] },
  ]);
  expect([ranked(people, 'hassan'), ranked(people, 'noor@')].map((all) => all.map(({ title }) => title))).toEqual([
    ['Hassan', 'Noor Hassan'],
    ['Noor Hassan'],
  ]);
});

it('keeps the order when the query is empty, and finds nothing for signs', () => {
  expect([found(' ').length, found('—')]).toEqual([9, []]);
});
