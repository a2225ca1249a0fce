import type { JsonValue } from '../json/value.ts';

/** False, null and what is empty are not; zero is. */
export function isTruthy(value: JsonValue): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (value instanceof Map) return value.size > 0;
  return value !== null && value !== false && value !== '';
}
