/** The functions of JMESPath. */
import { InputFault } from '../faults/input-fault.ts';
import { compareNumbers } from '../json/decimal.ts';
import { isSame } from '../json/equal.ts';
import type { JsonObject, JsonValue } from '../json/value.ts';
import { JsonNumber, numberOf, typeOf } from '../json/value.ts';
import { writeJson } from '../json/write.ts';

export type Argument = { readonly value: JsonValue } | { readonly expression: (value: JsonValue) => JsonValue };

interface Place {
  readonly query: string;
  readonly offset: number;
}

/** Maximum length of a generated list: more than the largest input has. */
export const itemsMax = 3_000_000;
const charactersMax = 10_000_000;

/** @throws InputFault `result_size` */
export function checkLength(length: number, max = charactersMax): void {
  if (length > max) throw new InputFault('result_size', { pointer: '/query' });
}

type Given = readonly JsonValue[];
type Apply = (value: JsonValue) => JsonValue;

interface Definition {
  /** Types of the arguments: `|` between several, `any`, `expression`, and `numbers`, `strings`, `comparables` for lists. */
  readonly takes: readonly string[];
  /** The last type is for any number of arguments. */
  readonly isVariadic?: boolean;
  run(given: Given, apply: Apply, place: (type: string, actual: string) => InputFault): JsonValue;
}

const text = (value: JsonValue | undefined): string => value as string;
const items = (value: JsonValue | undefined): JsonValue[] => value as JsonValue[];
const digits = (value: JsonValue | undefined): string => (value as JsonNumber).text;
const number = (value: JsonValue | undefined): number => (value as JsonNumber).value;
const total = (list: readonly JsonValue[]): number => list.reduce((sum: number, item) => sum + number(item), 0);

/** Strings by code points. */
function order(a: JsonValue, b: JsonValue): number {
  if (a instanceof JsonNumber && b instanceof JsonNumber) return compareNumbers(a.text, b.text);
  const [first, second] = [Array.from(text(a)), Array.from(text(b))];
  for (const [at, character] of first.entries()) {
    const other = second[at];
    if (other === undefined) return 1;
    if (character !== other) return (character.codePointAt(0) ?? 0) - (other.codePointAt(0) ?? 0);
  }
  return first.length - second.length;
}

const best = (list: readonly JsonValue[], sign: 1 | -1, key: Apply = (value) => value): JsonValue => {
  let [found, foundKey]: [JsonValue, JsonValue] = [null, null];
  for (const [at, item] of list.entries()) {
    const itemKey = key(item);
    if (at === 0 || order(itemKey, foundKey) * sign > 0) [found, foundKey] = [item, itemKey];
  }
  return found;
};

/** Keys of items, which are all numbers or all strings. */
function keyed(list: readonly JsonValue[], apply: Apply, wrong: (type: string, actual: string) => InputFault): Apply {
  const keys = new Map<JsonValue, JsonValue>();
  let type: string | null = null;
  for (const item of list) {
    const key = apply(item);
    const actual = typeOf(key);
    type ??= actual;
    if ((actual !== 'number' && actual !== 'string') || actual !== type) throw wrong('number | string', actual);
    keys.set(item, key);
  }
  return (item) => keys.get(item) ?? null;
}

