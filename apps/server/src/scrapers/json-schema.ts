/** The form of a definition as JSON Schema, for editors and for programs that write definitions. */
import * as z from 'zod';
import { ScraperDefinition, Select, Transform } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { JsonSchema } from '@apiyard/api/contract/hub/hub';

export const schemaPath = '/api/schemas/scraper.json';
/** The path of the definition's schema inside that of an exported file. */
export const fileSchemaFragment = '#/$defs/File';

type Node = z.core.JSONSchema.BaseSchema;

let made: JsonSchema | undefined;

/** @param origin `https://apiyard.example` */
export function definitionSchema(origin: string): JsonSchema {
  made ??= make();
  return { ...made, $id: origin + schemaPath };
}

function make(): JsonSchema {
  const { $schema, ...schema } = z.toJSONSchema(ScraperDefinition, {
    io: 'input',
    target: 'draft-2020-12',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === Select || zodSchema === Transform)
        Object.assign(jsonSchema, { minProperties: 1, maxProperties: 1 });
    },
  });
  const { items, next, script, request } = schema.properties ?? {};
  exactlyOne(items, ['css', 'jsonpath', 'regex']);
  exactlyOne(next, ['css', 'jsonpath', 'regex']);
  exactlyOne(script, ['css', 'variable']);
  exactlyOne(bodyIn(request), ['json', 'form', 'text']);
  return {
    $schema,
    $id: schemaPath,
    title: 'Scraper definition',
    ...schema,
    $defs: {
      ...schema.$defs,
      File: {
        title: 'File of scraper definitions',
        type: 'object',
        properties: { $schema: { type: 'string' }, scrapers: { type: 'array', items: { $ref: '#' }, maxItems: 500 } },
        required: ['scrapers'],
      },
    },
  };
}

function exactlyOne(node: z.core.JSONSchema._JSONSchema | undefined, names: readonly string[]): void {
  if (!isNode(node)) throw new Error(`The schema of a definition has no place for one of ${names.join(', ')}.`);
  node.oneOf = names.map((name) => ({ required: [name] }));
}

/** `body` is an object or null. */
function bodyIn(request: z.core.JSONSchema._JSONSchema | undefined): Node | undefined {
  const body = isNode(request) ? request.properties?.['body'] : undefined;
  return isNode(body) ? body.anyOf?.filter(isNode).find(({ type }) => type === 'object') : undefined;
}

function isNode(node: z.core.JSONSchema._JSONSchema | undefined): node is Node {
  return typeof node === 'object';
}
