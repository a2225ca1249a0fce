import type { Note } from '../../../faults/note.ts';
import type { InlineToken } from './html/inline.ts';
import { isBlock, tokensOfText, withoutHiddenSpaces } from './html/inline.ts';
import type { Element, Node, Parent } from './html/tree.ts';
import { childrenOf, readHtml } from './html/tree.ts';
import {
  escapeAttribute,
  escapeText,
  isElement,
  isHtml,
  needsLineBreak,
  rawElements,
  textOf,
  voidElements,
} from './html/write.ts';

interface Input {
  readonly text: string;
  readonly mode: 'format' | 'minify';
  readonly indent: number;
  readonly keepComments: boolean;
}

/** Formats or minifies HTML. What browsers show stays the same. */
export default function htmlFormat({ text, mode, indent, keepComments }: Input) {
  const { root, errors } = readHtml(text);
  const writer = new Writer(mode === 'minify', ' '.repeat(indent), keepComments || mode === 'format');
  const written = writer.blocks(root, 0);
  const notes: Note[] = [];
  const [first] = errors;
  if (first !== undefined)
    notes.push({
      code: 'repaired',
      pointer: '/text',
      values: { count: errors.length, line: first.startLine, column: first.startCol, error: first.code },
    });
  if (writer.removedComments > 0)
    notes.push({ code: 'comments_removed', pointer: '/text', values: { count: writer.removedComments } });
  return {
    text: mode === 'minify' ? written : written.replace(/^\n/, '') + (written === '' ? '' : '\n'),
    before: new TextEncoder().encode(text).length,
    after: new TextEncoder().encode(written).length,
    notes,
  };
}

/** Kept as they are, with their white space. */
const verbatim = new Set('pre textarea listing xmp script style plaintext iframe noembed noframes noscript'.split(' '));

class Writer {
  removedComments = 0;
  private readonly isMinified: boolean;
  private readonly unit: string;
  private readonly keepsComments: boolean;

  constructor(isMinified: boolean, unit: string, keepsComments: boolean) {
    this.isMinified = isMinified;
    this.unit = unit;
    this.keepsComments = keepsComments;
  }

  /** Block children on lines of their own, and the inline content between them. */
  blocks(parent: Parent, depth: number): string {
    let written = '';
    let run: Node[] = [];
    const flush = () => {
      const line = this.inline(run, depth);
      if (line !== '') written += this.lineBreak(depth) + line;
      run = [];
    };
    for (const child of childrenOf(parent)) {
      if (child.nodeName === '#documentType') written += `${this.lineBreak(depth)}${doctypeOf(child)}`;
      else if (isElement(child) && isBlock(child)) {
        flush();
        written += this.lineBreak(depth) + this.block(child, depth);
      } else run.push(child);
    }
    flush();
    return written;
  }

  private lineBreak(depth: number): string {
    return this.isMinified ? '' : `\n${this.unit.repeat(depth)}`;
  }

  private block(element: Element, depth: number): string {
    const { tagName } = element;
    const start = this.startTag(element);
    if (voidElements.has(tagName)) return start;
    if (verbatim.has(tagName)) return start + this.verbatim(element) + endTag(element);
    const hasBlocks = childrenOf(element).some((child) => isElement(child) && isBlock(child));
    if (!hasBlocks) return start + this.inline(childrenOf(element), depth + 1) + endTag(element);
    const isOutermost = tagName === 'html';
    return start + this.blocks(element, isOutermost ? depth : depth + 1) + this.lineBreak(depth) + endTag(element);
  }

  private inline(nodes: readonly Node[], depth: number): string {
    const tokens = withoutHiddenSpaces(nodes.flatMap((node) => this.tokens(node)));
    return tokens
      .map((token, at) => {
        if (token.kind === 'space') return ' ';
        return token.kind === 'break' && at < tokens.length - 1 ? token.text + this.lineBreak(depth) : token.text;
      })
      .join('');
  }

  private tokens(node: Node): InlineToken[] {
    if (textOf(node) !== null) return tokensOfText(node);
    if (!isElement(node)) return this.comment(node);
    const { tagName } = node;
    const start = this.startTag(node);
    if (tagName === 'br') return [{ kind: 'break', text: start }];
    if (voidElements.has(tagName) && isHtml(node))
      return [{ kind: tagName === 'wbr' ? 'tag' : 'content', text: start }];
    if (verbatim.has(tagName) || !isHtml(node))
      return [{ kind: 'content', text: start + this.verbatim(node) + endTag(node) }];
    const children = childrenOf(node);
    const inner = children.flatMap((child) => this.tokens(child));
    // Controls show something even if they are empty.
    const isControl = /^(?:button|select|progress|meter|video|audio|canvas|object)$/.test(tagName);
    const kind = isControl ? 'content' : 'tag';
    return [{ kind, text: start }, ...inner, { kind, text: endTag(node) }];
  }

  private comment(node: Node): InlineToken[] {
    if (!('data' in node)) return [];
    // Old browsers read conditional comments.
    if (!this.keepsComments && !/^\[if\b|^<!\[endif\]/.test(node.data)) {
      this.removedComments += 1;
      return [];
    }
    return [{ kind: 'tag', text: `<!--${node.data}-->` }];
  }

  private verbatim(element: Element): string {
    const isRaw = rawElements.has(element.tagName) && isHtml(element);
    const inner = childrenOf(element)
      .map((child) => {
        const text = textOf(child);
        if (text !== null) return isRaw ? text : escapeText(text);
        if (!isElement(child)) return 'data' in child ? `<!--${child.data}-->` : '';
        const start = this.startTag(child);
        const isVoid = voidElements.has(child.tagName) && isHtml(child);
        return isVoid ? start : start + this.verbatim(child) + endTag(child);
      })
      .join('');
    return needsLineBreak(element) ? `\n${inner}` : inner;
  }

  private startTag({ tagName, attrs }: Element): string {
    const attributes = attrs.map(({ name, value, prefix }) => {
      const fullName = prefix === undefined || prefix === '' ? name : `${prefix}:${name}`;
      if (value === '') return ` ${fullName}`;
      return this.isMinified && /^[^\s"'`=<>&\u00A0/]+$/.test(value)
        ? ` ${fullName}=${value}`
        : ` ${fullName}="${escapeAttribute(value)}"`;
    });
    return `<${tagName}${attributes.join('')}>`;
  }
}

const endTag = ({ tagName }: Element): string => `</${tagName}>`;

function doctypeOf(node: Node): string {
  if (!('publicId' in node)) return '';
  const { name, publicId, systemId } = node;
  if (publicId !== '') return `<!DOCTYPE ${name} PUBLIC "${publicId}"${systemId === '' ? '' : ` "${systemId}"`}>`;
  return systemId === '' ? `<!doctype ${name}>` : `<!DOCTYPE ${name} SYSTEM "${systemId}">`;
}
