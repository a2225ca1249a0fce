import { InputFault } from '../faults/input-fault.ts';
import { Notes } from './notes.ts';
import { pointerOf } from './pointer.ts';
import type { JsonObject, JsonValue } from './value.ts';
import { JsonNumber } from './value.ts';

/** Nesting of objects and lists; deeper input is rejected. */
export const depthMax = 200;

const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
const word = /true|false|null/y;
const blank = /[ \t\n\r]*/y;
const words: Readonly<Record<string, boolean | null>> = { true: true, false: false, null: null };
const byteOrderMark = '\ufeff';

interface Reading {
  /** JSON Pointer of the input that has the text. */
  readonly pointer: string;
  /** Gets `duplicate_key`, of which the last value is used. */
  readonly notes?: Notes;
}

/** Reads JSON (RFC 8259). @throws InputFault with a code that starts with `json_` and the place */
export function readJson(source: string, { pointer, notes = new Notes() }: Reading): JsonValue {
  const text = source;
  const path: (string | number)[] = [];
  let at = text.startsWith(byteOrderMark) ? 1 : 0;
  skip();
  if (at === text.length) throw fault('json_empty');
  const value = read();
  skip();
  if (at < text.length) throw unexpected('json_text_after');
  return value;

  function read(): JsonValue {
    skip();
    switch (text[at]) {
      case '{':
        return readObject();
      case '[':
        return readArray();
      case '"':
        return readString();
      default: {
        const digits = match(number);
        if (digits !== '') return new JsonNumber(digits);
        const name = match(word);
        if (name !== '') return words[name] ?? null;
        throw unexpected('json_value');
      }
    }
  }

  function readObject(): JsonObject {
    open();
    const object: JsonObject = new Map();
    skip();
    if (text[at] === '}') {
      at += 1;
      return object;
    }
    for (;;) {
      skip();
      if (text[at] !== '"') throw unexpected('json_key');
      const key = readString();
      skip();
      if (text[at] !== ':') throw unexpected('json_colon');
      at += 1;
      path.push(key);
      if (object.has(key)) notes.add('duplicate_key', () => pointerOf(path));
      object.set(key, read());
      path.pop();
      skip();
      if (text[at] === '}') {
        at += 1;
        return object;
      }
      if (text[at] !== ',') throw unexpected('json_object_comma');
      at += 1;
      skip();
      if (text[at] === '}') throw fault('json_trailing_comma');
    }
  }

  function readArray(): JsonValue[] {
    open();
    const list: JsonValue[] = [];
    skip();
    if (text[at] === ']') {
      at += 1;
      return list;
    }
    for (;;) {
      path.push(list.length);
      list.push(read());
      path.pop();
      skip();
      if (text[at] === ']') {
        at += 1;
        return list;
      }
      if (text[at] !== ',') throw unexpected('json_list_comma');
      at += 1;
      skip();
      if (text[at] === ']') throw fault('json_trailing_comma');
    }
  }

  function readString(): string {
    const start = at;
    let end = text.indexOf('"', at + 1);
    while (end !== -1 && isEscaped(end, start)) end = text.indexOf('"', end + 1);
    const raw = text.slice(start, end === -1 ? text.length : end + 1);
    const control = raw.search(/[\0-\x1f]/);
    if (control !== -1) throw fault('json_control_character', start + control);
    if (end === -1) throw fault('json_string_open', start);
    at = end + 1;
    if (!raw.includes('\\')) return raw.slice(1, -1);
    for (const { 0: escape, index } of raw.matchAll(/\\(?:u[0-9a-fA-F]{4}|[^])/g))
      if (!/^\\(?:["\\/bfnrt]|u.)/.test(escape)) throw fault('json_escape', start + index);
    return JSON.parse(raw) as string;
  }

  /** Whether an odd number of backslashes is before a quote. */
  function isEscaped(quote: number, start: number): boolean {
    let before = quote - 1;
    while (before > start && text[before] === '\\') before -= 1;
    return (quote - 1 - before) % 2 === 1;
  }

  function open(): void {
    if (path.length >= depthMax) throw fault('json_depth');
    at += 1;
  }

  function match(pattern: RegExp): string {
    pattern.lastIndex = at;
    if (!pattern.test(text)) return '';
    const found = text.slice(at, pattern.lastIndex);
    at = pattern.lastIndex;
    return found;
  }

  function skip(): void {
    if (text.charCodeAt(at) <= 0x20) match(blank);
  }

  function unexpected(code: string): InputFault {
    if (at >= text.length) return fault('json_ends');
    return fault(/^\/[/*]/.test(text.slice(at, at + 2)) ? 'json_comment' : code);
  }

  function fault(code: string, offset = at): InputFault {
    const found = String.fromCodePoint(text.codePointAt(offset) ?? 0x20);
    return new InputFault(code, { pointer, values: { found, max: depthMax }, in: { text, offset } });
  }
}
