import type { InlineTool } from '../../../inline/inline-tool.ts';
import { restAfter } from '../../../inline/inline-tool.ts';
import type slug from './slug.ts';

export default {
  examples: ['slug Crème brûlée'],
  read(line) {
    const text = restAfter(line, ['slug', 'slugify']) ?? '';
    return text === '' ? null : { text };
  },
  show: ({ text }) => [text],
} satisfies InlineTool<typeof slug>;
