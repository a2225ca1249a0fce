import type { InlineTool } from '../../../inline/inline-tool.ts';
import { restAfter } from '../../../inline/inline-tool.ts';
import type timestamp from './timestamp.ts';

export default {
  examples: ['epoch 1700000000', 'timestamp 2026-01-31', '时间戳 1700000000'],
  read(line, { language, zone }) {
    const text = restAfter(line, ['epoch', 'timestamp', 'unix', 'horodatage', 'طابع زمني', '时间戳']);
    return text !== null && /^-?\d/.test(text) ? { text, zone, lang: language } : null;
  },
  show: ({ iso, utc, seconds }) => [iso, utc, String(seconds)],
} satisfies InlineTool<typeof timestamp>;
