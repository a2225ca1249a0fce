import { columnPart, isIndexed } from './csv-columns.ts';
import type { Delimiter } from './csv-read.ts';
import { checkColumns, outputBytesMax, resultTooLarge } from './limits.ts';
import { type Notes, pointerOf } from './notes.ts';
import { Output } from './output.ts';
import { scalarText, type Value } from './value.ts';
import type { PlainNoteKey } from './words.ts';

/** Position of values in a row, shared by all rows so that each column name is built once. */
interface Place {
  readonly outer: Place | null;
  readonly key: string;
  /** The keys that lead here, joined by dots. */
  readonly name: string;
  /** The path has an empty key, so the column doesn't nest when read back. */
  readonly hasEmptyKey: boolean;
  readonly inner: Map<string, Place>;
  /** Column index; null if there are only lists and tables at this position. */
  column: number | null;
}

/** Cells of a row and their columns. Similar rows share the columns: a map per row takes three times the memory. */
interface Row {
  readonly columns: number[];
  readonly cells: string[];
}

/**
 * Writes a list of rows as CSV: tables get a header, nested keys become dotted columns (`address.city`, `tags.0`).
 * Cells are written as they are; those that a spreadsheet would run as a formula are noted.
 * @throws Fault when the result would be too large
 */
export function writeCsv(
  value: Value,
  { delimiter, header }: { delimiter: Delimiter; header: boolean },
  notes: Notes,
): string {
  if (!Array.isArray(value)) notes.add('root', 'data.note.csv.root');
  const list = Array.isArray(value) ? value : [value];
  const lists =
    list.length > 0 && list.every((item) => Array.isArray(item) && item.every((cell) => scalarText(cell) !== null));
  const special = {
    ',': /["\r\n,]|^\s|\s$/,
    ';': /["\r\n;]|^\s|\s$/,
    '\t': /["\r\n\t]|^\s|\s$/,
    '|': /["\r\n|]|^\s|\s$/,
  }[delimiter];
  const top: Place = { outer: null, key: '', name: '', hasEmptyKey: false, inner: new Map(), column: null };
  const columns: string[] = [];
  let namesLength = 0;
  const noted = new Map<string, Set<Place>>();
  const out = new Output();
  if (lists) writeLists(list as Value[][]);
  else writeTables();
  return out.toString();

  function writeLists(rows: readonly Value[][]): void {
    const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
    checkCells(width);
    if (header) notes.add('header', 'data.note.csv.listHeader', null, '');
    for (const [at, row] of rows.entries()) {
      if (row.length < width) notes.add('missing', 'data.note.csv.shorter', null, () => `/${at}`);
      const cells = row.map((cell, column) => cellOf(cell, placeIn(top, column), at));
      writeLine(cells.concat(blank(width - row.length)));
    }
  }

  function writeTables(): void {
    const row: Row = { columns: [], cells: [] };
    let before: readonly number[] = [];
    const rows = list.map((item, at) => {
      row.columns.length = 0;
      row.cells.length = 0;
      if (item instanceof Map) flatten(item, top, row, at);
      else {
        notes.add('column', 'data.note.csv.column', null, () => `/${at}`);
        flatten(item, placeIn(top, 'value'), row, at);
      }
      if (!isSame(row.columns, before)) before = [...row.columns];
      return { columns: before, cells: [...row.cells] };
    });
    if (columns.length === 0 && list.length > 0) {
      notes.add('empty', 'data.note.csv.noColumns', null, '');
      return;
    }
    checkCells(columns.length);
    if (!header) notes.add('header', 'data.note.csv.noHeader', null, '');
    else if (rows.length > 0) writeLine(columns);
    const emptyLine = blank(columns.length);
    for (const [at, row] of rows.entries()) {
      noteMissing(row, at);
      const line = [...emptyLine];
      for (const [index, column] of row.columns.entries()) line[column] = row.cells[index] ?? '';
      writeLine(line);
    }
  }

  /** Every cell takes at least a delimiter or line break, so the size is checked before writing. */
  function checkCells(width: number): void {
    if (list.length * width > outputBytesMax) throw resultTooLarge();
  }

  function noteMissing(
    row: { readonly columns: readonly number[]; readonly cells: readonly string[] },
    at: number,
  ): void {
    const missing = columns.length - row.cells.length;
    if (missing === 0) return;
    if (notes.isFull('missing')) return notes.count('missing', missing);
    const present = new Set(row.columns);
    for (const [column, name] of columns.entries()) {
      if (!present.has(column)) notes.add('missing', 'data.note.csv.missing', { name }, () => `/${at}`);
    }
  }

  function flatten(item: Value, place: Place, row: Row, at: number): void {
    if (!Array.isArray(item) && !(item instanceof Map)) {
      addCell(row, columnAt(place, at), cellOf(item, place, at));
      return;
    }
    if (item instanceof Map && place !== top && isIndexed(item)) once('indexed', 'data.note.csv.indexed', place, at);
    if ((item instanceof Map ? item.size : item.length) === 0 && place !== top) {
      once('empty', 'data.note.csv.empty', place, at);
      addCell(row, columnAt(place, at), Array.isArray(item) ? '[]' : '{}');
    }
    for (const [key, member] of item.entries()) flatten(member, placeIn(place, key), row, at);
  }

  /** Returns the column of a position; adds it if needed. */
  function columnAt(place: Place, at: number): number {
    if (place.column !== null) return place.column;
    if (place.hasEmptyKey && place.outer !== top) once('empty-key', 'data.note.csv.emptyKey', place, at);
    namesLength += place.name.length + 1;
    if (header) {
      if (namesLength > outputBytesMax) throw resultTooLarge();
      checkColumns(columns.length + 1, null);
    }
    place.column = columns.push(place.name) - 1;
    return place.column;
  }

  function cellOf(cell: Value, place: Place, at: number): string {
    if (cell === null) once('null', 'data.note.csv.null', place, at);
    else if (typeof cell !== 'string') once('type', 'data.note.csv.type', place, at);
    else if (/^(?:[=@\t\r]|[-+](?!\d*(?:[.,]\d+)?$))/.test(cell)) once('formula', 'data.note.csv.formula', place, at);
    return scalarText(cell) ?? '';
  }

  /** Adds one note per column. */
  function once(code: string, key: PlainNoteKey, place: Place, row: number): void {
    const places = noted.get(code) ?? new Set();
    noted.set(code, places);
    if (places.has(place)) return;
    places.add(place);
    notes.add(code, key, null, () => pointerOf([...(Array.isArray(value) ? [row] : []), ...pathTo(place)]));
  }

  function writeLine(cells: readonly string[]): void {
    // A single empty cell would be a blank line.
    if (cells.length === 1 && cells[0] === '') return out.write('""\n');
    out.write(
      `${cells.map((cell) => (cell !== '' && special.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(delimiter)}\n`,
    );
  }
}

function placeIn(outer: Place, key: string | number): Place {
  const text = String(key);
  const known = outer.inner.get(text);
  if (known) return known;
  const part = columnPart(text);
  const place: Place = {
    outer,
    key: text,
    name: outer.outer === null ? part : `${outer.name}.${part}`,
    hasEmptyKey: outer.hasEmptyKey || text === '',
    inner: new Map(),
    column: null,
  };
  outer.inner.set(text, place);
  return place;
}

function pathTo(place: Place): string[] {
  const path: string[] = [];
  for (let at = place; at.outer !== null; at = at.outer) path.push(at.key);
  return path.toReversed();
}

function isSame(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((column, at) => column === b[at]);
}

function addCell({ columns, cells }: Row, column: number, cell: string): void {
  columns.push(column);
  cells.push(cell);
}

const blank = (width: number): string[] => Array.from({ length: width }, () => '');
