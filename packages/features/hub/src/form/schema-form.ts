/** Converts between the input of a call and the values of its form. */
import type { JsonSchema } from '@apiyard/api/contract/hub/hub';
import type { Field } from '@apiyard/kit/search/api-fields.ts';
import { isObject } from '@apiyard/kit/search/api-fields.ts';

/** What a field holds while it is edited. Texts, lists (one item a line), choices (the option's id) and JSON are strings. */
export type FieldValue = string | number | boolean | File | readonly File[] | null;
export type Values = Readonly<Record<string, FieldValue>>;

/** Form values for an input: the given values, else defaults. Unknown names are dropped. */
export function valuesOf(fields: readonly Field[], input: Readonly<Record<string, unknown>> = {}): Values {
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      valueOf(field, Object.hasOwn(input, field.name) ? input[field.name] : field.preset),
    ]),
  );
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
    case 'files':
      return filesOf(given);
    case 'list':
      return Array.isArray(given) ? given.map(String).join('\n') : typeof given === 'string' ? given : '';
    case 'json':
      return given === undefined || given === null ? '' : JSON.stringify(given, null, 2);
    case 'text':
      return given === undefined || given === null ? '' : typeof given === 'string' ? given : JSON.stringify(given);
  }
}

/**
 * Fields of which one is required: those in `anyOf` or `oneOf` with single required names, and the pair of an optional
 * `text` and an optional `file`.
 */
export function alternativesOf(schema: JsonSchema, fields: readonly Field[]): ReadonlySet<string> {
  const either = schema['oneOf'] ?? schema['anyOf'];
  const named = Array.isArray(either)
    ? either
        .filter(isObject)
        .flatMap((one) =>
          Array.isArray(one['required']) && one['required'].length === 1 ? one['required'].map(String) : [],
        )
    : [];
  if (named.length > 1) return new Set(named);
  const optional = new Set(fields.filter((field) => !field.required).map((field) => field.name));
  return optional.has('text') && optional.has('file') ? new Set(['text', 'file']) : new Set();
}

/** Names of the fields that a selected file replaces. */
export function outvoted(schema: JsonSchema, fields: readonly Field[], values: Values): ReadonlySet<string> {
  const alternatives = alternativesOf(schema, fields);
  const chosen = fields.find(
    (field) => field.kind === 'file' && alternatives.has(field.name) && values[field.name] instanceof File,
  );
  return new Set(chosen ? [...alternatives].filter((name) => name !== chosen.name) : []);
}

/** Input of the call, without empty optional fields and fields that a selected file replaces. Values must be valid. */
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
    case 'files': {
      const files = filesOf(value);
      return files.length === 0 ? undefined : files;
    }
    case 'number':
    case 'file':
      return value ?? undefined;
  }
}

/** Files in a value: one, several or none. */
export const filesOf = (value: unknown): readonly File[] =>
  [value].flat().filter((one): one is File => one instanceof File);

/** Items of a list field: its non-empty lines. */
export const linesOf = (value: FieldValue): string[] =>
  String(value ?? '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');

/** Value or error of a JSON field; neither if empty. */
export function parsed(text: string): { value?: unknown; error?: unknown } {
  if (text.trim() === '') return {};
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { error };
  }
}
