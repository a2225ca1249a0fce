/** Differences of two JSON values, also as JSON Patch and JSON Merge Patch. */
import { InputFault } from '../../faults/input-fault.ts';
import { numberKey } from '../decimal.ts';
import { stepOf } from '../pointer.ts';
import type { JsonObject, JsonValue } from '../value.ts';
import { JsonNumber } from '../value.ts';

export interface Difference {
  readonly kind: 'added' | 'removed' | 'changed';
  /** JSON Pointer in the new value; for a removed value, in the old one. */
  readonly pointer: string;
  readonly before?: JsonValue;
  readonly after?: JsonValue;
}

interface Diff {
  readonly differences: Difference[];
  /** Operations of RFC 6902. */
  readonly patch: JsonObject[];
  /** RFC 7396. */
  readonly mergePatch: JsonValue;
  /** JSON Pointers to each null of the new value that a merge patch cannot write. */
  readonly lostNulls: string[];
}

/** Cells of the tables that find what lists have in common: of one, and of all. Other lists are compared item by item. */
const tableMax = 4_000_000;
const tablesMax = 40_000_000;
/** More have over 20 million characters when they are written. */
const operationsMax = 300_000;

/** @throws InputFault `result_size` */
export function diff(before: JsonValue, after: JsonValue): Diff {
  const ids = new Ids();
  const budget = { cells: tablesMax };
  const differences: Difference[] = [];
  const patch: JsonObject[] = [];
  compare(before, after, '', '', '');
  return { differences, patch, ...mergePatchOf(before, after, ids) };

  /** @param current the pointer while the patch is applied */
  function compare(a: JsonValue, b: JsonValue, from: string, to: string, current: string): void {
    if (ids.of(a) === ids.of(b)) return;
    if (a instanceof Map && b instanceof Map) return compareObjects(a, b, from, to, current);
    if (Array.isArray(a) && Array.isArray(b)) return compareLists(a, b, from, to, current);
    differences.push({ kind: 'changed', pointer: to, before: a, after: b });
    operate('replace', current, b);
  }

  function compareObjects(a: JsonObject, b: JsonObject, from: string, to: string, current: string): void {
    for (const [key, member] of a) {
      if (b.has(key)) continue;
      differences.push({ kind: 'removed', pointer: from + stepOf(key), before: member });
      operate('remove', current + stepOf(key));
    }
    for (const [key, member] of b) {
      const step = stepOf(key);
      const old = a.get(key);
      if (old !== undefined) {
        compare(old, member, from + step, to + step, current + step);
      } else {
        differences.push({ kind: 'added', pointer: to + step, after: member });
        operate('add', current + step, member);
      }
    }
  }

  function compareLists(a: JsonValue[], b: JsonValue[], from: string, to: string, current: string): void {
    let [atA, atB] = [0, 0];
    for (const [sameA, sameB] of [...common(a, b, ids, budget), [a.length, b.length] as const]) {
      // What lies between two items that both have: pairs are compared, the rest is removed or added.
      while (atA < sameA && atB < sameB) {
        const [old, next] = [a[atA] as JsonValue, b[atB] as JsonValue];
        compare(old, next, from + stepOf(atA), to + stepOf(atB), current + stepOf(atB));
        atA += 1;
        atB += 1;
      }
      for (; atA < sameA; atA += 1) {
        differences.push({ kind: 'removed', pointer: from + stepOf(atA), before: a[atA] as JsonValue });
        operate('remove', current + stepOf(atB));
      }
      for (; atB < sameB; atB += 1) {
        differences.push({ kind: 'added', pointer: to + stepOf(atB), after: b[atB] as JsonValue });
        operate('add', current + stepOf(atB), b[atB]);
      }
      atA += 1;
      atB += 1;
    }
  }

  function operate(op: string, path: string, value?: JsonValue): void {
    if (patch.length === operationsMax) throw new InputFault('result_size', { pointer: '' });
    const operation: JsonObject = new Map([
      ['op', op],
      ['path', path],
    ]);
    if (value !== undefined) operation.set('value', value);
    patch.push(operation);
  }
}

