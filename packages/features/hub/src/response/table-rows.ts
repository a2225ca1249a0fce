export interface TableRows {
  readonly columns: readonly string[];
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

const columnsMax = 40;

/**
 * A JSON response as a table: a list of objects, or an object whose only list is one of objects (`{ page, items: […] }`).
 * Null if there are no such rows.
 */
export function tableRows(value: unknown): TableRows | null {
  const list = Array.isArray(value) ? value : onlyListIn(value);
  if (list === null || list.length === 0 || !list.every(isObject)) return null;
  const columns = [...new Set(list.flatMap((row) => Object.keys(row)))];
  return columns.length === 0 || columns.length > columnsMax ? null : { columns, rows: list };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function onlyListIn(value: unknown): unknown[] | null {
  if (!isObject(value)) return null;
  const lists = Object.values(value).filter((member) => Array.isArray(member));
  return lists.length === 1 ? (lists[0] ?? null) : null;
}

/** Text of a cell: empty if missing, JSON if nested. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  return JSON.stringify(value, (_, member: unknown) => (typeof member === 'bigint' ? String(member) : member));
}
