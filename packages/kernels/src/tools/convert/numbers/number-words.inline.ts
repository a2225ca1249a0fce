import type { InlineTool } from '../../../inline/inline-tool.ts';
import { restAfter } from '../../../inline/inline-tool.ts';
import type numberWords from './number-words.ts';

export default {
  examples: ['123 in words', '123 en lettres', '123 بالحروف', '123 中文大写'],
  read(line, { language }) {
    const text =
      /^(?<text>-?\d+(?:\.\d+)?)\s+(?:in words|en lettres|بالحروف|بالكلمات|中文大写|大写)$/i.exec(line)?.groups?.[
        'text'
      ] ?? restAfter(line, ['spell']);
    if (text === null || !/^-?\d+(?:\.\d+)?$/.test(text)) return null;
    return { text, lang: language === 'ch' ? 'zh' : language };
  },
  show: ({ text }) => [text],
} satisfies InlineTool<typeof numberWords>;
