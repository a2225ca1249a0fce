/** Reads a field's value from an element. */
import { render } from 'dom-serializer';
import { isCDATA, isTag, isText, type AnyNode, type ParentNode } from 'domhandler';
import { textContent } from 'domutils';

/** Reads `text`, `html`, `own-text` or an attribute; null when there is no such attribute. Texts are trimmed. */
export type Reading = (node: ParentNode) => string | null;

export function readingOf(attr: string, { xml }: { readonly xml: boolean }): Reading {
  switch (attr) {
    case 'text':
      return visibleText;
    case 'html':
      return (node) => innerHtml(node, { xml }).trim();
    case 'own-text':
      return ownText;
    default: {
      const name = xml ? attr : attr.toLowerCase();
      // Names come from sites and definitions: `constructor` exists on every object.
      return (node) => (isTag(node) && Object.hasOwn(node.attribs, name) ? (node.attribs[name]?.trim() ?? null) : null);
    }
  }
}

/** Text without the content of scripts and styles; of a script or style itself, its content. */
function visibleText(node: ParentNode): string {
  if (node.type === 'script' || node.type === 'style') return textContent(node).trim();
  return textBelow(node).trim();
}

function textBelow(node: ParentNode): string {
  let text = '';
  for (const child of node.children) {
    if (isText(child)) text += child.data;
    else if (child.type === 'tag' || isCDATA(child)) text += textBelow(child as ParentNode);
  }
  return text;
}

function ownText(node: ParentNode): string {
  let text = '';
  for (const child of node.children) {
    if (isText(child)) text += child.data;
    else if (isCDATA(child)) text += textContent(child);
  }
  return text.trim();
}

export function innerHtml(node: ParentNode, { xml = false }: { readonly xml?: boolean } = {}): string {
  return xml
    ? render(node.children as AnyNode[], { xmlMode: true, encodeEntities: 'utf8' })
    : render(node.children as AnyNode[], { encodeEntities: 'utf8', emptyAttrs: true });
}
