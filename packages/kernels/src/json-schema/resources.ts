/** Schemas by URI, with the anchors and subschemas in them. */
import { indexOf, keysOf, stepOf } from '../json/pointer.ts';
import type { JsonObject, JsonValue } from '../json/value.ts';

export type Draft = 'draft-07' | '2019-09' | '2020-12';

/** A schema with an identifier of its own, or a whole document. */
export interface Resource {
  readonly uri: string;
  readonly root: JsonValue;
  readonly draft: Draft;
  /** The keywords of validation apply: a metaschema can leave them out. */
  readonly validates: boolean;
  readonly anchors: Map<string, JsonObject>;
  readonly dynamicAnchors: Map<string, JsonObject>;
  readonly isRecursive: boolean;
}

export interface Target {
  readonly schema: JsonValue;
  readonly resource: Resource;
  /** JSON Pointer from the root of the resource's document. */
  readonly pointer: string;
  /** The name, if it is found by a dynamic anchor. */
  readonly dynamicAnchor: string | null;
}

const maps = ['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas', 'dependencies'];
const lists = ['allOf', 'anyOf', 'oneOf', 'prefixItems', 'items'];
const singles = [
  'not',
  'if',
  'then',
  'else',
  'items',
  'additionalItems',
  'contains',
  'additionalProperties',
  'propertyNames',
  'unevaluatedItems',
  'unevaluatedProperties',
  'contentSchema',
];

const drafts: Readonly<Record<string, Draft>> = {
  'http://json-schema.org/draft-07/schema': 'draft-07',
  'https://json-schema.org/draft/2019-09/schema': '2019-09',
  'https://json-schema.org/draft/2020-12/schema': '2020-12',
};

const vocabularies = 'https://json-schema.org/draft/';

export class Resources {
  readonly #byUri = new Map<string, Resource>();
  readonly #byRoot = new Map<JsonValue, Resource>();
  readonly #subschemas = new Map<JsonValue, { readonly resource: Resource; readonly pointer: string }>();

  /** Adds a document with all schemas in it that have identifiers. */
  add(root: JsonValue, uri: string, draft: Draft): Resource {
    const resource = this.#open(root, uri, this.#draftOf(root) ?? draft);
    this.#walk(root, resource, '');
    return this.#byRoot.get(root) ?? resource;
  }

