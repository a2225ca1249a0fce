import type { InlineTool } from '../../../inline/inline-tool.ts';
import { countIn, restAfter } from '../../../inline/inline-tool.ts';
import type lorem from './lorem.ts';

export default {
  examples: ['lorem 3', 'lorem ipsum 2'],
  read: (line) => countIn(restAfter(line, ['lorem ipsum', 'lorem'])),
  show: ({ text }) => text.split('\n'),
} satisfies InlineTool<typeof lorem>;
