/** The fields of an API's input schema, for forms and documentation. */
import type { JsonSchema } from '@apiyard/api/contract/hub/hub';

interface Base {
  readonly name: string;
  /** JSON Pointer into the input; errors of the server carry the same. */
  readonly pointer: string;
  readonly label: string;
  readonly help: string | null;
  readonly required: boolean;
  /** Null is a value of its own. */
  readonly nullable: boolean;
  /** Default of the server. */
  readonly preset: unknown;
}

interface TextField extends Base {
  readonly kind: 'text';
  readonly multiline: boolean;
  /** Code or data, which is read in a fixed-width font. */
  readonly isCode: boolean;
  readonly lengthMin: number;
  readonly lengthMax: number | null;
  readonly pattern: RegExp | null;
  /** JSON Schema `format`: uri, email, date, time… */
  readonly format: string | null;
}
interface NumberField extends Base {
  readonly kind: 'number';
  readonly integer: boolean;
  readonly min: number | null;
  readonly max: number | null;
}
interface BooleanField extends Base {
  readonly kind: 'boolean';
}
interface ChoiceField extends Base {
  readonly kind: 'choice';
  readonly options: readonly { readonly id: string; readonly label: string; readonly value: unknown }[];
}
interface FileField extends Base {
  readonly kind: 'file';
  /** Media types or file extensions; empty accepts any file. */
  readonly accept: readonly string[];
}
/** Several files, in the order in which they were chosen. */
interface FilesField extends Base {
  readonly kind: 'files';
  /** Media types or file extensions; empty accepts any file. */
  readonly accept: readonly string[];
  readonly countMin: number;
  readonly countMax: number | null;
}
interface ListField extends Base {
  readonly kind: 'list';
  readonly items: 'string' | 'number';
  /** Labels of items that are one of a few values. */
  readonly options: ChoiceField['options'];
  readonly isCode: boolean;
  readonly countMin: number;
  readonly countMax: number | null;
}
interface JsonField extends Base {
  readonly kind: 'json';
  readonly shape: 'object' | 'array' | 'any';
  /** The schema of an object, or of a list's items; resolves top-level references. */
  readonly schema: JsonSchema;
}
export type Field =
  | TextField
  | NumberField
  | BooleanField
  | ChoiceField
  | FileField
  | FilesField
  | ListField
  | JsonField;

type Loose = Readonly<Record<string, unknown>>;
/** A JSON object: no list, no null. */
export const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const numberOr = <T>(value: unknown, other: T): number | T => (typeof value === 'number' ? value : other);
const textOr = <T>(value: unknown, other: T): string | T => (typeof value === 'string' ? value : other);

/** The fields of a form, in the schema's order. */
export function fieldsOf(schema: JsonSchema): Field[] {
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  const required = new Set(Array.isArray(schema['required']) ? schema['required'] : []);
  return Object.entries(properties).map(([name, property]) =>
    fieldOf(name, isObject(property) ? property : {}, required.has(name), schema),
  );
}

