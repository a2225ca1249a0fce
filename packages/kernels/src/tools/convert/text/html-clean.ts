import type { Note } from '../../../faults/note.ts';
import { allowedElements, checkAttribute, droppedElements } from './html/allowed.ts';
import { isBlock } from './html/inline.ts';
import type { Node, Parent } from './html/tree.ts';
import { childrenOf, readHtml } from './html/tree.ts';
import { escapeAttribute, escapeText, isElement, isHtml, needsLineBreak, textOf, voidElements } from './html/write.ts';

interface Input {
  readonly text: string;
  readonly allow: keyof typeof allowedElements;
  readonly nofollow: boolean;
  /** Levels of elements. @default 300 */
  readonly depthMax?: number;
}

const namesMax = 50;

/** HTML with nothing but what is allowed. */
export default function htmlClean({ text, allow, nofollow, depthMax = 300 }: Input) {
  const { root } = readHtml(text, { alwaysPart: true, depthMax });
  const cleaner = new Cleaner(allowedElements[allow], nofollow);
  return { text: cleaner.write(root), notes: cleaner.notes() };
}

class Cleaner {
  private readonly allowed: ReadonlySet<string>;
  private readonly nofollow: boolean;
  private readonly counts = new Map<string, { readonly code: string; readonly name: string; count: number }>();

  constructor(allowed: ReadonlySet<string>, nofollow: boolean) {
    this.allowed = allowed;
    this.nofollow = nofollow;
  }

  write(parent: Parent): string {
    return childrenOf(parent)
      .map((child) => this.node(child))
      .join('');
  }

  notes(): Note[] {
    return [...this.counts.values()]
      .slice(0, namesMax)
      .map(({ code, name, count }) => ({ code, pointer: '/text', values: { name, count } }));
  }

  private node(node: Node): string {
    const text = textOf(node);
    if (text !== null) return escapeText(text);
    if (!isElement(node)) {
      this.note('comment_removed', '');
      return '';
    }
    const { tagName } = node;
    const type = node.attrs.find(({ name }) => name === 'type')?.value.toLowerCase();
    const isBox = tagName === 'input' && type === 'checkbox';
    if (!isHtml(node) || droppedElements.has(tagName)) {
      this.note('content_removed', tagName);
      return '';
    }
    if (!this.allowed.has(tagName) || (tagName === 'input' && !isBox)) {
      this.note('element_removed', tagName);
      if (tagName === 'br') return '\n';
      return isBlock(node) ? `${this.write(node)}\n` : this.write(node);
    }
    let attributes = '';
    for (const { name, value } of node.attrs) {
      if (isBox && name === 'disabled') continue;
      const verdict = checkAttribute(tagName, name, value);
      if (verdict === 'allowed') attributes += ` ${name}="${escapeAttribute(value)}"`;
      else this.note(verdict === 'url' ? 'url_removed' : 'attribute_removed', name);
    }
    // Task lists show boxes, which people cannot change.
    if (isBox) attributes += ' disabled=""';
    if (tagName === 'a' && this.nofollow) attributes += ' rel="nofollow noopener"';
    const start = `<${tagName}${attributes}>${needsLineBreak(node) ? '\n' : ''}`;
    return voidElements.has(tagName) ? start : `${start}${this.write(node)}</${tagName}>`;
  }

  private note(code: string, name: string): void {
    const key = `${code} ${name}`;
    const found = this.counts.get(key);
    if (found === undefined) this.counts.set(key, { code, name, count: 1 });
    else found.count += 1;
  }
}
