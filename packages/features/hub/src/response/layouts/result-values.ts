/** The members of a JSON result as values with labels, lists, tables and groups. */
import type { JsonSchema } from '@apiyard/api/contract/hub/hub';
import type { Field } from '@apiyard/kit/search/api-fields.ts';
import { fieldsOf, isObject } from '@apiyard/kit/search/api-fields.ts';
import { cellText } from '../table-rows.ts';

interface Shown {
  readonly text: string;
  /** What is copied: numbers without the separators of a language. Null for nothing. */
  readonly copied: string | null;
}

export interface ResultValue extends Shown {
  readonly kind: 'value';
  readonly name: string;
  readonly label: string;
  /** Read in a fixed-width font. */
  readonly isCode: boolean;
}

interface ResultList {
  readonly kind: 'list';
  readonly name: string;
  readonly label: string;
  readonly items: readonly Shown[];
  readonly isCode: boolean;
}

interface ResultTable {
  readonly kind: 'table';
  readonly name: string;
  readonly label: string;
  readonly columns: readonly { readonly name: string; readonly label: string; readonly isNumeric: boolean }[];
  /** The cells of each row, by column. */
  readonly rows: readonly Readonly<Record<string, Shown>>[];
}

interface ResultGroup {
  readonly kind: 'group';
  readonly name: string;
  readonly label: string;
  readonly members: readonly ResultMember[];
}

export type ResultMember = ResultValue | ResultList | ResultTable | ResultGroup;

/** Texts for booleans, null and numbers. */
export interface ValueWords {
  readonly number: (value: number | bigint) => string;
  readonly yes: string;
  readonly no: string;
  readonly none: string;
}

/** Larger objects are named by their first value in a cell, if that is a text. */
const smallMax = 2;
/** Deeper objects are shown as JSON. */
const depthMax = 3;

type Loose = Readonly<Record<string, unknown>>;

/** In the order of the schema. Members that it does not describe follow, under their names. */
export function resultMembers(schema: JsonSchema, data: Loose, words: ValueWords): readonly ResultMember[] {
  return membersOf(fieldsIn(schema, schema), data, { words, root: schema, depth: 1 });
}

/** Of alternatives all fields, since a member has the same meaning in each. */
function fieldsIn(schema: JsonSchema, root: JsonSchema): readonly Field[] {
  const alternatives = Array.isArray(schema['anyOf']) ? schema['anyOf'].filter(isObject) : [schema];
  const fields = alternatives.flatMap((alternative) => fieldsOf({ ...alternative, $defs: root['$defs'] }));
  return Array.from(Map.groupBy(fields, ({ name }) => name).values()).flatMap((same) => same.slice(0, 1));
}

interface Place {
  readonly words: ValueWords;
  readonly root: JsonSchema;
  readonly depth: number;
}

function membersOf(fields: readonly Field[], data: Loose, place: Place): readonly ResultMember[] {
  const described = new Map(fields.map((field) => [field.name, field]));
  const names = new Set([...described.keys(), ...Object.keys(data)]);
  return Array.from(names).flatMap((name) => {
    const value = data[name];
    return value === undefined ? [] : [memberOf(name, described.get(name), value, place)];
  });
}

function memberOf(name: string, field: Field | undefined, value: unknown, place: Place): ResultMember {
  const named = { name, label: field?.label ?? name };
  const isCode = (field?.kind === 'text' || field?.kind === 'list') && field.isCode;
  if (Array.isArray(value)) {
    if (value.length > 0 && value.every(isObject)) return rowsOf(named, field, value, place);
    return { kind: 'list', ...named, items: value.map((item) => shown(item, field, place.words)), isCode };
  }
  if (isObject(value) && place.depth < depthMax) {
    const fields = field?.kind === 'json' ? fieldsIn(field.schema, place.root) : [];
    return { kind: 'group', ...named, members: membersOf(fields, value, { ...place, depth: place.depth + 1 }) };
  }
  return { kind: 'value', ...named, ...shown(value, field, place.words), isCode };
}

/** More columns than fit on a page. A single row of so many is shown as a group. */
const columnsMax = 6;

