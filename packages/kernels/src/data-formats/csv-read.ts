import { Fault } from './fault.ts';
import type { Notes } from './notes.ts';
import { isIndexed, pathOf } from './csv-columns.ts';
import { checkCells, checkColumns, depthMax, tooDeep } from './limits.ts';
import type { Table, Value } from './value.ts';

const delimiters = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

/**
 * Reads CSV (RFC 4180; lines may end in any way). With a header, each row is a table and dotted columns nest; without,
 * each row is a list. Every value is text: leading zeros stay.
 */
export function readCsv(
  text: string,
  { delimiter, header }: { delimiter: Delimiter | 'auto'; header: boolean },
  notes: Notes,
): Value[] {
  const values: Value[] = [];
  let count = 0;
  let width = 0;
  let columns: Columns | null = null;
  forEachRow(text, delimiter === 'auto' ? delimiterOf(text) : delimiter, (cells, starts) => {
    count += 1;
    if (count === 1) {
      width = cells.length;
      if (header) {
        columns = columnsOf(cells, starts, notes);
        return;
      }
    }
    if (cells.length > width) {
      const values = { row: count, columns: cells.length, width };
      throw new Fault('syntax', 'data.fault.csv.long', values, starts[width] ?? 0);
    }
    // Checked before padding short rows.
    checkCells(count * width, text);
    if (columns !== null) checkCells(values.length * columns.size, text);
    if (cells.length < width) {
      const given = cells.length;
      notes.add(
        'short-row',
        'data.note.csv.short',
        () => ({ row: count, columns: given, width }),
        () => `/${values.length}`,
      );
      while (cells.length < width) cells.push('');
    }
    values.push(columns === null ? [...cells] : tableOf(cells, columns.top));
  });
  return values;
}

/** @param visit gets the cells of a row and their offsets. Both lists are reused for the next row. */
function forEachRow(
  text: string,
  delimiter: Delimiter,
  visit: (cells: string[], starts: readonly number[]) => void,
): void {
  const cells: string[] = [];
  const starts: number[] = [];
  const plain = { ',': /[^,\r\n]*/y, ';': /[^;\r\n]*/y, '\t': /[^\t\r\n]*/y, '|': /[^|\r\n]*/y }[delimiter];
  let at = 0;
  while (at < text.length) {
    const end = lineBreak(at);
    if (end > at) {
      at = end; // a blank line
      continue;
    }
    cells.length = 0;
    starts.length = 0;
    for (;;) {
      starts.push(at);
      cells.push(text[at] === '"' ? quoted() : unquoted());
      if (text[at] !== delimiter) break;
      at += 1;
    }
    at = lineBreak(at);
    visit(cells, starts);
  }

  /** The offset after a line break at `from`, or `from`. */
  function lineBreak(from: number): number {
    if (text[from] === '\r') return text[from + 1] === '\n' ? from + 2 : from + 1;
    return text[from] === '\n' ? from + 1 : from;
  }

  function unquoted(): string {
    plain.lastIndex = at;
    const cell = plain.exec(text)?.[0] ?? '';
    at += cell.length;
    return cell;
  }

  function quoted(): string {
    const start = at;
    for (let from = at + 1; ;) {
      const end = text.indexOf('"', from);
      if (end === -1) throw new Fault('syntax', 'data.fault.csv.open', {}, start);
      if (text[end + 1] === '"') {
        from = end + 2;
        continue;
      }
      at = end + 1;
      const next = text[at];
      if (next === undefined || next === delimiter || next === '\r' || next === '\n')
        return text.slice(start + 1, end).replaceAll('""', '"');
      throw new Fault('syntax', 'data.fault.csv.after', {}, at);
    }
  }
}

/** The delimiter with the most consistent count in the first rows; else a comma. */
export function delimiterOf(text: string): Delimiter {
  const sample = text.slice(0, 20_000).replace(/"(?:[^"]|"")*(?:"|$)/g, '');
  const lines = sample
    .split(/\r\n|\r|\n/)
    .filter((line) => line !== '')
    .slice(0, 20);
  let best: Delimiter = ',';
  let bestScore = 0;
  for (const delimiter of delimiters) {
    const counts = lines.map((line) => line.split(delimiter).length - 1);
    const score =
      counts.filter((count) => count > 0 && count === counts[0]).length * 100 + Math.min(counts[0] ?? 0, 99);
    if ((counts[0] ?? 0) > 0 && score > bestScore) {
      best = delimiter;
      bestScore = score;
    }
  }
  return best;
}

/** Target of a row's cells: a column, or the columns below a key. */
type Branch = number | Branches;
interface Branches {
  readonly inner: Map<string, Branch>;
  /** The keys are 0, 1, 2…: a list. Set after all columns are known. */
  isList: boolean;
}

interface Columns {
  readonly top: Branches;
  /** Number of values in a row: cells, tables and lists. */
  readonly size: number;
}

/** Nested columns. Duplicate names are numbered; names that can't nest stay flat. */
function columnsOf(cells: readonly string[], starts: readonly number[], notes: Notes): Columns {
  checkColumns(cells.length, 0);
  const names = numbered(cells, notes);
  const paths = names.map(pathOf);
  paths.forEach((path, column) => {
    // The list of rows counts as a level.
    if (path.length >= depthMax) throw tooDeep(starts[column] ?? 0);
  });
  const nested = nestedColumns(paths);
  if (!nested) {
    notes.add('flat-columns', 'data.note.csv.flat', null, '');
    return {
      top: { inner: new Map(names.entries().map(([column, name]) => [name, column])), isList: false },
      size: names.length,
    };
  }
  if (paths.some((path) => path.length > 1)) notes.add('nested-columns', 'data.note.csv.nested', null, '');
  return nested;
}

function numbered(names: readonly string[], notes: Notes): string[] {
  const taken = new Set<string>();
  const times = new Map<string, number>();
  return names.map((name) => {
    let free = name;
    let count = times.get(name) ?? 1;
    while (taken.has(free)) {
      count += 1;
      free = `${name}_${count}`;
    }
    times.set(name, count);
    taken.add(free);
    if (free !== name) notes.add('duplicate-column', 'data.note.csv.duplicate', { name, renamed: free }, '');
    return free;
  });
}

/** Null if a column conflicts with nested columns, or two have the same path. */
function nestedColumns(paths: readonly string[][]): Columns | null {
  const top: Branches = { inner: new Map(), isList: false };
  const all: Branches[] = [];
  let size = paths.length;
  for (const [column, path] of paths.entries()) {
    let branches = top;
    for (const key of path.slice(0, -1)) {
      const known = branches.inner.get(key);
      if (typeof known === 'number') return null;
      const next = known ?? { inner: new Map(), isList: false };
      if (!known) {
        branches.inner.set(key, next);
        all.push(next);
        size += 1;
      }
      branches = next;
    }
    const last = path.at(-1) ?? '';
    if (branches.inner.has(last)) return null;
    branches.inner.set(last, column);
  }
  for (const branches of all) branches.isList = isIndexed(branches.inner);
  return { top, size };
}

function tableOf(cells: readonly string[], { inner }: Branches): Table {
  const table: Table = new Map();
  for (const [key, branch] of inner) table.set(key, valueOf(cells, branch));
  return table;
}

function valueOf(cells: readonly string[], branch: Branch): Value {
  if (typeof branch === 'number') return cells[branch] ?? '';
  return branch.isList ? Array.from(branch.inner.values(), (member) => valueOf(cells, member)) : tableOf(cells, branch);
}
