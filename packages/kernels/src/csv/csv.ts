/** CSV (RFC 4180; lines can end in any way). */
import { InputFault } from '../faults/input-fault.ts';

export const delimiters = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

const plainCells = { ',': /[^,\r\n]*/y, ';': /[^;\r\n]*/y, '\t': /[^\t\r\n]*/y, '|': /[^|\r\n]*/y } as const;

interface Row {
  readonly cells: string[];
  /** Offset of the first cell in UTF-16 units. */
  readonly offset: number;
}

/** Rows without those that have no character. @throws InputFault with a code that starts with `csv_` */
export function readCsv(source: string, delimiter: Delimiter, pointer: string): Row[] {
  const text = source;
  const plain = plainCells[delimiter];
  const rows: Row[] = [];
  let at = text.startsWith('\ufeff') ? 1 : 0;
  while (at < text.length) {
    const end = lineBreak(at);
    if (end > at) {
      at = end;
      continue;
    }
    const row = { cells: [] as string[], offset: at };
    for (;;) {
      row.cells.push(text[at] === '"' ? quoted() : unquoted());
      if (text[at] !== delimiter) break;
      at += 1;
    }
    at = lineBreak(at);
    rows.push(row);
  }
  return rows;

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
      if (end === -1) throw fault('csv_quote_open', start);
      if (text[end + 1] === '"') {
        from = end + 2;
        continue;
      }
      at = end + 1;
      const next = text[at];
      if (next === undefined || next === delimiter || next === '\r' || next === '\n')
        return text.slice(start + 1, end).replaceAll('""', '"');
      throw fault('csv_after_quote', at);
    }
  }

  function fault(code: string, offset: number): InputFault {
    return new InputFault(code, { pointer, in: { text, offset } });
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
    const [first = 0] = counts;
    const score = counts.filter((count) => count > 0 && count === first).length * 100 + Math.min(first, 99);
    if (first > 0 && score > bestScore) [best, bestScore] = [delimiter, score];
  }
  return best;
}

interface Style {
  readonly delimiter: Delimiter;
  readonly quotesAll: boolean;
  readonly lineEnd: string;
}

/** Writes rows. Cells are in quotes where they must be. */
export function writeCsv(rows: readonly (readonly string[])[], { delimiter, quotesAll, lineEnd }: Style): string {
  const special = { ',': /[",\r\n]/, ';': /[";\r\n]/, '\t': /["\t\r\n]/, '|': /["|\r\n]/ }[delimiter];
  const cellOf = (cell: string) => (quotesAll || special.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  let out = '';
  for (const row of rows) {
    // A single empty cell would be a blank line.
    const line = row.length === 1 && row[0] === '' ? '""' : row.map(cellOf).join(delimiter);
    if (out.length + line.length > lengthMax) throw new InputFault('result_size', { pointer: '' });
    out += line + lineEnd;
  }
  return out;
}

const lengthMax = 20_000_000;
