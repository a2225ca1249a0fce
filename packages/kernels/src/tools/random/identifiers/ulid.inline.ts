import type { InlineTool } from '../../../inline/inline-tool.ts';
import { countIn, restAfter } from '../../../inline/inline-tool.ts';
import type ulid from './ulid.ts';

export default {
  examples: ['ulid 3'],
  read: (line) => countIn(restAfter(line, ['ulid'])),
  show: ({ ulids }) => ulids,
} satisfies InlineTool<typeof ulid>;