/** Pairs of indexes of the same items, in order: a longest common subsequence. */
function common(
  a: readonly JsonValue[],
  b: readonly JsonValue[],
  ids: Ids,
  budget: { cells: number },
): (readonly [number, number])[] {
  const [idsA, idsB] = [a.map((item) => ids.of(item)), b.map((item) => ids.of(item))];
  let start = 0;
  while (start < idsA.length && start < idsB.length && idsA[start] === idsB[start]) start += 1;
  let [endA, endB] = [idsA.length, idsB.length];
  while (endA > start && endB > start && idsA[endA - 1] === idsB[endB - 1]) {
    endA -= 1;
    endB -= 1;
  }
  const pairs: (readonly [number, number])[] = Array.from({ length: start }, (_, at) => [at, at]);
  const [height, width] = [endA - start, endB - start];
  if (height * width <= Math.min(tableMax, budget.cells)) {
    budget.cells -= height * width;
    const lengths = new Uint32Array((height + 1) * (width + 1));
    const cell = (row: number, column: number) => lengths[row * (width + 1) + column] ?? 0;
    for (let row = height - 1; row >= 0; row -= 1)
      for (let column = width - 1; column >= 0; column -= 1)
        lengths[row * (width + 1) + column] =
          idsA[start + row] === idsB[start + column]
            ? cell(row + 1, column + 1) + 1
            : Math.max(cell(row + 1, column), cell(row, column + 1));
    for (let [row, column] = [0, 0]; row < height && column < width;) {
      if (idsA[start + row] === idsB[start + column]) {
        pairs.push([start + row, start + column]);
        row += 1;
        column += 1;
      } else if (cell(row + 1, column) >= cell(row, column + 1)) row += 1;
      else column += 1;
    }
  }
  for (let at = 0; endA + at < idsA.length; at += 1) pairs.push([endA + at, endB + at]);
  return pairs;
}

/** Numbers values: the same data has the same number. */
class Ids {
  readonly #byText = new Map<string, number>();
  readonly #ofParts = new Map<JsonValue, number>();

  of(value: JsonValue): number {
    if (value === null || typeof value !== 'object')
      return this.#number(typeof value === 'string' ? `"${value}` : String(value));
    if (value instanceof JsonNumber) return this.#number(numberKey(value.text));
    const known = this.#ofParts.get(value);
    if (known !== undefined) return known;
    const id = this.#number(
      Array.isArray(value)
        ? `[${value.map((item) => this.of(item)).join(',')}]`
        : `{${Array.from(value, ([key, member]) => `${this.of(key)}:${this.of(member)}`)
            .sort()
            .join(',')}}`,
    );
    this.#ofParts.set(value, id);
    return id;
  }

  #number(text: string): number {
    let id = this.#byText.get(text);
    if (id === undefined) this.#byText.set(text, (id = this.#byText.size));
    return id;
  }
}

function mergePatchOf(before: JsonValue, after: JsonValue, ids: Ids): Pick<Diff, 'mergePatch' | 'lostNulls'> {
  const lostNulls: string[] = [];
  return { mergePatch: patchOf(before, after, ''), lostNulls };

  function patchOf(a: JsonValue, b: JsonValue, pointer: string): JsonValue {
    if (!(b instanceof Map)) return b;
    const patch: JsonObject = new Map();
    const old = a instanceof Map ? a : new Map<string, JsonValue>();
    for (const key of old.keys()) if (!b.has(key)) patch.set(key, null);
    for (const [key, member] of b) {
      const known = old.get(key);
      if (known !== undefined && ids.of(known) === ids.of(member)) continue;
      const at = pointer + stepOf(key);
      if (member === null) lostNulls.push(at);
      patch.set(key, patchOf(known ?? null, member, at));
    }
    return patch;
  }
}
