/** Inputs for an API, from its JSON Schema and its examples. */
import * as fc from 'fast-check';

export type Schema = Readonly<Record<string, unknown>>;
export type Input = Readonly<Record<string, unknown>>;

interface Source {
  readonly schema: Schema;
  /** Inputs that are known to run: random text alone is hardly ever a JSON Web Token, or a recipe of one. */
  readonly examples: readonly Input[];
  /** For inputs that are files. */
  readonly files: readonly File[];
}

/** Most inputs fit the schema. Some break a format that it cannot express, and some break the schema. */
export function inputsOf({ schema, examples, files }: Source): fc.Arbitrary<Input> {
  const properties = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, Schema>>);
  const required = new Set((schema['required'] ?? []) as readonly string[]);
  const members = properties.map(([name, property]) => {
    const known = examples.map((example) => example[name]).filter((value) => value !== undefined);
    const value = fc.oneof(
      { weight: 6, arbitrary: valuesOf(property, files) },
      ...(known.length === 0
        ? []
        : [
            { weight: 12, arbitrary: fc.constantFrom(...known) },
            { weight: 4, arbitrary: fc.constantFrom(...known).chain(nearTo) },
          ]),
      { weight: isFile(property) ? 0 : 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
    );
    return [name, required.has(name) ? value : fc.option(value, { nil: undefined, freq: 2 })] as const;
  });
  return fc
    .record(Object.fromEntries(members))
    .map((input) => Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)));
}

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
      return isFile(schema) ? fc.constantFrom(...files) : textsOf(schema);
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

function textsOf(schema: Schema): fc.Arbitrary<string> {
  const lengths = lengthsOf(schema, 'Length', 60);
  return fc.oneof(
    fc.string({ unit: 'grapheme', ...lengths }),
    fc.string({ unit: 'binary', ...lengths }),
    fc.constantFrom('0', '2026-02-30', '{"a":[1,2,{"b":null}]}', 'a,b\n1,"2\n3"\n', '<a b="c">d</a>', 'مرحبا', '👩‍👩‍👧'),
  );
}

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
