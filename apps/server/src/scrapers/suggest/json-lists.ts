/** Finds lists of similar objects inside JSON, at any depth. */
import { humanLength } from './values.ts';

export interface JsonList {
  /** RFC 9535, selecting each entry. */
  readonly jsonpath: string;
  /** Member names on the way. */
  readonly keys: readonly string[];
  /** How many `[*]` are on the way: lists inside lists. */
  readonly depth: number;
  /** The type that the entries name: `Product`. */
  readonly typeName: string | null;
  readonly items: readonly JsonObject[];
}

export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Maximum values to visit: enough for 10 MB of ordinary JSON. */
const visitsMax = 400_000;
const depthMax = 16;
const listsMax = 120;
/** Members of one object that are followed. */
const membersMax = 400;
const selectorMax = 600;

/** A member in a JSONPath: `.name` or `['na-me']`. */
export function member(name: string): string {
  if (/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) return `.${name}`;
  return `['${name.replace(/[\\']/g, '\\$&').replace(/[\u0000-\u001f]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)}']`;
}

interface Place {
  readonly values: readonly unknown[];
  readonly jsonpath: string;
  readonly keys: readonly string[];
  readonly depth: number;
}

/** All lists with two or more objects, in the order of the document. Equal places in several entries are taken together: `$.groups[*].items[*]`. */
export function listsIn(root: unknown): JsonList[] {
  const lists: JsonList[] = [];
  const waiting: Place[] = [{ values: [root], jsonpath: '$', keys: [], depth: 0 }];
  let visits = 0;
  /** The entries of a list: all together, or each type that they name by itself. */
  const enter = (entries: readonly unknown[], { jsonpath, keys, depth }: Omit<Place, 'values'>) => {
    const objects = entries.filter(isObject);
    const put = (step: string, values: readonly unknown[], items: readonly JsonObject[]) => {
      const path = jsonpath + step;
      if (items.length >= 2)
        lists.push(
          unwrapped({
            jsonpath: path,
            keys,
            depth,
            typeName: items[0] === undefined ? null : (typeOf(items[0])?.name ?? null),
            items,
          }),
        );
      waiting.push({ values, jsonpath: path, keys, depth });
    };
    if (!hasSeveralTypes(objects)) return put('[*]', entries, objects);
    for (const group of Map.groupBy(objects, (object) => typeOf(object)?.name).values()) {
      const type = group[0] && typeOf(group[0]);
      // An entry without a type, among entries with one, cannot be selected by a path.
      if (type) put(`[?@${member(type.key)} == '${type.name}']`, group, group);
    }
  };
  for (
    let place = waiting.shift();
    place !== undefined && visits < visitsMax && lists.length < listsMax;
    place = waiting.shift()
  ) {
    const { jsonpath, keys, depth } = place;
    if (jsonpath.length > selectorMax || keys.length + depth > depthMax) continue;
    const arrays = place.values.filter((value) => Array.isArray(value));
    const objects = place.values.filter(isObject);
    visits += place.values.length;
    if (arrays.length > 0) {
      const entries = arrays.flat();
      enter(entries, { jsonpath, keys, depth: depth + 1 });
    }
    if (objects.length === 1 && objects[0] !== undefined && isMap(objects[0])) {
      enter(Object.values(objects[0]), { jsonpath, keys, depth: depth + 1 });
      continue;
    }
    const members = new Map<string, unknown[]>();
    for (const object of objects) {
      let followed = 0;
      for (const name in object) {
        if (!Object.hasOwn(object, name) || (followed += 1) > membersMax) continue;
        const value = object[name];
        visits += 1;
        if (typeof value !== 'object' || value === null) continue;
        const known = members.get(name);
        if (known) known.push(value);
        else if (members.size < membersMax) members.set(name, [value]);
      }
    }
    for (const [name, values] of members)
      waiting.push({ values, jsonpath: jsonpath + member(name), keys: [...keys, name], depth });
  }
  return lists;
}

/** `{ node: {…} }`, `{ position: 1, item: {…} }`: what is wrapped is meant. */
function unwrapped(list: JsonList): JsonList {
  const [first] = list.items;
  const name = first && Object.keys(first).find((key) => isObject(first[key]));
  if (first === undefined || name === undefined) return list;
  const isWrapper = (item: JsonObject): boolean => {
    const rest = Object.keys(item).filter((key) => key !== name);
    const inner = item[name];
    return (
      isObject(inner) &&
      Object.keys(inner).length > 1 &&
      rest.length <= 3 &&
      rest.every((key) => typeof item[key] !== 'object' && humanLength(String(item[key])) < 12)
    );
  };
  if (
    !/^(?:item|node|_source|data|document|fields|content|product|post|object|record|value)$/.test(name) ||
    !list.items.every(isWrapper)
  )
    return list;
  const items = list.items.map((item) => item[name]).filter(isObject);
  return {
    ...list,
    jsonpath: list.jsonpath + member(name),
    keys: [...list.keys, name],
    items,
    typeName: (items[0] && typeOf(items[0])?.name) ?? null,
  };
}

const hasSeveralTypes = (items: readonly JsonObject[]): boolean =>
  new Set(items.map((item) => typeOf(item)?.name)).size > 1 && items.some((item) => typeOf(item));

/** The type that an object names itself, where it is a plain word. */
export function typeOf(item: JsonObject): { readonly key: string; readonly name: string } | null {
  for (const key of ['@type', '__typename']) {
    const name = item[key];
    if (typeof name === 'string' && /^[A-Za-z][A-Za-z0-9]{0,60}$/.test(name)) return { key, name };
  }
  return null;
}

/** An object used as a table: many members, all of them objects, with IDs as keys or with the same shape. */
function isMap(object: JsonObject): boolean {
  const names = Object.keys(object);
  if (names.length < 4) return false;
  const values = Object.values(object);
  if (!values.every(isObject)) return false;
  if (names.filter((name) => /[0-9:]/.test(name)).length < names.length * 0.8) return false;
  return hasSeveralTypes(values) || likeness(values) >= 0.6;
}

/** How much of all member names an entry has, on average: 1 when all have the same. */
export function likeness(items: readonly JsonObject[]): number {
  const sample = items.slice(0, 50).map((item) => Object.keys(item).slice(0, membersMax));
  const all = new Set(sample.flat());
  if (all.size === 0) return 0;
  return sample.reduce((sum, names) => sum + names.length, 0) / (sample.length * all.size);
}
