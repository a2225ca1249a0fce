import { InputFault } from '../faults/input-fault.ts';
import type { FaultValues } from '../faults/input-fault.ts';
import { compareNumbers, isMultiple } from '../json/decimal.ts';
import { dataKey, isSame } from '../json/equal.ts';
import { pointerOf, stepOf } from '../json/pointer.ts';
import type { JsonObject, JsonValue } from '../json/value.ts';
import { JsonNumber, typeOf } from '../json/value.ts';
import type { Checker, Errors, Place, SchemaError, Scope } from './checker.ts';
import { Seen } from './checker.ts';
import type { Resource, Resources, Target } from './resources.ts';
import { bounds, isOfType, shown } from './values.ts';

/** Errors that are listed. */
export const errorsMax = 1000;

/** One schema and one value. */
export class Run {
  #isValid = true;
  readonly #all: Checker;
  readonly #resources: Resources;
  readonly #schema: JsonObject;
  readonly #value: JsonValue;
  readonly #place: Place | null;
  readonly #scope: Scope;
  readonly #errors: Errors;
  readonly #seen: Seen | null;

  constructor(
    all: Checker,
    resources: Resources,
    schema: JsonObject,
    value: JsonValue,
    place: Place | null,
    scope: Scope,
    errors: Errors,
    seen: Seen | null,
  ) {
    this.#all = all;
    this.#resources = resources;
    this.#schema = schema;
    this.#value = value;
    this.#place = place;
    this.#scope = scope;
    this.#errors = errors;
    const needsSeen = schema.has('unevaluatedProperties') || schema.has('unevaluatedItems');
    this.#seen = needsSeen ? new Seen() : seen;
    if (needsSeen && seen !== null) this.#outerSeen = seen;
  }

  readonly #outerSeen: Seen | null = null;

