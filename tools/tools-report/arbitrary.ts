/** Inputs for an API, from its JSON Schema and its examples. */
import * as fc from 'fast-check';
import { brokenFiles } from './files.ts';

export type Schema = Readonly<Record<string, unknown>>;
export type Input = Readonly<Record<string, unknown>>;

interface Source {
  readonly schema: Schema;
  /** Inputs that are known to run: random text alone is hardly ever a JSON Web Token, or a recipe of one. */
  readonly examples: readonly Input[];
  /** For inputs that are files. */
  readonly files: readonly File[];
}

/**
 * Most inputs are an example with a few members changed, because members depend on each other: a text on its format, a
 * query on its data. Others fit the schema only, or break it.
 */
export function inputsOf(source: Source): fc.Arbitrary<Input> {
  const { examples } = source;
  const fitting = membersOf(source, 0);
  return fc
    .oneof(
      ...(examples.length === 0 ? [] : [{ weight: 16, arbitrary: nearExamples(source) }]),
      { weight: 3, arbitrary: fitting },
      { weight: 1, arbitrary: membersOf(source, 1) },
    )
    .map(withoutAbsent);
}

/** An example of which one or two members are another one's, are changed a little, or only fit the schema. */
function nearExamples({ schema, examples, files }: Source): fc.Arbitrary<Input> {
  const required = new Set(requiredOf(schema));
  const others = propertiesOf(schema).map(([name, property]) => {
    const value = fc.oneof(...valuesNear(name, examples), {
      // Any text is hardly ever one of the tool's language.
      weight: isFreeText(property) ? 1 : 4,
      arbitrary: valuesOf(property, files),
    });
    return fc.tuple(fc.constant(name), required.has(name) ? value : fc.option(value, { nil: undefined, freq: 4 }));
  });
  if (others.length === 0) return fc.constantFrom(...examples);
  const changes = (maxLength: number) => fc.uniqueArray(fc.oneof(...others), { maxLength, selector: ([name]) => name });
  const fileProperties = propertiesOf(schema).filter(([name, property]) => required.has(name) && isFile(property));
  const needed = fc.record(
    Object.fromEntries(fileProperties.map(([name, property]) => [name, valuesOf(property, files)])),
  );
  return fc
    .tuple(
      needed,
      fc.constantFrom(...examples),
      // Members depend on each other: one change is accepted more often, and tells more.
      fc.oneof({ weight: 2, arbitrary: changes(1) }, { weight: 1, arbitrary: changes(2) }),
    )
    .map(([filesOfInput, example, changed]) => ({ ...filesOfInput, ...example, ...Object.fromEntries(changed) }));
}

/** @param broken the weight of values of any type against eight of the right one */
function membersOf({ schema, examples, files }: Source, broken: 0 | 1): fc.Arbitrary<Input> {
  const required = new Set(requiredOf(schema));
  const members = propertiesOf(schema).map(([name, property]) => {
    const value = fc.oneof({ weight: 4, arbitrary: valuesOf(property, files) }, ...valuesNear(name, examples), {
      weight: isFile(property) ? 0 : broken,
      arbitrary: fc.jsonValue({ maxDepth: 2 }),
    });
    return [name, required.has(name) ? value : fc.option(value, { nil: undefined, freq: 2 })] as const;
  });
  return fc.record(Object.fromEntries(members));
}

function valuesNear(name: string, examples: readonly Input[]) {
  const known = examples.map((example) => example[name]).filter((value) => value !== undefined);
  if (known.length === 0) return [];
  return [
    { weight: 3, arbitrary: fc.constantFrom(...known) },
    { weight: 1, arbitrary: fc.constantFrom(...known).chain(nearTo) },
  ];
}

const propertiesOf = (schema: Schema) =>
  Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, Schema>>);

const requiredOf = (schema: Schema) => (schema['required'] ?? []) as readonly string[];

const withoutAbsent = (input: Input): Input =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));

const isFreeText = ({ type, enum: values, format, pattern }: Schema): boolean =>
  type === 'string' && values === undefined && format === undefined && pattern === undefined;

const isFile = ({ format, items }: Schema): boolean =>
  format === 'binary' || (items as Schema | undefined)?.['format'] === 'binary';

