/** Cardinal numbers in Chinese, with simplified characters. 万 is 10⁴ and 亿 is 10⁸. */

const digits = { usual: '零一二三四五六七八九', financial: '零壹贰叁肆伍陆柒捌玖' } as const;
const units = { usual: ['', '十', '百', '千'], financial: ['', '拾', '佰', '仟'] } as const;
const groupUnits = ['', '万', '亿', '万亿'];

type ChineseStyle = keyof typeof digits;

/** Below 10¹⁶. Zeros at the end of a group of four digits are not read, others are once. */
export function chineseWords(value: bigint, style: ChineseStyle): string {
  if (value === 0n) return '零';
  let words = '';
  let power = 0;
  let isZeroNext = false;
  for (let rest = value; rest > 0n; rest /= 10_000n, power += 1) {
    const group = Number(rest % 10_000n);
    if (group > 0) {
      // 10⁸ is read once for the groups of 10⁸ and 10¹²: 一万二千亿.
      const unit = power === 3 && words.includes('亿') ? '万' : (groupUnits[power] ?? '');
      words = `${belowWan(group, style)}${unit}${isZeroNext ? '零' : ''}${words}`;
    }
    isZeroNext = words !== '' && group < 1000;
  }
  return style === 'usual' ? words.replace(/^一十/u, '十') : words;
}

export const chineseDigit = (digit: number, style: ChineseStyle) => digits[style].charAt(digit);

function belowWan(value: number, style: ChineseStyle): string {
  let words = '';
  let isZero = false;
  Array.from(String(value)).forEach((digit, at, all) => {
    if (digit === '0') {
      isZero = true;
      return;
    }
    const unit = units[style][all.length - 1 - at] ?? '';
    words += `${isZero ? '零' : ''}${digits[style].charAt(Number(digit))}${unit}`;
    isZero = false;
  });
  return words;
}
