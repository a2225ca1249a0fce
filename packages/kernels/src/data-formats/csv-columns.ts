/** Escapes the dots and backslashes of a key for a dotted column name. */
export function columnPart(key: string): string {
  return key.replace(/[\\.]/g, '\\$&');
}

/** Keys of a column name. A name with empty parts is one key. */
export function pathOf(column: string): string[] {
  const parts = column.match(/(?:[^\\.]|\\[\s\S]?)+/g) ?? [];
  if (parts.join('.') !== column) return [unescape(column)];
  return parts.map(unescape);
}

function unescape(part: string): string {
  return part.replace(/\\([\\.])/g, '$1');
}

/** Whether the keys are 0, 1, 2…, like a list in columns. */
export function isIndexed(table: ReadonlyMap<string, unknown>): boolean {
  let at = 0;
  for (const key of table.keys()) {
    if (key !== String(at)) return false;
    at += 1;
  }
  return at > 0;
}
