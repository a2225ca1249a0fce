import type { Table } from './value.ts';

/** A column's name from the keys that lead to its values: joined by dots, dots and backslashes in keys escaped. */
export function columnOf(path: readonly (string | number)[]): string {
  return path.map((key) => String(key).replace(/[\\.]/g, '\\$&')).join('.');
}

/** The keys of a column's name. Empty parts do not nest: such a name is one key. */
export function pathOf(column: string): string[] {
  const parts = column.match(/(?:[^\\.]|\\[\s\S]?)+/g) ?? [];
  if (parts.join('.') !== column) return [unescape(column)];
  return parts.map(unescape);
}

function unescape(part: string): string {
  return part.replace(/\\([\\.])/g, '$1');
}

/** Whether the keys are 0, 1, 2 and so on: what a list looks like in columns. */
export function isIndexed(table: Table): boolean {
  return table.size > 0 && [...table.keys()].every((key, at) => key === String(at));
}
