import { byteOrderMark, Fault, misplacedMark } from './fault.ts';
import { depthMax, tooDeep } from './limits.ts';
import type { Notes } from './notes.ts';
import { Output } from './output.ts';
import { ExactNumber, Numbers, type Scalar, type Table, type Value } from './value.ts';
import { type FaultKey, kindIn } from './words.ts';

type JsonKey = Extract<FaultKey, `data.fault.json.${string}`>;

const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
const word = /true|false|null/y;
const blank = /[ \t\n\r]*/y;
const words: Readonly<Record<string, boolean | null>> = { true: true, false: false, null: null };

/**
 * Reads JSON (RFC 8259). The last of duplicate keys is used, as in most readers, with a note.
 * @param numbers those of other texts that are read into the same data
 */
export function readJson(text: string, notes: Notes, numbers = new Numbers()): Value {
  let at = 0;
  let depth = 0;
  const value = read();
  skip();
  if (at < text.length) throw unexpected('data.fault.json.after');
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
        if (digits !== '') return numbers.of(digits);
        const name = match(word);
        if (name !== '') return words[name] ?? null;
        throw unexpected('data.fault.json.value', 'data.fault.json.endsBeforeValue');
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
      if (text[at] !== '"') throw unexpected('data.fault.json.key', 'data.fault.json.endsInObject');
      const key = readString();
      skip();
      if (text[at] !== ':') throw unexpected('data.fault.json.colon', 'data.fault.json.endsAfterKey');
      at += 1;
      notes.enter(key);
      if (table.has(key)) notes.add('duplicate-key', 'data.note.duplicateKey');
      table.set(key, read());
      notes.leave();
      skip();
      if (text[at] === '}') return close(table);
      if (text[at] !== ',') throw unexpected('data.fault.json.objectComma', 'data.fault.json.endsInObject');
      at += 1;
      skip();
      if (text[at] === '}') throw unexpected('data.fault.json.lastObjectComma');
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
      if (text[at] !== ',') throw unexpected('data.fault.json.listComma', 'data.fault.json.endsInList');
      at += 1;
      skip();
      if (text[at] === ']') throw unexpected('data.fault.json.lastListComma');
    }
  }

  function readString(): string {
    const start = at;
    let end = at + 1;
    while (end < text.length && text[end] !== '"') {
      const code = text.charCodeAt(end);
      if (code < 0x20) throw new Fault('syntax', 'data.fault.json.control', {}, end);
      end += code === 0x5c ? 2 : 1;
    }
    if (end >= text.length) throw new Fault('syntax', 'data.fault.json.open', {}, start);
    at = end + 1;
    const raw = text.slice(start, at);
    if (!raw.includes('\\')) return raw.slice(1, -1);
    for (const { 0: escape, index } of raw.matchAll(/\\(?:u[0-9a-fA-F]{4}|[^])/g)) {
      if (!/^\\(?:["\\/bfnrt]|u.)/.test(escape)) throw new Fault('syntax', 'data.fault.json.escape', {}, start + index);
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
    if (!pattern.test(text)) return '';
    const found = text.slice(at, pattern.lastIndex);
    at = pattern.lastIndex;
    return found;
  }

  function skip(): void {
    if (text.charCodeAt(at) <= 0x20) match(blank);
  }

  /** @param atEnd what is wrong if nothing follows */
  function unexpected(key: JsonKey, atEnd: JsonKey = key): Fault {
    if (text[at] === byteOrderMark) return misplacedMark(at);
    if (at >= text.length) return new Fault('syntax', atEnd, { found: '' }, at);
    if (/^\/[/*]/.test(text.slice(at, at + 2))) return new Fault('syntax', 'data.fault.json.comment', {}, at);
    return new Fault('syntax', key, { found: String.fromCodePoint(text.codePointAt(at) ?? 0) }, at);
  }
}

/** Writes JSON; with an indent of 0 on one line. @throws Fault when it would be too large */
export function writeJson(value: Value, indent: number, notes: Notes): string {
  const out = new Output();
  writeJsonTo(out, value, indent, notes);
  return out.toString();
}

/** Appends JSON to the output. @param writeScalar writes the values that are neither lists nor tables */
export function writeJsonTo(
  out: Output,
  value: Value,
  indent: number,
  notes: Notes,
  writeScalar: (item: Scalar, notes: Notes) => string = scalarOf,
): void {
  const colon = indent === 0 ? ':' : ': ';
  /** Line starts by depth. */
  const margins = [indent === 0 ? '' : '\n'];
  write(value, 0);

  function write(item: Value, depth: number): void {
    if (Array.isArray(item)) writeList(item, depth);
    else if (item instanceof Map) writeTable(item, depth);
    else out.write(writeScalar(item, notes));
  }

  function writeList(list: Value[], depth: number): void {
    const separator = `,${marginOf(depth + 1)}`;
    for (const [at, member] of list.entries()) {
      notes.enter(at);
      out.write(at === 0 ? `[${marginOf(depth + 1)}` : separator);
      write(member, depth + 1);
      notes.leave();
    }
    out.write(list.length === 0 ? '[]' : `${marginOf(depth)}]`);
  }

  function writeTable(table: Table, depth: number): void {
    let before = `{${marginOf(depth + 1)}`;
    for (const [key, member] of table) {
      notes.enter(key);
      out.write(`${before}${JSON.stringify(key)}${colon}`);
      write(member, depth + 1);
      notes.leave();
      before = `,${marginOf(depth + 1)}`;
    }
    out.write(table.size === 0 ? '{}' : `${marginOf(depth)}}`);
  }

  function marginOf(depth: number): string {
    return (margins[depth] ??= marginOf(depth - 1) + ' '.repeat(indent));
  }
}

function scalarOf(item: Scalar, notes: Notes): string {
  if (typeof item === 'string') return JSON.stringify(item);
  if (item === null || typeof item === 'boolean') return String(item);
  if (item instanceof ExactNumber) {
    if (item.isFinite) return item.text;
    notes.add('not-finite', 'data.note.json.notFinite', { number: item.text });
    return JSON.stringify(item.text);
  }
  notes.add('date', 'data.note.json.date', () => ({ kind: kindIn(notes.words, item) }));
  return JSON.stringify(item.text);
}