  isValid(): boolean {
    const { draft, validates } = this.#scope.resource;
    this.#references(draft);
    if (draft === 'draft-07' && this.#schema.has('$ref')) return this.#isValid;
    if (validates) this.#anyType();
    this.#combinations();
    if (this.#value instanceof Map) this.#object(this.#value, draft, validates);
    else if (Array.isArray(this.#value)) this.#list(this.#value, draft, validates);
    else if (typeof this.#value === 'string') this.#text(this.#value, validates);
    else if (this.#value instanceof JsonNumber && validates) this.#number(this.#value.text);
    if (this.#outerSeen !== null && this.#seen !== null && this.#isValid) this.#outerSeen.add(this.#seen);
    return this.#isValid;
  }

  #fail(keyword: string, code: string, values: FaultValues = {}, step = '', place = this.#place): void {
    this.#isValid = false;
    if (this.#errors === null || this.#errors.length >= errorsMax) return;
    const keys: (string | number)[] = [];
    for (let at = place; at !== null; at = at.above) keys.push(at.key);
    this.#errors.push({
      pointer: pointerOf(keys.toReversed()),
      keyword,
      schemaPointer: `${this.#resources.pointerOf(this.#schema)}/${keyword}${step}`,
      code,
      values,
    });
  }

  /** A subschema for the same value. What it looked at counts only if it is valid. */
  #here(schema: JsonValue, scope: Scope, errors: Errors): boolean {
    const seen = this.#seen === null ? null : new Seen();
    const isValid = this.#all.check(schema, this.#value, this.#place, scope, errors, seen);
    if (isValid && seen !== null) this.#seen?.add(seen);
    return isValid;
  }

  /** A subschema for the same value that must be valid. */
  #must(schema: JsonValue, keyword: string, step = '', scope = this.#scope): void {
    if (schema === false) this.#fail(keyword, 'false_schema', {}, step);
    else if (!this.#here(schema, scope, this.#errors)) this.#isValid = false;
  }

  /** A subschema for a member that must be valid. */
  #member(
    schema: JsonValue,
    value: JsonValue,
    key: string | number,
    keyword: string,
    step = '',
    code = 'false_schema',
  ): void {
    const place = { key, above: this.#place };
    if (schema === false) this.#fail(keyword, code, { key: String(key) }, step, place);
    else if (!this.#all.check(schema, value, place, this.#scope, this.#errors, null)) this.#isValid = false;
  }

  #references(draft: Resource['draft']): void {
    const ref = this.#schema.get('$ref');
    if (typeof ref === 'string') this.#refer('$ref', this.#find(ref));
    const recursive = draft === '2019-09' ? this.#schema.get('$recursiveRef') : undefined;
    if (typeof recursive === 'string') this.#refer('$recursiveRef', this.#outermost(this.#find(recursive)));
    const dynamic = draft === '2020-12' ? this.#schema.get('$dynamicRef') : undefined;
    if (typeof dynamic === 'string') this.#refer('$dynamicRef', this.#outermost(this.#find(dynamic)));
  }

  #find(reference: string): Target {
    const target = this.#resources.find(reference, this.#scope.resource);
    if (target === null) throw new InputFault('schema_ref', { pointer: '/schema', values: { ref: reference } });
    return target;
  }

  #refer(keyword: string, { schema, resource }: Target): void {
    const isInside = resource === this.#scope.resource;
    this.#must(schema, keyword, '', isInside ? this.#scope : { resource, outer: this.#scope });
  }

  /** The same anchor in the outermost schema that was entered. */
  #outermost(target: Target): Target {
    const { dynamicAnchor, resource } = target;
    if (dynamicAnchor === null && !(resource.isRecursive && target.schema === resource.root)) return target;
    let found = target;
    for (let scope: Scope | null = this.#scope; scope !== null; scope = scope.outer) {
      if (dynamicAnchor !== null) found = this.#resources.dynamicAnchorOf(scope.resource, dynamicAnchor) ?? found;
      else if (scope.resource.isRecursive) found = this.#resources.rootOf(scope.resource);
    }
    return found;
  }

  #anyType(): void {
    const type = this.#schema.get('type');
    if (type !== undefined) {
      const names = Array.isArray(type) ? type : [type];
      if (!names.some((name) => isOfType(this.#value, name)))
        this.#fail('type', 'type', { expected: names.join(', '), actual: typeOf(this.#value) });
    }
    const options = this.#schema.get('enum');
    if (Array.isArray(options) && !options.some((option) => isSame(option, this.#value)))
      this.#fail('enum', 'enum', { values: shown(options) });
    const constant = this.#schema.get('const');
    if (constant !== undefined && !isSame(constant, this.#value))
      this.#fail('const', 'const', { value: shown(constant) });
  }

  #combinations(): void {
    const { all, any, one } = {
      all: this.#schema.get('allOf'),
      any: this.#schema.get('anyOf'),
      one: this.#schema.get('oneOf'),
    };
    if (Array.isArray(all)) for (const [at, schema] of all.entries()) this.#must(schema, 'allOf', stepOf(at));
    if (Array.isArray(any)) {
      const { count, errors } = this.#branches(any);
      if (count === 0) this.#fail('anyOf', 'any_of', { count: any.length });
      if (count === 0) this.#append(errors);
    }
    if (Array.isArray(one)) {
      const { count, errors } = this.#branches(one);
      if (count === 0) this.#fail('oneOf', 'one_of_none', { count: one.length });
      if (count === 0) this.#append(errors);
      if (count > 1) this.#fail('oneOf', 'one_of_many', { count });
    }
    const not = this.#schema.get('not');
    if (not !== undefined && this.#all.check(not, this.#value, this.#place, this.#scope, null, null))
      this.#fail('not', 'not');
    const condition = this.#schema.get('if');
    if (condition === undefined) return;
    const branch = this.#here(condition, this.#scope, null) ? 'then' : 'else';
    const schema = this.#schema.get(branch);
    if (schema !== undefined) this.#must(schema, branch);
  }

  #branches(schemas: readonly JsonValue[]): { readonly count: number; readonly errors: SchemaError[] } {
    const errors: SchemaError[] = [];
    let count = 0;
    for (const schema of schemas)
      if (this.#here(schema, this.#scope, this.#errors === null ? null : errors)) count += 1;
    return { count, errors };
  }

  #append(errors: readonly SchemaError[]): void {
    this.#errors?.push(...errors.slice(0, errorsMax - this.#errors.length));
  }

  #object(object: JsonObject, draft: Resource['draft'], validates: boolean): void {
    if (validates) this.#sizes(object, draft);
    const names = this.#schema.get('propertyNames');
    if (names !== undefined)
      for (const key of object.keys()) this.#member(names, key, key, 'propertyNames', '', 'property_name');
    const dependentSchemas = this.#schema.get(draft === 'draft-07' ? 'dependencies' : 'dependentSchemas');
    if (dependentSchemas instanceof Map)
      for (const [key, schema] of dependentSchemas)
        if (object.has(key) && !Array.isArray(schema))
          this.#must(schema, draft === 'draft-07' ? 'dependencies' : 'dependentSchemas', stepOf(key));
    this.#members(object);
    const unevaluated = draft === 'draft-07' ? undefined : this.#schema.get('unevaluatedProperties');
    const seen = this.#seen;
    if (unevaluated === undefined || seen === null) return;
    for (const [key, member] of object) {
      if (seen.keys.has(key)) continue;
      this.#member(unevaluated, member, key, 'unevaluatedProperties', '', 'extra_property');
      seen.keys.add(key);
    }
  }

  #sizes(object: JsonObject, draft: Resource['draft']): void {
    this.#range('Properties', object.size, 'properties');
    const required = this.#schema.get('required');
    if (Array.isArray(required))
      for (const [at, key] of required.entries())
        if (typeof key === 'string' && !object.has(key)) this.#fail('required', 'required', { key }, stepOf(at));
    const keyword = draft === 'draft-07' ? 'dependencies' : 'dependentRequired';
    const dependent = this.#schema.get(keyword);
    if (!(dependent instanceof Map)) return;
    for (const [key, needed] of dependent)
      if (object.has(key) && Array.isArray(needed))
        for (const [at, other] of needed.entries())
          if (typeof other === 'string' && !object.has(other))
            this.#fail(keyword, 'dependent_required', { key: other, other: key }, stepOf(key) + stepOf(at));
  }

  #members(object: JsonObject): void {
    const properties = this.#schema.get('properties');
    const patterns = this.#schema.get('patternProperties');
    const additional = this.#schema.get('additionalProperties');
    const tests = patterns instanceof Map ? Array.from(patterns, ([source, schema]) => ({ source, schema })) : [];
    if (!(properties instanceof Map) && tests.length === 0 && additional === undefined) return;
    for (const [key, member] of object) {
      let isKnown = false;
      const schema = properties instanceof Map ? properties.get(key) : undefined;
      if (schema !== undefined) {
        isKnown = true;
        this.#member(schema, member, key, 'properties', stepOf(key));
      }
      for (const test of tests) {
        if (!this.#all.pattern(test.source).test(key)) continue;
        isKnown = true;
        this.#member(test.schema, member, key, 'patternProperties', stepOf(test.source));
      }
      if (!isKnown && additional !== undefined) {
        isKnown = true;
        this.#member(additional, member, key, 'additionalProperties', '', 'extra_property');
      }
      if (isKnown) this.#seen?.keys.add(key);
    }
  }

  #list(list: JsonValue[], draft: Resource['draft'], validates: boolean): void {
    if (validates) {
      this.#range('Items', list.length, 'items');
      if (this.#schema.get('uniqueItems') === true) this.#unique(list);
    }
    const [first, rest] =
      draft === '2020-12' ? (['prefixItems', 'items'] as const) : (['items', 'additionalItems'] as const);
    const single = this.#schema.get('items');
    if (draft !== '2020-12' && single !== undefined && !Array.isArray(single)) {
      for (const [at, item] of list.entries()) this.#member(single, item, at, 'items');
      this.#see(list.length);
    } else {
      const prefix = this.#schema.get(first);
      const schemas = Array.isArray(prefix) ? prefix : [];
      for (const [at, schema] of schemas.slice(0, list.length).entries())
        this.#member(schema, list[at] as JsonValue, at, first, stepOf(at));
      this.#see(Math.min(schemas.length, list.length));
      const other = this.#schema.get(rest);
      if (other !== undefined && (draft === '2020-12' || Array.isArray(prefix))) {
        for (let at = schemas.length; at < list.length; at += 1)
          this.#member(other, list[at] as JsonValue, at, rest, '', 'extra_item');
        this.#see(list.length);
      }
    }
    this.#contains(list, draft, validates);
    const unevaluated = draft === 'draft-07' ? undefined : this.#schema.get('unevaluatedItems');
    const seen = this.#seen;
    if (unevaluated === undefined || seen === null) return;
    for (let at = seen.itemsBefore; at < list.length; at += 1)
      if (!seen.items.has(at))
        this.#member(unevaluated, list[at] as JsonValue, at, 'unevaluatedItems', '', 'extra_item');
    this.#see(list.length);
  }

  #see(before: number): void {
    if (this.#seen !== null) this.#seen.itemsBefore = Math.max(this.#seen.itemsBefore, before);
  }

  #contains(list: readonly JsonValue[], draft: Resource['draft'], validates: boolean): void {
    const contains = this.#schema.get('contains');
    if (contains === undefined) return;
    let count = 0;
    for (const [at, item] of list.entries()) {
      if (!this.#all.check(contains, item, { key: at, above: this.#place }, this.#scope, null, null)) continue;
      count += 1;
      if (draft === '2020-12') this.#seen?.items.add(at);
    }
    const [least, most] = [this.#schema.get('minContains'), this.#schema.get('maxContains')];
    const hasLimits = draft !== 'draft-07' && validates;
    const min = hasLimits && least instanceof JsonNumber ? least.value : 1;
    if (count < min)
      this.#fail(min === 1 ? 'contains' : 'minContains', min === 1 ? 'contains' : 'min_contains', {
        limit: min,
        count,
      });
    if (hasLimits && most instanceof JsonNumber && count > most.value)
      this.#fail('maxContains', 'max_contains', { limit: most.text, count });
  }

  #unique(list: readonly JsonValue[]): void {
    const places = new Map<string, number>();
    for (const [at, item] of list.entries()) {
      const key = dataKey(item);
      const before = places.get(key);
      if (before === undefined) places.set(key, at);
      else return this.#fail('uniqueItems', 'unique_items', { first: before, second: at });
    }
  }

  #text(text: string, validates: boolean): void {
    if (validates) {
      if (this.#schema.has('minLength') || this.#schema.has('maxLength')) {
        let length = 0;
        for (let at = 0; at < text.length; at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1) length += 1;
        this.#range('Length', length, 'length');
      }
      const pattern = this.#schema.get('pattern');
      if (typeof pattern === 'string' && !this.#all.pattern(pattern).test(text))
        this.#fail('pattern', 'pattern', { pattern });
    }
    const format = this.#schema.get('format');
    if (typeof format === 'string' && !this.#all.isFormatted(text, format)) this.#fail('format', 'format', { format });
  }

  /** `minLength` and `maxLength`, and the same for items and properties. */
  #range(what: 'Length' | 'Items' | 'Properties', actual: number, code: string): void {
    const [least, most] = [this.#schema.get(`min${what}`), this.#schema.get(`max${what}`)];
    if (least instanceof JsonNumber && actual < least.value)
      this.#fail(`min${what}`, `min_${code}`, { limit: least.text, actual });
    if (most instanceof JsonNumber && actual > most.value)
      this.#fail(`max${what}`, `max_${code}`, { limit: most.text, actual });
  }

  #number(text: string): void {
    const divisor = this.#schema.get('multipleOf');
    if (divisor instanceof JsonNumber && divisor.value > 0 && !isMultiple(text, divisor.text))
      this.#fail('multipleOf', 'multiple_of', { limit: divisor.text, actual: text });
    for (const [keyword, code, isBeyond] of bounds) {
      const limit = this.#schema.get(keyword);
      if (limit instanceof JsonNumber && isBeyond(compareNumbers(text, limit.text)))
        this.#fail(keyword, code, { limit: limit.text, actual: text });
    }
  }
}
