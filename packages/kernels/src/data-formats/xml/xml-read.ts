import { SaxesParser } from 'saxes';
import { byteOrderMark, Fault, misplacedMark } from '../fault.ts';
import { depthMax, tooDeep } from '../limits.ts';
import type { Notes } from '../notes.ts';
import type { Table, Value } from '../value.ts';
import { checkDoctype } from './xml-doctype.ts';
import { keyOf } from './xml-name.ts';
import { Namespaces } from './xml-namespaces.ts';
import { type Phrase, reasonOf } from '../words.ts';

interface Element {
  readonly key: string;
  /** White space is data: `xml:space="preserve"`, here or above. */
  readonly keepsSpace: boolean;
  readonly attributes: readonly (readonly [string, string])[];
  /** Text and elements in order; neighbouring texts are one. */
  readonly children: (string | readonly [string, Value])[];
}

const none: readonly never[] = [];

/**
 * Reads XML 1.0 so that writing restores the same elements, attributes and texts. An element with only text becomes that
 * text. Else it becomes a table: attributes under `@name`, text under `#text`, elements under their names, several of a
 * name as a list. Where that would lose the order (mixed content, alternating names), `#children` lists texts and
 * elements. White space between elements is dropped unless other text is next to it or `xml:space` keeps it. DTD
 * entities and external references are rejected.
 */
export function readXml(text: string, notes: Notes): Table {
  if (text.startsWith(byteOrderMark)) throw misplacedMark(0);
  const parser = new SaxesParser({ position: true });
  const root: Table = new Map();
  const open: Element[] = [];
  const namespaces = new Namespaces();
  /** Of the start tag that is being read. */
  const attributes: [string, string][] = [];

  parser.on('error', (error) => {
    const reason = error.message.replace(/^[^:]*:?\d+:\d+: /, '').replace(/\.$/, '');
    const offset = Math.max(0, parser.position - 1);
    if (reason.includes('outside of root') && text[offset - 1] === byteOrderMark) throw misplacedMark(offset - 1);
    if (reason.includes('undefined entity')) throw new Fault('syntax', 'data.fault.xml.entity', {}, offset);
    throw invalid(reasonOf('xml', reason), offset);
  });
  parser.on('doctype', () => {
    if (checkDoctype(text).hasDefaults) notes.add('doctype', 'data.note.xml.defaults', null, '');
    notes.add('doctype', 'data.note.xml.doctype', null, '');
  });
  parser.on('comment', () => notes.add('comments', 'data.note.comments', null, ''));
  parser.on('processinginstruction', ({ target }) => {
    if (target.includes(':'))
      throw invalid(
        { key: 'data.because.xml.name', values: { name: target } },
        text.lastIndexOf('<?', parser.position - 1) + 2,
      );
    notes.add('instruction', 'data.note.xml.instruction', { target }, '');
  });
  // Listing them from the object that `opentag` gets takes several times as long.
  parser.on('attribute', ({ name, value }) => attributes.push([name, value]));
  parser.on('opentag', ({ name }) => {
    if (open.length >= depthMax) throw tooDeep(parser.position - 1);
    const [problem] = namespaces.open(name, attributes, parser.xmlDecl.version === '1.1');
    if (problem) throw invalid(problem.reason, offsetInTag(problem.name));
    const key = keyOf(name);
    const keepsSpace = open.at(-1)?.keepsSpace ?? false;
    notes.enter(key);
    if (attributes.length === 0) {
      open.push({ key, keepsSpace, attributes: none, children: [] });
      return;
    }
    const space = attributes.find(([attribute]) => attribute === 'xml:space')?.[1];
    open.push({
      key,
      keepsSpace: space === undefined ? keepsSpace : space === 'preserve',
      attributes: attributes.map(([attribute, value]) => [`@${keyOf(attribute)}`, value]),
      children: [],
    });
    attributes.length = 0;
  });
  parser.on('closetag', () => {
    const element = open.pop();
    namespaces.close();
    notes.leave();
    if (!element) return;
    const value = valueOf(element);
    const parent = open.at(-1);
    if (parent) parent.children.push([element.key, value]);
    else root.set(element.key, value);
  });
  parser.on('text', addText);
  parser.on('cdata', (data) => {
    notes.add('cdata', 'data.note.xml.cdata');
    addText(data);
  });
  parser.write(text).close();
  return root;

  function invalid({ key, values }: Phrase, offset: number): Fault {
    return new Fault('syntax', key, values, offset);
  }

  /** The offset of the element's or an attribute's name in the start tag that ends here. */
  function offsetInTag(name: string): number {
    const start = text.lastIndexOf('<', parser.position - 1) + 1;
    if (text.startsWith(name, start) && !/^=|^[^\s/>]/.test(text.slice(start + name.length))) return start;
    const values = /"[^"]*"|'[^']*'|[^\s"'=]+/g;
    values.lastIndex = start;
    for (let found = values.exec(text); found; found = values.exec(text)) if (found[0] === name) return found.index;
    return start;
  }

  function addText(data: string): void {
    const children = open.at(-1)?.children;
    if (!children || data === '') return;
    const last = children.at(-1);
    if (typeof last === 'string') children[children.length - 1] = last + data;
    else children.push(data);
  }
}

function valueOf({ keepsSpace, attributes, children }: Element): Value {
  const only = children[0];
  if (attributes.length === 0 && children.length === 0) return '';
  if (attributes.length === 0 && children.length === 1 && typeof only === 'string') return only;
  const table: Table = new Map(attributes);
  const layout =
    !keepsSpace &&
    children.some((child) => typeof child !== 'string') &&
    !children.some((child) => typeof child === 'string' && /[^ \t\r\n]/.test(child));
  const content = layout ? children.filter((child) => typeof child !== 'string') : children;
  if (!isGrouped(content)) {
    table.set(
      '#children',
      content.map((child) => (typeof child === 'string' ? child : new Map([child]))),
    );
    return table;
  }
  const lists = new Set<string>();
  for (const child of content) {
    const [key, value] = typeof child === 'string' ? ['#text', child] : child;
    const before = table.get(key);
    if (before === undefined) table.set(key, value);
    else if (lists.has(key)) (before as Value[]).push(value);
    else {
      table.set(key, [before, value]);
      lists.add(key);
    }
  }
  return table;
}

/** Whether there is at most one text and elements of the same name are adjacent. */
function isGrouped(content: Element['children']): boolean {
  const seen = new Set<string>();
  let last = '';
  for (const child of content) {
    const key = typeof child === 'string' ? '#text' : child[0];
    if (key !== last && seen.has(key)) return false;
    seen.add(key);
    last = key;
  }
  return true;
}