/** Texts that differ from an example in a few characters. */
function nearTo(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== 'string' || value === '') return fc.constant(value);
  return fc
    .tuple(fc.nat(value.length), fc.nat(3), fc.string({ unit: 'grapheme', maxLength: 3 }))
    .map(([at, cut, added]) => value.slice(0, at) + added + value.slice(at + cut));
}

function valuesOf(schema: Schema, files: readonly File[]): fc.Arbitrary<unknown> {
  const { const: constant, enum: values, anyOf, oneOf, type } = schema;
  if (constant !== undefined) return fc.constant(constant);
  if (Array.isArray(values)) return fc.constantFrom(...(values as unknown[]));
  const choices = (anyOf ?? oneOf) as readonly Schema[] | undefined;
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => valuesOf(choice, files)));
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => valuesOf({ ...schema, type: one as string }, files)));
  switch (type) {
    case 'string':
      return isFile(schema) ? filesOf(schema, files) : textsOf(schema);
    case 'integer':
      return fc.integer(rangeOf(schema));
    case 'number':
      return fc.double({ ...rangeOf(schema), noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valuesOf((schema['items'] ?? {}) as Schema, files), lengthsOf(schema, 'Items', 6));
    case 'object':
      return schema['properties'] === undefined
        ? fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 })
        : inputsOf({ schema, examples: [], files });
    default:
      return fc.jsonValue({ maxDepth: 3 });
  }
}

/** Those of a type that is accepted. */
export function filesFor(accepted: readonly string[], files: readonly File[]): readonly File[] {
  const suits = ({ name, type }: File) =>
    accepted.some((each) =>
      each.endsWith('/*') ? type.startsWith(each.slice(0, -1)) : each === type || name.endsWith(each),
    );
  return files.filter(suits);
}

/** Mostly whole ones of a type that is accepted: one broken file makes a list of them unusable. */
function filesOf({ 'x-accept': accepted = [] }: Schema, files: readonly File[]): fc.Arbitrary<File> {
  const suitable = filesFor(accepted as readonly string[], files);
  const whole = suitable.filter(({ name }) => !brokenFiles.includes(name));
  if (whole.length === 0) return fc.constantFrom(...files);
  return fc.oneof(
    { weight: 24, arbitrary: fc.constantFrom(...whole) },
    { weight: 2, arbitrary: fc.constantFrom(...suitable) },
    { weight: 1, arbitrary: fc.constantFrom(...files) },
  );
}

function textsOf(schema: Schema): fc.Arbitrary<string> {
  const lengths = lengthsOf(schema, 'Length', 60);
  const matching = matchingOf(schema);
  if (matching !== null) return matching;
  return fc.oneof(
    fc.string({ unit: 'grapheme', ...lengths }),
    fc.string({ unit: 'binary', ...lengths }),
    fc.constantFrom('0', '2026-02-30', '{"a":[1,2,{"b":null}]}', 'a,b\n1,"2\n3"\n', '<a b="c">d</a>', 'مرحبا', '👩‍👩‍👧'),
  );
}

/** Texts of a format or pattern, if the schema has one. */
function matchingOf({ format, pattern }: Schema): fc.Arbitrary<string> | null {
  switch (format) {
    case 'date':
      return fc.date({ ...years, noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
    case 'date-time':
      return fc.date({ ...years, noInvalidDate: true }).map((date) => date.toISOString());
    case 'uuid':
      return fc.uuid();
    case 'email':
      return fc.emailAddress();
    case 'uri':
      return fc.webUrl();
  }
  // fast-check generates nothing for patterns with lookarounds.
  return typeof pattern === 'string' && !/\(\?<?[=!]/.test(pattern) ? fc.stringMatching(new RegExp(pattern)) : null;
}

const years = { min: new Date('1900-01-01T00:00:00Z'), max: new Date('2099-12-31T23:59:59Z') };

function lengthsOf(schema: Schema, what: 'Items' | 'Length', usual: number) {
  const min = (schema[`min${what}`] as number | undefined) ?? 0;
  const max = (schema[`max${what}`] as number | undefined) ?? usual;
  return { minLength: min, maxLength: Math.max(min, Math.min(max, usual)) };
}

function rangeOf({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema) {
  const min = (minimum ?? exclusiveMinimum ?? -2_147_483_648) as number;
  const max = (maximum ?? exclusiveMaximum ?? 2_147_483_647) as number;
  return { min: Math.max(min, -2_147_483_648), max: Math.min(max, 2_147_483_647) };
}