  /** The draft that `$schema` names, directly or by its metaschema; null if it is missing or unknown. */
  #draftOf(schema: JsonValue): Draft | null {
    const uri = schemaUriOf(schema);
    if (uri === null) return null;
    return drafts[uri] ?? this.#byUri.get(uri)?.draft ?? null;
  }

  #open(root: JsonValue, uri: string, draft: Draft): Resource {
    const resource = {
      uri,
      root,
      draft,
      validates: this.#validates(root, draft),
      anchors: new Map(),
      dynamicAnchors: new Map(),
      isRecursive: root instanceof Map && root.get('$recursiveAnchor') === true,
    };
    this.#byUri.set(uri, resource);
    this.#byRoot.set(root, resource);
    return resource;
  }

  #validates(root: JsonValue, draft: Draft): boolean {
    const uri = schemaUriOf(root);
    const meta = uri === null ? undefined : this.#byUri.get(uri)?.root;
    const vocabulary = meta instanceof Map ? meta.get('$vocabulary') : undefined;
    return !(vocabulary instanceof Map) || vocabulary.has(`${vocabularies}${draft}/vocab/validation`);
  }

  #walk(schema: JsonValue, within: Resource, pointer: string): void {
    if (!(schema instanceof Map)) return;
    const resource = this.#identified(schema, within);
    this.#subschemas.set(schema, { resource, pointer });
    for (const [keyword, value] of schema) {
      const below = pointer + stepOf(keyword);
      if (value instanceof Map && maps.includes(keyword))
        for (const [key, member] of value) this.#walk(member, resource, below + stepOf(key));
      else if (Array.isArray(value) && lists.includes(keyword))
        for (const [at, member] of value.entries()) this.#walk(member, resource, below + stepOf(at));
      else if (singles.includes(keyword)) this.#walk(value, resource, below);
    }
  }

  /** The resource that a subschema belongs to: its own if it has an identifier. Its anchors are added to it. */
  #identified(schema: JsonObject, within: Resource): Resource {
    let resource = within;
    if (within.draft === 'draft-07' && schema.has('$ref')) return within;
    const id = schema.get('$id');
    if (typeof id === 'string') {
      const [base, fragment] = split(id);
      if (base !== '') {
        const uri = split(resolve(id, within.uri))[0];
        if (schema !== within.root) resource = this.#open(schema, uri, this.#draftOf(schema) ?? within.draft);
        else this.#byUri.set(uri, (resource = this.#renamed(within, uri)));
      }
      if (fragment !== '' && resource.draft === 'draft-07') resource.anchors.set(fragment, schema);
    }
    if (resource.draft === 'draft-07') return resource;
    const [anchor, dynamicAnchor] = [schema.get('$anchor'), schema.get('$dynamicAnchor')];
    if (typeof anchor === 'string') resource.anchors.set(anchor, schema);
    if (typeof dynamicAnchor === 'string' && resource.draft === '2020-12') {
      resource.anchors.set(dynamicAnchor, schema);
      resource.dynamicAnchors.set(dynamicAnchor, schema);
    }
    return resource;
  }

  #renamed(resource: Resource, uri: string): Resource {
    const renamed = { ...resource, uri };
    this.#byUri.set(resource.uri, renamed);
    this.#byRoot.set(resource.root, renamed);
    return renamed;
  }

  /** The resource whose root this is. */
  ofRoot(schema: JsonValue): Resource | undefined {
    return this.#byRoot.get(schema);
  }

  /** What a reference leads to, or null. */
  find(reference: string, base: Resource): Target | null {
    const [uri, fragment] = split(resolve(reference, base.uri));
    const resource = this.#byUri.get(uri);
    if (resource === undefined) return null;
    if (fragment === '') return this.#target(resource.root, resource);
    if (fragment.startsWith('/')) return this.#follow(resource, fragment);
    const anchored = resource.anchors.get(fragment);
    if (anchored === undefined) return null;
    return {
      ...this.#target(anchored, resource),
      dynamicAnchor: resource.dynamicAnchors.get(fragment) === anchored ? fragment : null,
    };
  }

  #target(schema: JsonValue, resource: Resource): Target {
    const known = this.#subschemas.get(schema);
    return { schema, resource: known?.resource ?? resource, pointer: known?.pointer ?? '', dynamicAnchor: null };
  }

  #follow(start: Resource, fragment: string): Target | null {
    const keys = keysOf(decoded(fragment));
    if (keys === null) return null;
    let schema: JsonValue | undefined = start.root;
    let { resource, pointer } = this.#target(start.root, start);
    for (const key of keys) {
      schema = schema instanceof Map ? schema.get(key) : Array.isArray(schema) ? schema[indexOf(key) ?? -1] : undefined;
      if (schema === undefined) return null;
      pointer += stepOf(key);
      const known = this.#subschemas.get(schema);
      if (known !== undefined) resource = known.resource;
    }
    // What is below an unknown keyword becomes a schema by the reference to it.
    if (schema instanceof Map && !this.#subschemas.has(schema)) this.#walk(schema, resource, pointer);
    return { schema, resource: this.#subschemas.get(schema)?.resource ?? resource, pointer, dynamicAnchor: null };
  }

  dynamicAnchorOf(resource: Resource, name: string): Target | null {
    const schema = resource.dynamicAnchors.get(name);
    return schema === undefined ? null : { ...this.#target(schema, resource), dynamicAnchor: name };
  }

  rootOf(resource: Resource): Target {
    return this.#target(resource.root, resource);
  }

  /** JSON Pointer from the root of its document. */
  pointerOf(schema: JsonObject): string {
    return this.#subschemas.get(schema)?.pointer ?? '';
  }
}

export function schemaUriOf(schema: JsonValue): string | null {
  const uri = schema instanceof Map ? schema.get('$schema') : undefined;
  return typeof uri === 'string' ? uri.replace(/#$/, '') : null;
}

export const draftOfUri = (uri: string): Draft | null => drafts[uri] ?? null;

function split(uri: string): [base: string, fragment: string] {
  const at = uri.indexOf('#');
  return at === -1 ? [uri, ''] : [uri.slice(0, at), uri.slice(at + 1)];
}

function resolve(reference: string, base: string): string {
  if (reference.startsWith('#')) return base + reference;
  try {
    return new URL(reference, base).href;
  } catch {
    return reference;
  }
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
