import { delimiterOf, readCsv, writeCsv } from '../../../csv/csv.ts';
import type { Filter } from '../../../csv/filter.ts';
import { passes } from '../../../csv/filter.ts';
import { numberIn } from '../../../csv/number.ts';
import { InputFault } from '../../../faults/input-fault.ts';
import { Notes } from '../../../json/notes.ts';

const signs = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' } as const;
type DelimiterName = keyof typeof signs;

interface Input {
  readonly text: string;
  readonly delimiter: 'auto' | DelimiterName;
  readonly header: boolean;
  readonly columns: string;
  readonly trim: boolean;
  readonly dropEmpty: boolean;
  readonly dedupe: boolean;
  readonly filterColumn: string;
  readonly filter: Filter;
  readonly filterValue: string;
  readonly sortColumn: string;
  readonly sortAs: 'text' | 'number';
  readonly descending: boolean;
  readonly outputDelimiter: DelimiterName;
  readonly quotes: 'needed' | 'all';
  readonly lineEnd: 'crlf' | 'lf';
}

/** Cells that a result can have: short rows below many columns would fill with empty ones. */
const cellsMax = 5_000_000;

/** Rows of CSV (RFC 4180) without what is not wanted, with the chosen columns, in order. */
export default function csvTidy(input: Input) {
  const notes = new Notes();
  const delimiter = input.delimiter === 'auto' ? delimiterOf(input.text) : signs[input.delimiter];
  const table = tableOf(input, delimiter, notes);
  const column = (name: string, pointer: string) => indexOf(table.names, name, pointer);
  let { rows } = table;
  if (input.filterColumn !== '') {
    const at = column(input.filterColumn, '/filterColumn');
    rows = rows.filter((row) => passes(row[at] ?? '', input.filter, input.filterValue));
  }
  if (input.sortColumn !== '') rows = sorted(rows, column(input.sortColumn, '/sortColumn'), input, notes);
  const chosen = chosenColumns(input.columns, table.names);
  if (chosen.length * rows.length > Math.max(cellsMax, input.text.length))
    throw new InputFault('csv_cells', { pointer: '/columns' });
  rows = rows.map((row) => chosen.map(({ from }) => row[from] ?? ''));
  const count = rows.length;
  if (input.dedupe) rows = withoutDuplicates(rows);
  const names = chosen.map(({ name }) => name);
  const text = writeCsv(input.header ? [names, ...rows] : rows, {
    delimiter: signs[input.outputDelimiter],
    quotesAll: input.quotes === 'all',
    lineEnd: input.lineEnd === 'crlf' ? '\r\n' : '\n',
  });
  return {
    text,
    delimiter: nameOf(delimiter),
    columns: names,
    rows: rows.length,
    rowsBefore: table.rows.length + table.dropped,
    duplicates: count - rows.length,
    notes: notes.list,
  };
}

const nameOf = (sign: string): DelimiterName =>
  (Object.keys(signs) as DelimiterName[]).find((name) => signs[name] === sign) ?? 'comma';

const isPadded = /^\s|\s$/;

interface Table {
  readonly names: string[];
  readonly rows: string[][];
  /** Rows without a value that are left out. */
  readonly dropped: number;
}

function tableOf(
  { text, header, trim, dropEmpty }: Input,
  delimiter: (typeof signs)[DelimiterName],
  notes: Notes,
): Table {
  const all = readCsv(text, delimiter, '/text');
  const [first] = all;
  if (first === undefined) throw new InputFault('csv_empty', { pointer: '/text' });
  const width = first.cells.length;
  if (width * all.length > Math.max(cellsMax, text.length)) throw new InputFault('csv_cells', { pointer: '/text' });
  const rows: string[][] = [];
  for (const [at, { cells, offset }] of all.entries()) {
    if (cells.length > width)
      throw new InputFault('csv_long_row', {
        pointer: '/text',
        values: { row: at + 1, cells: cells.length, columns: width },
        in: { text, offset },
      });
    if (cells.length < width) notes.add('short_row', '', { row: at + 1, cells: cells.length, columns: width });
    while (cells.length < width) cells.push('');
    rows.push(trim ? cells.map((cell) => (isPadded.test(cell) ? cell.trim() : cell)) : cells);
  }
  const names = header ? (rows.shift() ?? []) : Array.from({ length: width }, (_, at) => String(at + 1));
  for (const name of new Set(names.filter((each, at) => names.indexOf(each) !== at)))
    notes.add('duplicate_column', '', { name });
  const kept = dropEmpty ? rows.filter((row) => row.some((cell) => /\S/.test(cell))) : rows;
  return { names, rows: kept, dropped: rows.length - kept.length };
}

function indexOf(names: readonly string[], name: string, pointer: string): number {
  const at = names.indexOf(name.trim());
  if (at === -1) throw new InputFault('unknown_column', { pointer, values: { name: name.trim() } });
  return at;
}

/** A line for each column: its name, or its name, an equals sign and the new one. */
function chosenColumns(lines: string, names: readonly string[]): { from: number; name: string }[] {
  const chosen = lines
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const whole = line.trim();
      if (names.includes(whole)) return { from: names.indexOf(whole), name: whole };
      const at = whole.indexOf('=');
      const [name, renamed] = at === -1 ? [whole, whole] : [whole.slice(0, at), whole.slice(at + 1)];
      return { from: indexOf(names, name, '/columns'), name: renamed.trim() };
    });
  return chosen.length === 0 ? names.map((name, from) => ({ from, name })) : chosen;
}

function sorted(rows: readonly string[][], at: number, { sortAs, descending }: Input, notes: Notes): string[][] {
  const sign = descending ? -1 : 1;
  if (sortAs === 'text') {
    const texts = rows.map((row) => ({ row, text: row[at] ?? '', key: sortKey(row[at] ?? '') }));
    texts.sort(
      (a, b) => sign * (a.key < b.key ? -1 : a.key > b.key ? 1 : a.text < b.text ? -1 : a.text > b.text ? 1 : 0),
    );
    return texts.map(({ row }) => row);
  }
  const keyed = rows.map((row) => ({ row, number: numberIn(row[at] ?? '') }));
  const others = keyed.filter(({ number }) => number === null).map(({ row }) => row);
  if (others.length > 0) notes.add('not_numbers', '', { count: others.length });
  const numbers = keyed.filter((item): item is { row: string[]; number: number } => item.number !== null);
  return [...numbers.sort((a, b) => sign * (a.number - b.number)).map(({ row }) => row), ...others];
}

/** The text without case and marks, which sorts the same in every browser, unlike a collation. */
const sortKey = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

function withoutDuplicates(rows: readonly string[][]): string[][] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const key = JSON.stringify(row);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
