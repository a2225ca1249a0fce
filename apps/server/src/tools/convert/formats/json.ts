import { Fault } from './fault.ts';
import { depthMax, tooDeep } from './limits.ts';
import type { Notes } from './notes.ts';
import { Output } from './output.ts';
import { ExactNumber, type Table, type Value } from './value.ts';

const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
const word = /true|false|null/y;
const blank = /[ \t\n\r]*/y;
const words: Readonly<Record<string, boolean | null>> = { true: true, false: false, null: null };

/** Reads JSON (RFC 8259). Of keys that repeat, the last counts, as in most readers; a note tells. */
export function readJson(text: string, notes: Notes): Value {
  let at = 0;
  let depth = 0;
  const value = read();
  skip();
  if (at < text.length)
    throw unexpected(
      'The JSON is complete here, but more follows. Remove the rest, or choose NDJSON if there is one value a line.',
    );
  return value;

  function read(): Value {
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
        if (digits !== '') return new ExactNumber(digits);
        const name = match(word);
        if (name !== '') return words[name] ?? null;
        throw unexpected(
          at < text.length ? `A value should stand here, not ${shown()}.` : 'The JSON ends where a value should stand.',
        );
      }
    }
  }

  function readObject(): Table {
    open();
    const table: Table = new Map();
    skip();
    if (text[at] === '}') return close(table);
    for (;;) {
      skip();
      if (text[at] !== '"')
        throw unexpected(
          at < text.length
            ? `A key in double quotes should stand here, not ${shown()}.`
            : 'The JSON ends inside an object.',
        );
      const key = readString();
      skip();
      if (text[at] !== ':')
        throw unexpected(
          at < text.length ? `A colon should follow the key, not ${shown()}.` : 'The JSON ends after a key.',
        );
      at += 1;
      notes.enter(key);
      if (table.has(key)) notes.add('duplicate-key', 'The key stands more than once; the last value counts.');
      table.set(key, read());
      notes.leave();
      skip();
      if (text[at] === '}') return close(table);
      if (text[at] !== ',')
        throw unexpected(
          at < text.length ? `A comma or } should stand here, not ${shown()}.` : 'The JSON ends inside an object.',
        );
      at += 1;
      skip();
      if (text[at] === '}') throw unexpected('Remove the comma before this }.');
    }
  }

  function readArray(): Value[] {
    open();
    const list: Value[] = [];
    skip();
    if (text[at] === ']') return close(list);
    for (;;) {
      notes.enter(list.length);
      list.push(read());
      notes.leave();
      skip();
      if (text[at] === ']') return close(list);
      if (text[at] !== ',')
        throw unexpected(
          at < text.length ? `A comma or ] should stand here, not ${shown()}.` : 'The JSON ends inside a list.',
        );
      at += 1;
      skip();
      if (text[at] === ']') throw unexpected('Remove the comma before this ].');
    }
  }

  function readString(): string {
    const start = at;
    let end = at + 1;
    while (end < text.length && text[end] !== '"') {
      const code = text.charCodeAt(end);
      if (code < 0x20)
        throw new Fault(
          'syntax',
          'A line break or control character stands inside a string. Write it as an escape, like \\n.',
          end,
        );
      end += code === 0x5c ? 2 : 1;
    }
    if (end >= text.length)
      throw new Fault('syntax', 'This string is never closed. Add the missing double quote.', start);
    at = end + 1;
    const raw = text.slice(start, at);
    if (!raw.includes('\\')) return raw.slice(1, -1);
    for (const { 0: escape, index } of raw.matchAll(/\\(?:u[0-9a-fA-F]{4}|[^])/g)) {
      if (!/^\\(?:["\\/bfnrt]|u.)/.test(escape))
        throw new Fault('syntax', 'This escape is none of JSON’s. Write \\\\ for a backslash.', start + index);
    }
    return JSON.parse(raw) as string;
  }

  function open(): void {
    depth += 1;
    if (depth > depthMax) throw tooDeep(at);
    at += 1;
  }

  function close<Collection>(collection: Collection): Collection {
    depth -= 1;
    at += 1;
    return collection;
  }

  function match(pattern: RegExp): string {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? '';
    at += found.length;
    return found;
  }

  function skip(): void {
    if (text.charCodeAt(at) <= 0x20) match(blank);
  }

  function shown(): string {
    return `'${String.fromCodePoint(text.codePointAt(at) ?? 0)}'`;
  }

  function unexpected(detail: string): Fault {
    return new Fault('syntax', detail, at);
  }
}

/** Writes JSON; with an indent of 0 on one line. @throws Fault when it would be too large */
export function writeJson(value: Value, indent: number, notes: Notes): string {
  const out = new Output();
  writeJsonTo(out, value, indent, notes);
  return out.toString();
}

/** Writes JSON to what is written already. */
export function writeJsonTo(out: Output, value: Value, indent: number, notes: Notes): void {
  const colon = indent === 0 ? ':' : ': ';
  write(value, indent === 0 ? '' : '\n');

  /** `line` begins a line at the value's own margin. */
  function write(item: Value, line: string): void {
    if (Array.isArray(item) || item instanceof Map) writeMembers(item, line);
    else out.write(scalarOf(item));
  }

  function writeMembers(item: Value[] | Table, line: string): void {
    const [left, right] = item instanceof Map ? '{}' : '[]';
    const inner = line + ' '.repeat(indent);
    let before = `${left}${inner}`;
    for (const [key, member] of item.entries()) {
      notes.enter(key);
      out.write(typeof key === 'number' ? before : `${before}${JSON.stringify(key)}${colon}`);
      write(member, inner);
      notes.leave();
      before = `,${inner}`;
    }
    out.write((item instanceof Map ? item.size : item.length) === 0 ? `${left}${right}` : `${line}${right}`);
  }

  function scalarOf(item: Exclude<Value, Value[] | Table>): string {
    if (typeof item === 'string') return JSON.stringify(item);
    if (item === null || typeof item === 'boolean') return String(item);
    if (item instanceof ExactNumber) {
      if (item.isFinite) return item.text;
      notes.add('not-finite', `JSON has no number ${item.text}; it is written as text.`);
      return JSON.stringify(item.text);
    }
    notes.add('date', `JSON has no dates; the ${item.kind} is written as text.`);
    return JSON.stringify(item.text);
  }
}
