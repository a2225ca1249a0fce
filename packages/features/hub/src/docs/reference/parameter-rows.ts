/** From an API's input schema to the rows of its documentation. */
import type { JsonSchema } from '@apiyard/api/contract/hub/hub';
import type { Field } from '@apiyard/kit/search/api-fields.ts';
import { fieldsOf, isObject } from '@apiyard/kit/search/api-fields.ts';

export type ParameterType =
  | 'text'
  | 'uri'
  | 'email'
  | 'date'
  | 'moment'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'choice'
  | 'file'
  | 'files'
  | 'texts'
  | 'numbers'
  | 'object'
  | 'list'
  | 'any';

/** Limit of a value; null is unlimited. */
export interface Bounds {
  readonly of: 'length' | 'value' | 'items';
  readonly min: number | null;
  readonly max: number | null;
}

export interface ParameterRow {
  readonly name: string;
  /** Path in the input: `options.indent`, `columns[].name`. */
  readonly path: string;
  readonly label: string;
  readonly help: string | null;
  readonly type: ParameterType;
  readonly isRequired: boolean;
  readonly isNullable: boolean;
  /** As JSON; null when there is none. */
  readonly preset: string | null;
  readonly bounds: Bounds | null;
  readonly pattern: string | null;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly accept: readonly string[];
  readonly inside: readonly ParameterRow[];
}

/** Deeper levels are shown as JSON. */
const depthMax = 3;

export function parameterRows(schema: JsonSchema): readonly ParameterRow[] {
  return rowsIn(schema, schema, '', 1);
}

/**
 * The rows of a response, nested ones after their parent. A list is described by its entries, and alternatives by all of
 * their members, of which those that only some have are optional.
 */
export function responseRows(schema: JsonSchema): readonly ParameterRow[] {
  const { type, items, anyOf } = schema;
  if (type === 'array' && isObject(items)) return flatRows(rowsIn(items, schema, '[].', 1));
  const alternatives = Array.isArray(anyOf) ? anyOf.filter(isObject) : [schema];
  const lists = alternatives.map((alternative) => rowsIn(alternative, schema, '', 1));
  const rows = Array.from(Map.groupBy(lists.flat(), ({ name }) => name).values(), (same) =>
    same.slice(0, 1).map((row) => ({ ...row, isRequired: row.isRequired && same.length === lists.length })),
  );
  return flatRows(rows.flat());
}

function rowsIn(schema: JsonSchema, root: JsonSchema, before: string, depth: number): readonly ParameterRow[] {
  return fieldsOf({ ...schema, $defs: root['$defs'] }).map((field) => rowOf(field, root, before, depth));
}

function rowOf(field: Field, root: JsonSchema, before: string, depth: number): ParameterRow {
  const path = before + field.name;
  return {
    name: field.name,
    path,
    label: field.label === field.name ? '' : field.label,
    help: field.help,
    type: typeOf(field),
    isRequired: field.required,
    isNullable: field.nullable,
    preset: field.preset === undefined ? null : JSON.stringify(field.preset),
    bounds: boundsOf(field),
    pattern: field.kind === 'text' ? (field.pattern?.source ?? null) : null,
    options:
      field.kind === 'choice'
        ? field.options.map(({ value, label }) => ({
            value: JSON.stringify(value),
            label: label === String(value) ? '' : label,
          }))
        : [],
    accept: field.kind === 'file' || field.kind === 'files' ? field.accept : [],
    inside:
      field.kind === 'json' && depth < depthMax && isObject(field.schema['properties'])
        ? rowsIn(field.schema, root, `${path}${field.shape === 'array' ? '[]' : ''}.`, depth + 1)
        : [],
  };
}

const formats: Readonly<Record<string, ParameterType>> = {
  uri: 'uri',
  url: 'uri',
  email: 'email',
  date: 'date',
  'date-time': 'moment',
};

function typeOf(field: Field): ParameterType {
  switch (field.kind) {
    case 'text':
      return formats[field.format ?? ''] ?? 'text';
    case 'number':
      return field.integer ? 'integer' : 'number';
    case 'list':
      return field.items === 'string' ? 'texts' : 'numbers';
    case 'json':
      return field.shape === 'array' ? 'list' : field.shape;
    case 'boolean':
    case 'choice':
    case 'file':
    case 'files':
      return field.kind;
  }
}

function boundsOf(field: Field): Bounds | null {
  switch (field.kind) {
    case 'text':
      return bounds('length', field.lengthMin === 0 ? null : field.lengthMin, field.lengthMax);
    case 'number':
      return bounds('value', field.min, field.max);
    case 'list':
    case 'files':
      return bounds('items', field.countMin === 0 ? null : field.countMin, field.countMax);
    case 'boolean':
    case 'choice':
    case 'file':
    case 'json':
      return null;
  }
}

function bounds(of: Bounds['of'], min: number | null, max: number | null): Bounds | null {
  return min === null && max === null ? null : { of, min, max };
}

/** Rows with their nested rows, in reading order. */
export function flatRows(rows: readonly ParameterRow[]): readonly ParameterRow[] {
  return rows.flatMap((row) => [row, ...flatRows(row.inside)]);
}

/** The anchor of a parameter. */
export function anchorOf({ path }: Pick<ParameterRow, 'path'>): string {
  return `parameter-${path}`;
}
