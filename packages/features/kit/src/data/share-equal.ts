/**
 * The next data with the parts of the known data that are equal, so that these are not rendered again. Items of a list
 * are compared with those of the same `id`, wherever they were; items without one, with those at the same place.
 */
export function shareEqual<Data>(known: unknown, next: Data): Data {
  return share(known, next) as Data;
}

/** Parts that are nested deeper are not compared: the stack would overflow. */
const deepest = 500;

function share(known: unknown, next: unknown, depth = 0): unknown {
  if (Object.is(known, next)) return known;
  if (depth === deepest) return next;
  if (Array.isArray(known) && Array.isArray(next)) return shareList(known, next, depth);
  return isFields(known) && isFields(next) ? shareFields(known, next, depth) : next;
}

function shareList(known: readonly unknown[], next: readonly unknown[], depth: number): readonly unknown[] {
  const byId = new Map(known.map((item) => [idOf(item), item]));
  const shared = next.map((item, index) =>
    share(idOf(item) === undefined ? known[index] : byId.get(idOf(item)), item, depth + 1),
  );
  if (shared.length === known.length && shared.every((item, index) => item === known[index])) return known;
  return shared.every((item, index) => item === next[index]) ? next : shared;
}

function shareFields(known: Fields, next: Fields, depth: number): Fields {
  const names = Object.keys(next);
  const shared = Object.fromEntries(names.map((name) => [name, share(known[name], next[name], depth + 1)]));
  const isSame = (other: Fields) => names.every((name) => name in other && Object.is(shared[name], other[name]));
  if (isSame(known) && names.length === Object.keys(known).length) return known;
  return isSame(next) ? next : shared;
}

type Fields = Readonly<Record<string, unknown>>;

/** Neither a list, nor an instance of a class such as `Blob`. */
function isFields(value: unknown): value is Fields {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

const idOf = (item: unknown): unknown => (isFields(item) ? item['id'] : undefined);
