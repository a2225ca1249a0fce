/** Durations as text: ISO 8601, a clock (`1:30:00`), seconds, or amounts with units in four languages. */
import { Temporal } from 'temporal-polyfill';
import { InputFault } from '../../../../faults/input-fault.ts';
import type { Note } from '../../../../faults/note.ts';

export const durationUnits = [
  'years',
  'months',
  'weeks',
  'days',
  'hours',
  'minutes',
  'seconds',
  'milliseconds',
  'microseconds',
  'nanoseconds',
] as const;

type Unit = (typeof durationUnits)[number];
export type Parts = Partial<Record<Unit, number>>;

interface Read {
  readonly parts: Parts;
  readonly notes: readonly Note[];
}

const words: Readonly<Record<Unit, string>> = {
  years: 'y yr yrs year years an ans année années a سنة سنوات سنتان سنتين عام أعوام 年',
  months: 'mo mos mth month months mois شهر أشهر شهور شهران شهرين 个月 月',
  weeks: 'w wk wks week weeks semaine semaines sem أسبوع أسابيع أسبوعان أسبوعين 周 星期',
  days: 'd day days jour jours j يوم أيام يومان يومين 天 日',
  hours: 'h hr hrs hour hours heure heures ساعة ساعات ساعتان ساعتين 小时 时',
  minutes: 'm min mins minute minutes mn دقيقة دقائق دقيقتان دقيقتين 分钟 分',
  seconds: 's sec secs second seconds seconde secondes ثانية ثوان ثوانٍ ثانيتان ثانيتين 秒钟 秒',
  milliseconds: 'ms msec millisecond milliseconds milliseconde millisecondes 毫秒',
  microseconds: 'us µs μs microsecond microseconds microseconde microsecondes 微秒',
  nanoseconds: 'ns nanosecond nanoseconds nanoseconde nanosecondes 纳秒',
};
const unitByWord = new Map(
  durationUnits.flatMap((unit) => words[unit].split(' ').map((word) => [word, unit] as const)),
);
/** Arabic has a form of its own for two. */
const isDual = (word: string) => /(?:تان|تين|مان|مين|ران|رين|عان|عين)$/.test(word);
const joining = /^(?:and|et|و|,|،|、|;)\s*/i;
const amount =
  /^(?<number>\d{1,15}(?:[.,]\d{1,9})?)?\s*(?<word>个月|小时|分钟|秒钟|毫秒|微秒|纳秒|星期|[年月周天日时分秒]|[\p{L}\p{M}µμ]+)\.?/u;
const nsOf: Partial<Record<Unit, bigint>> = {
  weeks: 604_800_000_000_000n,
  days: 86_400_000_000_000n,
  hours: 3_600_000_000_000n,
  minutes: 60_000_000_000n,
  seconds: 1_000_000_000n,
  milliseconds: 1_000_000n,
  microseconds: 1000n,
  nanoseconds: 1n,
};

export function readDuration(text: string): Read {
  const trimmed = text.trim();
  if (/^[+-]?P/i.test(trimmed)) return { parts: isoParts(trimmed), notes: [] };
  const sign = /^[-−]/.test(trimmed) ? -1 : 1;
  const rest = trimmed.replace(/^[-−+]\s*/, '');
  const clock = /^(\d{1,9}):([0-5]?\d)(?::([0-5]?\d)(?:[.,](\d{1,9}))?)?$/.exec(rest);
  if (clock !== null) return clockParts(clock, sign);
  if (/^\d{1,15}(?:[.,]\d{1,9})?$/.test(rest)) {
    return {
      parts: signed(withFraction('seconds', rest), sign),
      notes: [{ code: 'seconds_assumed', pointer: '/text', values: { number: rest } }],
    };
  }
  return { parts: signed(wordParts(rest, text), sign), notes: [] };
}

function isoParts(text: string): Parts {
  try {
    const read = Temporal.Duration.from(text.replaceAll('−', '-'));
    return Object.fromEntries(durationUnits.map((unit) => [unit, read[unit]]));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new InputFault('not_iso_duration', { pointer: '/text', values: { text: text.slice(0, 60) } });
  }
}

/** `1:30` is hours and minutes. */
function clockParts([, hours, minutes, seconds, fraction = '']: RegExpExecArray, sign: number): Read {
  const parts = {
    hours: Number(hours),
    minutes: Number(minutes),
    seconds: Number(seconds ?? 0),
    nanoseconds: Number(fraction.padEnd(9, '0')),
  };
  const isShort = seconds === undefined;
  return { parts: signed(parts, sign), notes: isShort ? [{ code: 'hours_and_minutes', pointer: '/text' }] : [] };
}

function wordParts(text: string, whole: string): Parts {
  const parts: Parts = {};
  let rest = text;
  do {
    const place = {
      pointer: '/text',
      in: { text: whole, offset: whole.length - whole.trimStart().length + whole.trim().length - rest.length },
    };
    const found = amount.exec(rest)?.groups;
    const word = found?.['word'] ?? rest.slice(0, 20);
    const unit = unitByWord.get(word) ?? unitByWord.get(word.toLowerCase());
    const number = found?.['number'] ?? (isDual(word) ? '2' : isAlone(word) ? '1' : undefined);
    if (unit === undefined || number === undefined)
      throw new InputFault('not_a_duration', { ...place, values: { text: word === '' ? whole.trim() : word } });
    if (parts[unit] !== undefined) throw new InputFault('unit_twice', { ...place, values: { unit: word } });
    for (const [each, value] of Object.entries(withFraction(unit, number)))
      parts[each as Unit] = (parts[each as Unit] ?? 0) + value;
    rest = rest.slice(amount.exec(rest)?.[0].length).trimStart();
    while (joining.test(rest)) rest = rest.replace(joining, '');
  } while (rest !== '');
  return parts;
}

/** Arabic leaves out the number one: «ساعة». */
const isAlone = (word: string) => /^(?:سنة|عام|شهر|أسبوع|يوم|ساعة|دقيقة|ثانية)$/.test(word);

/** A fraction in smaller units, exact to nanoseconds: 1.5 hours are 1 hour and 30 minutes. */
function withFraction(unit: Unit, number: string): Parts {
  const [whole = '0', fraction = ''] = number.replace(',', '.').split('.');
  const parts: Parts = { [unit]: Number(whole) };
  if (Number(fraction) === 0) return parts;
  const size = nsOf[unit];
  if (size === undefined) throw new InputFault('fraction_of_month', { pointer: '/text', values: { number } });
  let rest = (BigInt(fraction.padEnd(9, '0')) * size) / 1_000_000_000n;
  for (const smaller of durationUnits.slice(durationUnits.indexOf(unit) + 1)) {
    const each = nsOf[smaller] ?? 1n;
    if (rest >= each) parts[smaller] = Number(rest / each);
    rest %= each;
  }
  return parts;
}

const signed = (parts: Parts, sign: number): Parts =>
  Object.fromEntries(Object.entries(parts).map(([unit, value]) => [unit, value === 0 ? 0 : value * sign]));
