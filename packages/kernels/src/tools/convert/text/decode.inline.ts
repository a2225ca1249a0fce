import { encodingNamed } from '../../../inline/encodings.ts';
import type { InlineTool } from '../../../inline/inline-tool.ts';
import type decode from './decode.ts';

export default {
  examples: ['base64 decode aGVsbG8=', 'decode hex 68656c6c6f'],
  read(line) {
    const {
      first,
      second,
      text = '',
    } = /^(?:(?<first>\w+) decode|decode (?<second>\w+))\s+(?<text>.+)$/i.exec(line)?.groups ?? {};
    const format = encodingNamed(first ?? second ?? '');
    return format === undefined ? null : { text, format };
  },
  show: ({ text }) => [text],
} satisfies InlineTool<typeof decode>;