const functions: Readonly<Record<string, Definition>> = {
  abs: { takes: ['number'], run: ([value]) => new JsonNumber(digits(value).replace('-', '')) },
  avg: {
    takes: ['numbers'],
    run: ([list]) => (items(list).length === 0 ? null : numberOf(total(items(list)) / items(list).length)),
  },
  ceil: { takes: ['number'], run: ([value]) => numberOf(Math.ceil(number(value))) },
  contains: {
    takes: ['array | string', 'any'],
    run: ([whole, part]) =>
      typeof whole === 'string'
        ? typeof part === 'string' && whole.includes(part)
        : items(whole).some((item) => isSame(item, part as JsonValue)),
  },
  ends_with: { takes: ['string', 'string'], run: ([whole, end]) => text(whole).endsWith(text(end)) },
  floor: { takes: ['number'], run: ([value]) => numberOf(Math.floor(number(value))) },
  join: {
    takes: ['string', 'strings'],
    run: ([glue, list]) => {
      checkLength(items(list).reduce((sum: number, item) => sum + text(item).length + text(glue).length, 0));
      return items(list).join(text(glue));
    },
  },
  keys: { takes: ['object'], run: ([object]) => [...(object as JsonObject).keys()] },
  length: {
    takes: ['string | array | object'],
    run: ([value]) =>
      numberOf(
        typeof value === 'string' ? Array.from(value).length : value instanceof Map ? value.size : items(value).length,
      ),
  },
  map: { takes: ['expression', 'array'], run: ([, list], apply) => items(list).map(apply) },
  max: { takes: ['comparables'], run: ([list]) => best(items(list), 1) },
  max_by: {
    takes: ['array', 'expression'],
    run: ([list], apply, wrong) => best(items(list), 1, keyed(items(list), apply, wrong)),
  },
  merge: {
    takes: ['object'],
    isVariadic: true,
    run: (objects) => new Map(objects.flatMap((object) => [...(object as JsonObject)])),
  },
  min: { takes: ['comparables'], run: ([list]) => best(items(list), -1) },
  min_by: {
    takes: ['array', 'expression'],
    run: ([list], apply, wrong) => best(items(list), -1, keyed(items(list), apply, wrong)),
  },
  not_null: { takes: ['any'], isVariadic: true, run: (given) => given.find((value) => value !== null) ?? null },
  reverse: {
    takes: ['array | string'],
    run: ([value]) => (typeof value === 'string' ? Array.from(value).toReversed().join('') : items(value).toReversed()),
  },
  sort: { takes: ['comparables'], run: ([list]) => items(list).toSorted(order) },
  sort_by: {
    takes: ['array', 'expression'],
    run: ([list], apply, wrong) => {
      const key = keyed(items(list), apply, wrong);
      return items(list).toSorted((a, b) => order(key(a), key(b)));
    },
  },
  starts_with: { takes: ['string', 'string'], run: ([whole, start]) => text(whole).startsWith(text(start)) },
  sum: { takes: ['numbers'], run: ([list]) => numberOf(total(items(list))) },
  to_array: { takes: ['any'], run: ([value]) => (Array.isArray(value) ? value : [value as JsonValue]) },
  to_number: {
    takes: ['any'],
    run: ([value]) => {
      if (value instanceof JsonNumber) return value;
      return typeof value === 'string' && /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(value)
        ? new JsonNumber(value)
        : null;
    },
  },
  to_string: {
    takes: ['any'],
    run: ([value]) => (typeof value === 'string' ? value : writeJson(value as JsonValue, { indent: '' })),
  },
  type: { takes: ['any'], run: ([value]) => typeOf(value as JsonValue) },
  values: { takes: ['object'], run: ([object]) => [...(object as JsonObject).values()] },
};

/** @throws InputFault for an unknown function, a wrong number of arguments or a wrong type */
export function call(name: string, given: readonly Argument[], { query, offset }: Place): JsonValue {
  const fail = (code: string, values: Readonly<Record<string, string | number>> = {}) =>
    new InputFault(code, { pointer: '/query', values: { name, ...values }, in: { text: query, offset } });
  const definition = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (definition === undefined) throw fail('jmespath_function');
  const { takes, isVariadic = false, run } = definition;
  if (isVariadic ? given.length < takes.length : given.length !== takes.length)
    throw fail('jmespath_arity', { expected: takes.length, actual: given.length });
  const wrong = (expected: string, actual: string) => fail('jmespath_type', { expected, actual });
  let apply: Apply = (value) => value;
  const values = given.map((argument, at): JsonValue => {
    const type = takes[at] ?? takes.at(-1) ?? 'any';
    if ('expression' in argument) {
      if (type !== 'expression') throw wrong(type, 'expression');
      apply = argument.expression;
      return null;
    }
    if (!fits(argument.value, type)) throw wrong(type, typeOf(argument.value));
    return argument.value;
  });
  return run(values, apply, wrong);
}

function fits(value: JsonValue, type: string): boolean {
  if (type === 'any') return true;
  if (type === 'expression') return false;
  if (type === 'numbers') return isListOf(value, 'number');
  if (type === 'strings') return isListOf(value, 'string');
  if (type === 'comparables') return isListOf(value, 'number') || isListOf(value, 'string');
  return type.split(' | ').includes(typeOf(value));
}

const isListOf = (value: JsonValue, type: string): boolean =>
  Array.isArray(value) && value.every((item) => typeOf(item) === type);
