import type { Transform } from '@apiyard/api/contract/scrapers/scraper-definition';
import { describe, expect, it } from 'vitest';
import { compileTransforms } from './transforms.ts';

const page = { absolute: (address: string) => URL.parse(address, 'https://yard.example/a/b')?.href ?? null };
const through = (value: unknown, ...transforms: Transform[]) => compileTransforms(transforms)(value, page);

describe('a transform', () => {
  it.each<[string, Transform, unknown, unknown]>([
    ['trim', { trim: true }, '  a b \n', 'a b'],
    ['collapse', { collapse: true }, ' a \n\t b ', 'a b'],
    ['lower', { lower: true }, 'ÀB', 'àb'],
    ['upper', { upper: true }, 'straße', 'STRASSE'],
    ['replace every one, literally', { replace: { from: '.', to: '$&' } }, 'a.b.c', 'a$&b$&c'],
    ['regex, its group', { regex: 'no (\\d+)' }, 'no 12', '12'],
    ['regex, nothing', { regex: '\\d+' }, 'none', null],
    ['split', { split: ',' }, 'a, b,,c', ['a', 'b', 'c']],
    ['prefix', { prefix: 'x-' }, 'a', 'x-a'],
    ['suffix', { suffix: '!' }, 'a', 'a!'],
    ['slice', { slice: { start: 1, end: 3 } }, '😀bcd', 'bc'],
    ['slice from the end', { slice: { start: -2 } }, 'abc', 'bc'],
    ['parse-number', { 'parse-number': { locale: 'de' } }, '1.234,5 €', 1234.5],
    ['parse-number, none', { 'parse-number': { locale: 'en' } }, 'free', null],
    ['parse-date', { 'parse-date': { format: 'dd.MM.yyyy', zone: 'UTC', locale: 'en' } }, '20.11.2026', '2026-11-20'],
    [
      'parse-date, as machines write it',
      { 'parse-date': { zone: 'UTC', locale: 'en' } },
      'Fri, 20 Nov 2026 10:00:00 GMT',
      '2026-11-20T10:00:00Z',
    ],
    ['absolute-url', { 'absolute-url': true }, '../c?d', 'https://yard.example/c?d'],
    [
      'html-to-text',
      { 'html-to-text': true },
      '<h1>A</h1><p>b &amp; <a href="/c">c</a><br>d</p><script>e</script>',
      'A\n\nb & c\nd',
    ],
    [
      'html-to-markdown',
      { 'html-to-markdown': true },
      '<h2>A</h2><p><b>b</b> <a href="/c">c</a></p><ul><li>d</ul><script>e</script>',
      '## A\n\n**b** [c](/c)\n\n-   d',
    ],
    ['default', { default: 0 }, null, 0],
    ['default, for an empty text', { default: 'none' }, '', 'none'],
    ['default, not needed', { default: 'none' }, 'a', 'a'],
    ['map', { map: { In: true, Out: false } }, 'In', true],
    ['map, of what it does not name', { map: { In: true } }, 'toString', 'toString'],
    ['join, of a list', { join: ', ' }, ['a', 2, null, 'b'], 'a, 2, b'],
    ['join, of no list', { join: ', ' }, 'a', 'a'],
  ])('%s', (_, transform, value, result) => {
    expect(through(value, transform)).toEqual(result);
  });

  it('acts on each entry of a list; what a step makes nothing of is left out by the next', () => {
    expect(through(['1 a', 'b', '3 c'], { regex: '\\d' }, { prefix: 'no ' })).toEqual(['no 1', 'no 3']);
    expect(through(['1', ''], { default: 'none' })).toEqual(['1', 'none']);
    expect(through([], { default: 'none' })).toBe('none');
    expect(through(['a,b', 'c'], { split: ',' }, { upper: true }, { join: '+' })).toBe('A+B+C');
  });

  it('takes numbers and booleans as texts, and lets objects pass', () => {
    expect(through(12, { suffix: ' pages' })).toBe('12 pages');
    expect(through({ a: 1 }, { upper: true })).toEqual({ a: 1 });
    expect(through(null, { upper: true }, { prefix: 'x' })).toBeNull();
  });

  it('of HTML takes any depth', () => {
    const deep = `${'<div>'.repeat(20_000)}bottom`;
    expect(through(deep, { 'html-to-text': true })).toBe('bottom');
    expect(through(deep, { 'html-to-markdown': true })).toBe('bottom');
  });
});
