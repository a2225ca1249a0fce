import type { InlineTool } from '../../../inline/inline-tool.ts';
import type numberBase from './number-base.ts';

const bases: Readonly<Record<string, number>> = {
  hex: 16,
  hexadecimal: 16,
  binary: 2,
  bin: 2,
  octal: 8,
  oct: 8,
  decimal: 10,
  dec: 10,
  hexadécimal: 16,
  binaire: 2,
  décimal: 10,
  十六进制: 16,
  二进制: 2,
  八进制: 8,
  十进制: 10,
};
const prefixes: Readonly<Record<string, number>> = { '0x': 16, '0b': 2, '0o': 8 };

export default {
  examples: ['0xff', '255 in hex', '0b1010 to decimal', '255 en binaire', '255 转 十六进制'],
  read(line) {
    const {
      prefix = '',
      digits = '',
      to,
    } = /^(?<prefix>0[xbo])?(?<digits>[\da-f]+)(?:\s+(?:in|to|as|en|vers|إلى|换|转)\s+(?<to>\p{L}+))?$/iu.exec(line)
      ?.groups ?? {};
    const from = prefixes[prefix.toLowerCase()] ?? 10;
    const target = to === undefined ? undefined : bases[to.toLowerCase()];
    if (from === 10 ? target === undefined || !/^\d+$/.test(digits) : to !== undefined && target === undefined)
      return null;
    return { text: digits, from, to: target ?? 10 };
  },
  show: ({ text }) => [text],
} satisfies InlineTool<typeof numberBase>;
