import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import changeLines from './lines.ts';

const usual = {
  split: 'line',
  join: 'line',
  trim: false,
  removeEmpty: false,
  filterMode: 'contains',
  ignoreCase: false,
  unique: false,
  order: 'same',
  numbered: false,
  locale: 'en',
} as const;
type Options = Partial<Parameters<typeof changeLines>[0]>;
const changed = (text: string, options: Options = {}) => changeLines({ ...usual, ...options, text });
const textOf = async (text: string, options: Options) => (await changed(text, options)).text;

describe('order', () => {
  it.each([
    ['text', 'file10 file2 Été etc Ärger a', 'a Ärger etc Été file2 file10'],
    ['text-descending', 'a c b', 'c b a'],
    ['number', 'b 10;a -2.5;c 1e3;none;d .5', 'a -2.5;d .5;b 10;c 1e3;none'],
    ['number-descending', '1;3;x;2', '3;2;1;x'],
    ['length', 'ccc;🌱🌱;a;bb', 'a;🌱🌱;bb;ccc'],
    ['length-descending', 'a;ccc;bb', 'ccc;bb;a'],
    ['reverse', 'a;b;c', 'c;b;a'],
  ] as const)('%s', async (order, text, expected) => {
    const mark = text.includes(';') ? ';' : ' ';
    expect(await textOf(text.replaceAll(mark, '\n'), { order })).toBe(expected.replaceAll(mark, '\n'));
  });

  it('follows the language', async () => {
    expect(await textOf('z\nä\na', { order: 'text', locale: 'sv' })).toBe('a\nz\nä');
    expect(await textOf('z\nä\na', { order: 'text', locale: 'de' })).toBe('a\nä\nz');
    expect(await textOf('中\n一\n北', { order: 'text', locale: 'zh' })).toBe('北\n一\n中');
  });

  it('notes lines without a number', async () => {
    expect((await changed('1\nx', { order: 'number' })).notes).toEqual([{ code: 'no_number', values: { count: 1 } }]);
  });

  it('shuffles by the seed, which it returns', async () => {
    const result = await changed('a\nb\nc\nd\ne', { order: 'shuffle', seed: 'test' });
    expect(result).toMatchObject({ seed: 'test', count: 5 });
    expect(await textOf('a\nb\nc\nd\ne', { order: 'shuffle', seed: 'test' })).toBe(result.text);
    expect(result.text.split('\n').sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
    const fresh = await changed('a\nb\nc', { order: 'shuffle' });
    expect(fresh.seed).toMatch(/^\d+-\d+$/);
    expect(await textOf('a\nb\nc', { order: 'shuffle', seed: fresh.seed })).toBe(fresh.text);
  });
});

describe('filter', () => {
  const text = 'Apple pie\napple\nPear\n2 plums';
  it.each([
    ['contains', 'apple', false, 'apple'],
    ['contains', 'APPLE', true, 'Apple pie\napple'],
    ['lacks', 'p', false, 'Pear'],
    ['matches', '^\\d|^P', false, 'Pear\n2 plums'],
    ['does-not-match', '^a', true, 'Pear\n2 plums'],
    ['contains', '', false, text],
  ] as const)('%s %s', async (filterMode, filter, ignoreCase, expected) => {
    expect(await textOf(text, { filter, filterMode, ignoreCase })).toBe(expected);
  });

  it('rejects a pattern that is none', async () => {
    await expect(changed('a', { filter: 'a(b', filterMode: 'matches' })).rejects.toMatchObject({
      code: 'missing_parenthesis',
      pointer: '/filter',
      place: { line: 1, column: 2 },
    });
  });

  it('takes linear time for a pattern that is slow elsewhere', async () => {
    expect(await textOf('a'.repeat(50_000), { filter: '(a+)+$x', filterMode: 'matches' })).toBe('');
  });
});

describe('other changes', () => {
  it('trims, removes empty lines and duplicates, and counts them', async () => {
    expect(await changed(' a \r\n\r\na\nA\n', { trim: true, removeEmpty: true, unique: true })).toEqual({
      text: 'a\nA',
      count: 2,
      removed: 2,
      notes: [],
    });
    expect(await textOf('a\nA\né\ne\u0301', { unique: true, ignoreCase: true })).toBe('a\né');
  });

  it('numbers lines in a column', async () => {
    expect(await textOf(Array.from({ length: 10 }, () => 'x').join('\n'), { numbered: true })).toMatch(
      /^ 1\. x\n[^]*\n10\. x$/,
    );
  });

  it.each([
    ['comma', 'line', 'a,b,c', 'a\nb\nc'],
    ['line', 'comma', 'a\nb\n', 'a, b'],
    ['space', 'pipe', 'a  b\nc', 'a | b | c'],
    ['semicolon', 'tab', 'a;b', 'a\tb'],
    ['tab', 'semicolon', 'a\tb', 'a; b'],
    ['pipe', 'space', 'a|b', 'a b'],
  ] as const)('splits by %s and joins by %s', async (split, join, text, expected) => {
    expect(await textOf(text, { split, join })).toBe(expected);
  });

  it('rejects numbers that are too large to compare, and a language that is none', async () => {
    await expect(changed('1e999', { order: 'number' })).rejects.toMatchObject({ code: 'number_too_large' });
    await expect(changed('a', { locale: 'en-x' })).rejects.toMatchObject({ code: 'bad_locale' });
  });

  it('keep every line in any order', async () => {
    const order = fc.constantFrom('text', 'length', 'reverse', 'shuffle', 'text-descending');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('a', 'b', 'é', '🌱', 'zz'), { minLength: 1 }),
        order,
        async (lines, by) => {
          const { text } = await changed(lines.join('\n'), { order: by as 'text' });
          expect(text.split('\n').sort()).toEqual(lines.sort());
        },
      ),
      { numRuns: 50 },
    );
  });
});
