/** Rows of cells from JSON and CSV, and to them. */
import { delimiterOf, readCsv, writeCsv } from '../csv/csv.ts';
import { numberIn } from '../csv/number.ts';
import { InputFault } from '../faults/input-fault.ts';
import type { JsonObject, JsonValue } from '../json/value.ts';
import { JsonNumber } from '../json/value.ts';
import { readJson } from '../json/read.ts';
import { writeJson } from '../json/write.ts';

/** A list of objects gets a row with their keys; of lists, each is a row. @throws InputFault `json_rows` */
export function rowsOfJson(text: string): { readonly rows: JsonValue[][]; readonly hasKeys: boolean } {
  const value = readJson(text, { pointer: '/text' });
  if (!Array.isArray(value) || value.length === 0) throw new InputFault('json_rows', { pointer: '/text' });
  if (value.every((row) => Array.isArray(row))) return { rows: value, hasKeys: false };
  if (!value.every((row) => row instanceof Map)) throw new InputFault('json_rows', { pointer: '/text' });
  const keys = [...new Set(value.flatMap((row) => [...row.keys()]))];
  if (keys.length * value.length > 1_000_000) throw new InputFault('xlsx_cells', { pointer: '/text' });
  return { rows: [keys, ...value.map((row) => keys.map((key) => row.get(key) ?? null))], hasKeys: true };
}

/** Numbers are numbers, unless a zero is before them. */
export function rowsOfCsv(text: string): JsonValue[][] {
  const rows = readCsv(text, delimiterOf(text), '/text');
  if (rows.length === 0) throw new InputFault('csv_empty', { pointer: '/text' });
  return rows.map(({ cells }) => cells.map(valueOf));
}

function valueOf(cell: string): JsonValue {
  if (cell === '') return null;
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(cell) && numberIn(cell) !== null ? new JsonNumber(cell) : cell;
}

/** Objects with the names of the first row, or lists. */
export function jsonOfRows(rows: readonly JsonValue[][], names: readonly string[] | null): string {
  const values =
    names === null
      ? [...rows]
      : rows.map((row): JsonObject => new Map(names.map((name, at) => [name, row[at] ?? null])));
  return writeJson(values, { indent: '  ' });
}

export function csvOfRows(rows: readonly JsonValue[][], names: readonly string[] | null): string {
  const texts = rows.map((row) => row.map(textOf));
  return writeCsv(names === null ? texts : [[...names], ...texts], {
    delimiter: ',',
    quotesAll: false,
    lineEnd: '\r\n',
  });
}

const textOf = (value: JsonValue): string =>
  value === null ? '' : typeof value === 'string' ? value : value instanceof JsonNumber ? value.text : String(value);

/** Names of columns, each once; a column without a name is called by its number. */
export function namesOf(row: readonly JsonValue[]): { readonly names: string[]; readonly renamed: string[] } {
  const taken = new Set<string>();
  const renamed: string[] = [];
  const names = row.map((value, at) => {
    const given = textOf(value) === '' ? `column ${at + 1}` : textOf(value);
    let name = given;
    for (let count = 2; taken.has(name); count += 1) name = `${given}_${count}`;
    if (name !== textOf(value)) renamed.push(name);
    taken.add(name);
    return name;
  });
  return { names, renamed };
}
