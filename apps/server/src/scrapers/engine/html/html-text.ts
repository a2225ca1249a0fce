/** Converts HTML inside a value to text and to Markdown. */
import { convert } from 'html-to-text';
import Turndown from 'turndown';
import { parseHtml } from './html.ts';
import { innerHtml } from './element.ts';
import { depthMax } from '../limits.ts';

/** One paragraph per block, a list item per line; addresses and pictures are left out. */
export function textOfHtml(html: string): string {
  return convert(shallow(html), {
    wordwrap: false,
    limits: { maxInputLength: Number.MAX_SAFE_INTEGER },
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
      { selector: 'script', format: 'skip' },
      { selector: 'style', format: 'skip' },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
      { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
    ],
  }).trim();
}

let turndown: Turndown | undefined;

export function markdownOfHtml(html: string): string {
  turndown ??= new Turndown({ headingStyle: 'atx', codeBlockStyle: 'fenced', bulletListMarker: '-' }).remove([
    'script',
    'style',
    'noscript',
    'iframe',
    'object',
    'template',
  ]);
  return turndown.turndown(shallow(html)).trim();
}

/** Both libraries call themselves for each level: what might be too deep for them is put right first. */
function shallow(html: string): string {
  const tags = html.split('<', depthMax + 2).length - 1;
  return tags > depthMax ? innerHtml(parseHtml(html)) : html;
}
