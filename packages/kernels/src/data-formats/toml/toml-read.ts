import { depthMax, tooDeep } from '../limits.ts';
import type { Notes } from '../notes.ts';
import { TomlScanner } from './toml-scan.ts';
import type { Table, Value } from '../value.ts';
import type { Reason } from '../words.ts';

/**
 * How a table or list came to be, which decides what may be added to it. Lists and tables that aren't known are complete:
 * those in brackets and braces.
 */
type Origin =
  /** `[a]`, or an item of `[[a]]`. */
  | 'header'
  /** `a` by `[a.b]`. */
  | 'part of a header'
  /** `a` by `a.b = 1`. */
  | 'part of a key'
  /** `[[a]]`. */
  | 'list of tables';

const redefined = 'data.because.toml.redefined';

/** Reads TOML 1.1, which includes 1.0. Numbers and dates keep their digits, tables the order of their keys. */
export function readToml(text: string, notes: Notes): Table {
  const scanner = new TomlScanner(text, notes);
  const origins = new Map<Value, Origin>();
  const root: Table = new Map();
  let table = root;
  /** Current nesting depth, including the root. */
  let depth = 1;
  /** Number of keys that the current header has entered in the notes. */
  let entered = 0;
  for (scanner.skipLines(); scanner.at < text.length; scanner.skipLines()) {
    if (text[scanner.at] === '[') readHeader();
    else readPair(table, '', redefined);
    scanner.skipToLineEnd();
    if (scanner.at < text.length && !scanner.isLineBreak()) throw scanner.fault('data.because.toml.lineEnd');
  }
  for (; entered > 0; entered -= 1) notes.leave();
  return root;

  function readHeader(): void {
    const start = scanner.at;
    const many = text[start + 1] === '[';
    scanner.at += many ? 2 : 1;
    const keysStart = scanner.at;
    for (; entered > 0; entered -= 1) notes.leave();
    depth = 1;
    const keys = scanner.readKey(']', checkKeys(depthMax - 1));
    if (many) {
      if (text[scanner.at] !== ']') throw scanner.fault('data.because.toml.arrayHeaderEnd');
      scanner.at += 1;
    }
    let parent = root;
    for (const key of keys.slice(0, -1)) {
      open(start);
      parent = innerOf(parent, key, start) ?? redefine(redefined, keysStart);
    }
    const key = keys.at(-1) ?? '';
    enter(key);
    open(start);
    table = (many ? append(parent, key, start) : define(parent, key)) ?? redefine(redefined, keysStart);
  }

  /** The table at a part of a header, created if missing; the last one of a list of tables. */
  function innerOf(parent: Table, key: string, start: number): Table | null {
    enter(key);
    const found = parent.get(key);
    if (found === undefined) return create(parent, key, 'part of a header');
    if (!origins.has(found)) return null;
    if (!Array.isArray(found)) return found as Table;
    enter(found.length - 1);
    open(start);
    return found.at(-1) as Table;
  }

  function define(parent: Table, key: string): Table | null {
    const found = parent.get(key);
    if (found === undefined) return create(parent, key, 'header');
    if (origins.get(found) !== 'part of a header') return null;
    origins.set(found, 'header');
    return found as Table;
  }

  function append(parent: Table, key: string, start: number): Table | null {
    const list = parent.get(key) ?? [];
    if (!parent.has(key)) {
      parent.set(key, list);
      origins.set(list, 'list of tables');
    }
    if (!Array.isArray(list) || !origins.has(list)) return null;
    open(start);
    enter(list.length);
    const item: Table = new Map();
    origins.set(item, 'header');
    list.push(item);
    return item;
  }

  function create(parent: Table, key: string, origin: Origin): Table {
    const created: Table = new Map();
    parent.set(key, created);
    origins.set(created, origin);
    return created;
  }

  function readPair(into: Table, end: '}' | '', conflict: Reason<'toml'>): void {
    const start = scanner.at;
    const around = depth;
    const keys = scanner.readKey('=', checkKeys(depthMax + 1 - depth));
    scanner.skipBlanks();
    let parent = into;
    for (let part = 0; part < keys.length - 1; part += 1) {
      const key = keys[part] ?? '';
      open(start);
      const found = parent.get(key);
      if (found === undefined) parent = create(parent, key, 'part of a key');
      else if (origins.get(found) === 'part of a key') parent = found as Table;
      else redefine(conflict, start);
      notes.enter(key);
    }
    const key = keys.at(-1) ?? '';
    if (parent.has(key)) redefine(conflict, start);
    notes.enter(key);
    parent.set(key, readValue(end));
    for (let left = keys.length; left > 0; left -= 1) notes.leave();
    depth = around;
  }

  function readValue(end: ']' | '}' | ''): Value {
    const first = text[scanner.at];
    switch (first) {
      case '"':
      case "'":
        return scanner.readString(first);
      case '[':
        return readArray();
      case '{':
        return readInlineTable();
      default:
        return scanner.readPlain(end);
    }
  }

  function readArray(): Value[] {
    const list: Value[] = [];
    const start = scanner.at;
    open(start);
    scanner.at += 1;
    while (!isClosed(']', 'data.because.toml.arrayEnd', start)) {
      notes.enter(list.length);
      list.push(readValue(']'));
      notes.leave();
      skipComma(']');
    }
    depth -= 1;
    return list;
  }

  function readInlineTable(): Table {
    const inline: Table = new Map();
    const start = scanner.at;
    open(start);
    scanner.at += 1;
    while (!isClosed('}', 'data.because.toml.tableEnd', start)) {
      readPair(inline, '}', 'data.because.toml.redefinedValue');
      skipComma('}');
    }
    depth -= 1;
    return inline;
  }

  function isClosed(bracket: string, reason: Reason<'toml'>, start: number): boolean {
    if (scanner.at >= text.length) throw scanner.fault(reason, start);
    scanner.skipLines();
    if (text[scanner.at] !== bracket) return false;
    scanner.at += 1;
    return true;
  }

  function skipComma(bracket: string): void {
    scanner.skipLines();
    if (text[scanner.at] === ',') scanner.at += 1;
    else if (text[scanner.at] !== bracket) throw scanner.fault('data.because.toml.comma');
  }

  function checkKeys(most: number): (parts: number) => void {
    return (parts) => {
      if (parts >= most) throw tooDeep(scanner.at);
    };
  }

  function open(offset: number): void {
    depth += 1;
    if (depth > depthMax) throw tooDeep(offset);
  }

  function enter(key: string | number): void {
    notes.enter(key);
    entered += 1;
  }

  function redefine(reason: Reason<'toml'>, offset: number): never {
    throw scanner.fault(reason, offset);
  }
}
