/** A JSON Schema that fits samples. */
import { isInteger } from '../json/decimal.ts';
import type { JsonObject, JsonValue } from '../json/value.ts';
import { JsonNumber, typeOf } from '../json/value.ts';
import { formatOf } from './formats.ts';

/** What the values at one place have in common. */
export interface Shape {
  readonly types: Set<string>;
  /** The format that all strings so far have; null once they differ. */
  format: string | null | undefined;
  objects: number;
  readonly members: Map<string, { readonly shape: Shape; count: number }>;
  items: Shape | null;
}

export const emptyShape = (): Shape => ({
  types: new Set(),
  format: undefined,
  objects: 0,
  members: new Map(),
  items: null,
});

export function addSample(shape: Shape, value: JsonValue): void {
  const type = value instanceof JsonNumber && isInteger(value.text) ? 'integer' : typeOf(value);
  shape.types.add(type);
  if (typeof value === 'string') addText(shape, value);
  if (Array.isArray(value)) for (const item of value) addSample((shape.items ??= emptyShape()), item);
  if (!(value instanceof Map)) return;
  shape.objects += 1;
  for (const [key, member] of value) {
    let known = shape.members.get(key);
    if (known === undefined) shape.members.set(key, (known = { shape: emptyShape(), count: 0 }));
    known.count += 1;
    addSample(known.shape, member);
  }
}

function addText(shape: Shape, text: string): void {
  if (shape.format === null) return;
  const format = formatOf(text);
  shape.format = shape.format === undefined || shape.format === format ? format : null;
}

interface Options {
  /** Keys that every object has are required. */
  readonly required: boolean;
  readonly formats: boolean;
  /** Other keys are rejected. */
  readonly closed: boolean;
}

const order = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'];

export function schemaOf(shape: Shape, options: Options): JsonObject {
  const schema: JsonObject = new Map();
  const types = order.filter((type) => shape.types.has(type) && !(type === 'integer' && shape.types.has('number')));
  if (types.length > 0) schema.set('type', types.length === 1 ? (types[0] as string) : types);
  if (options.formats && typeof shape.format === 'string') schema.set('format', shape.format);
  if (shape.types.has('object')) {
    const members = [...shape.members];
    if (members.length > 0)
      schema.set('properties', new Map(members.map(([key, member]) => [key, schemaOf(member.shape, options)])));
    const required = members.filter(([, { count }]) => count === shape.objects).map(([key]) => key);
    if (options.required && required.length > 0) schema.set('required', required);
    if (options.closed) schema.set('additionalProperties', false);
  }
  if (shape.items !== null) schema.set('items', schemaOf(shape.items, options));
  return schema;
}
