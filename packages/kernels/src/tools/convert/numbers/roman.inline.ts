import type { InlineTool } from '../../../inline/inline-tool.ts';
import { restAfter } from '../../../inline/inline-tool.ts';
import type roman from './roman.ts';

export default {
  examples: ['roman 1999', 'roman MCMXCIX', 'romain 1999', 'روماني 1999', '罗马数字 1999'],
  read(line) {
    const text = restAfter(line, ['roman', 'romain', 'روماني', '罗马数字', '罗马']);
    return text !== null && /^(?:\d+|(?:[ivxlcdm]\u0305?)+)$/i.test(text) ? { text } : null;
  },
  show: ({ text }) => [text],
} satisfies InlineTool<typeof roman>;
