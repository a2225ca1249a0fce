import type { InlineTool } from '../../../inline/inline-tool.ts';
import { countIn, restAfter } from '../../../inline/inline-tool.ts';
import type nanoid from './nanoid.ts';

export default {
  examples: ['nanoid 3'],
  read: (line) => countIn(restAfter(line, ['nanoid', 'nano id'])),
  show: ({ ids }) => ids,
} satisfies InlineTool<typeof nanoid>;
