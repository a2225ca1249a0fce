/** INI files: sections in brackets, keys and texts. There is no standard. */
import { InputFault } from '../faults/input-fault.ts';
import type { Notes } from '../json/notes.ts';
import { stepOf } from '../json/pointer.ts';
import type { JsonObject, JsonValue } from '../json/value.ts';
import { textOf } from './flat.ts';

/** Sections become objects, repeated keys lists, keys without an equals sign null. Comments are dropped with a note. */
export function readIni(text: string, pointer: string, notes: Notes): JsonObject {
  const root: JsonObject = new Map();
  let section = root;
  let name: string | null = null;
  const lines = /[^\r\n]+/g;
  const source = text.replace(/^\ufeff/, ' ');
  for (let found = lines.exec(source); found !== null; found = lines.exec(source)) {
    const line = found[0].trim();
    const fault = (code: string, values = {}) =>
      new InputFault(code, {
        pointer,
        values,
        in: { text, offset: (found?.index ?? 0) + (found?.[0].search(/\S/) ?? 0) },
      });
    if (line === '') continue;
    if (/^[;#]/.test(line)) {
      notes.add('comments');
      continue;
    }
    if (line.startsWith('[')) {
      const [, title, rest = ''] = /^\[([^\]]*)\](.*)$/.exec(line) ?? [];
      if (title === undefined || (rest.trim() !== '' && !/^\s*[;#]/.test(rest))) throw fault('ini_section');
      if (rest.trim() !== '') notes.add('comments');
      name = title.trim();
      const known = root.get(name);
      if (known !== undefined && !(known instanceof Map)) throw fault('ini_conflict', { name });
      if (known !== undefined) notes.add('section_again', stepOf(name));
      section = known ?? new Map();
      root.set(name, section);
      continue;
    }
    const at = line.indexOf('=');
    const key = (at === -1 ? line : line.slice(0, at)).trim();
    if (key === '') throw fault('ini_key');
    const value = at === -1 ? null : valueOf(line.slice(at + 1).trim(), notes);
    const before = section.get(key);
    if (before instanceof Map) throw fault('ini_conflict', { name: key });
    if (Array.isArray(before)) before.push(value);
    else section.set(key, before === undefined ? value : [before, value]);
  }
  return root;
}

/** The value without the quotes around it and the comment after it. */
function valueOf(raw: string, notes: Notes): string {
  const [, inQuotes, comment] = /^"(.*)"(?:\s*([;#][^"]*))?$/.exec(raw) ?? [];
  if (inQuotes !== undefined) {
    if (comment !== undefined) notes.add('comments');
    return inQuotes;
  }
  const at = raw.search(/(?:^|\s)[;#]/);
  if (at === -1) return raw;
  notes.add('comments');
  return raw.slice(0, at).trim();
}

/** Objects become sections, deeper ones sections with a dot in their name, lists repeated keys. */
export function writeIni(object: JsonObject, notes: Notes): string {
  const blocks: string[] = [];
  writeSection(object, [], '');
  return blocks.length === 0 ? '' : `${blocks.join('\n\n')}\n`;

  function writeSection(section: JsonObject, path: readonly string[], pointer: string): void {
    const lines: string[] = [];
    const inner: [string, JsonObject][] = [];
    for (const [key, value] of section) {
      if (value instanceof Map) inner.push([key, value]);
      else lines.push(...linesOf(key, value, pointer + stepOf(key)));
    }
    if (path.length > 1) notes.add('nested_section', pointer, { name: path.join('.') });
    const isNeeded = lines.length > 0 || (path.length > 0 && inner.length === 0);
    if (path.length > 0 && isNeeded) lines.unshift(`[${sectionName(path.join('.'))}]`);
    if (lines.length > 0) blocks.push(lines.join('\n'));
    for (const [key, value] of inner) writeSection(value, [...path, key], pointer + stepOf(key));
  }

  function linesOf(key: string, value: JsonValue, pointer: string): string[] {
    if (key.trim() === '' || /^[[;#]|[=\r\n]|^\s|\s$/.test(key))
      throw new InputFault('ini_key_name', { pointer: '/text', values: { key } });
    if (
      Array.isArray(value) &&
      value.length > 1 &&
      value.every((item) => !Array.isArray(item) && !(item instanceof Map))
    )
      return value.map((item, at) => lineOf(key, item, pointer + stepOf(at)));
    return [lineOf(key, value, pointer)];
  }

  function lineOf(key: string, value: JsonValue, pointer: string): string {
    if (value === null) return key;
    const text = textOf(value, notes, pointer);
    if (/[\r\n]/.test(text)) throw new InputFault('ini_line_break', { pointer: '/text', values: { key } });
    return `${key}=${/^\s|\s$|[;#]|^".*"$/.test(text) ? `"${text}"` : text}`;
  }
}

function sectionName(name: string): string {
  if (/[\]\r\n]|^\s|\s$/.test(name)) throw new InputFault('ini_key_name', { pointer: '/text', values: { key: name } });
  return name;
}
