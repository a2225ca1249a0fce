import type { InlineTool } from '../../../inline/inline-tool.ts';
import { countIn, restAfter } from '../../../inline/inline-tool.ts';
import type uuid from './uuid.ts';

export default {
  examples: ['uuid 5', 'uuid v7 3'],
  read(line) {
    const rest = restAfter(line, ['uuid', 'guid']);
    if (rest === null) return null;
    const { version, count = '' } = /^(?:v(?<version>[47]))?\s*(?<count>.*)$/i.exec(rest)?.groups ?? {};
    const counted = countIn(count);
    return counted && { ...counted, ...(version === '7' && { version }) };
  },
  show: ({ uuids }) => uuids,
} satisfies InlineTool<typeof uuid>;
