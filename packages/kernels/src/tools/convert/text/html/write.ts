/** Writes HTML that reads back as the same tree. */
import type { Element, Node } from './tree.ts';

export const voidElements: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);
/** Their text has no character references. */
export const rawElements: ReadonlySet<string> = new Set(
  'script style xmp iframe noembed noframes plaintext noscript'.split(' '),
);

export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('\u00A0', '&nbsp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const escapeAttribute = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('\u00A0', '&nbsp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

export const isElement = (node: Node): node is Element => 'tagName' in node;

export const isHtml = ({ namespaceURI }: Element): boolean => namespaceURI === 'http://www.w3.org/1999/xhtml';

export const textOf = (node: Node): string | null => (node.nodeName === '#text' && 'value' in node ? node.value : null);

/** A line break at the start of these is not part of their text, so another must be before one that is. */
export const needsLineBreak = ({ tagName, childNodes }: Element): boolean =>
  /^(?:pre|textarea|listing)$/.test(tagName) &&
  childNodes[0] !== undefined &&
  (textOf(childNodes[0]) ?? '').startsWith('\n');
