/** From a definition's parameters to the input schema of its API and its catalogue entry. */
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { Failure } from '@apiyard/api/contract/endpoint';
import type { Api, Health, JsonSchema } from '@apiyard/api/contract/hub/hub';
import type { Scalar, ScraperDefinition, ScraperParam } from '@apiyard/api/contract/scrapers/scraper-definition';
import { textLengthMax, publicPattern } from './public-pattern.ts';
import { describeResult } from './result.ts';
import { compileInput } from '../../hub/compile-input.ts';
import type { CompiledInput } from '../../hub/compile-input.ts';
import { compilePattern } from '../engine/values/pattern.ts';

/** @throws where a pattern does not parse or a parameter contradicts itself; `checkDefinition` finds those before */
export function compileParams(params: readonly ScraperParam[]): CompiledInput {
  return compileInput(objectOf(params));
}

/** A parameter without a default is required. */
export const mustBeGiven = (param: Pick<ScraperParam, 'required' | 'default'>) =>
  param.required && param.default === undefined;

function objectOf(params: readonly ScraperParam[]): z.ZodObject {
  return z.object(Object.fromEntries(params.map((param) => [param.name, schemaOf(param)])));
}

function schemaOf(param: ScraperParam): z.ZodType {
  const value = valueSchemaOf(param);
  if (param.default !== undefined) return value.default(param.default);
  return param.required ? value : value.optional();
}

/** The schema of a value, if there is one. */
export function valueSchemaOf(param: ScraperParam): z.ZodType {
  const { type, options } = param;
  switch (type) {
    case 'string':
      return options === undefined ? textOf(param) : z.enum(options);
    case 'number':
    case 'integer':
      return options === undefined ? numberOf(param) : z.literal(options.map(Number));
    case 'boolean':
      return z.boolean();
    case 'date':
      return options === undefined ? z.iso.date() : z.enum(options);
  }
}

function textOf(param: ScraperParam): z.ZodType {
  const text = z.string().max(param.lengthMax ?? textLengthMax);
  // For required parameters, and those with a default, an empty text counts as not given.
  const filled = mustBeGiven(param) || param.default !== undefined ? text.min(1) : text;
  if (param.pattern === undefined) return filled;
  const pattern = compilePattern(param.pattern);
  return filled.refine((value) => pattern.matches(value), {
    error: `${param.name} must match ${param.pattern} as a whole.`,
    abort: true,
  });
}

function numberOf({ type, minimum = -Infinity, maximum = Infinity }: ScraperParam): z.ZodType {
  const number = type === 'integer' ? z.int() : z.number();
  const above = minimum === -Infinity ? number : number.min(minimum);
  return maximum === Infinity ? above : above.max(maximum);
}

/** The catalogue's entry. A definition has one language. */
export function describeScraper(definition: ScraperDefinition, health: Health): Api {
  const { area, title, summary, tags, cost, premium } = definition;
  return {
    path: apiPathOf(definition),
    area,
    title,
    summary,
    tags: [...tags],
    synonyms: [],
    methods: ['GET', 'POST'],
    input: inputSchemaOf(definition.params),
    output: describeResult(definition),
    cost,
    open: false,
    premium,
    instant: false,
    health,
    use: 0,
    examples: examplesOf(definition),
  };
}

/** `scrape/books/list`. */
export const apiPathOf = ({ area, path }: Pick<ScraperDefinition, 'area' | 'path'>) => `${area}/${path}`;

function inputSchemaOf(params: readonly ScraperParam[]): JsonSchema {
  const schema = z.toJSONSchema(objectOf(params).strict(), {
    io: 'input',
    target: 'draft-2020-12',
    unrepresentable: 'any',
  });
  for (const param of params) {
    const property = schema.properties?.[param.name];
    if (typeof property !== 'object') continue;
    property.title = param.title ?? param.name;
    if (param.help !== undefined) property.description = param.help;
    if (param.example !== undefined) property.examples = [param.example];
    // The format implies it.
    if (param.type === 'date') delete property.pattern;
    // Integers without explicit limits.
    if (property.maximum === Number.MAX_SAFE_INTEGER) delete property.maximum;
    if (property.minimum === Number.MIN_SAFE_INTEGER) delete property.minimum;
    const reported = param.pattern === undefined ? undefined : publicPattern(param.pattern, param.lengthMax);
    if (reported !== undefined) property.pattern = reported;
  }
  return schema as JsonSchema;
}

/** One example from the parameters' own examples, then the inputs of the definition's tests. All are valid inputs. */
function examplesOf({ params, tests }: ScraperDefinition): Api['examples'] {
  const input = compileParams(params);
  const own: Record<string, Scalar> = {};
  for (const { name, example, default: preset } of params) {
    const value = example ?? preset;
    if (value !== undefined) own[name] = value;
  }
  const examples = [{ name: 'Example', input: own }];
  for (const test of tests) {
    const isKnown = examples.some(
      (example) => example.name === test.name || isDeepStrictEqual(example.input, test.params),
    );
    if (test.expect.absent !== true && !isKnown) examples.push({ name: test.name, input: test.params });
  }
  return examples.filter((example) => !(input.parse(example.input) instanceof Failure));
}
