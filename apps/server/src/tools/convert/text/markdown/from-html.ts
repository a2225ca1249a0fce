import htmlClean from '@apiyard/kernels/tools/convert/text/html-clean';
import { gfm } from '@joplin/turndown-plugin-gfm';
import Turndown from 'turndown';

interface Input {
  readonly text: string;
  readonly flavour: 'gfm' | 'commonmark';
  readonly links: 'inlined' | 'referenced';
}

/** Markdown of what is left of the HTML after cleaning, which limits its depth. */
export function markdownOfHtml({ text, flavour, links }: Input) {
  const cleaned = htmlClean({ text, allow: 'article', nofollow: false });
  const turndown = new Turndown({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
    emDelimiter: '*',
    linkStyle: links,
  });
  if (flavour === 'gfm') turndown.use(gfm);
  turndown.addRule('listItem', { filter: 'li', replacement: listItemRule() });
  // Markdown may contain HTML for what it cannot express.
  turndown.keep([
    'sub',
    'sup',
    'kbd',
    'mark',
    'u',
    'ins',
    ...(flavour === 'gfm' ? [] : (['del', 's', 'table'] as const)),
  ]);
  return { text: turndown.turndown(cleaned.text).trim(), notes: cleaned.notes };
}

/** What Turndown's nodes have, of the DOM. */
interface ListNode {
  readonly nodeName: string;
  readonly parentNode: ListNode | null;
  readonly previousElementSibling: ListNode | null;
  readonly nextSibling: ListNode | null;
  getAttribute(name: string): string | null;
}

/** Turndown itself puts three spaces after a bullet. */
function listItemRule(): (content: string, node: unknown) => string {
  const places = new WeakMap<ListNode, number>();
  return (content, given) => {
    const node = given as ListNode;
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
