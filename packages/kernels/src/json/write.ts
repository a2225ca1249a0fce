import { InputFault } from '../faults/input-fault.ts';
import type { JsonValue } from './value.ts';
import { JsonNumber } from './value.ts';

/** UTF-16 units of a result: indentation can expand a small input to gigabytes. */
const lengthMax = 20_000_000;

interface Style {
  /** White space for one level; empty to write a single line. */
  readonly indent: string;
  /** By UTF-16 units, as RFC 8785 does. @default false */
  readonly sortsKeys?: boolean;
  /** Writes other characters as escape sequences. @default false */
  readonly isAscii?: boolean;
}

/** Writes JSON, numbers as they were read. @throws InputFault `result_size` */
export function writeJson(value: JsonValue, { indent, sortsKeys = false, isAscii = false }: Style): string {
  const colon = indent === '' ? ':' : ': ';
  /** Line starts by depth. */
  const margins = [indent === '' ? '' : '\n'];
  let out = '';
  write(value, 0);
  return out;

  function write(item: JsonValue, depth: number): void {
    if (Array.isArray(item)) writeList(item, depth);
    else if (item instanceof Map) writeObject(item, depth);
    else append(item instanceof JsonNumber ? item.text : typeof item === 'string' ? quoted(item) : String(item));
  }

  function writeList(list: JsonValue[], depth: number): void {
    const separator = `,${marginOf(depth + 1)}`;
    let before = `[${marginOf(depth + 1)}`;
    for (const member of list) {
      append(before);
      write(member, depth + 1);
      before = separator;
    }
    append(list.length === 0 ? '[]' : `${marginOf(depth)}]`);
  }

  function writeObject(object: ReadonlyMap<string, JsonValue>, depth: number): void {
    const separator = `,${marginOf(depth + 1)}`;
    let before = `{${marginOf(depth + 1)}`;
    for (const [key, member] of sortsKeys ? [...object].sort(byKey) : object) {
      append(before + quoted(key) + colon);
      write(member, depth + 1);
      before = separator;
    }
    append(object.size === 0 ? '{}' : `${marginOf(depth)}}`);
  }

  function append(piece: string): void {
    if (out.length + piece.length > lengthMax) throw new InputFault('result_size', { pointer: '' });
    out += piece;
  }

  function marginOf(depth: number): string {
    return (margins[depth] ??= indent === '' ? '' : marginOf(depth - 1) + indent);
  }

  function quoted(text: string): string {
    const json = JSON.stringify(text);
    return isAscii ? json.replaceAll(/[\u007f-\uffff]/g, escaped) : json;
  }
}

const byKey = ([a]: [string, JsonValue], [b]: [string, JsonValue]): number => (a < b ? -1 : a > b ? 1 : 0);
const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
