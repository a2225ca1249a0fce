/** From an API's input schema to the fields of a form, and from what stands in the form to the input of a call. */
import type { JsonSchema } from '@apiyard/api/contract/hub';

/** What a field holds while it is edited. Texts, lists (one item a line), choices (the option's id) and JSON are strings. */
export type FieldValue = string | number | boolean | File | null;
export type Values = Readonly<Record<string, FieldValue>>;

interface Base {
  readonly name: string;
  /** JSON Pointer into the input; errors of the server carry the same. */
  readonly pointer: string;
  readonly label: string;
  readonly help: string | null;
  readonly required: boolean;
  /** What the server takes when the value is left out. */
  readonly preset: unknown;
}

interface TextField extends Base {
  readonly kind: 'text';
  readonly multiline: boolean;
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
  /** Media types or name endings; empty takes any file. */
  readonly accept: readonly string[];
}
interface ListField extends Base {
  readonly kind: 'list';
  readonly items: 'string' | 'number';
  readonly countMin: number;
  readonly countMax: number | null;
}
interface JsonField extends Base {
  readonly kind: 'json';
  readonly shape: 'object' | 'array' | 'any';
}
export type Field = TextField | NumberField | BooleanField | ChoiceField | FileField | ListField | JsonField;

type Loose = Readonly<Record<string, unknown>>;
/** A JSON object: no list, no null. */
export const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value);
const numberOr = <T>(value: unknown, other: T): number | T => (typeof value === 'number' ? value : other);
const textOr = <T>(value: unknown, other: T): string | T => (typeof value === 'string' ? value : other);

/** The fields of a form, in the schema's order. */
export function fieldsOf(schema: JsonSchema): Field[] {
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  const required = new Set(Array.isArray(schema['required']) ? schema['required'] : []);
  return Object.entries(properties).map(([name, property]) => fieldOf(name, isObject(property) ? property : {}, required.has(name), schema));
}

