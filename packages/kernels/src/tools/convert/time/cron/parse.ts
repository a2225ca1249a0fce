/** Cron expressions as Vixie cron and its successors (ISC cron, cronie, Debian) read them: crontab(5). */
import { InputFault } from '../../../../faults/input-fault.ts';

type FieldName = 'minute' | 'hour' | 'dayOfMonth' | 'month' | 'dayOfWeek';

interface FieldKind {
  readonly name: FieldName;
  readonly min: number;
  readonly max: number;
  readonly names?: readonly string[];
}

export const fieldKinds: readonly FieldKind[] = [
  { name: 'minute', min: 0, max: 59 },
  { name: 'hour', min: 0, max: 23 },
  { name: 'dayOfMonth', min: 1, max: 31 },
  {
    name: 'month',
    min: 1,
    max: 12,
    names: ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
  },
  // 0 and 7 are Sunday.
  { name: 'dayOfWeek', min: 0, max: 7, names: ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] },
];

interface Item {
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly isStar: boolean;
  readonly hasNameInRange: boolean;
}

export interface Field {
  readonly text: string;
  readonly items: readonly Item[];
  /** In order; days of the week from 0, Sunday. */
  readonly values: readonly number[];
  /** It begins with an asterisk, which Vixie cron treats as “not restricted”, even with a step. */
  readonly isStar: boolean;
  /** It has every value. */
  readonly isFull: boolean;
}

export type Schedule = Readonly<Record<FieldName, Field>>;

const nicknames: Readonly<Record<string, string | null>> = {
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
  '@monthly': '0 0 1 * *',
  '@weekly': '0 0 * * 0',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@hourly': '0 * * * *',
  '@reboot': null,
};

/** The five fields, or null for `@reboot`, which has no times. */
export function parseCron(text: string): Schedule | null {
  const trimmed = text.trim();
  if (trimmed.startsWith('@')) {
    const expression = nicknames[trimmed.toLowerCase()];
    if (expression === undefined)
      throw faultAt(text, text.indexOf('@'), 'unknown_nickname', { text: trimmed.slice(0, 40) });
    return expression === null ? null : parseCron(expression);
  }
  const parts = Array.from(text.matchAll(/\S+/g));
  if (parts.length !== fieldKinds.length) {
    const extra = parts[fieldKinds.length];
    const isSchedule =
      parts.length <= 7 && parts.every(([part]) => /^[\d*/,?LW#-]+$/i.test(part) || /^[a-z]{3}\b/i.test(part));
    throw faultAt(text, extra?.index ?? text.length, extra !== undefined && isSchedule ? 'six_fields' : 'field_count', {
      count: parts.length,
    });
  }
  const fields = fieldKinds.map((kind, at) => [
    kind.name,
    fieldOf(kind, parts[at]?.[0] ?? '', { text, offset: parts[at]?.index ?? 0, position: at + 1 }),
  ]);
  return Object.fromEntries(fields) as Schedule;
}

interface Place {
  readonly text: string;
  readonly offset: number;
  readonly position: number;
}

function fieldOf(kind: FieldKind, part: string, { text, offset, position }: Place): Field {
  const items: Item[] = [];
  let at = offset;
  for (const item of part.split(',')) {
    items.push(itemOf(kind, item, { text, offset: at, position }));
    at += item.length + 1;
  }
  const isWeekday = kind.name === 'dayOfWeek';
  const values = new Set<number>();
  for (const { from, to, step } of items)
    for (let value = from; value <= to; value += step) values.add(isWeekday ? value % 7 : value);
  const size = isWeekday ? 7 : kind.max - kind.min + 1;
  return {
    text: part,
    items,
    values: Array.from(values).sort((a, b) => a - b),
    isStar: part.startsWith('*'),
    isFull: values.size === size,
  };
}

const shape = /^(?:(?<star>\*)|(?<from>\d+|[a-z]+)(?:-(?<to>\d+|[a-z]+))?)(?:\/(?<step>\d+))?$/i;

function itemOf(kind: FieldKind, item: string, place: Place): Item {
  const { text, offset, position } = place;
  const fail = (code: string, values: Readonly<Record<string, string | number>> = {}) =>
    faultAt(text, offset, code, { position, text: item.slice(0, 40), ...values });
  if (item === '') throw fail('empty_item');
  if (/[?#]|^L|\dL$|W$|^H/i.test(item) && !/^[a-z]{3}$/i.test(item)) throw fail('quartz_symbol');
  const found = shape.exec(item)?.groups;
  if (found === undefined) throw fail('not_a_field');
  const { star, from, to, step } = found;
  const start = star === undefined ? valueOf(kind, from ?? '', fail) : kind.min;
  const end = endOf(kind, { star, start, to }, fail);
  if (step !== undefined && Number(step) === 0) throw fail('zero_step');
  if (step !== undefined && star === undefined && to === undefined)
    throw fail('step_needs_range', { suggestion: `${item.split('/')[0]}-${lastOf(kind)}/${step}` });
  if (start > end) throw fail('reversed_range', { first: from ?? '', last: to ?? '' });
  const hasNameInRange = to !== undefined && /[a-z]/i.test(`${from}${to}`);
  return { from: start, to: end, step: Number(step ?? 1), isStar: star !== undefined, hasNameInRange };
}

const lastOf = ({ name, max }: FieldKind) => (name === 'dayOfWeek' ? 6 : max);

type Fail = (code: string, values?: Readonly<Record<string, string | number>>) => InputFault;

interface End {
  readonly star: string | undefined;
  readonly start: number;
  readonly to: string | undefined;
}

function endOf(kind: FieldKind, { star, start, to }: End, fail: Fail): number {
  if (star !== undefined) return lastOf(kind);
  return to === undefined ? start : valueOf(kind, to, fail);
}

function valueOf({ min, max, names }: FieldKind, text: string, fail: Fail): number {
  if (/^\d/.test(text)) {
    const value = Number(text);
    if (value < min || value > max) throw fail('value_out_of_range', { value: text, min, max });
    return value;
  }
  const at = names?.indexOf(text.toLowerCase()) ?? -1;
  if (at === -1) throw fail('not_a_field');
  return at + min;
}

function faultAt(
  text: string,
  offset: number,
  code: string,
  values: Readonly<Record<string, string | number>>,
): InputFault {
  return new InputFault(code, { pointer: '/text', values, in: { text, offset } });
}
