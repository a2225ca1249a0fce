/** JSON Schema draft-07, 2019-09 and 2020-12, without evaluating code. */
import { InputFault } from '../faults/input-fault.ts';
import type { JsonValue } from '../json/value.ts';
import type { Checker, Errors, Place, SchemaError, Scope, Seen } from './checker.ts';
import { hasFormat } from './formats.ts';
import type { Resource, Resources } from './resources.ts';
import { Run } from './schema-run.ts';

interface Options {
  readonly checksFormats: boolean;
  /** Formats that are in the schema but not checked. */
  readonly unknownFormats: Set<string>;
}

/** Schemas that are entered one in the other. Deep data with references in every level stay below. */
const nestingMax = 1500;

/** Every error of a value, at most a thousand; none if it is valid. @throws InputFault for a schema that cannot be used */
export function validate(
  resources: Resources,
  start: Resource,
  value: JsonValue,
  options: Options,
): { readonly errors: SchemaError[]; readonly isValid: boolean } {
  if (start.root === false)
    return {
      errors: [{ pointer: '', keyword: 'false', schemaPointer: '', code: 'false_schema', values: {} }],
      isValid: false,
    };
  const errors: SchemaError[] = [];
  const validator = new Validator(resources, options);
  const isValid = validator.check(start.root, value, null, { resource: start, outer: null }, errors, null);
  return { errors, isValid };
}

class Validator implements Checker {
  readonly #patterns = new Map<string, RegExp>();
  #nesting = 0;
  readonly #resources: Resources;
  readonly #options: Options;

  constructor(resources: Resources, options: Options) {
    this.#resources = resources;
    this.#options = options;
  }

  check(
    schema: JsonValue,
    value: JsonValue,
    place: Place | null,
    scope: Scope,
    errors: Errors,
    seen: Seen | null,
  ): boolean {
    if (!(schema instanceof Map)) return schema !== false;
    const own = this.#resources.ofRoot(schema);
    const inner = own === undefined || own === scope.resource ? scope : { resource: own, outer: scope };
    this.#nesting += 1;
    if (this.#nesting > nestingMax) throw new InputFault('schema_endless', { pointer: '/schema' });
    const run = new Run(this, this.#resources, schema, value, place, inner, errors, seen);
    const isValid = run.isValid();
    this.#nesting -= 1;
    return isValid;
  }

  pattern(source: string): RegExp {
    let pattern = this.#patterns.get(source);
    if (pattern === undefined) {
      try {
        pattern = new RegExp(source, 'u');
      } catch {
        throw new InputFault('schema_pattern', { pointer: '/schema', values: { pattern: source } });
      }
      this.#patterns.set(source, pattern);
    }
    return pattern;
  }

  isFormatted(text: string, format: string): boolean {
    if (!this.#options.checksFormats) return true;
    const result = hasFormat(text, format);
    if (result === null) this.#options.unknownFormats.add(format);
    return result ?? true;
  }
}
