/** JSON Patch (RFC 6902). */
import { InputFault } from '../../faults/input-fault.ts';
import { isSame } from '../equal.ts';
import { indexOf, keysOf } from '../pointer.ts';
import type { JsonValue } from '../value.ts';

/** Values that copies may add, and levels: each copy of a whole can double it. */
const copiedMax = 1_000_000;
const depthMax = 400;

/** Applies the operations to the document, which is changed. @throws InputFault with a code that starts with `patch_` */
export function applyPatch(document: JsonValue, patch: JsonValue, pointer: string): JsonValue {
  if (!Array.isArray(patch)) throw new InputFault('patch_not_list', { pointer });
  const patcher = new Patcher(document, pointer);
  for (const [at, operation] of patch.entries()) patcher.apply(operation, at + 1);
  return patcher.root;
}

class Patcher {
  root: JsonValue;
  readonly #pointer: string;
  #copied = 0;
  /** From 1. */
  #number = 0;

  constructor(root: JsonValue, pointer: string) {
    this.root = root;
    this.#pointer = pointer;
  }

  apply(operation: JsonValue, number: number): void {
    this.#number = number;
    const fields = operation instanceof Map ? operation : new Map<string, JsonValue>();
    const path = this.#keys(fields.get('path'), 'path');
    const value = fields.get('value');
    const name = fields.get('op');
    switch (name) {
      case 'add':
        return this.#add(path, this.#copy(this.#needed(value), path.length));
      case 'replace':
        this.#get(path);
        return this.#replace(path, this.#copy(this.#needed(value), path.length));
      case 'remove':
        this.#get(path);
        return this.#remove(path);
      case 'test':
        if (!isSame(this.#get(path), this.#needed(value))) throw this.#fault('patch_test', path);
        return;
      case 'copy':
        return this.#add(path, this.#copy(this.#get(this.#keys(fields.get('from'), 'from')), path.length));
      case 'move':
        return this.#move(this.#keys(fields.get('from'), 'from'), path);
      default:
        throw this.#fault('patch_operation', []);
    }
  }

  #move(from: readonly string[], path: readonly string[]): void {
    const isInside = from.length < path.length && from.every((key, at) => key === path[at]);
    if (isInside) throw this.#fault('patch_into_itself', path);
    const value = this.#get(from);
    if (from.length === path.length && from.every((key, at) => key === path[at])) return;
    this.#remove(from);
    this.#add(path, value);
  }

  #keys(pointer: JsonValue | undefined, member: string): string[] {
    if (typeof pointer !== 'string') throw this.#fault('patch_member', [], { member });
    const keys = keysOf(pointer);
    if (keys === null) throw this.#fault('patch_pointer', [], { path: pointer });
    return keys;
  }

  #needed(value: JsonValue | undefined): JsonValue {
    if (value === undefined) throw this.#fault('patch_member', [], { member: 'value' });
    return value;
  }

  #get(path: readonly string[]): JsonValue {
    let value: JsonValue = this.root;
    for (const key of path) {
      const next: JsonValue | undefined =
        value instanceof Map ? value.get(key) : Array.isArray(value) ? value[indexOf(key) ?? -1] : undefined;
      if (next === undefined) throw this.#fault('patch_target', path);
      value = next;
    }
    return value;
  }

  #add(path: readonly string[], value: JsonValue): void {
    const key = path.at(-1);
    if (key === undefined) {
      this.root = value;
      return;
    }
    const parent = this.#get(path.slice(0, -1));
    if (parent instanceof Map) {
      parent.set(key, value);
    } else if (Array.isArray(parent)) {
      const index = key === '-' ? parent.length : indexOf(key);
      if (index === null || index > parent.length) throw this.#fault('patch_index', path, { length: parent.length });
      parent.splice(index, 0, value);
    } else {
      throw this.#fault('patch_target', path);
    }
  }

  /** The value must be there. */
  #replace(path: readonly string[], value: JsonValue): void {
    const parent = path.length === 0 ? null : this.#get(path.slice(0, -1));
    if (Array.isArray(parent)) parent[Number(path.at(-1))] = value;
    else this.#add(path, value);
  }

  /** The value must be there. Removing the whole leaves null. */
  #remove(path: readonly string[]): void {
    const key = path.at(-1);
    if (key === undefined) {
      this.root = null;
      return;
    }
    const parent = this.#get(path.slice(0, -1));
    if (parent instanceof Map) parent.delete(key);
    else if (Array.isArray(parent)) parent.splice(Number(key), 1);
  }

  #copy(value: JsonValue, depth: number): JsonValue {
    this.#copied += 1;
    if (this.#copied > copiedMax || depth > depthMax) throw this.#fault('patch_grows', []);
    if (Array.isArray(value)) return value.map((item) => this.#copy(item, depth + 1));
    if (!(value instanceof Map)) return value;
    return new Map(Array.from(value, ([key, member]) => [key, this.#copy(member, depth + 1)]));
  }

  #fault(code: string, path: readonly string[], values: Readonly<Record<string, string | number>> = {}): InputFault {
    const shown = path.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
    return new InputFault(code, { pointer: this.#pointer, values: { number: this.#number, path: shown, ...values } });
  }
}