function fieldOf(name: string, given: Loose, required: boolean, root: JsonSchema): Field {
  const schema = withoutNull(resolve(given, root), root);
  const base: Base = {
    name,
    pointer: `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
    label: textOr(given['title'] ?? schema['title'], name),
    help: textOr(given['description'] ?? schema['description'], null),
    required: required && given['default'] === undefined && schema['default'] === undefined,
    preset: given['default'] ?? schema['default'],
  };
  const accept = given['x-accept'] ?? schema['x-accept'];
  if (schema['format'] === 'binary' || accept !== undefined) {
    return { ...base, kind: 'file', accept: Array.isArray(accept) ? accept.map(String) : [] };
  }
  const choices = Array.isArray(schema['enum']) ? schema['enum'] : 'const' in schema ? [schema['const']] : null;
  if (choices) return { ...base, kind: 'choice', options: optionsOf(choices, given['x-options'] ?? schema['x-options']) };
  const multiline = (given['x-multiline'] ?? schema['x-multiline']) === true;
  switch (schema['type']) {
    case 'string':
      return {
        ...base,
        kind: 'text',
        multiline,
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
    case 'array':
      return listOf(base, schema, root);
    default:
      return { ...base, kind: 'json', shape: schema['type'] === 'object' ? 'object' : 'any' };
  }
}

function listOf(base: Base, schema: Loose, root: JsonSchema): Field {
  const items = isObject(schema['items']) ? withoutNull(resolve(schema['items'], root), root) : {};
  const kind = items['type'] === 'string' ? 'string' : items['type'] === 'number' || items['type'] === 'integer' ? 'number' : null;
  if (kind === null || items['format'] === 'binary' || items['x-multiline'] === true) return { ...base, kind: 'json', shape: 'array' };
  return { ...base, kind: 'list', items: kind, countMin: numberOr(schema['minItems'], 0), countMax: numberOr(schema['maxItems'], null) };
}

function resolve(schema: Loose, root: JsonSchema): Loose {
  const reference = schema['$ref'];
  if (typeof reference !== 'string' || !reference.startsWith('#/')) return schema;
  const found = reference.slice(2).split('/').reduce<unknown>(
    (at, step) => (isObject(at) ? at[step.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined),
    root,
  );
  return isObject(found) ? found : {};
}

/** A value that may be null is a value that may be left empty. */
function withoutNull(schema: Loose, root: JsonSchema): Loose {
  if (Array.isArray(schema['type'])) {
    const types = schema['type'].filter((type) => type !== 'null');
    return { ...schema, type: types.length === 1 ? types[0] : undefined };
  }
  const either = schema['anyOf'] ?? schema['oneOf'];
  if (!Array.isArray(either)) return schema;
  const rest = either.filter(isObject).map((one) => resolve(one, root)).filter((one) => one['type'] !== 'null');
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
  // The safe integers are what every number may be: no limit worth telling.
  return { min: min === Number.MIN_SAFE_INTEGER ? null : min, max: max === Number.MAX_SAFE_INTEGER ? null : max };
}

const mapNumber = (value: unknown, map: (value: number) => number): number | null => (typeof value === 'number' ? map(value) : null);

function patternOf(pattern: unknown): RegExp | null {
  if (typeof pattern !== 'string') return null;
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return null;
  }
}

/** What a form shows for an input: the given values, else the defaults. Nothing that the fields do not know gets in. */
export function valuesOf(fields: readonly Field[], input: Readonly<Record<string, unknown>> = {}): Values {
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field, Object.hasOwn(input, field.name) ? input[field.name] : field.preset)]));
}

function valueOf(field: Field, given: unknown): FieldValue {
  switch (field.kind) {
    case 'number': {
      const number = typeof given === 'string' && given.trim() !== '' ? Number(given) : given;
      return typeof number === 'number' && Number.isFinite(number) ? number : null;
    }
    case 'boolean':
      return given === true || given === 'true';
    case 'choice':
      return field.options.find((option) => option.id === String(given))?.id ?? '';
    case 'file':
      return given instanceof File ? given : null;
    case 'list':
      return Array.isArray(given) ? given.map(String).join('\n') : textOr(given, '');
    case 'json':
      return given === undefined || given === null ? '' : JSON.stringify(given, null, 2);
    case 'text':
      return given === undefined || given === null ? '' : typeof given === 'string' ? given : JSON.stringify(given);
  }
}

/**
 * Fields of which one is enough: what the schema says by `anyOf` or `oneOf` of single required names, and the usual
 * pair of an optional `text` and an optional `file`.
 */
function alternativesOf(schema: JsonSchema, fields: readonly Field[]): ReadonlySet<string> {
  const either = schema['oneOf'] ?? schema['anyOf'];
  const named = Array.isArray(either)
    ? either.filter(isObject).flatMap((one) => (Array.isArray(one['required']) && one['required'].length === 1 ? one['required'].map(String) : []))
    : [];
  if (named.length > 1) return new Set(named);
  const optional = new Set(fields.filter((field) => !field.required).map((field) => field.name));
  return optional.has('text') && optional.has('file') ? new Set(['text', 'file']) : new Set();
}

/** Names of the fields that stay behind because a file stands in for them. */
export function outvoted(schema: JsonSchema, fields: readonly Field[], values: Values): ReadonlySet<string> {
  const alternatives = alternativesOf(schema, fields);
  const chosen = fields.find((field) => field.kind === 'file' && alternatives.has(field.name) && values[field.name] instanceof File);
  return new Set(chosen ? [...alternatives].filter((name) => name !== chosen.name) : []);
}

/** The input of the call. Empty optionals are left out; so is what a chosen file stands in for. Call it on values without issues. */
export function inputOf(schema: JsonSchema, fields: readonly Field[], values: Values): Record<string, unknown> {
  const left = outvoted(schema, fields, values);
  const input: Record<string, unknown> = {};
  for (const field of fields) {
    const value = left.has(field.name) ? undefined : sentValue(field, values[field.name] ?? null);
    if (value !== undefined) input[field.name] = value;
  }
  return input;
}

function sentValue(field: Field, value: FieldValue): unknown {
  switch (field.kind) {
    case 'text':
      return value === '' && !field.required ? undefined : value;
    case 'boolean':
      return value === true || field.required || field.preset !== undefined ? value === true : undefined;
    case 'choice':
      return field.options.find((option) => option.id === value)?.value;
    case 'list': {
      const items = linesOf(value);
      if (items.length === 0 && !field.required) return undefined;
      return field.items === 'number' ? items.map(Number) : items;
    }
    case 'json':
      return parsed(String(value ?? '')).value;
    case 'number':
    case 'file':
      return value ?? undefined;
  }
}

/** The items of a list as it is edited: lines that hold something. */
export const linesOf = (value: FieldValue): string[] => String(value ?? '').split(/\r?\n/).filter((line) => line.trim() !== '');

/** JSON as it is edited; nothing at all where nothing was typed. */
export function parsed(text: string): { value?: unknown; error?: unknown } {
  if (text.trim() === '') return {};
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { error };
  }
}
