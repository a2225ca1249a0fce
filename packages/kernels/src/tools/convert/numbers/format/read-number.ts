import { exactDecimal, parseDecimal } from '../../../../exact/fraction.ts';
import { InputFault } from '../../../../faults/input-fault.ts';
import type { Note } from '../../../../faults/note.ts';

/** The zero of each system of decimal digits that is read; its other digits follow in Unicode. */
const zeros = [
  0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040,
  0x17e0, 0xff10,
];
const space = /\p{Zs}/u;
const apostrophe = /['’]/u;
/** Marks of direction that locales put around signs. */
const directionMark = /[\u200e\u200f\u061c]/u;
const decimalsMax = 400;

interface Separators {
  readonly decimal: string;
  readonly group: string;
  /** Digits of the last group, and of those before it. */
  readonly sizes: readonly [last: number, other: number];
}

interface Sign {
  readonly kind: 'digit' | 'separator' | 'rest';
  readonly text: string;
  readonly offset: number;
}

/** Reads a number in the style of a locale; without one, the separators are recognised. The result is a plain decimal. */
export function readNumber(text: string, locale: string | undefined): { number: string; notes: Note[] } {
  const fault = (code: string, offset: number, values = {}) =>
    new InputFault(code, { pointer: '/text', values, in: { text, offset } });
  const [, mantissa = '', exponent = '', percent = ''] =
    /^(.*?)(?:e([+\-−]?\p{Nd}{1,3}))?\s*([%٪％]?)\s*$/isu.exec(text) ?? [];
  const [before = '', sign = ''] = /^[\s\u200e\u200f\u061c]*([+\-−]?)[\s\u200e\u200f\u061c]*/u.exec(mantissa) ?? [];
  const signs = signsOf(mantissa, before.length);
  const digits = signs.filter(({ kind }) => kind === 'digit');
  const rest = signs.find(({ kind }) => kind === 'rest');
  if (rest) throw fault('not_number', rest.offset, { character: rest.text });
  if (digits.length === 0) throw fault('no_digits', before.length);
  const { separators, notes } = locale === undefined ? detect(signs) : { separators: separatorsOf(locale), notes: [] };
  const plain = withoutGroups(signs, separators, fault);
  const written = `${/[-−]/u.test(sign) ? '-' : ''}${plain}e${exponentOf(exponent)}`;
  const value = parseDecimal(written);
  const number = value && exactDecimal(percent === '' ? value : { n: value.n, d: value.d * 100n }, decimalsMax);
  if (number === null) throw fault('too_large', 0);
  return { number, notes };
}

function digitOf(character: string): string | null {
  const code = character.codePointAt(0) ?? 0;
  const zero = zeros.findLast((each) => each <= code);
  return zero !== undefined && code - zero < 10 ? String(code - zero) : null;
}

const exponentOf = (text: string) => {
  const sign = /^[-−]/u.test(text) ? '-' : '';
  return `${sign}${Array.from(text.replace(/^[+\-−]/u, ''), digitOf).join('') || '0'}`;
};

function signsOf(mantissa: string, start: number): Sign[] {
  const signs: Sign[] = [];
  let offset = start;
  for (const character of mantissa.slice(start).trimEnd()) {
    const digit = digitOf(character);
    if (digit !== null) signs.push({ kind: 'digit', text: digit, offset });
    else if (/[.,٫٬_]/u.test(character) || space.test(character) || apostrophe.test(character))
      signs.push({ kind: 'separator', text: character, offset });
    else if (!directionMark.test(character)) signs.push({ kind: 'rest', text: character, offset });
    offset += character.length;
  }
  return signs;
}

/** What a locale puts between groups and before the fraction, and the sizes of its groups. */
function separatorsOf(locale: string): Separators {
  const format = new Intl.NumberFormat(locale, { useGrouping: 'always', minimumFractionDigits: 1 });
  const parts = format.formatToParts(123_456_789.5);
  const groups = parts.filter(({ type }) => type === 'integer').map(({ value }) => Array.from(value).length);
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { decimal: find('decimal'), group: find('group'), sizes: [groups.at(-1) ?? 3, groups.at(-2) ?? 3] };
}

/** The last of `.` and `,` is for the fraction if both occur; one that repeats is for groups. */
function detect(signs: readonly Sign[]): { separators: Separators; notes: Note[] } {
  const marks = signs.filter(({ kind }) => kind === 'separator').map(({ text }) => text);
  const points = marks.filter((mark) => mark === '.' || mark === ',');
  const result = (decimal: string, notes: Note[] = []) => ({
    separators: { decimal, group: decimal === ',' ? '.' : ',', sizes: [3, 3] as const },
    notes,
  });
  if (marks.includes('٫')) return result('٫');
  const last = points.at(-1);
  if (last === undefined) return result('.');
  if (points.some((mark) => mark !== last)) return result(last);
  if (points.length > 1) return result(last === '.' ? ',' : '.');
  if (!isAmbiguous(signs) || marks.length > 1) return result(last);
  return last === '.'
    ? result('.', [{ code: 'assumed_decimal', pointer: '/text' }])
    : result('.', [{ code: 'assumed_group', pointer: '/text' }]);
}

/** One to three digits, a separator and three digits: 1,234. */
function isAmbiguous(signs: readonly Sign[]): boolean {
  const at = signs.findIndex(({ kind }) => kind === 'separator');
  return at >= 1 && at <= 3 && signs[0]?.text !== '0' && signs.length - at === 4;
}

function withoutGroups(
  signs: readonly Sign[],
  { decimal, group, sizes }: Separators,
  fault: (code: string, offset: number, values?: Record<string, string>) => InputFault,
): string {
  const point = signs.findIndex(({ text, kind }) => kind === 'separator' && text === decimal);
  const whole = point < 0 ? signs : signs.slice(0, point);
  const part = point < 0 ? [] : signs.slice(point + 1);
  const extra = part.find(({ kind }) => kind === 'separator');
  if (extra) throw fault('wrong_separator', extra.offset, { character: extra.text });
  let size = 0;
  let groups = 0;
  for (const { kind, text, offset } of whole.toReversed()) {
    if (kind === 'digit') {
      size += 1;
      continue;
    }
    if (!isGroup(text, group)) throw fault('wrong_separator', offset, { character: text });
    if (size !== sizes[groups === 0 ? 0 : 1]) throw fault('wrong_group', offset);
    groups += 1;
    size = 0;
  }
  if (groups > 0 && (size === 0 || size > sizes[1])) throw fault('wrong_group', whole[0]?.offset ?? 0);
  const digits = (list: readonly Sign[]) =>
    list
      .filter(({ kind }) => kind === 'digit')
      .map(({ text }) => text)
      .join('');
  return `${digits(whole)}.${digits(part)}`;
}

/** Any space is read for the locale’s space, and either apostrophe. Without a locale, all usual separators. */
function isGroup(text: string, group: string): boolean {
  if (text === group) return true;
  if (group === ',' || group === '.') return /[٬_]/u.test(text) || space.test(text) || apostrophe.test(text);
  return (space.test(text) && space.test(group)) || (apostrophe.test(text) && apostrophe.test(group));
}
