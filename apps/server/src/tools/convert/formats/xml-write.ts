import type { Notes } from './notes.ts';
import { Output } from './output.ts';
import { scalarText, type Table, type Value } from './value.ts';
import { nameOf } from './xml-name.ts';

/** ASCII text that needs no escape. */
const plainText = /^[\t\n -%'-;=?-~]*$/;

/** Writes XML 1.0 by the convention of `readXml`. With an indent of 0 without white space between elements. @throws Fault when it would be too large */
export function writeXml(value: Value, indent: number, notes: Notes): string {
  const lineOf = (depth: number) => (indent === 0 ? '' : `\n${' '.repeat(indent * depth)}`);
  const out = new Output();
  const names = new Map<string, string>();
  /** How many of the open elements declare each prefix. */
  const elementsByPrefix = new Map<string, number>();
  /** End of the open start tag, written once the content of its element is known. */
  let tagEnd = '';
  put('<?xml version="1.0" encoding="UTF-8"?>\n');
  const root = rootOf(value);
  if (root === null) {
    notes.add('root', 'XML has one root element, so the data is in <root>.');
    writeElement('root', Array.isArray(value) ? new Map([['item', value]]) : value, 0);
  } else {
    notes.enter(root[0]);
    writeElement(root[0], root[1], 0);
    notes.leave();
  }
  put('\n');
  return out.toString();

  function put(piece: string): void {
    if (piece === '') return;
    if (tagEnd !== '') out.write(tagEnd);
    tagEnd = '';
    out.write(piece);
  }

  function writeElement(key: string, member: Value, depth: number): void {
    if (Array.isArray(member)) {
      notes.add('nested-list', 'XML has no lists of lists, so the inner list is in <item> elements.');
      writeElement(key, new Map([['item', member]]), depth);
      return;
    }
    const name = elementName(key);
    const declared = prefixesDeclaredBy(member);
    for (const prefix of declared) elementsByPrefix.set(prefix, (elementsByPrefix.get(prefix) ?? 0) + 1);
    noteNamespace(name);
    put(`<${name}`);
    if (member instanceof Map) {
      writeMembers(name, member, depth);
    } else {
      noteType(member);
      tagEnd = '>';
      put(escapeText(scalarText(member) ?? ''));
      writeEndTag(name, '');
    }
    for (const prefix of declared) elementsByPrefix.set(prefix, (elementsByPrefix.get(prefix) ?? 0) - 1);
  }

  function writeMembers(name: string, member: Table, depth: number): void {
    const content: [string, Value][] = [];
    for (const entry of member) {
      if (isAttribute(entry)) put(` ${attributeText(entry[0], entry[1])}`);
      else content.push(entry);
    }
    tagEnd = '>';
    if (member.size === 0) notes.add('empty', 'XML doesn’t distinguish an empty object from empty text.');
    const texts = content
      .flatMap(([inner, child]) =>
        inner === '#text' ? [scalarText(child)] : inner === '#children' ? (orderedOf(child) ?? []) : [],
      )
      .filter((text) => typeof text === 'string');
    const isMixed = texts.length > 0;
    if (
      isMixed &&
      member.get('@xml:space') !== 'preserve' &&
      !texts.some((text) => /[^ \t\r\n]/.test(text)) &&
      content.length + texts.length > 2
    ) {
      notes.add('white-space', 'White space between elements is read as layout.');
    }
    const line = isMixed ? '' : lineOf(depth + 1);
    for (const [inner, child] of content) {
      notes.enter(inner);
      writeChildren(inner, child, line, depth + 1);
      notes.leave();
    }
    writeEndTag(name, isMixed ? '' : lineOf(depth));
  }

  function writeEndTag(name: string, line: string): void {
    // The element is empty.
    if (tagEnd !== '') out.write('/>');
    else out.write(`${line}</${name}>`);
    tagEnd = '';
  }

  /** Writes a key of a table: text, ordered children, one element, or one per list item. `line` starts each. */
  function writeChildren(key: string, member: Value, line: string, depth: number): void {
    const ordered = key === '#children' ? orderedOf(member) : null;
    if (ordered) {
      for (const child of ordered) {
        put(line);
        if (typeof child === 'string') put(escapeText(child));
        else writeElement(child[0], child[1], depth);
      }
      return;
    }
    const text = key === '#text' ? scalarText(member) : null;
    if (text !== null) {
      noteType(member);
      put(line);
      put(escapeText(text));
      return;
    }
    if (!Array.isArray(member)) {
      put(line);
      writeElement(key, member, depth);
      return;
    }
    if (member.length === 0) notes.add('empty-list', 'XML has no empty lists, so the list is left out.');
    if (member.length === 1) notes.add('list-of-one', 'In XML, a list with one item looks like a single element.');
    for (const [at, item] of member.entries()) {
      notes.enter(at);
      put(line);
      writeElement(key, item, depth);
      notes.leave();
    }
  }

  /** Cache: rows repeat their keys. */
  function elementName(key: string): string {
    const known = names.get(key);
    if (known !== undefined) return known;
    const name = nameOf(key);
    names.set(key, name);
    return name;
  }

  function noteNamespace(name: string): void {
    if (!name.includes(':')) return;
    const prefix = name.slice(0, name.indexOf(':'));
    if (prefix !== 'xml' && prefix !== 'xmlns' && !elementsByPrefix.get(prefix))
      notes.add('namespace', () => `Namespace-aware readers need a declaration for the prefix of ${name}.`);
  }

  function noteType(member: Value): void {
    if (member === null) notes.add('null', 'XML has no null, so the element is empty.');
    else if (typeof member !== 'string') notes.add('type', 'XML has only text, so the value is written as text.');
  }

  function attributeText(key: string, member: Value): string {
    const name = nameOf(key.slice(1));
    notes.enter(key);
    noteType(member);
    noteNamespace(name);
    notes.leave();
    return `${name}="${escapeText(scalarText(member) ?? '').replace(/["\t\n]/g, (character) => `&#${character.charCodeAt(0)};`)}"`;
  }

  function escapeText(text: string): string {
    if (plainText.test(text)) return text;
    const allowed = text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '\ufffd');
    if (allowed !== text) notes.add('character', 'A character that XML doesn’t allow is replaced by U+FFFD.');
    return allowed.replace(
      /[&<>\r]/g,
      (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[character] ?? '&#13;',
    );
  }
}

function isAttribute([key, member]: [string, Value]): boolean {
  return key.startsWith('@') && scalarText(member) !== null;
}

function prefixesDeclaredBy(member: Value): string[] {
  if (!(member instanceof Map)) return [];
  const prefixes: string[] = [];
  for (const entry of member)
    if (entry[0].startsWith('@xmlns:') && isAttribute(entry)) prefixes.push(entry[0].slice('@xmlns:'.length));
  return prefixes;
}

/** The only entry of a table that can be a root element. */
function rootOf(value: Value): [string, Value] | null {
  if (!(value instanceof Map) || value.size !== 1) return null;
  const [entry] = value;
  return entry && !/^[@#]/.test(entry[0]) && !Array.isArray(entry[1]) ? entry : null;
}

/** Texts and elements in order, or null when the list contains anything else. */
function orderedOf(value: Value): (string | [string, Value])[] | null {
  if (!Array.isArray(value)) return null;
  const ordered = value.map((item) =>
    typeof item === 'string' ? item : item instanceof Map && item.size === 1 ? onlyEntry(item) : null,
  );
  return ordered.every((item) => item !== null) ? ordered : null;
}

function onlyEntry(table: Table): [string, Value] | null {
  const [entry] = table;
  return entry ?? null;
}
