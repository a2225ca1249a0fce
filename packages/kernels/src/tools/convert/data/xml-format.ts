import { checkXml } from '../../../xml/check.ts';
import { formatXml } from '../../../xml/format.ts';

const indents = { '2': '  ', '4': '    ', tab: '\t', none: null } as const;

interface Input {
  readonly text: string;
  readonly indent: keyof typeof indents;
  readonly comments: boolean;
}

/** XML 1.0 with another layout. Elements that have text next to elements keep their white space. */
export default function xmlFormat({ text, indent, comments }: Input) {
  checkXml(text, { pointer: '/text', hasNamespaces: false, keepsEntities: true });
  const formatted = formatXml(text.replace(/^\ufeff/, ''), { indent: indents[indent], keepsComments: comments });
  const bytes = (xml: string) => new TextEncoder().encode(xml).length;
  return { text: formatted, bytes: bytes(formatted), bytesBefore: bytes(text) };
}