/** A list of objects as a table, whose columns are also the members of objects in them, or as a group if it has one row. */
function rowsOf(
  named: Pick<ResultMember, 'name' | 'label'>,
  field: Field | undefined,
  items: readonly Loose[],
  place: Place,
): ResultMember {
  const fields = field?.kind === 'json' ? fieldsIn(field.schema, place.root) : [];
  const [first] = items;
  if (first !== undefined && items.length === 1 && Object.keys(first).length > columnsMax)
    return { kind: 'group', ...named, members: membersOf(fields, first, { ...place, depth: place.depth + 1 }) };
  return {
    kind: 'table',
    ...named,
    ...tableOf(
      fields.flatMap((each) => flatFields(each, place.root)),
      items.map(flatItem),
      place.words,
    ),
  };
}

/** `address` with the members `street` and `city` becomes `address.street` and `address.city`. */
function flatFields(field: Field, root: JsonSchema): readonly Field[] {
  if (field.kind !== 'json' || field.shape !== 'object') return [field];
  const members = fieldsIn(field.schema, root);
  return members.length === 0
    ? [field]
    : members.map((member) => ({ ...member, name: `${field.name}.${member.name}` }));
}

function flatItem(item: Loose): Loose {
  return Object.fromEntries(
    Object.entries(item).flatMap(([name, value]) =>
      isObject(value) && Object.keys(value).length > 0
        ? Object.entries(value).map(([member, own]) => [`${name}.${member}`, own])
        : [[name, value]],
    ),
  );
}

function tableOf(
  fields: readonly Field[],
  items: readonly Loose[],
  words: ValueWords,
): Pick<ResultTable, 'columns' | 'rows'> {
  const described = new Map(fields.map((each) => [each.name, each]));
  const present = new Set(items.flatMap((item) => Object.keys(item)));
  const names = [...Array.from(described.keys()).filter((name) => present.delete(name)), ...present];
  return {
    columns: names.map((name) => ({
      name,
      label: described.get(name)?.label ?? name,
      isNumeric: items.every((item) => isNumber(item[name] ?? 0)),
    })),
    rows: items.map((item) =>
      Object.fromEntries(names.map((name) => [name, shown(item[name] ?? '', described.get(name), words)])),
    ),
  };
}

const isNumber = (value: unknown): value is number | bigint => typeof value === 'number' || typeof value === 'bigint';

/** Numbers or short texts, such as a row of a grid or the clue of a line. They are shown with spaces between them. */
const isRow = (value: unknown): value is readonly (number | bigint | string)[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((item) => isNumber(item) || (typeof item === 'string' && /^\S{1,2}$/u.test(item)));

/** A list in a cell: texts, and objects such as `{ name: 'max-age', value: '3600' }` by their values. Null for others. */
function inWords(list: readonly unknown[]): string | null {
  const texts = list.map((item) => {
    if (typeof item === 'string') return item;
    if (!isObject(item)) return null;
    const values = Object.values(item).filter((value) => value !== null);
    if (values.some((value) => typeof value === 'object')) return null;
    return values.length <= smallMax ? values.join(' ') : typeof values[0] === 'string' ? values[0] : null;
  });
  return texts.includes(null) ? null : texts.join(', ');
}

function shown(value: unknown, field: Field | undefined, words: ValueWords): Shown {
  if (value === null) return { text: words.none, copied: null };
  const option =
    field?.kind === 'choice' || field?.kind === 'list' ? field.options.find((each) => each.value === value) : undefined;
  if (option === undefined && isNumber(value)) return { text: words.number(value), copied: String(value) };
  if (Array.isArray(value) && value.length === 0) return { text: words.none, copied: '' };
  if (isRow(value)) return { text: value.join(' '), copied: value.join(' ') };
  if (Array.isArray(value)) {
    const text = inWords(value);
    if (text !== null) return { text, copied: cellText(value) };
  }
  const word = typeof value === 'boolean' ? words[value ? 'yes' : 'no'] : undefined;
  const text = option?.label ?? word ?? cellText(value);
  return { text, copied: text };
}
