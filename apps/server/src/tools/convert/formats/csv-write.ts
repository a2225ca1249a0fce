import { columnPart, isIndexed } from './csv-columns.ts';
import type { Delimiter } from './csv-read.ts';
import { checkColumns, outputBytesMax, resultTooLarge } from './limits.ts';
import { type Notes, pointerOf } from './notes.ts';
import { Output } from './output.ts';
import { scalarText, type Value } from './value.ts';

/** Where values stand within a row. Rows share it, so that a column's name is made once. */
interface Place {
  readonly outer: Place | null;
  readonly key: string;
  /** The keys that lead here, joined by dots. */
  readonly name: string;
  /** An empty key leads here: read back, such a column does not nest. */
  readonly hasEmptyKey: boolean;
  readonly inner: Map<string, Place>;
  /** Which column it is; null while only lists and tables stand here. */
  column: number | null;
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
  if (!Array.isArray(value)) notes.add('root', 'CSV is a list of rows; the value is its only row.');
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
    if (header)
      notes.add(
        'header',
        'The first list stands where the names of the columns would. Read it back without a header.',
        '',
      );
    for (const [at, row] of rows.entries()) {
      if (row.length < width)
        notes.add('missing', 'The row is shorter than others; its last cells are empty.', () => `/${at}`);
      const cells = row.map((cell, column) => cellOf(cell, placeIn(top, column), at));
      writeLine(cells.concat(blank(width - row.length)));
    }
  }

  function writeTables(): void {
    const rows = list.map((item, at) => {
      const cells = new Map<number, string>();
      if (item instanceof Map) flatten(item, top, cells, at);
      else {
        notes.add('column', 'The row is not an object; it stands in the column "value".', () => `/${at}`);
        flatten(item, placeIn(top, 'value'), cells, at);
      }
      return cells;
    });
    if (columns.length === 0 && list.length > 0) {
      notes.add('empty', 'Empty objects have no columns; nothing is written.', '');
      return;
    }
    checkCells(columns.length);
    if (!header) notes.add('header', 'Without a header the names of the columns are gone.', '');
    else if (rows.length > 0) writeLine(columns);
    for (const [at, cells] of rows.entries()) {
      noteMissing(cells, at);
      const line = blank(columns.length);
      for (const [column, cell] of cells) line[column] = cell;
      writeLine(line);
    }
  }

  /** Every cell takes a delimiter or a line break at least: known before any is written. */
  function checkCells(width: number): void {
    if (list.length * width > outputBytesMax) throw resultTooLarge();
  }

  function noteMissing(cells: ReadonlyMap<number, string>, at: number): void {
    const missing = columns.length - cells.size;
    if (missing > 0 && notes.isFull('missing')) return notes.count('missing', missing);
    for (const [column, name] of columns.entries()) {
      if (!cells.has(column))
        notes.add(
          'missing',
          () => `The row has no "${name}"; the cell is empty.`,
          () => `/${at}`,
        );
    }
  }

  function flatten(item: Value, place: Place, cells: Map<number, string>, at: number): void {
    if (!Array.isArray(item) && !(item instanceof Map)) {
      cells.set(columnAt(place, at), cellOf(item, place, at));
      return;
    }
    if (item instanceof Map && place !== top && isIndexed(item))
      once('indexed', 'Keys that count up from 0 look like a list in columns.', place, at);
    if ((item instanceof Map ? item.size : item.length) === 0 && place !== top) {
      once('empty', 'An empty list or object has no columns; it is written as text.', place, at);
      cells.set(columnAt(place, at), Array.isArray(item) ? '[]' : '{}');
    }
    for (const [key, member] of item.entries()) flatten(member, placeIn(place, key), cells, at);
  }

  /** Makes a column of the place unless it is one. */
  function columnAt(place: Place, at: number): number {
    if (place.column !== null) return place.column;
    if (place.hasEmptyKey && place.outer !== top)
      once('empty-key', 'An empty key cannot be told apart in a dotted column.', place, at);
    namesLength += place.name.length + 1;
    if (header) {
      if (namesLength > outputBytesMax) throw resultTooLarge();
      checkColumns(columns.length + 1, null);
    }
    place.column = columns.push(place.name) - 1;
    return place.column;
  }

  function cellOf(cell: Value, place: Place, at: number): string {
    if (cell === null) once('null', 'CSV has no null; the cell is empty.', place, at);
    else if (typeof cell !== 'string')
      once('type', 'CSV has only text; values of this column are written as text.', place, at);
    else if (/^(?:[=@\t\r]|[-+](?!\d*(?:[.,]\d+)?$))/.test(cell))
      once('formula', 'A spreadsheet may run cells of this column as formulas. They are written unchanged.', place, at);
    return scalarText(cell) ?? '';
  }

  /** One note for each column is enough. */
  function once(code: string, detail: string, place: Place, row: number): void {
    const places = noted.get(code) ?? new Set();
    noted.set(code, places);
    if (places.has(place)) return;
    places.add(place);
    notes.add(code, detail, () => pointerOf([...(Array.isArray(value) ? [row] : []), ...pathTo(place)]));
  }

  function writeLine(cells: readonly string[]): void {
    // An empty cell alone in its row would be a blank line.
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

const blank = (width: number): string[] => Array.from({ length: width }, () => '');
