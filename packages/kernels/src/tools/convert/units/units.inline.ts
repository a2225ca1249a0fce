import type { InlineTool } from '../../../inline/inline-tool.ts';
import type units from './units.ts';

export default {
  examples: ['50 km in mi', '100 °C to °F', '5kg en lb', '50 km 换 mi'],
  read(line) {
    const { text, from, to } =
      /^(?!0[xbo])(?<text>-?\d+(?:[.,]\d+)?(?:\/\d+)?)\s*(?<from>\D\S*)\s+(?:in|to|as|en|vers|إلى|الى|بوحدة|换|转|等于)\s+(?<to>\S+)$/i.exec(
        line,
      )?.groups ?? {};
    if (text === undefined || from === undefined || to === undefined) return null;
    return { text: text.replace(',', '.'), from: from.trim(), to };
  },
  show: ({ text }) => [text],
} satisfies InlineTool<typeof units>;
