/// <reference types="./markdown/domino.d.ts" />
import domino from '@mixmark-io/domino';
import Turndown from 'turndown';
import htmlClean from './html-clean.ts';
import type { MarkupNode } from './markdown/nodes.ts';
import { tableRules } from './markdown/tables.ts';

interface Input {
  readonly text: string;
  readonly flavour: 'gfm' | 'commonmark';
  readonly links: 'inlined' | 'referenced';
}

/** Each level of quotes and lists is written again on each line. */
const depthMax = 80;

/** Markdown of what is left of the HTML after cleaning. */
export default function htmlMarkdown({ text, flavour, links }: Input) {
  const cleaned = htmlClean({ text, allow: 'article', nofollow: false, depthMax });
  const turndown = new Turndown({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
    emDelimiter: '*',
    linkStyle: links,
  });
  const escape = turndown.escape.bind(turndown);
  // Turndown leaves these, and what looks like an element would become one.
  turndown.escape = (text) => escape(text).replaceAll(/<(?=[a-z/!?])/gi, String.raw`\<`);
  turndown.addRule('listItem', { filter: 'li', replacement: listItemRule() });
  turndown.addRule('preformatted', {
    filter: (node) => node.nodeName === 'PRE' && node.firstChild?.nodeName !== 'CODE',
    replacement: (_, node) => fenced((node as unknown as MarkupNode).textContent ?? ''),
  });
  // Markdown may contain HTML for what it cannot express.
  turndown.keep(['sub', 'sup', 'kbd', 'mark', 'u', 'ins']);
  if (flavour === 'gfm') {
    turndown.addRule('deletion', {
      filter: ['del', 's'],
      replacement: (content) => (content === '' ? '' : `~~${content}~~`),
    });
    turndown.addRule('checkbox', {
      filter: 'input',
      replacement: (_, node) => ((node as unknown as MarkupNode).getAttribute('checked') === null ? '[ ] ' : '[x] '),
    });
    for (const [name, rule] of Object.entries(tableRules())) turndown.addRule(name, rule);
  } else turndown.keep(['del', 's', 'table']);
  // From a text, Turndown would make a document with the browser's parser, which workers do not have.
  const { body } = domino.createDocument(cleaned.text);
  return { text: turndown.turndown(body).trim(), notes: cleaned.notes };
}

/** Turndown itself puts three spaces after a bullet. */
function listItemRule(): (content: string, node: unknown) => string {
  const places = new WeakMap<MarkupNode, number>();
  return (content, given) => {
    const node = given as MarkupNode;
    const list = node.parentNode;
    const before = node.previousElementSibling;
    const place = before === null ? Number(list?.getAttribute('start') ?? 1) : (places.get(before) ?? 0) + 1;
    places.set(node, place);
    const marker = list?.nodeName === 'OL' ? `${place}. ` : '- ';
    const text = content.trim().replace(/^(\[[ x]\]) +/, '$1 ');
    const indented = text.replaceAll(/\n(?!\n|$)/g, `\n${' '.repeat(marker.length)}`);
    return `${marker}${indented}${node.nextSibling === null ? '' : '\n'}`;
  };
}

/** A code block, whose fence is longer than any in it. */
function fenced(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return `\n\n${fence}\n${text.replace(/\n$/, '')}\n${fence}\n\n`;
}
