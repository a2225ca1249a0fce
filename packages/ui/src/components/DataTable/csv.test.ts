import { expect, test } from 'vitest';
import { makeCsv } from './csv.ts';
import type { DataTableColumn } from './columns.ts';

interface Row {
  name: string | null;
  amount: number | null;
  at: Date | null;
}

const columns: DataTableColumn<Row>[] = [
  { id: 'name', label: 'Name', value: ({ name }) => name },
  { id: 'amount', label: 'Amount, net', kind: 'number', value: ({ amount }) => amount },
  { id: 'at', label: 'At', kind: 'date', value: ({ at }) => at },
];
const names = (...written: string[]) =>
  makeCsv(
    columns.slice(0, 1),
    written.map((name) => ({ name, amount: null, at: null })),
  ).replace('\uFEFFName\r\n', '');

test('writes a byte order mark, a header and line ends as in RFC 4180', () => {
  expect(
    makeCsv(columns, [
      { name: 'Ada', amount: -1.5, at: new Date('2026-11-21T08:00:00Z') },
      { name: null, amount: null, at: null },
    ]),
  ).toBe('\uFEFFName,"Amount, net",At\r\nAda,-1.5,2026-11-21T08:00:00.000Z\r\n,,\r\n');
});

test('writes days without a time', () => {
  const day = { id: 'day', label: 'Day', kind: 'date', isDay: true, value: () => new Date(2026, 10, 21) } as const;
  expect(makeCsv([day], [{}])).toBe('\uFEFFDay\r\n2026-11-21\r\n');
});

test('puts fields with commas, quotes and line ends between quotes', () => {
  expect(names('a,b', 'say "hi"', 'two\nlines', 'قيمة، ثانية')).toBe(
    '"a,b"\r\n"say ""hi"""\r\n"two\nlines"\r\nقيمة، ثانية\r\n',
  );
});

test('keeps text from being run as a formula', () => {
  expect(names('=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '=HYPERLINK("a","b")', 'a=1')).toBe(
    `'=1+1\r\n'+1\r\n'-1\r\n'@SUM(A1)\r\n'\tx\r\n"'\rx"\r\n"'=HYPERLINK(""a"",""b"")"\r\na=1\r\n`,
  );
});

test('keeps headings from it too', () => {
  expect(makeCsv([{ id: 'a', label: '=A', value: () => 'x' }], [])).toBe(`\uFEFF'=A\r\n`);
});
