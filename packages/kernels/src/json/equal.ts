import { numberKey } from './decimal.ts';
import type { JsonValue } from './value.ts';
import { JsonNumber } from './value.ts';

/** Whether two values are the same data: the order of keys and the way numbers are written do not matter. */
export function isSame(a: JsonValue, b: JsonValue): boolean {
  if (a === b) return true;
  if (a instanceof JsonNumber)
    return b instanceof JsonNumber && (a.text === b.text || numberKey(a.text) === numberKey(b.text));
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((item, at) => isSame(item, b[at] as JsonValue));
  if (!(a instanceof Map) || !(b instanceof Map) || a.size !== b.size) return false;
  for (const [key, member] of a) {
    const other = b.get(key);
    if (other === undefined || !isSame(member, other)) return false;
  }
  return true;
}

/** The same text for values that are the same data. */
export function dataKey(value: JsonValue): string {
  if (value instanceof JsonNumber) return numberKey(value.text);
  if (Array.isArray(value)) return `[${value.map(dataKey).join(',')}]`;
  if (!(value instanceof Map)) return JSON.stringify(value);
  const members = Array.from(value, ([key, member]) => `${JSON.stringify(key)}:${dataKey(member)}`);
  return `{${members.sort().join(',')}}`;
}
