/** A page of the documentation as Markdown, made from its HTML: the heading, the purpose below it, and its `article`. */
import type { Language } from '@apiyard/api/contract/hub/hub';
import htmlMarkdown from '@apiyard/kernels/tools/convert/text/html-markdown';
import type { DefaultTreeAdapterTypes as Html } from 'parse5';
import { defaultTreeAdapter as tree, html, parseFragment, serialize } from 'parse5';

export interface MarkdownPage {
  /** Of the page's `#root`. */
  readonly body: string;
  readonly language: Language;
  /** Origin with the base path, of the links. */
  readonly origin: string;
  /** The path that links of the page start with, without a slash at its end. */
  readonly basePath: string;
}

/** @throws if the page has no heading or no article */
export function markdownOfPage({ body, ...page }: MarkdownPage): string {
  const root = parseFragment(body);
  const heading = find(root, 'h1');
  const article = find(root, 'article');
  if (heading === null || article === null) throw new Error('The page has no heading or no article.');
  const head = heading.parentNode;
  if (head === null) throw new Error('The heading of the page is in no element.');
  const writer = new Writer(page);
  const text = [head, article].map((part) => writer.htmlOf(part)).join('');
  return `${htmlMarkdown({ text, flavour: 'gfm', links: 'inlined' }).text}\n`;
}

/** What only works in a browser, or names what is next to it. */
const controls: ReadonlySet<string> = new Set(
  'button figcaption input label nav script select style svg template'.split(' '),
);
const inlineElements: ReadonlySet<string> = new Set('a bdi code em span strong time var'.split(' '));
const colons: Readonly<Record<Language, string>> = { en: ': ', fr: '\u00a0: ', ar: ': ', ch: '：' };

class Writer {
  readonly #page: Omit<MarkdownPage, 'body'>;

  constructor(page: Omit<MarkdownPage, 'body'>) {
    this.#page = page;
  }

  /** HTML of what is in an element, with nothing but what Markdown expresses. */
  htmlOf(parent: Html.ParentNode): string {
    this.#simplify(parent);
    return serialize(parent);
  }

  #simplify(parent: Html.ParentNode): void {
    for (const node of parent.childNodes.slice()) {
      if (tree.isCommentNode(node)) tree.detachNode(node);
      if (!tree.isElementNode(node)) continue;
      if (controls.has(node.tagName) || attributeOf(node, 'aria-hidden') === 'true') tree.detachNode(node);
      else this.#simplifyElement(node, parent);
    }
    if (tree.isElementNode(parent as Html.Node) && /^(?:dd|div|li|span)$/.test((parent as Html.Element).tagName))
      this.#separate(parent);
  }

  #simplifyElement(node: Html.Element, parent: Html.ParentNode): void {
    if (node.tagName === 'pre') return replaceBy(node, preformatted(node));
    this.#simplify(node);
    switch (node.tagName) {
      case 'a':
        return this.#completeLink(node);
      case 'var':
        return rename(node, 'em');
      case 'dl':
        return replaceBy(node, this.#listOf(node));
      case 'h2':
      case 'h3':
        if (textOf(node).trim() === '') return tree.detachNode(node);
        // Titles of a list's items.
        if (isElement(parent) && parent.tagName === 'li') rename(node, 'p');
        return;
      case 'span':
      case 'div':
        if (textOf(node).trim() === '') tree.detachNode(node);
    }
  }

  /** Pages lay out these elements next to one another. */
  #separate(parent: Html.ParentNode): void {
    const nodes = [...parent.childNodes];
    for (const [index, node] of nodes.entries()) {
      const before = nodes[index - 1];
      if (before === undefined || !isInline(node) || !isInline(before)) continue;
      const isNamed = isCode(node) && !isCode(before);
      tree.insertTextBefore(parent, isNamed ? colons[this.#page.language] : ' · ', node);
    }
  }

  /** `- Term: description`. */
  #listOf(list: Html.Element): Html.Element {
    const items = elementOf('ul');
    let item = elementOf('li');
    for (const each of elementsIn(list, /^d[dt]$/)) {
      if (each.tagName === 'dt') {
        item = elementOf('li');
        tree.appendChild(items, item);
      }
      moveChildren(each, item);
      if (each.tagName === 'dt') tree.insertText(item, colons[this.#page.language]);
    }
    return items;
  }

  /** Links to pages that are Markdown too lead to that. */
  #completeLink(link: Html.Element): void {
    const href = link.attrs.find(({ name }) => name === 'href');
    const { basePath, origin, language } = this.#page;
    if (href === undefined || !href.value.startsWith(`${basePath}/`)) return;
    const { path = '', rest = '' } =
      /^(?<path>[^?#]*)(?<rest>.*)$/.exec(href.value.slice(basePath.length))?.groups ?? {};
    const query = language === 'en' ? '' : `?lang=${language}`;
    href.value = isOfDocs(path) && !rest.startsWith('?') ? `${origin}${path}.md${query}${rest}` : origin + path + rest;
  }
}

const isOfDocs = (path: string): boolean => /^\/docs(?:\/|$)|^\/hub\/./.test(path) && !path.endsWith('/');

/** Only the text of the code, whose lines and colours are elements. */
function preformatted(pre: Html.Element): Html.Element {
  const [code] = elementsIn(pre, /^code$/);
  const language = /(?:^| )language-(?<name>\w+)/.exec(code === undefined ? '' : attributeOf(code, 'class'))?.groups;
  const written = elementOf('code', { class: `language-${language?.['name'] ?? 'text'}` });
  tree.insertText(written, textOf(pre).replace(/\n+$/, '\n'));
  const whole = elementOf('pre');
  tree.appendChild(whole, written);
  return whole;
}

const isElement = (node: Html.ParentNode): node is Html.Element => 'tagName' in node;

function elementOf(name: string, attributes: Readonly<Record<string, string>> = {}): Html.Element {
  return tree.createElement(
    name,
    html.NS.HTML,
    Object.entries(attributes).map(([attribute, value]) => ({ name: attribute, value })),
  );
}

function replaceBy(node: Html.Element, replacement: Html.Element): void {
  const parent = node.parentNode;
  if (parent === null) return;
  tree.insertBefore(parent, replacement, node);
  tree.detachNode(node);
}

function rename(node: Html.Element, name: string): void {
  const renamed = elementOf(name);
  moveChildren(node, renamed);
  replaceBy(node, renamed);
}

function moveChildren(from: Html.Element, to: Html.Element): void {
  for (const child of from.childNodes.slice()) {
    tree.detachNode(child);
    tree.appendChild(to, child);
  }
}

const attributeOf = (node: Html.Element, name: string): string =>
  node.attrs.find((attribute) => attribute.name === name)?.value ?? '';

function textOf(node: Html.Node): string {
  if (tree.isTextNode(node)) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

function find(parent: Html.ParentNode, name: string): Html.Element | null {
  return elementsIn(parent, new RegExp(`^${name}$`))[0] ?? null;
}

/** In the order of the document. */
function elementsIn(parent: Html.ParentNode, names: RegExp): Html.Element[] {
  return parent.childNodes
    .filter((node) => tree.isElementNode(node))
    .flatMap((node) => [...(names.test(node.tagName) ? [node] : []), ...elementsIn(node, names)]);
}

function isInline(node: Html.Node): boolean {
  return tree.isElementNode(node) && inlineElements.has(node.tagName);
}

/** Whether an element begins with code. */
function isCode(node: Html.Node | undefined): boolean {
  if (node === undefined || !tree.isElementNode(node)) return false;
  return node.tagName === 'code' || isCode(node.childNodes[0]);
}
