import { parse, TomlError } from 'smol-toml';
import { Fault, offsetOf } from './fault.ts';
import { decimalOf, depthMax, tooDeep } from './limits.ts';
import type { Notes } from './notes.ts';
import { ExactNumber, momentOf, type Table, type Value } from './value.ts';

/**
 * Reads TOML 1.0. smol-toml validates the text; the second pass relies on that and reads what smol-toml drops: digits
 * beyond a double, fractions of a second, the order of keys, comments.
 */
export function readToml(text: string, notes: Notes): Table {
  judge(text);
  const root: Table = new Map();
  let table = root;
  let at = 0;
  /** Current nesting depth, including the root. */
  let depth = 1;
  for (skipLines(); at < text.length; skipLines()) {
    if (text[at] !== '[') {
      readPair(table);
      continue;
    }
    const start = at;
    const many = text[at + 1] === '[';
    at += many ? 2 : 1;
    depth = 1;
    const keys = readKeys(depthMax - 1);
    at += many ? 2 : 1;
    table = many ? append(keys, start) : descend(root, keys, start);
  }
  return root;

  function readPair(into: Table): void {
    const start = at;
    const around = depth;
    const keys = readKeys(depthMax + 1 - depth);
    at += 1; // the equals sign
    skipBlanks();
    descend(into, keys.slice(0, -1), start).set(keys.at(-1) ?? '', readValue());
    depth = around;
  }

  function readKeys(most: number): string[] {
    const keys: string[] = [];
    for (;;) {
      skipBlanks();
      if (keys.length >= most) throw tooDeep(at);
      keys.push(text[at] === '"' || text[at] === "'" ? readString() : match(/[^\s.=\]]+/y));
      skipBlanks();
      if (text[at] !== '.') return keys;
      at += 1;
    }
  }

  function readValue(): Value {
    switch (text[at]) {
      case '"':
      case "'":
        return readString();
      case '[':
        return readArray();
      case '{':
        return readInlineTable();
      default:
        return scalarOf(match(/\d{4}-\d\d-\d\d [\d:.]+(?:[Zz]|[-+]\d\d:\d\d)?/y) || match(/[^\s,\]}#]+/y), at);
    }
  }

  function readArray(): Value[] {
    const list: Value[] = [];
    open(at);
    at += 1;
    for (skipLines(); text[at] !== ']'; skipLines()) {
      list.push(readValue());
      skipLines();
      if (text[at] === ',') at += 1;
    }
    at += 1;
    depth -= 1;
    return list;
  }

  function readInlineTable(): Table {
    const inline: Table = new Map();
    open(at);
    at += 1;
    for (skipLines(); text[at] !== '}'; skipLines()) {
      readPair(inline);
      skipLines();
      if (text[at] === ',') at += 1;
    }
    at += 1;
    depth -= 1;
    return inline;
  }

  function open(offset: number): void {
    depth += 1;
    if (depth > depthMax) throw tooDeep(offset);
  }

  /** The table at a path, created if missing; the last one of a list of tables. */
  function descend(from: Table, keys: readonly string[], offset: number): Table {
    let inner = from;
    for (const key of keys) {
      const found = inner.get(key);
      open(offset);
      if (Array.isArray(found)) open(offset);
      const next = Array.isArray(found) ? found.at(-1) : found;
      if (next instanceof Map) {
        inner = next;
      } else {
        const made: Table = new Map();
        inner.set(key, made);
        inner = made;
      }
    }
    return inner;
  }

  function append(keys: readonly string[], offset: number): Table {
    const parent = descend(root, keys.slice(0, -1), offset);
    const key = keys.at(-1) ?? '';
    const list = parent.get(key);
    const made: Table = new Map();
    open(offset);
    open(offset);
    if (Array.isArray(list)) list.push(made);
    else parent.set(key, [made]);
    return made;
  }

  function readString(): string {
    const quote = text[at] ?? '"';
    const fence = text.startsWith(quote.repeat(3), at) ? quote.repeat(3) : quote;
    at += fence.length;
    if (fence.length === 3) match(/\r?\n/y);
    const start = at;
    while (!text.startsWith(fence, at)) at += quote === '"' && text[at] === '\\' ? 2 : 1;
    // One or two quotes are allowed before the closing three.
    while (fence.length === 3 && text[at + 3] === quote) at += 1;
    const raw = text.slice(start, at);
    at += fence.length;
    return quote === '"' && raw.includes('\\') ? unescape(raw) : raw;
  }

  function skipBlanks(): void {
    match(/[ \t]+/y);
  }

  function skipLines(): void {
    match(/\s+/y);
    while (text[at] === '#') {
      notes.add('comments', 'Comments are removed.', '');
      match(/[^\n]*/y);
      match(/\s+/y);
    }
  }

  function match(pattern: RegExp): string {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? '';
    at += found.length;
    return found;
  }
}

function judge(text: string): void {
  try {
    parse(text, { integersAsBigInt: true, maxDepth: depthMax });
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const offset = offsetOf(text, error.line, error.column);
    const [reason = ''] = error.message.replace(/^Invalid TOML document: /, '').split('\n');
    if (reason.includes('nested')) throw tooDeep(offset);
    throw new Fault('syntax', `This isn’t valid TOML: ${reason}.`, offset);
  }
}

/** @param end the offset after the text */
function scalarOf(text: string, end: number): Value {
  if (text === 'true' || text === 'false') return text === 'true';
  const moment = /^\d{4}-|^\d\d:/.test(text) ? momentOf(text) : null;
  if (moment) return moment;
  const digits = text.replaceAll('_', '').replace(/^\+/, '');
  if (/^0[xob]/.test(digits)) return new ExactNumber(decimalOf(digits, end - text.length));
  return new ExactNumber(digits === '-nan' ? 'nan' : digits);
}

const escapes: Readonly<Record<string, string>> = {
  b: '\b',
  t: '\t',
  n: '\n',
  f: '\f',
  r: '\r',
  e: '\u001b',
  '"': '"',
  '\\': '\\',
};

function unescape(raw: string): string {
  return raw.replace(
    /\\(?:u([\da-fA-F]{4})|U([\da-fA-F]{8})|x([\da-fA-F]{2})|([btnfre"\\])|[ \t]*\r?\n\s*)/g,
    (_, short?: string, long?: string, byte?: string, letter?: string) => {
      const code = short ?? long ?? byte;
      if (code !== undefined) return String.fromCodePoint(Number.parseInt(code, 16));
      return letter === undefined ? '' : (escapes[letter] ?? '');
    },
  );
}
