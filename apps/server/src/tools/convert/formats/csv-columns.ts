/** A key as a part of a column's name, whose parts are joined by dots: its own dots and backslashes escaped. */
export function columnPart(key: string): string {
  return key.replace(/[\\.]/g, '\\$&');
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
export function isIndexed(table: ReadonlyMap<string, unknown>): boolean {
  let at = 0;
  for (const key of table.keys()) {
    if (key !== String(at)) return false;
    at += 1;
  }
  return at > 0;
}
