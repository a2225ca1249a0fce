import { InputFault } from '../../../faults/input-fault.ts';
import type { Note } from '../../../faults/note.ts';
import { randomFrom } from '../../../random.ts';
import { localeOf } from './words/locale.ts';

export const separators = ['line', 'comma', 'semicolon', 'tab', 'space', 'pipe'] as const;
type Separator = (typeof separators)[number];
export const orders = [
  'same',
  'text',
  'text-descending',
  'number',
  'number-descending',
  'length',
  'length-descending',
  'reverse',
  'shuffle',
] as const;
type Order = (typeof orders)[number];
export const filterModes = ['contains', 'lacks', 'matches', 'does-not-match'] as const;

interface Input {
  readonly text: string;
  readonly split: Separator;
  readonly join: Separator;
  readonly trim: boolean;
  readonly removeEmpty: boolean;
  readonly filter?: string | undefined;
  readonly filterMode: (typeof filterModes)[number];
  readonly ignoreCase: boolean;
  readonly unique: boolean;
  readonly order: Order;
  readonly numbered: boolean;
  readonly locale: string;
  readonly seed?: string | undefined;
}

const splitAt: Readonly<Record<Separator, RegExp>> = {
  line: /\r\n|\r|\n/,
  comma: /,/,
  semicolon: /;/,
  tab: /\t/,
  space: /\s+/,
  pipe: /\|/,
};
const joinWith: Readonly<Record<Separator, string>> = {
  line: '\n',
  comma: ', ',
  semicolon: '; ',
  tab: '\t',
  space: ' ',
  pipe: ' | ',
};

/** Trims, filters, then removes duplicates, then orders, then numbers lines. */
export default async function changeLines(input: Input) {
  const { text, split, join, trim, removeEmpty, order, numbered } = input;
  const locale = localeOf(input.locale);
  const notes: Note[] = [];
  const given = text.split(splitAt[split]);
  // The break at the end of the last line does not begin another.
  if (split === 'line' && given.length > 1 && given.at(-1) === '') given.pop();
  let lines = trim ? given.map((line) => line.trim()) : given;
  if (removeEmpty) lines = lines.filter((line) => line.trim() !== '');
  lines = await filtered(lines, input, locale);
  if (input.unique) lines = unique(lines, input.ignoreCase ? locale : null);
  const seed = order === 'shuffle' ? (input.seed ?? freshSeed()) : null;
  lines = ordered(lines, order, { locale, ignoreCase: input.ignoreCase, seed: seed ?? '', notes });
  const count = lines.length;
  const width = String(count).length;
  if (numbered) lines = lines.map((line, at) => `${String(at + 1).padStart(width)}. ${line}`);
  return {
    text: lines.join(joinWith[join]),
    count,
    removed: given.length - count,
    ...(seed !== null && { seed }),
    notes,
  };
}

async function filtered(lines: string[], input: Input, locale: string): Promise<string[]> {
  const { filter, filterMode, ignoreCase } = input;
  if (filter === undefined || filter === '') return lines;
  const isKept = filterMode === 'contains' || filterMode === 'matches';
  if (filterMode === 'matches' || filterMode === 'does-not-match') {
    const { compilePattern } = await import('./regex/compile.ts');
    const pattern = compilePattern(filter, { pointer: '/filter', textLength: input.text.length, ignoreCase });
    return lines.filter((line) => pattern.matcher(line).find() === isKept);
  }
  const folded = (line: string) => (ignoreCase ? line.toLocaleLowerCase(locale) : line);
  const searched = folded(filter);
  return lines.filter((line) => folded(line).includes(searched) === isKept);
}

/** The first of each; `locale` where upper and lower case are the same. */
function unique(lines: readonly string[], locale: string | null): string[] {
  const seen = new Set<string>();
  return lines.filter((line) => {
    const key = (locale === null ? line : line.toLocaleLowerCase(locale)).normalize('NFC');
    return !seen.has(key) && seen.add(key);
  });
}

interface OrderOptions {
  readonly locale: string;
  readonly ignoreCase: boolean;
  readonly seed: string;
  readonly notes: Note[];
}

function ordered(lines: string[], order: Order, { locale, ignoreCase, seed, notes }: OrderOptions): string[] {
  const sign = order.endsWith('-descending') ? -1 : 1;
  switch (order) {
    case 'same':
      return lines;
    case 'reverse':
      return lines.toReversed();
    case 'shuffle':
      return randomFrom(seed).shuffled(lines);
    case 'text':
    case 'text-descending': {
      const collator = new Intl.Collator(locale, { numeric: true, sensitivity: ignoreCase ? 'accent' : 'variant' });
      return lines.toSorted((a, b) => sign * collator.compare(a, b));
    }
    case 'length':
    case 'length-descending': {
      const sized = lines.map((line) => ({ line, length: Array.from(line).length }));
      return sized.sort((a, b) => sign * (a.length - b.length)).map(({ line }) => line);
    }
    default: {
      const valued = lines.map((line) => ({ line, value: firstNumber(line) }));
      const without = valued.filter(({ value }) => value === null);
      if (without.length > 0) notes.push({ code: 'no_number', values: { count: without.length } });
      const numbers = valued.flatMap(({ line, value }) => (value === null ? [] : [{ line, value }]));
      return [...numbers.sort((a, b) => sign * (a.value - b.value)), ...without].map(({ line }) => line);
    }
  }
}

function firstNumber(line: string): number | null {
  const found = /[-−]?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][-+]?\d+)?/.exec(line);
  if (found === null) return null;
  const value = Number(found[0].replace('−', '-'));
  if (!Number.isFinite(value))
    throw new InputFault('number_too_large', { pointer: '/text', values: { number: found[0] } });
  return value;
}

const freshSeed = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');
