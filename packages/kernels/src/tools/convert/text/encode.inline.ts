import { encodingNamed } from '../../../inline/encodings.ts';
import type { InlineTool } from '../../../inline/inline-tool.ts';
import type encode from './encode.ts';

export default {
  examples: ['base64 hello', 'hex hello', 'morse sos'],
  read(line) {
    const { format = '', text = '' } = /^(?<format>\w+)\s+(?!decode\b)(?<text>.+)$/i.exec(line)?.groups ?? {};
    const known = encodingNamed(format);
    return known === undefined ? null : { text, format: known };
  },
  show: ({ text }) => [text],
} satisfies InlineTool<typeof encode>;
