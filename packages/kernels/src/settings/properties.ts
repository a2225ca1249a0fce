/** Java properties, as java.util.Properties reads and writes them. */
import { InputFault } from '../faults/input-fault.ts';
import type { Notes } from '../json/notes.ts';
import { stepOf } from '../json/pointer.ts';
import type { JsonObject } from '../json/value.ts';
import { leavesOf, textOf } from './flat.ts';

/** Keys stay flat. Of a repeated key, the last value is used. */
export function readProperties(text: string, pointer: string, notes: Notes): JsonObject {
  const result: JsonObject = new Map();
  const lines = /[^\r\n]*(?:\r\n|\r|\n|$)/g;
  const source = text.replace(/^\ufeff/, ' ');
  let at = 0;
  while (at < source.length) {
    const start = at;
    let piece = nextLine();
    if (/^[ \t\f]*$/.test(piece)) continue;
    if (/^[ \t\f]*[#!]/.test(piece)) {
      notes.add('comments');
      continue;
    }
    const pieces: string[] = [];
    while (isContinued(piece) && at < source.length) {
      pieces.push(piece.slice(0, -1));
      piece = nextLine().replace(/^[ \t\f]+/, '');
    }
    const line = [...pieces, piece].join('');
    const [, key = '', value = ''] =
      /^[ \t\f]*((?:\\[\s\S]|[^\\=: \t\f])*)(?:[ \t\f]*[=:]?[ \t\f]*)([\s\S]*)$/.exec(line) ?? [];
    const [name, content] = [unescaped(key, start), unescaped(value, start)];
    if (result.has(name)) notes.add('duplicate_key', stepOf(name));
    result.set(name, content);
  }
  return result;

  function nextLine(): string {
    lines.lastIndex = at;
    const found = lines.exec(source)?.[0] ?? '';
    at += found.length;
    return found.replace(/\r\n$|[\r\n]$/, '');
  }

  function unescaped(raw: string, offset: number): string {
    return raw.replaceAll(/\\(u[0-9a-fA-F]{4}|[\s\S]|$)/g, (_, escape: string) => {
      if (/^u./.test(escape)) return String.fromCharCode(Number.parseInt(escape.slice(1), 16));
      if (escape === 'u') throw new InputFault('properties_escape', { pointer, in: { text, offset } });
      return { t: '\t', n: '\n', r: '\r', f: '\f' }[escape] ?? escape;
    });
  }
}

/** Whether it ends with an odd number of backslashes. */
function isContinued(line: string): boolean {
  let at = line.length;
  while (line[at - 1] === '\\') at -= 1;
  return (line.length - at) % 2 === 1;
}

/** Keys of objects are joined by dots, of lists by an index in brackets. */
export function writeProperties(object: JsonObject, { isAscii }: { readonly isAscii: boolean }, notes: Notes): string {
  const lines: string[] = [];
  const keys = new Set<string>();
  for (const { path, pointer, value } of leavesOf(object)) {
    if (path.length > 1) notes.add('nested_keys', pointer);
    const key = path.join('.');
    const items =
      Array.isArray(value) && value.length > 0
        ? value.map((item, at) => [`${key}[${at}]`, item, stepOf(at)] as const)
        : [[key, value, ''] as const];
    if (Array.isArray(value) && value.length > 0) notes.add('list_keys', pointer);
    for (const [name, item, step] of items) {
      if (keys.has(name)) throw new InputFault('same_key', { pointer: '/text', values: { key: name } });
      keys.add(name);
      lines.push(`${escaped(name, true, isAscii)}=${escaped(textOf(item, notes, pointer + step), false, isAscii)}\n`);
    }
  }
  return lines.join('');
}

const names: Readonly<Record<string, string>> = { '\t': 't', '\n': 'n', '\r': 'r', '\f': 'f' };

function escaped(text: string, isKey: boolean, isAscii: boolean): string {
  const special = isKey ? /[\\\t\n\r\f =:#!]/g : /[\\\t\n\r\f]|^ |^[#!=:]/g;
  const done = text.replaceAll(special, (sign) => `\\${names[sign] ?? sign}`);
  return done.replaceAll(
    isAscii ? /[^\x20-\x7e]/g : /[\x00-\x1f\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}`,
  );
}
