import type { Fraction } from '../../../exact/fraction.ts';
import { add, divide, fraction, multiply, parseDecimal, significant } from '../../../exact/fraction.ts';
import { InputFault } from '../../../faults/input-fault.ts';
import type { Note } from '../../../faults/note.ts';
import type { Unit } from './quantities/quantities.ts';
import { units as all } from './quantities/quantities.ts';

interface Input {
  readonly text: string;
  readonly from: string;
  readonly to: string;
  readonly digits: number;
}

const unitById = new Map(all.map((unit) => [unit.id, unit]));
/** Digits of π that results can rely on. */
const piDigits = 50;

/** A quantity in another unit and in all units of its kind, calculated with exact ratios. */
export default function units({ text, from, to, digits }: Input) {
  const [source, target] = [unitOf(from, '/from'), unitOf(to, '/to')];
  if (source.kind !== target.kind)
    throw new InputFault('other_kind', { pointer: '/to', values: { from: source.symbol, to: target.symbol } });
  const value = readValue(text);
  const write = (unit: Unit) => {
    const converted = convert(value, source, unit);
    if (converted === null) return null;
    const hasPi = source.hasPi !== unit.hasPi && value.n !== 0n;
    const written = significant(converted, hasPi ? Math.min(digits, piDigits) : digits);
    return { text: written.text, isExact: written.isExact && !hasPi };
  };
  const result = write(target);
  if (result === null) throw new InputFault('division_by_zero', { pointer: '/text' });
  const notes: Note[] = result.isExact ? [] : [{ code: 'rounded', values: { digits } }];
  if (source.kind === 'temperature' && toBase(value, source).n < 0n)
    notes.push({ code: 'below_absolute_zero', pointer: '/text' });
  return {
    text: `${result.text} ${target.symbol}`,
    value: result.text,
    isExact: result.isExact,
    kind: source.kind,
    ...ratioOf(source, target),
    units: all.flatMap((unit) => {
      const written = unit.kind === source.kind ? write(unit) : null;
      return written === null
        ? []
        : [{ unit: unit.id, symbol: unit.symbol, value: written.text, isExact: written.isExact }];
    }),
    notes,
  };
}

function unitOf(id: string, pointer: string): Unit {
  const unit = unitById.get(id);
  if (unit === undefined) throw new InputFault('unknown_unit', { pointer, values: { unit: id } });
  return unit;
}

/** A decimal, a fraction such as 5/8 or a mixed number such as 1 5/8. */
function readValue(text: string): Fraction {
  const given = text.trim().replace('−', '-');
  const [all, sign = '', whole = '0', above = '', below = ''] =
    /^([+-]?)(?:(\d{1,50})\s+)?(\d{1,50})\/(\d{1,50})$/u.exec(given) ?? [];
  const isFraction = all !== undefined && BigInt(below) > 0n;
  const value = isFraction
    ? fraction((BigInt(whole) * BigInt(below) + BigInt(above)) * (sign === '-' ? -1n : 1n), BigInt(below))
    : parseDecimal(given.replaceAll(/[\s_'’]/gu, ''));
  if (value !== null) return value;
  const offset = Math.max(0, text.search(/[^\d\s.+\-−_'’eE/]/u));
  throw new InputFault('not_number', { pointer: '/text', in: { text, offset } });
}

const toBase = (value: Fraction, { ratio, zero }: Unit) => add(multiply(value, ratio), zero);

/** Null if the value has no counterpart: 0 km/l in litres per 100 km. */
function convert(value: Fraction, source: Unit, target: Unit): Fraction | null {
  if (source.isInverse !== target.isInverse) {
    if (value.n === 0n) return null;
    return source.isInverse
      ? divide(divide(source.ratio, value), target.ratio)
      : divide(target.ratio, multiply(value, source.ratio));
  }
  if (source === target) return value;
  return divide(add(toBase(value, source), multiply(fraction(-1n), target.zero)), target.ratio);
}

/** How many target units a source unit is, as an exact fraction. */
function ratioOf(source: Unit, target: Unit): { ratio?: string } {
  if (source.kind === 'temperature' || source.isInverse !== target.isInverse || source.hasPi !== target.hasPi)
    return {};
  const { n, d } = divide(source.ratio, target.ratio);
  return { ratio: d === 1n ? n.toString() : `${n}/${d}` };
}
