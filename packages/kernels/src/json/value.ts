/** JSON as it was written: objects keep the order of their keys, and numbers keep their digits. */
export type JsonValue = null | boolean | string | JsonNumber | JsonValue[] | JsonObject;
export type JsonObject = Map<string, JsonValue>;

export class JsonNumber {
  /** The grammar of JSON numbers. */
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  get value(): number {
    return Number(this.text);
  }
}

export type JsonType = 'null' | 'boolean' | 'string' | 'number' | 'array' | 'object';

export function typeOf(value: JsonValue): JsonType {
  if (value === null) return 'null';
  if (value instanceof JsonNumber) return 'number';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Map) return 'object';
  return typeof value === 'string' ? 'string' : 'boolean';
}

/** The value of a finite number. */
export const numberOf = (value: number): JsonNumber => new JsonNumber(Object.is(value, -0) ? '0' : String(value));
