/** What keywords say about single values. */
import { isInteger } from '../json/decimal.ts';
import { dataKey } from '../json/equal.ts';
import type { JsonValue } from '../json/value.ts';
import { JsonNumber, typeOf } from '../json/value.ts';

export const bounds: readonly [keyword: string, code: string, isBeyond: (order: number) => boolean][] = [
  ['minimum', 'minimum', (order) => order < 0],
  ['maximum', 'maximum', (order) => order > 0],
  ['exclusiveMinimum', 'exclusive_minimum', (order) => order <= 0],
  ['exclusiveMaximum', 'exclusive_maximum', (order) => order >= 0],
];

/** @param name of `type` */
export function isOfType(value: JsonValue, name: JsonValue): boolean {
  if (name === 'integer') return value instanceof JsonNumber && isInteger(value.text);
  return typeOf(value) === name;
}

const shownMax = 200;

/** A value in a sentence. */
export function shown(value: JsonValue): string {
  const text = dataKey(value);
  return text.length > shownMax ? `${text.slice(0, shownMax)}…` : text;
}
