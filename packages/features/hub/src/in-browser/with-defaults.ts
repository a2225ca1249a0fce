import type { JsonSchema } from '@apiyard/api/contract/hub/hub';
import { isObject, resolveSchema, withoutNull } from '@apiyard/kit/search/api-fields.ts';

/** An input with the defaults of its schema, as the server gives it to a tool. Values that are given stay as they are. */
export function withDefaults(
  schema: JsonSchema,
  input: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return filled(schema, input, schema) as Readonly<Record<string, unknown>>;
}

function filled(given: JsonSchema, value: unknown, root: JsonSchema): unknown {
  const schema = withoutNull(resolveSchema(given, root), root);
  if (value === undefined) return given['default'] ?? schema['default'];
  const { properties, items } = schema;
  if (Array.isArray(value) && isObject(items)) return value.map((item) => filled(items, item, root));
  // A file has no properties of its own.
  if (!isPlain(value) || !isObject(properties)) return value;
  const members = Object.entries(properties).flatMap(([name, property]) => {
    const member = isObject(property) ? filled(property, value[name], root) : undefined;
    return member === undefined ? [] : [[name, member] as const];
  });
  return { ...value, ...Object.fromEntries(members) };
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isObject(value) && Object.getPrototypeOf(value) === Object.prototype;
