/** Converts and validates input by its schema. */
import * as z from 'zod';
import type { Failure } from '@apiyard/api/contract/endpoint';
import type { Language } from '@apiyard/api/contract/hub/hub';
import type { InputIssue } from '@apiyard/api/contract/problem';
import { inputErrors, invalidInputIn } from '../problems/input/issues.ts';

type Values = Readonly<Record<string, unknown>>;

/** The texts of a query string or form: a repeated name is a list. */
export type Texts = Readonly<Record<string, unknown>>;

/** Whether input was sent as JSON, or as texts of a query string or form. */
export type InputSource = 'json' | 'texts';

export interface CompiledInput {
  /** Converts texts (query string, multipart) to the types of the input. */
  fromTexts(texts: Texts): Values;
  /**
   * Checks, fills in defaults, and refuses names that the input does not have.
   * @param source where the value comes from @default 'json'
   * @param language of the sentences @default 'en'
   */
  parse(
    value: unknown,
    source?: InputSource,
    language?: Language,
  ): { readonly input: Values } | Failure<'InvalidInput', { errors: InputIssue[] }>;
}

interface TypedSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly TypedSchema[];
  readonly oneOf?: readonly TypedSchema[];
}

/** Compiles an input schema, so that a call does not have to interpret it. */
export function compileInput(schema: z.ZodObject): CompiledInput {
  const strict = schema.strict();
  const { properties = {} } = z.toJSONSchema(strict, { io: 'input', unrepresentable: 'any' });
  const readers = new Map(
    Object.entries(properties).map(([name, property]) => [name, readerOf(typesOf(property as TypedSchema))]),
  );
  return {
    fromTexts(texts) {
      const values: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
      for (const name in texts) {
        const reader = readers.get(name);
        const text = texts[name];
        values[name] = reader && typeof text === 'string' ? reader(text) : text;
      }
      return values;
    },
    parse(value, source = 'json', language = 'en') {
      const { ofJson, ofTexts } = inputErrors[language];
      const parsed = strict.safeParse(value ?? {}, { error: source === 'json' ? ofJson : ofTexts });
      return parsed.success ? { input: parsed.data } : invalidInputIn(language, parsed.error.issues);
    },
  };
}

function typesOf(schema: TypedSchema): ReadonlySet<string> {
  const types = new Set<string>([schema.type ?? []].flat());
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  for (const value of values) types.add(value === null ? 'null' : typeof value);
  for (const part of schema.anyOf ?? schema.oneOf ?? []) for (const type of typesOf(part)) types.add(type);
  return types;
}

/** Text that matches no other type stays a string: validation then reports the expected type. */
function readerOf(types: ReadonlySet<string>): ((text: string) => unknown) | undefined {
  if (types.size === 0 || (types.size === 1 && types.has('string'))) return undefined;
  const number = types.has('number') || types.has('integer');
  const structured = types.has('object') || types.has('array');
  return (text) => {
    if (number && /^-?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,3})?$/.test(text)) return Number(text);
    if (types.has('boolean') && (text === 'true' || text === 'false')) return text === 'true';
    if (types.has('null') && text === 'null') return null;
    if (structured && /^\s*[[{]/.test(text)) return structureOf(text);
    return text;
  };
}

function structureOf(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value));
  } catch {
    return text;
  }
}
