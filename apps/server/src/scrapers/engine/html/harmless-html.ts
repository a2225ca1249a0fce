/** Sanitized HTML of a page: no scripts, no external resources, no links. Every element has its number. */
import { isDocument, isTag, isText, type ChildNode, type Document, type Element, type ParentNode } from 'domhandler';

/** Numbers of all elements in document order, those left out of the harmless page too. */
export function numberElements(document: Document): Map<ParentNode, number> {
  const numbers = new Map<ParentNode, number>();
  const waiting: ChildNode[] = document.children.toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (isTag(node)) numbers.set(node, numbers.size);
    if ('children' in node) for (const child of node.children.toReversed()) waiting.push(child);
  }
  return numbers;
}

/** At most about `lengthMax` characters: the rest is left out, and open elements are closed. */
export function harmlessHtml(document: Document, numbers: ReadonlyMap<ParentNode, number>, lengthMax: number): string {
  const chunks: string[] = ['<!doctype html>'];
  let length = 0;
  const put = (chunk: string) => {
    chunks.push(chunk);
    length += chunk.length;
  };
  const write = (node: ChildNode): void => {
    if (length > lengthMax) return;
    if (isText(node)) return put(escaped(node.data.slice(0, lengthMax - length)));
    if (!isTag(node) || dropped.has(node.name)) return;
    const name = nameOf(node);
    put(`<${name} data-n="${numbers.get(node) ?? ''}"${attributesOf(node)}>`);
    if (empty.has(name)) return;
    if (!closed.has(name)) for (const child of node.children) if (!isDocument(child)) write(child);
    put(`</${name}>`);
  };
  for (const child of document.children) write(child);
  return chunks.join('');
}

/** These execute, load or navigate, or have content with other parsing rules than this serializer. */
const dropped: ReadonlySet<string> = new Set([
  'script',
  'noscript',
  'style',
  'link',
  'meta',
  'base',
  'title',
  'template',
  'iframe',
  'frame',
  'frameset',
  'object',
  'embed',
  'applet',
  'param',
  'portal',
  'fencedframe',
  'noembed',
  'noframes',
]);
/** Shown without their content: images that can contain scripts. */
const closed: ReadonlySet<string> = new Set(['svg', 'math', 'head']);
const empty: ReadonlySet<string> = new Set([
  'area',
  'br',
  'col',
  'hr',
  'img',
  'input',
  'source',
  'track',
  'wbr',
  'keygen',
  'basefont',
  'bgsound',
]);
/** Their content would be parsed as text, or consume the rest of the page. */
const renamed: ReadonlySet<string> = new Set(['xmp', 'plaintext', 'listing', 'marquee', 'dialog']);

function nameOf({ name }: Element): string {
  return renamed.has(name) || !/^[a-z][a-z0-9-]*$/.test(name) ? 'div' : name;
}

/** Attributes without side effects. Any other is kept under a renamed attribute. */
const kept =
  /^(?:id|class|lang|dir|role|alt|title|abbr|width|height|rows|cols|size|colspan|rowspan|span|scope|headers|start|reversed|datetime|value|min|max|step|placeholder|label|for|name|rel|itemprop|itemscope|itemtype|itemid|property|typeof|align|valign|border|cellpadding|cellspacing|checked|selected|multiple|open|hidden|cite-text|aria-[a-z-]+|data-[a-z0-9_.:-]+)$/;
const attributeName = /^[a-z_][a-z0-9_.:-]*$/;
const valueLengthMax = 2000;

function attributesOf(element: Element): string {
  const { attribs } = element;
  let written = '';
  for (const [name, full] of Object.entries(attribs)) {
    if (!attributeName.test(name) || name.startsWith('on') || name === 'data-n') continue;
    const value = escaped(full.slice(0, valueLengthMax)).replaceAll('"', '&quot;');
    if (kept.test(name) && name !== 'data-tag' && !covers(element, name)) {
      // A hidden element could not be pointed at.
      if (name !== 'hidden') written += ` ${name}="${value}"`;
    } else {
      const ours = `data-${name.replaceAll(':', '-')}`;
      if (!(ours in attribs)) written += ` ${ours}="${value}"`;
    }
  }
  if (element.name !== nameOf(element)) written += ` data-tag="${escaped(element.name).replaceAll('"', '&quot;')}"`;
  // A button that would send its form.
  if (element.name === 'button') written += ' type="button"';
  if (controls.has(element.name)) written += ' form=""';
  return written;
}

/** These become properties of their form by name and ID (`form.attributes`), except with a `form` attribute. */
const controls: ReadonlySet<string> = new Set(['button', 'fieldset', 'input', 'output', 'select', 'textarea']);

/** These would shadow DOM properties that scripts of the viewer use: `<img name="querySelector">`, `<img id="children">` in a form. */
function covers({ name: tag }: Element, name: string): boolean {
  return (tag === 'img' && (name === 'name' || name === 'id')) || (tag === 'form' && name === 'name');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\0', '');
}
