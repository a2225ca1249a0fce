/** What an API that is made from a definition returns, by its fields. */
import * as z from 'zod';
import type { Api } from '@apiyard/api/contract/hub/hub';
import type { ScraperDefinition, ScraperField } from '@apiyard/api/contract/scrapers/scraper-definition';
import { describeJson } from '../../hub/catalogue/catalogue.ts';

type Definition = Pick<ScraperDefinition, 'fields' | 'items' | 'tests'>;

/** A list of objects where the definition has items, else one object. */
export function resultSchemaOf({ fields, items }: Definition): z.ZodType {
  const object = objectOf(fields);
  if (items === undefined) return object;
  return items.required ? z.array(object).min(1) : z.array(object);
}

export function describeResult(definition: Definition): Api['output'] {
  const { fields, items, tests } = definition;
  const known = tests.find(({ expect }) => expect.values !== undefined)?.expect.values ?? {};
  const example = exampleOf(fields, known);
  const examples: [object] = [items === undefined ? example : [example]];
  return describeJson({ schema: resultSchemaOf(definition), examples }, () => {});
}

/** Every field is always there: one that was not found is null, or an empty list. */
function objectOf(fields: readonly ScraperField[]): z.ZodType {
  return z.object(Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)])));
}

function schemaOf({ many, required, type, fields }: ScraperField): z.ZodType {
  const value = fields ? objectOf(fields) : valueSchemas[type]();
  // JSON may be null itself.
  const orNull = fields === undefined && type === 'json' ? value : value.nullable();
  if (!many) return required ? value : orNull;
  // A value that does not match the type is null. Objects without a required field are left out.
  const list = z.array(fields ? value : orNull);
  return required ? list.min(1) : list;
}

const valueSchemas: Readonly<Record<ScraperField['type'], () => z.ZodType>> = {
  string: () => z.string(),
  number: () => z.number(),
  integer: () => z.int(),
  boolean: () => z.boolean(),
  // A day, or a day and a time.
  date: () => z.string(),
  url: () => z.string().meta({ format: 'uri' }),
  json: () => z.unknown(),
};

const sampleValues: Readonly<Record<ScraperField['type'], unknown>> = {
  string: 'Text',
  number: 12.5,
  integer: 12,
  boolean: true,
  date: '2026-11-20',
  url: 'https://example.com/',
  json: {},
};

/** Values of a test where it has them, else one of each type. */
function exampleOf(fields: readonly ScraperField[], known: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((field) => {
      const value = known[field.name];
      const isFitting = value !== undefined && schemaOf(field).safeParse(value).success;
      return [field.name, isFitting ? value : sampleOf(field)];
    }),
  );
}

function sampleOf({ many, type, fields }: ScraperField): unknown {
  const value = fields ? exampleOf(fields, {}) : sampleValues[type];
  return many ? [value] : value;
}
