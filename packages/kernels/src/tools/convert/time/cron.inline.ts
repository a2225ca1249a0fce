import type { InlineTool } from '../../../inline/inline-tool.ts';
import { restAfter } from '../../../inline/inline-tool.ts';
import type cron from './cron.ts';

const field = String.raw`(?:\*|\?|[\da-z]+(?:-[\da-z]+)?)(?:\/\d+)?`;
const fields = new RegExp(String.raw`^${field}(?:,${field})*(?:\s+${field}(?:,${field})*){4}$`, 'i');

export default {
  examples: ['*/15 9-17 * * 1-5', 'cron 0 8 1 * *', 'cron @daily', '0 0 * * MON'],
  read(line, { language, zone }) {
    const rest = restAfter(line, ['cron', 'crontab']);
    const text = rest ?? line;
    // Without the word, a line of five words would be a schedule too.
    const isSchedule =
      rest === null ? fields.test(text) && /[*?]/.test(text) : fields.test(text) || /^@\w+$/.test(text);
    return isSchedule ? { text, zone, lang: language } : null;
  },
  show: ({ words, runs }) => [words, ...runs.slice(0, 3).map(({ iso }) => iso)],
} satisfies InlineTool<typeof cron>;
