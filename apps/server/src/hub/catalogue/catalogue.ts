/** The catalogue entry of a tool, derived from its description. */
import * as z from 'zod';
import type { Api, Area, JsonSchema, Language, Subject, ToolSentence } from '@apiyard/api/contract/hub/hub';
import type { Text } from '../../text.ts';
import { textIn } from '../../text.ts';
import { fieldTexts, holdsFile } from '../../tools/tool.ts';
import type { JsonOutput, Tool } from '../../tools/tool.ts';

/** Longer texts do not belong into an address. */
const queryTextMax = 4000;
const scalars = new Set(['string', 'number', 'integer', 'boolean', 'null']);

export interface ToolPlace {
  readonly area: Area;
  readonly subject: Subject;
}

export function describeTool(tool: Tool, { area, subject }: ToolPlace, language: Language): Api {
  return {
    path: tool.path,
    area,
    subject,
    title: textIn(tool.title, language),
    summary: textIn(tool.summary, language),
    tags: [...(tool.tags ?? [])],
    synonyms: Object.values(tool.synonyms ?? {}).flat(),
    methods: methodsOf(tool),
    input: schemaOf(tool, language),
    output: describeOutput(tool.output, language),
    cost: tool.cost ?? 1,
    open: tool.open ?? false,
    premium: tool.premium ?? false,
    instant: tool.instant ?? false,
    ...(tool.inBrowser === true && { inBrowser: true }),
    ...(tool.layout !== undefined && { layout: tool.layout }),
    ...(tool.errors !== undefined && { errors: sentencesIn(tool.errors, language) }),
    ...(tool.notes !== undefined && { notes: sentencesIn(tool.notes, language) }),
    health: 'untested',
    use: 0,
    examples: tool.examples.map(({ name, input }) => ({ name: textIn(name, language), input: withoutFiles(input) })),
  };
}

const withoutFiles = (input: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => !holdsFile(value)));

const sentencesIn = (texts: Readonly<Record<string, Text>>, language: Language): ToolSentence[] =>
  Object.entries(texts).map(([code, text]) => ({ code, text: textIn(text, language) }));

/** GET only where every input is a short text, a number or a truth value. */
export function methodsOf(tool: Tool): ('GET' | 'POST')[] {
  const { properties = {} } = schemaOf(tool, 'en') as { properties?: Record<string, JsonSchema> };
  return Object.values(properties).every(fitsQuery) ? ['GET', 'POST'] : ['POST'];
}

function fitsQuery(schema: JsonSchema): boolean {
  const parts = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(parts)) return parts.every((part) => fitsQuery(part as JsonSchema));
  if (schema['x-multiline'] === true || schema['format'] === 'binary') return false;
  if (schema['enum'] !== undefined || schema['const'] !== undefined) return true;
  if (Number(schema['maxLength'] ?? 0) > queryTextMax) return false;
  const types = [schema['type']].flat();
  return types.every((type) => typeof type === 'string' && scalars.has(type));
}

/**
 * The input as JSON Schema 2020-12, with titles and help in a language. Extensions: `x-options` has labels of an enum's
 * values, `x-multiline` requests a text area, `x-code` a fixed-width font, `x-accept` lists the accepted file
 * types, and `x-start` tells what the form has instead of the example's value on a first visit.
 */
function schemaOf(tool: Tool, language: Language): JsonSchema {
  return z.toJSONSchema(tool.input.strict(), {
    io: 'input',
    target: 'draft-2020-12',
    unrepresentable: 'any',
    override: (given) => addTexts(given, language),
  }) as JsonSchema;
}

function describeOutput(output: Tool['output'], language: Language): Api['output'] {
  if (!('schema' in output)) return { kind: 'raw', types: [...output] };
  return describeJson(output, (given) => addTexts(given, language));
}

/** The description of a JSON response. Members that a schema does not have stay allowed: later versions may add some. */
export function describeJson({ schema, examples }: JsonOutput, addMore: (given: Given) => void): Api['output'] {
  const described = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-2020-12',
    unrepresentable: 'any',
    override(given) {
      addMore(given);
      const { jsonSchema } = given;
      // The format implies it.
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      // Integers without explicit limits.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
  return { kind: 'json', types: ['application/json'], schema: { ...described, examples: [...examples] } };
}

interface Given {
  readonly zodSchema: z.core.$ZodType;
  readonly jsonSchema: z.core.JSONSchema.BaseSchema;
}

function addTexts({ zodSchema, jsonSchema }: Given, language: Language): void {
  const texts = zodSchema instanceof z.ZodType ? fieldTexts.get(zodSchema) : undefined;
  if (!texts) return;
  jsonSchema.title = textIn(texts.title, language);
  if (texts.help !== undefined) jsonSchema.description = textIn(texts.help, language);
  if (texts.multiline === true) jsonSchema['x-multiline'] = true;
  if (texts.code === true) jsonSchema['x-code'] = true;
  if (texts.start !== undefined) jsonSchema['x-start'] = texts.start;
  if (texts.options !== undefined) {
    jsonSchema['x-options'] = Object.fromEntries(
      Object.entries(texts.options).map(([value, name]) => [value, textIn(name, language)]),
    );
  }
  if (texts.file !== undefined) {
    const file = { type: 'string', format: 'binary', 'x-accept': [...texts.file] } as const;
    if (jsonSchema.type === 'array') jsonSchema.items = file;
    else Object.assign(jsonSchema, file);
  }
}
