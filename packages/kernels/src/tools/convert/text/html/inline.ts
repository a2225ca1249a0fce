/** Inline content, in which white space counts as one space. */
import type { Element, Node } from './tree.ts';
import { escapeText, isHtml, textOf } from './write.ts';

export type InlineToken =
  | { readonly kind: 'space' }
  /** Tags of inline elements, which show nothing themselves. */
  | { readonly kind: 'tag'; readonly text: string }
  | { readonly kind: 'content'; readonly text: string }
  /** White space around it is not shown. */
  | { readonly kind: 'break'; readonly text: string };

/** The words and spaces of a text. */
export const tokensOfText = (node: Node): InlineToken[] =>
  (textOf(node)?.split(/([ \t\n\r\f]+)/) ?? [])
    .filter((part) => part !== '')
    .map((part) => (/^[ \t\n\r\f]/.test(part) ? { kind: 'space' } : { kind: 'content', text: escapeText(part) }));

/** Without spaces that are not shown: repeated, at the ends or around line breaks. */
export function withoutHiddenSpaces(tokens: readonly InlineToken[]): InlineToken[] {
  const isShown = tokens.map(({ kind }) => kind !== 'space');
  let candidate: number | null = null;
  let isAfterContent = false;
  for (const [at, { kind }] of tokens.entries()) {
    if (kind === 'space') {
      if (isAfterContent) candidate ??= at;
    } else if (kind === 'content') {
      if (candidate !== null) isShown[candidate] = true;
      candidate = null;
      isAfterContent = true;
    } else if (kind === 'break') {
      candidate = null;
      isAfterContent = false;
    }
  }
  return tokens.filter((_, at) => isShown[at]);
}

const blocks = new Set(
  'html head body title base link meta style script noscript template address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form frameset frame h1 h2 h3 h4 h5 h6 header hgroup hr legend li listing main menu nav noframes ol optgroup option p plaintext pre search section summary table caption colgroup col tbody td tfoot th thead tr ul xmp'.split(
    ' ',
  ),
);

/** White space next to it is not shown. */
export const isBlock = (element: Element): boolean => isHtml(element) && blocks.has(element.tagName);
