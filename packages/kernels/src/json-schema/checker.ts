/** What the check of one value by one schema needs from the whole. */
import type { FaultValues } from '../faults/input-fault.ts';
import type { JsonValue } from '../json/value.ts';
import type { Resource } from './resources.ts';

export interface SchemaError {
  /** JSON Pointer to the value in the data. */
  readonly pointer: string;
  readonly keyword: string;
  /** JSON Pointer to the keyword in the schema. */
  readonly schemaPointer: string;
  /** Names the sentence. */
  readonly code: string;
  readonly values: FaultValues;
}

/** Null if only the verdict matters. */
export type Errors = SchemaError[] | null;

/** Where a value is: keys from the last to the first. */
export interface Place {
  readonly key: string | number;
  readonly above: Place | null;
}

/** The resources that were entered, from the last to the first. */
export interface Scope {
  readonly resource: Resource;
  readonly outer: Scope | null;
}

/** What keywords have looked at, for `unevaluatedProperties` and `unevaluatedItems`. */
export class Seen {
  readonly keys = new Set<string>();
  readonly items = new Set<number>();
  itemsBefore = 0;

  add(other: Seen): void {
    for (const key of other.keys) this.keys.add(key);
    for (const item of other.items) this.items.add(item);
    this.itemsBefore = Math.max(this.itemsBefore, other.itemsBefore);
  }
}

export interface Checker {
  /** Whether the value fits the schema. */
  check(
    schema: JsonValue,
    value: JsonValue,
    place: Place | null,
    scope: Scope,
    errors: Errors,
    seen: Seen | null,
  ): boolean;
  /** @throws InputFault `schema_pattern` */
  pattern(source: string): RegExp;
  /** Whether a text has the format, or the format is not checked. */
  isFormatted(text: string, format: string): boolean;
}
