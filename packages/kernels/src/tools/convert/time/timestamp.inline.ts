import type { InlineTool } from '../../../inline/inline-tool.ts';
import { restAfter } from '../../../inline/inline-tool.ts';
import type timestamp from './timestamp.ts';

export default {
  examples: ['epoch 1700000000', 'timestamp 2026-01-31', '时间戳 1700000000', '1700000000', '1700000000123'],
  read(line, { language, zone }) {
    // Seconds or milliseconds from 2001 to 2286.
    const isTimestamp = /^[1-9]\d{9}(?:\d{3})?$/.test(line);
    const words = ['epoch', 'timestamp', 'unix', 'horodatage', 'طابع زمني', '时间戳'];
    const text = isTimestamp ? line : restAfter(line, words);
    return text !== null && /^-?\d/.test(text) ? { text, zone, lang: language } : null;
  },
  show: ({ iso, utc, seconds }) => [iso, utc, String(seconds)],
} satisfies InlineTool<typeof timestamp>;
