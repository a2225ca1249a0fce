import type { DataTableColumn } from './columns.ts';
import { dayOf } from './columns.ts';

// A spreadsheet runs what starts like this as a formula: https://owasp.org/www-community/attacks/CSV_Injection
const startsFormula = /^[=+\-@\t\r]/;

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Text that a spreadsheet shows as is: a leading apostrophe prevents it from being run as a formula. */
function harmless(text: string): string {
  return quoted(startsFormula.test(text) ? `'${text}` : text);
}

function field<Item>(column: DataTableColumn<Item>, item: Item): string {
  if (column.kind === 'number') return String(column.value(item) ?? '');
  if (column.kind === 'date') {
    const date = column.value(item);
    if (date === null) return '';
    return column.isDay === true ? dayOf(date) : date.toISOString();
  }
  return harmless(column.value(item) ?? '');
}

/** RFC 4180, with the byte order mark that spreadsheets need to read UTF-8. */
export function makeCsv<Item>(columns: readonly DataTableColumn<Item>[], rows: readonly Item[]): string {
  const lines = [
    columns.map(({ label }) => harmless(label)),
    ...rows.map((item) => columns.map((column) => field(column, item))),
  ];
  return `\uFEFF${lines.map((line) => `${line.join(',')}\r\n`).join('')}`;
}

/** Downloads the file in the browser. */
export function saveCsv(csv: string, name: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.csv`;
  link.click();
  // Some browsers start reading only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
