import { columnOf, isIndexed, pathOf } from './csv-columns.ts';
import type { Delimiter } from './csv-read.ts';
import type { Notes } from './notes.ts';
import { scalarText, type Value } from './value.ts';

/**
 * Writes a list of rows as CSV: tables get a header, nested keys become dotted columns (`address.city`, `tags.0`).
 * Cells are written as they are; those that a spreadsheet would run as a formula are noted.
 */
export function writeCsv(value: Value, { delimiter, header }: { delimiter: Delimiter; header: boolean }, notes: Notes): string {
  if (!Array.isArray(value)) notes.add('root', 'CSV is a list of rows; the value is its only row.');
  const list = Array.isArray(value) ? value : [value];
  const lists = list.length > 0 && list.every((item) => Array.isArray(item) && item.every((cell) => scalarText(cell) !== null));
  const special = { ',': /["\r\n,]|^\s|\s$/, ';': /["\r\n;]|^\s|\s$/, '\t': /["\r\n\t]|^\s|\s$/, '|': /["\r\n|]|^\s|\s$/ }[delimiter];
  const noted = new Set<string>();
  return (lists ? plainRows() : tableRows()).map(line).join('');

  function plainRows(): string[][] {
    const rows = (list as Value[][]).map((row, at) => row.map((cell, column) => cellOf(cell, [at, column])));
    const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
    if (header) notes.add('header', 'The first list stands where the names of the columns would. Read it back without a header.', '');
    return rows.map((row, at) => {
      if (row.length < width) notes.add('missing', 'The row is shorter than others; its last cells are empty.', `/${at}`);
      return [...row, ...Array.from({ length: width - row.length }, () => '')];
    });
  }

  function tableRows(): string[][] {
    const flat = list.map((item, at) => {
      const cells = new Map<string, string>();
      if (item instanceof Map) flatten(item, [], cells, at);
      else {
        notes.add('column', 'The row is not an object; it stands in the column "value".', `/${at}`);
        flatten(item, ['value'], cells, at);
      }
      return cells;
    });
    const columns = [...new Set(flat.flatMap((cells) => [...cells.keys()]))];
    if (columns.length === 0 && list.length > 0) {
      notes.add('empty', 'Empty objects have no columns; nothing is written.', '');
      return [];
    }
    const rows = flat.map((cells, at) =>
      columns.map((column) => {
        const cell = cells.get(column);
        if (cell === undefined) notes.add('missing', `The row has no "${column}"; the cell is empty.`, `/${at}`);
        return cell ?? '';
      }),
    );
    if (!header) notes.add('header', 'Without a header the names of the columns are gone.', '');
    return header && rows.length > 0 ? [columns, ...rows] : rows;
  }

  function flatten(item: Value, path: readonly (string | number)[], cells: Map<string, string>, at: number): void {
    if (!Array.isArray(item) && !(item instanceof Map)) {
      cells.set(nameOf(path, at), cellOf(item, [at, ...path]));
      return;
    }
    if (item instanceof Map && path.length > 0 && isIndexed(item)) once('indexed', 'Keys that count up from 0 look like a list in columns.', [at, ...path]);
    if ((item instanceof Map ? item.size : item.length) === 0 && path.length > 0) {
      once('empty', 'An empty list or object has no columns; it is written as text.', [at, ...path]);
      cells.set(nameOf(path, at), Array.isArray(item) ? '[]' : '{}');
    }
    for (const [key, member] of item.entries()) flatten(member, [...path, key], cells, at);
  }

  function nameOf(path: readonly (string | number)[], at: number): string {
    const name = columnOf(path);
    if (path.some((key) => key === '') && path.length > 1 && pathOf(name).length !== path.length) once('empty-key', 'An empty key cannot be told apart in a dotted column.', [at, ...path]);
    return name;
  }

  function cellOf(cell: Value, path: readonly (string | number)[]): string {
    if (cell === null) once('null', 'CSV has no null; the cell is empty.', path);
    else if (typeof cell !== 'string') once('type', 'CSV has only text; values of this column are written as text.', path);
    else if (/^(?:[=@\t\r]|[-+](?!\d*(?:[.,]\d+)?$))/.test(cell)) once('formula', 'A spreadsheet may run cells of this column as formulas. They are written unchanged.', path);
    return scalarText(cell) ?? '';
  }

  /** One note for each column is enough. */
  function once(code: string, detail: string, [row, ...column]: readonly (string | number)[]): void {
    const key = `${code} ${columnOf(column)}`;
    if (noted.has(key)) return;
    noted.add(key);
    const keys = [row ?? 0, ...column];
    for (const part of Array.isArray(value) ? keys : keys.slice(1)) notes.enter(part);
    notes.add(code, detail);
    for (const _ of Array.isArray(value) ? keys : keys.slice(1)) notes.leave();
  }

  function line(cells: readonly string[]): string {
    // An empty cell alone in its row would be a blank line.
    if (cells.length === 1 && cells[0] === '') return '""\n';
    return `${cells.map((cell) => (special.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(delimiter)}\n`;
  }
}
