import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import csvTidy from './csv-tidy.ts';

type Input = Parameters<typeof csvTidy>[0];

const defaults: Omit<Input, 'text'> = {
  delimiter: 'auto',
  header: true,
  columns: '',
  trim: true,
  dropEmpty: true,
  dedupe: false,
  filterColumn: '',
  filter: 'equals',
  filterValue: '',
  sortColumn: '',
  sortAs: 'text',
  descending: false,
  outputDelimiter: 'comma',
  quotes: 'needed',
  lineEnd: 'lf',
};
const tidy = (text: string, input: Partial<Input> = {}) => csvTidy({ ...defaults, text, ...input });

const people = 'id,name,age\n1,Zoé,34\n2,amina,9\n3,Li,\n4,amina,9\n';

describe('csvTidy', () => {
  it.each([
    ['a;b\n1,5;2', 'semicolon', 'a,b\n"1,5",2\n'],
    ['a\tb\r\n1\t2', 'tab', 'a,b\n1,2\n'],
    ['a|b\r1|2', 'pipe', 'a,b\n1,2\n'],
    ['a\n1', 'comma', 'a\n1\n'],
  ])('detects the delimiter of %j', (text, delimiter, expected) => {
    expect(tidy(text)).toMatchObject({ text: expected, delimiter });
  });

  it('writes RFC 4180: quotes where needed, CRLF', () => {
    expect(tidy('a,b\n"x ""y""","1\n2"\n', { lineEnd: 'crlf' }).text).toBe('a,b\r\n"x ""y""","1\n2"\r\n');
    expect(tidy('a,b\n1,2', { quotes: 'all', outputDelimiter: 'semicolon' }).text).toBe('"a";"b"\n"1";"2"\n');
    expect(tidy('a\n""\n', { dropEmpty: false }).text).toBe('a\n""\n');
  });

  it('trims cells and drops empty rows', () => {
    const text = 'a,b\n x , y\n , \n,\n';
    expect(tidy(text)).toMatchObject({ text: 'a,b\nx,y\n', rows: 1, rowsBefore: 3 });
    expect(tidy(text, { trim: false, dropEmpty: false }).text).toBe('a,b\n x , y\n , \n,\n');
  });

  it('chooses, renames and orders columns', () => {
    expect(tidy(people, { columns: 'name=Full name\nid' })).toMatchObject({
      text: 'Full name,id\nZoé,1\namina,2\nLi,3\namina,4\n',
      columns: ['Full name', 'id'],
    });
    expect(tidy('a=b,c\n1,2\n', { columns: 'a=b' }).text).toBe('a=b\n1\n');
  });

  it('drops rows with the same chosen columns', () => {
    expect(tidy(people, { columns: 'name\nage', dedupe: true })).toMatchObject({
      text: 'name,age\nZoé,34\namina,9\nLi,\n',
      rows: 3,
      rowsBefore: 4,
      duplicates: 1,
    });
  });

  it('sorts text without case and accents', () => {
    expect(tidy('w\nb\nÉ\na\nF\ne', { sortColumn: 'w' }).text).toBe('w\na\nb\ne\nÉ\nF\n');
    expect(tidy('w\nb\na', { sortColumn: 'w', descending: true }).text).toBe('w\nb\na\n');
  });

  it('sorts numbers, others last', () => {
    expect(tidy('n\n10\nx\n9\n-1e2\n', { sortColumn: 'n', sortAs: 'number' })).toMatchObject({
      text: 'n\n-1e2\n9\n10\nx\n',
      notes: [{ code: 'not_numbers', values: { count: 1 } }],
    });
    expect(tidy('n\n10\nx\n9\n', { sortColumn: 'n', sortAs: 'number', descending: true }).text).toBe('n\n10\n9\nx\n');
  });

  it.each([
    ['equals', '9', ['2', '4']],
    ['differs', '9', ['1', '3']],
    ['contains', '4', ['1']],
    ['lacks', '4', ['2', '3', '4']],
    ['starts', '3', ['1']],
    ['ends', '9', ['2', '4']],
    ['greater', '10', ['1']],
    ['atLeast', '9', ['1', '2', '4']],
    ['less', '10', ['2', '4']],
    ['atMost', '34', ['1', '2', '4']],
    ['empty', '', ['3']],
    ['filled', '', ['1', '2', '4']],
  ] as const)('filters rows whose cell %s %s', (filter, filterValue, ids) => {
    expect(tidy(people, { filterColumn: 'age', filter, filterValue, columns: 'id' }).text).toBe(
      ['id', ...ids, ''].join('\n'),
    );
  });

  it('compares texts that are no numbers', () => {
    expect(tidy(people, { filterColumn: 'name', filter: 'greater', filterValue: 'b', columns: 'id' }).text).toBe(
      'id\n',
    );
  });

  it('names columns by number without a header', () => {
    expect(tidy('x,1\ny,2\n', { header: false, columns: '2\n1' }).text).toBe('1,x\n2,y\n');
  });

  it('notes short rows and columns with the same name', () => {
    expect(tidy('a,a,b\n1\n', { columns: 'a' })).toMatchObject({
      text: 'a\n1\n',
      notes: [
        { code: 'short_row', values: { row: 2, cells: 1, columns: 3 } },
        { code: 'duplicate_column', values: { name: 'a' } },
      ],
    });
  });

  it('counts notes beyond twenty', () => {
    expect(tidy(`a,b\n${'1\n'.repeat(25)}`).notes.at(-1)).toMatchObject({
      code: 'more_places',
      values: { code: 'short_row', count: 5 },
    });
  });

  it.each([
    ['', {}, 'csv_empty', '/text'],
    ['a\n"b', {}, 'csv_quote_open', '/text'],
    ['a\n"b"c', {}, 'csv_after_quote', '/text'],
    ['a\n1,2', { delimiter: 'comma' }, 'csv_long_row', '/text'],
    [`${','.repeat(99_999)}${'\n1'.repeat(100)}`, {}, 'csv_cells', '/text'],
    [`a\n${'1\n'.repeat(200)}`, { columns: 'a\n'.repeat(40_000) }, 'csv_cells', '/columns'],
    ['a\n1', { columns: 'b' }, 'unknown_column', '/columns'],
    ['a\n1', { filterColumn: 'b' }, 'unknown_column', '/filterColumn'],
    ['a\n1', { sortColumn: 'b' }, 'unknown_column', '/sortColumn'],
  ] as const)('rejects %# with a code', (text, input, code, pointer) => {
    expect(() => tidy(text, input)).toThrow(expect.objectContaining({ code, pointer }));
  });

  it('gives the place of a row that is too long', () => {
    expect(() => tidy('a,b\n1,2\n1,2,3')).toThrow(
      expect.objectContaining({ place: { line: 3, column: 1 }, values: { row: 3, cells: 3, columns: 2 } }),
    );
  });

  it('rejects results larger than 20 MB', () => {
    const text = `c\n${`${'x'.repeat(10_000)}\n`.repeat(100)}`;
    expect(() => tidy(text, { columns: 'c\n'.repeat(100) })).toThrow(expect.objectContaining({ code: 'result_size' }));
  });

  it('keeps any cells', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r', ' ', ';', '🌱') });
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
        const write = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const text = rows.map((row) => row.map(write).join(',')).join('\n');
        const input = { header: false, trim: false, dropEmpty: false, quotes: 'all', delimiter: 'comma' } as const;
        expect(tidy(text, input).text).toBe(`${text}\n`);
      }),
    );
  });
});