function fieldOf(name: string, given: Loose, required: boolean, root: JsonSchema): Field {
  const resolved = resolveSchema(given, root);
  const schema = withoutNull(resolved, root);
  const base: Base = {
    name,
    pointer: `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
    label: textOr(given['title'] ?? schema['title'], name),
    help: textOr(given['description'] ?? schema['description'], null),
    required: required && given['default'] === undefined && schema['default'] === undefined,
    nullable: schema !== resolved,
    preset: given['default'] ?? schema['default'],
  };
  const accept = given['x-accept'] ?? schema['x-accept'];
  if (schema['type'] === 'array') return listOf(base, schema, root, accept);
  if (schema['format'] === 'binary' || accept !== undefined) return { ...base, kind: 'file', accept: acceptOf(accept) };
  const choices = Array.isArray(schema['enum']) ? schema['enum'] : 'const' in schema ? [schema['const']] : null;
  if (choices)
    return { ...base, kind: 'choice', options: optionsOf(choices, given['x-options'] ?? schema['x-options']) };
  const multiline = (given['x-multiline'] ?? schema['x-multiline']) === true;
  switch (schema['type']) {
    case 'string':
      return {
        ...base,
        kind: 'text',
        multiline,
        isCode: (given['x-code'] ?? schema['x-code']) === true,
        lengthMin: numberOr(schema['minLength'], 0),
        lengthMax: numberOr(schema['maxLength'], null),
        pattern: patternOf(schema['pattern']),
        format: textOr(schema['format'], null),
      };
    case 'integer':
    case 'number':
      return { ...base, kind: 'number', integer: schema['type'] === 'integer', ...limitsOf(schema) };
    case 'boolean':
      return { ...base, kind: 'boolean' };
    default:
      return { ...base, kind: 'json', shape: schema['type'] === 'object' ? 'object' : 'any', schema };
  }
}

function listOf(base: Base, schema: Loose, root: JsonSchema, accept: unknown): Field {
  const items = isObject(schema['items']) ? withoutNull(resolveSchema(schema['items'], root), root) : {};
  const counts = { countMin: numberOr(schema['minItems'], 0), countMax: numberOr(schema['maxItems'], null) };
  const accepted = accept ?? items['x-accept'];
  if (items['format'] === 'binary' || accepted !== undefined)
    return { ...base, kind: 'files', accept: acceptOf(accepted), ...counts };
  const kind =
    items['type'] === 'string' ? 'string' : items['type'] === 'number' || items['type'] === 'integer' ? 'number' : null;
  if (kind === null || items['x-multiline'] === true) return { ...base, kind: 'json', shape: 'array', schema: items };
  return {
    ...base,
    kind: 'list',
    items: kind,
    options: Array.isArray(items['enum']) ? optionsOf(items['enum'], items['x-options']) : [],
    isCode: (schema['x-code'] ?? items['x-code']) === true,
    ...counts,
  };
}

const acceptOf = (accept: unknown): string[] => (Array.isArray(accept) ? accept.map(String) : []);

/** The schema that a reference names, or the schema itself. */
export function resolveSchema(schema: Loose, root: JsonSchema): Loose {
  const reference = schema['$ref'];
  if (typeof reference !== 'string' || !reference.startsWith('#/')) return schema;
  const found = reference
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (at, step) => (isObject(at) ? at[step.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined),
      root,
    );
  return isObject(found) ? found : {};
}

/** A value that may be null is a value that may be left empty. */
export function withoutNull(schema: Loose, root: JsonSchema): Loose {
  if (Array.isArray(schema['type'])) {
    const types = schema['type'].filter((type) => type !== 'null');
    return { ...schema, type: types.length === 1 ? types[0] : undefined };
  }
  const either = schema['anyOf'] ?? schema['oneOf'];
  if (!Array.isArray(either)) return schema;
  const rest = either
    .filter(isObject)
    .map((one) => resolveSchema(one, root))
    .filter((one) => one['type'] !== 'null');
  return rest.length === 1 && rest[0] ? { ...schema, ...rest[0] } : schema;
}

function optionsOf(choices: readonly unknown[], titles: unknown): ChoiceField['options'] {
  const named = isObject(titles) ? titles : {};
  return choices
    .filter((value) => value !== null)
    .map((value) => ({ id: String(value), label: textOr(named[String(value)], String(value)), value }));
}

function limitsOf(schema: Loose): { min: number | null; max: number | null } {
  const step = schema['type'] === 'integer' ? 1 : 0;
  const min = numberOr(schema['minimum'], null) ?? mapNumber(schema['exclusiveMinimum'], (limit) => limit + step);
  const max = numberOr(schema['maximum'], null) ?? mapNumber(schema['exclusiveMaximum'], (limit) => limit - step);
  // The bounds of safe integers apply to all integers, so they are not shown as limits.
  return { min: min === Number.MIN_SAFE_INTEGER ? null : min, max: max === Number.MAX_SAFE_INTEGER ? null : max };
}

const mapNumber = (value: unknown, map: (value: number) => number): number | null =>
  typeof value === 'number' ? map(value) : null;

function patternOf(pattern: unknown): RegExp | null {
  if (typeof pattern !== 'string') return null;
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return null;
  }
}
