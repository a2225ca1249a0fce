import type { InlineTool } from '../../../inline/inline-tool.ts';
import { restAfter } from '../../../inline/inline-tool.ts';
import type calculate from './calculate.ts';

export default {
  examples: ['2+2*3', '(1.5 - 1) / 4', 'calc sqrt(2)'],
  read(line) {
    const named = restAfter(line, ['calc', '=', 'calcul', 'احسب', '计算']);
    if (named !== null) return named === '' ? null : { text: named };
    const isSum = /^[\d\s.()+*/^−×÷-]+$/.test(line) && /[\d)]\s*[+*/^−×÷-]\s*[\d(]/.test(line);
    // Dates and phone numbers have hyphens and slashes too.
    return isSum && !/^\+|\d\s+\d|\d[/-]\d+[/-]\d/.test(line) ? { text: line } : null;
  },
  show: ({ text }) => [text],
} satisfies InlineTool<typeof calculate>;
