import type { Notes } from '../notes.ts';
import { Output } from '../output.ts';
import { scalarText, type Table, type Value } from '../value.ts';
import { reasonIn } from '../words.ts';
import { nameOf, unprefixedNameOf } from './xml-name.ts';
import { type NameProblem, Namespaces } from './xml-namespaces.ts';

const none: ReadonlyMap<string, string> = new Map();

/** ASCII text that needs no escape. */
const plainText = /^[\t\n -%'-;=?-~]*$/;

/** Writes XML 1.0 that `readXml` reads. With an indent of 0 without white space between elements. @throws Fault when it would be too large */
export function writeXml(value: Value, indent: number, notes: Notes): string {
  const lineOf = (depth: number) => (indent === 0 ? '' : `\n${' '.repeat(indent * depth)}`);
  const out = new Output();
  const names = new Map<string, string>();
  const namespaces = new Namespaces();
  /** End of the open start tag, written once the content of its element is known. */
  let tagEnd = '';
  put('<?xml version="1.0" encoding="UTF-8"?>\n');
  const root = rootOf(value);
  if (root === null) {
    notes.add('root', 'data.note.xml.root');
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
      notes.add('nested-list', 'data.note.xml.nestedList');
      writeElement(key, new Map([['item', member]]), depth);
      return;
    }
    const attributes = attributesOf(member);
    const name = writeStartTag(key, attributes);
    tagEnd = '>';
    if (member instanceof Map) {
      writeContent(name, member, depth);
    } else {
      noteType(member);
      put(escapeText(scalarText(member) ?? ''));
      writeEndTag(name, '');
    }
    namespaces.close();
  }

  /** Writes a start tag without its end. Returns the name of the element. */
  function writeStartTag(key: string, attributes: readonly (readonly [string, string])[]): string {
    const problems = namespaces.open(elementName(key), attributes, false);
    const renamed = problems.length === 0 ? none : renamedFor(problems);
    const name = renamed.get(key) ?? elementName(key);
    put(`<${name}`);
    for (const [attribute, text] of attributes) {
      const written = renamed.get(`@${attribute}`) ?? attribute;
      if (written !== '')
        put(` ${written}="${escaped(text).replace(/["\t\n]/g, (character) => `&#${character.charCodeAt(0)};`)}"`);
    }
    return name;
  }

  /** Names without a prefix by the keys of names with problems. Empty for an attribute that is left out. */
  function renamedFor(problems: readonly NameProblem[]): Map<string, string> {
    const renamed = new Map<string, string>();
    for (const { kind, name, reason } of problems) {
      const isLeftOut = name === 'xmlns';
      const written = isLeftOut ? '' : unprefixedNameOf(name);
      renamed.set(kind === 'attribute' ? `@${name}` : name, written);
      if (kind === 'attribute') notes.enter(`@${name}`);
      const begin = () => reasonIn(notes.words, reason);
      if (isLeftOut) notes.add('namespace', 'data.note.xml.leftOut', () => ({ reason: begin() }));
      else notes.add('namespace', 'data.note.xml.renamed', () => ({ reason: begin(), name, written }));
      if (kind === 'attribute') notes.leave();
    }
    return renamed;
  }

  function writeContent(name: string, member: Table, depth: number): void {
    const content = [...member].filter((entry) => !isAttribute(entry));
    if (member.size === 0) notes.add('empty', 'data.note.xml.empty');
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
      notes.add('white-space', 'data.note.xml.space');
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
    if (member.length === 0) notes.add('empty-list', 'data.note.xml.emptyList');
    if (member.length === 1) notes.add('list-of-one', 'data.note.xml.listOfOne');
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

  function noteType(member: Value): void {
    if (member === null) notes.add('null', 'data.note.xml.null');
    else if (typeof member !== 'string') notes.add('type', 'data.note.xml.type');
  }

  /** Names and texts of the attributes of an element. */
  function attributesOf(member: Value): [string, string][] {
    if (!(member instanceof Map)) return [];
    return [...member].filter(isAttribute).map(([key, attribute]) => {
      notes.enter(key);
      noteType(attribute);
      const text = allowedText(scalarText(attribute) ?? '');
      notes.leave();
      return [nameOf(key.slice(1)), text];
    });
  }

  function allowedText(text: string): string {
    if (plainText.test(text)) return text;
    const allowed = text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '\ufffd');
    if (allowed !== text) notes.add('character', 'data.note.xml.character');
    return allowed;
  }

  function escapeText(text: string): string {
    return escaped(allowedText(text));
  }
}

function escaped(text: string): string {
  if (plainText.test(text)) return text;
  return text.replace(/[&<>\r]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[character] ?? '&#13;');
}

function isAttribute([key, member]: [string, Value]): boolean {
  return key.startsWith('@') && scalarText(member) !== null;
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
