import type { Notes } from './notes.ts';
import { scalarText, type Table, type Value } from './value.ts';
import { nameOf } from './xml-name.ts';

/** Writes XML 1.0 by the convention of `readXml`. With an indent of 0 without white space between elements. */
export function writeXml(value: Value, indent: number, notes: Notes): string {
  const lineOf = (depth: number) => (indent === 0 ? '' : `\n${' '.repeat(indent * depth)}`);
  const root = rootOf(value);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root === null ? wrapped() : named(root[0], root[1])}\n`;

  function wrapped(): string {
    notes.add('root', 'XML has one root element; the data stands in <root>.');
    return element('root', Array.isArray(value) ? new Map([['item', value]]) : value, 0);
  }

  function named(key: string, member: Value): string {
    notes.enter(key);
    const written = element(key, member, 0);
    notes.leave();
    return written;
  }

  function element(key: string, member: Value, depth: number): string {
    const name = nameOf(key);
    if (name.includes(':') && !name.startsWith('xml')) notes.add('namespace', `Readers that know namespaces need a declaration of the prefix of ${name}.`);
    if (Array.isArray(member)) {
      notes.add('nested-list', 'XML has no lists of lists; the inner list stands in <item> elements.');
      return element(key, new Map([['item', member]]), depth);
    }
    if (!(member instanceof Map)) {
      noteType(member);
      const text = escapeText(scalarText(member) ?? '');
      return text === '' ? `<${name}/>` : `<${name}>${text}</${name}>`;
    }
    const attributes = [...member].filter(isAttribute).map(([attribute, text]) => attributeText(attribute, text));
    const content = [...member].filter((entry) => !isAttribute(entry));
    if (member.size === 0) notes.add('empty', 'An empty object and an empty text look the same in XML.');
    const tag = [name, ...attributes].join(' ');
    const texts = content.flatMap(([inner, child]) => (inner === '#text' ? [scalarText(child)] : inner === '#children' ? (orderedOf(child) ?? []) : [])).filter((text) => typeof text === 'string');
    const mixed = texts.length > 0;
    if (mixed && !texts.some((text) => /[^ \t\r\n]/.test(text)) && content.length + texts.length > 2) {
      notes.add('white-space', 'White space alone between elements is read as layout.');
    }
    const line = mixed ? '' : lineOf(depth + 1);
    const body = content.flatMap(([inner, child]) => children(inner, child, depth + 1)).map((child) => line + child).join('');
    return body === '' ? `<${tag}/>` : `<${tag}>${body}${mixed ? '' : lineOf(depth)}</${name}>`;
  }

  /** What a key of a table stands for: text, ordered children, one element, or one for each of a list. */
  function children(key: string, member: Value, depth: number): string[] {
    notes.enter(key);
    const written = childrenOf(key, member, depth);
    notes.leave();
    return written;
  }

  function childrenOf(key: string, member: Value, depth: number): string[] {
    const ordered = key === '#children' ? orderedOf(member) : null;
    if (ordered) return ordered.map((child) => (typeof child === 'string' ? escapeText(child) : element(child[0], child[1], depth)));
    const text = key === '#text' ? scalarText(member) : null;
    if (text !== null) {
      noteType(member);
      return [escapeText(text)];
    }
    if (!Array.isArray(member)) return [element(key, member, depth)];
    if (member.length === 0) notes.add('empty-list', 'XML has no empty lists; it is left out.');
    if (member.length === 1) notes.add('list-of-one', 'A list of one looks like a single element in XML.');
    return member.map((item, at) => {
      notes.enter(at);
      const written = element(key, item, depth);
      notes.leave();
      return written;
    });
  }

  function noteType(member: Value): void {
    if (member === null) notes.add('null', 'XML has no null; the element is empty.');
    else if (typeof member !== 'string') notes.add('type', 'XML has only text; the value is written as text.');
  }

  function isAttribute([key, member]: [string, Value]): boolean {
    return key.startsWith('@') && scalarText(member) !== null;
  }

  function attributeText(key: string, member: Value): string {
    notes.enter(key);
    noteType(member);
    notes.leave();
    return `${nameOf(key.slice(1))}="${escapeText(scalarText(member) ?? '').replace(/["\t\n]/g, (character) => `&#${character.charCodeAt(0)};`)}"`;
  }

  function escapeText(text: string): string {
    const allowed = text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '\ufffd');
    if (allowed !== text) notes.add('character', 'A character that XML forbids is replaced by U+FFFD.');
    return allowed.replace(/[&<>\r]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[character] ?? '&#13;');
  }
}

/** The only entry of a table that can be a root element. */
function rootOf(value: Value): [string, Value] | null {
  if (!(value instanceof Map) || value.size !== 1) return null;
  const [entry] = value;
  return entry && !/^[@#]/.test(entry[0]) && !Array.isArray(entry[1]) ? entry : null;
}

/** Texts and elements in order, or null when the list is not made of these alone. */
function orderedOf(value: Value): (string | [string, Value])[] | null {
  if (!Array.isArray(value)) return null;
  const ordered = value.map((item) => (typeof item === 'string' ? item : item instanceof Map && item.size === 1 ? onlyEntry(item) : null));
  return ordered.every((item) => item !== null) ? ordered : null;
}

function onlyEntry(table: Table): [string, Value] | null {
  const [entry] = table;
  return entry ?? null;
}
