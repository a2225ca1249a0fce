/** Layout of XML: only white space that is no data changes. */
import { InputFault } from '../faults/input-fault.ts';
import type { Token } from './tokens.ts';
import { xmlTokens } from './tokens.ts';

interface Element {
  readonly open: string;
  close: string;
  readonly children: (Element | Token)[];
  /** White space in it is data: `xml:space="preserve"`, here or above. */
  readonly keepsSpace: boolean;
}

interface Style {
  /** White space for one level; null to write no white space. */
  readonly indent: string | null;
  readonly keepsComments: boolean;
}

const lengthMax = 20_000_000;

const isElement = (node: Element | Token): node is Element => 'children' in node;
const isBlank = (node: Element | Token): boolean => !isElement(node) && node.kind === 'text' && node.raw.trim() === '';

/** @param text must be well-formed */
export function formatXml(text: string, { indent, keepsComments }: Style): string {
  let out = '';
  const root = treeOf(text, keepsComments);
  for (const node of root.children) if (!isBlank(node)) writeNode(node, 0);
  return indent === null ? out : `${out}\n`;

  function writeNode(node: Element | Token, depth: number): void {
    if (indent !== null && out !== '') append(`\n${indent.repeat(depth)}`);
    if (!isElement(node)) append(node.kind === 'empty' ? tag(node.raw) : node.raw);
    else writeElement(node, depth);
  }

  function writeElement(element: Element, depth: number): void {
    append(tag(element.open));
    const { children } = element;
    const isMixed = children.some(
      (node) => !isElement(node) && (node.kind === 'cdata' || (node.kind === 'text' && node.raw.trim() !== '')),
    );
    const isLeaf = children.every((node) => isBlank(node));
    if (element.keepsSpace || isMixed || isLeaf) {
      for (const node of children) writeRaw(node);
    } else {
      for (const node of children) if (!isBlank(node)) writeNode(node, depth + 1);
      if (indent !== null) append(`\n${indent.repeat(depth)}`);
    }
    append(tag(element.close));
  }

  function writeRaw(node: Element | Token): void {
    if (!isElement(node)) {
      append(node.kind === 'empty' ? tag(node.raw) : node.raw);
      return;
    }
    append(tag(node.open));
    for (const child of node.children) writeRaw(child);
    append(tag(node.close));
  }

  function append(piece: string): void {
    if (out.length + piece.length > lengthMax) throw new InputFault('result_size', { pointer: '' });
    out += piece;
  }
}

function treeOf(text: string, keepsComments: boolean): Element {
  const root: Element = { open: '', close: '', children: [], keepsSpace: false };
  const path = [root];
  for (const token of xmlTokens(text)) {
    const parent = path.at(-1) ?? root;
    if (token.kind === 'comment' && !keepsComments) continue;
    if (token.kind === 'open') {
      const [, space] = /\sxml:space\s*=\s*["'](preserve|default)["']/.exec(token.raw) ?? [];
      const keepsSpace = space === undefined ? parent.keepsSpace : space === 'preserve';
      const element = { open: token.raw, close: '', children: [], keepsSpace };
      parent.children.push(element);
      path.push(element);
    } else if (token.kind === 'close') {
      parent.close = token.raw;
      path.pop();
    } else {
      parent.children.push(token);
    }
  }
  return root;
}

/** A tag with one space between its parts. */
function tag(raw: string): string {
  if (!/\s/.test(raw)) return raw;
  const [, start = ''] = /^(<\/?[^\s/>]+)/.exec(raw) ?? [];
  const attributes = Array.from(
    raw.slice(start.length).matchAll(/([^\s=]+)\s*=\s*("[^"]*"|'[^']*')/g),
    ([, name, value]) => ` ${name}=${value}`,
  );
  return `${start}${attributes.join('')}${raw.endsWith('/>') ? '/>' : '>'}`;
}
