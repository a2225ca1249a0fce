/** A rendered page in the document around it: the slots that the web app's build left for it. */
import { randomBytes } from 'node:crypto';
import type { Language } from '@apiyard/api/contract/hub/hub';
import type { DocumentContent } from '../documents.ts';
import { dataJson } from '../template.ts';
import type { Content } from './content-pages.ts';

interface Around {
  readonly language: Language;
  readonly who: 'visitor' | 'person';
  /** Of the addresses in the content. */
  readonly contentOrigin: string;
}

/** An origin that no text of the content can contain: it is replaced by the one of each request. */
export const newContentOrigin = (): string => `https://${randomBytes(16).toString('hex')}.invalid`;

export function documentContent(
  { id, head, body, data, isNotFound }: Content,
  { language, who, contentOrigin }: Around,
): DocumentContent {
  return {
    key: id,
    isNotFound,
    writeInto(html, origin) {
      const audience = who === 'person' ? ' data-for="people"' : '';
      const parts: Readonly<Record<string, string>> = {
        '<!--page-head-->': head,
        '<!--page-body-->': `<div id="root" data-rendered="${language}" data-site="whole"${audience}>${body}</div>`,
        '<!--page-data-->': `<script id="data" type="application/json">${dataJson(data)}</script>`,
      };
      return html.replace(/<!--page-(?:head|body|data)-->/g, (slot) =>
        (parts[slot] ?? '').replaceAll(contentOrigin, origin),
      );
    },
  };
}
