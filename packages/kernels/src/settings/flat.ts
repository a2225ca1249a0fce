/** JSON as keys and texts, for formats that have nothing else. */
import { InputFault } from '../faults/input-fault.ts';
import type { Notes } from '../json/notes.ts';
import { stepOf } from '../json/pointer.ts';
import type { JsonObject, JsonValue } from '../json/value.ts';
import { JsonNumber } from '../json/value.ts';
import { writeJson } from '../json/write.ts';

/** @throws InputFault `not_object` */
export function objectOf(value: JsonValue, pointer: string): JsonObject {
  if (value instanceof Map) return value;
  throw new InputFault('not_object', { pointer });
}

/** A value as text; notes what is no text any more. */
export function textOf(value: JsonValue, notes: Notes, pointer: string): string {
  if (typeof value === 'string') return value;
  if (value === null) {
    notes.add('null_as_text', pointer);
    return '';
  }
  if (typeof value === 'boolean' || value instanceof JsonNumber) {
    notes.add('type_as_text', pointer);
    return value instanceof JsonNumber ? value.text : String(value);
  }
  notes.add('json_as_text', pointer);
  return writeJson(value, { indent: '' });
}

/** Members at any depth with their keys. */
export function* leavesOf(
  object: JsonObject,
  path: readonly string[] = [],
  pointer = '',
): Generator<{ path: readonly string[]; pointer: string; value: JsonValue }> {
  for (const [key, value] of object) {
    const at = pointer + stepOf(key);
    if (value instanceof Map && value.size > 0) yield* leavesOf(value, [...path, key], at);
    else yield { path: [...path, key], pointer: at, value };
  }
}
