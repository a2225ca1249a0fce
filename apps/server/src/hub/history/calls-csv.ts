/** The log of calls as a table for spreadsheets, page by page as it is read. */
import { csvLine } from '../../csv.ts';
import type { FoundCall } from './calls-store.ts';

const rowsAtOnce = 500;
const columns = [
  'Time (UTC)',
  'API',
  'Key',
  'Key ID',
  'Method',
  'Status',
  'Code',
  'Milliseconds',
  'Cost',
  'Request ID',
];

/** @param read calls before a cursor, latest first */
export async function* csvOf(
  read: (cursor: string | undefined, limit: number) => Promise<{ rows: readonly FoundCall[]; next: string | null }>,
): AsyncGenerator<string> {
  // Excel reads a file as UTF-8 only with a byte order mark.
  yield `\ufeff${csvLine(columns)}`;
  let cursor: string | undefined;
  for (;;) {
    const { rows, next } = await read(cursor, rowsAtOnce);
    if (rows.length > 0) yield rows.map((row) => csvLine(cellsOf(row))).join('');
    if (next === null) return;
    cursor = next;
  }
}

const cellsOf = ({ request_id, api, key_id, key_name, method, status, code, us, cost, at }: FoundCall) => [
  new Date(at).toISOString(),
  api,
  key_name ?? '',
  key_id,
  method,
  String(status),
  code ?? '',
  String(us / 1000),
  String(cost),
  request_id,
];
