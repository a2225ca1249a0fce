import type { InlineTool } from '../../../inline/inline-tool.ts';
import type convertCase from './case.ts';

const formats = ['camel', 'pascal', 'snake', 'kebab', 'constant', 'title', 'upper', 'lower'] as const;

export default {
  examples: ['snake case Hello world', 'uppercase hello'],
  read(line) {
    const { name = '', text = '' } = /^(?<name>[a-z]+?)[ -]?case\s+(?<text>.+)$/i.exec(line)?.groups ?? {};
    const format = formats.find((each) => each === name.toLowerCase());
    return format === undefined ? null : { text, format };
  },
  show: ({ text }) => [text],
} satisfies InlineTool<typeof convertCase>;
