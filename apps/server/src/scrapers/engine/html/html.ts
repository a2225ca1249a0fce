/** Parses HTML to a tree, as browsers do without scripting (the content of `noscript` is included). */
import { Element, type ChildNode, type Document, type ParentNode } from 'domhandler';
import { Parser, type ParserOptions } from 'parse5';
import { adapter, type Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter';
import { depthMax, nodesMax, TooLarge } from '../limits.ts';

/**
 * Parses a page. `locations` keeps the position of each element in the text (`sourceCodeLocation`), which costs time.
 * Accepts any text. Elements nested deeper than 500 levels become siblings, as in browsers.
 * @throws TooLarge for more than a million nodes
 */
export function parseHtml(text: string, { locations = false }: { readonly locations?: boolean } = {}): Document {
  const options: ParserOptions<Htmlparser2TreeAdapterMap> = {
    treeAdapter: countingAdapter(),
    scriptingEnabled: false,
    sourceCodeLocationInfo: locations,
  };
  const document = Parser.parse(text, options);
  flatten(document);
  return document;
}

function countingAdapter(): typeof adapter {
  let nodes = 0;
  const count = () => {
    nodes += 1;
    if (nodes > nodesMax) throw new TooLarge(`The page has more than ${nodesMax.toLocaleString('en')} nodes.`);
  };
  return {
    ...adapter,
    createElement(name, namespace, attributes) {
      count();
      // Names come from sites: an object with a prototype has some of them already.
      const attribs: Record<string, string> = Object.create(null);
      for (const attribute of attributes)
        attribs[attribute.prefix ? `${attribute.prefix}:${attribute.name}` : attribute.name] = attribute.value;
      const element = new Element(name, attribs, []);
      element.namespace = namespace;
      return element;
    },
    createTextNode(value) {
      count();
      return adapter.createTextNode(value);
    },
    insertText(parent, text) {
      const last = parent.children.at(-1);
      if (last?.type === 'text') last.data += text;
      else this.appendChild(parent, this.createTextNode(text));
    },
    adoptAttributes(element, attributes) {
      for (const { name, value } of attributes) element.attribs[name] ??= value;
    },
  };
}

/** Moves elements that are too deep to the last allowed level: each descendant of that level becomes a sibling in it. */
export function flatten(root: ParentNode): void {
  if (!isTooDeep(root, 0)) return;
  /** Parents that got children; their lists follow from the links between siblings. */
  const widened = new Set<ParentNode>();
  let depth = 0;
  let node: ParentNode | ChildNode = root;
  for (;;) {
    const child: ChildNode | undefined = 'children' in node ? node.children[0] : undefined;
    if (child && depth < depthMax) {
      node = child;
      depth += 1;
      continue;
    }
    if (child) {
      const parent = lift(node as Element);
      if (parent) widened.add(parent);
    }
    while (node.next === null && node !== root) {
      node = node.parent as ParentNode;
      depth -= 1;
    }
    if (node === root) break;
    node = node.next as ChildNode;
  }
  for (const parent of widened) relist(parent);
}

/** Puts the children of an element behind it. */
function lift(element: Element): ParentNode | null {
  const { children, parent, next } = element;
  const first = children[0];
  const last = children.at(-1);
  if (!first || !last) return parent;
  element.children = [];
  for (const child of children) child.parent = parent;
  last.next = next;
  if (next) next.prev = last;
  element.next = first;
  first.prev = element;
  return parent;
}

function relist(parent: ParentNode): void {
  const children: ChildNode[] = [];
  for (let child = parent.children[0] ?? null; child; child = child.next) children.push(child);
  parent.children = children;
}

/** A quick check of the depth, which few pages exceed: much cheaper than walking every node. */
function isTooDeep({ children }: ParentNode, depth: number): boolean {
  if (children.length === 0) return false;
  if (depth >= depthMax) return true;
  for (const child of children)
    if (child.type !== 'text' && 'children' in child && isTooDeep(child, depth + 1)) return true;
  return false;
}
