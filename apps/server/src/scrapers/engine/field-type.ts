/** Converts values to the type of their field. */
import type { ScraperField } from '@apiyard/api/contract/scrapers/scraper-definition';
import { machineDate } from './values/date-text.ts';
import { asText, type Surroundings } from './values/transforms.ts';

/** Fields of type `json` are read by themselves: they have no conversion. */
export type FieldType = Exclude<ScraperField['type'], 'json'>;

/** The converted value; `undefined` when it does not fit, null when it is empty. */
export function typed(value: unknown, type: FieldType, page: Surroundings): unknown {
  if (value === null || value === undefined) return null;
  const trimmed = typeof value === 'string' ? value.trim() : value;
  return trimmed === '' ? null : converters[type](trimmed, page);
}

type Converter = (value: unknown, page: Surroundings) => unknown;

const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
const truths = new Map<unknown, boolean>([
  ...(['true', 'yes', 'on', '1', 1, true] as const).map((value) => [value, true] as const),
  ...(['false', 'no', 'off', '0', 0, false] as const).map((value) => [value, false] as const),
]);

const converters: Readonly<Record<FieldType, Converter>> = {
  string: (value) => asText(value) ?? undefined,
  number: asNumber,
  integer(value) {
    const number = asNumber(value);
    return Number.isSafeInteger(number) ? number : undefined;
  },
  boolean: (value) => truths.get(typeof value === 'string' ? value.toLowerCase() : value),
  date(value) {
    const text = asText(value);
    return text === null ? undefined : (machineDate(text, 'UTC') ?? undefined);
  },
  url: (value, page) => (typeof value === 'string' ? (page.absolute(value) ?? undefined) : undefined),
};

function asNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || !decimal.test(value)) return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}
