import type { InlineTool } from '../../../inline/inline-tool.ts';
import { restAfter } from '../../../inline/inline-tool.ts';
import type dice from './dice.ts';

export default {
  examples: ['2d6+3', 'roll 4d6', 'd20'],
  read(line) {
    const notation = restAfter(line, ['roll', 'lancer', 'ارم', '掷']) ?? line;
    return /^\d{0,3}d(?:\d{1,4}|%)(?:\s*[+-]\s*\d+)*$/i.test(notation) ? { notation } : null;
  },
  show: ({ rolls }) => rolls.map(({ total }) => String(total)),
} satisfies InlineTool<typeof dice>;
