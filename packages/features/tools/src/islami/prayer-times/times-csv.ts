import { writeCsv } from '@apiyard/kernels/csv/csv';
import { imsakName, prayerNames } from '@apiyard/kernels/prayer/names';
import type { CityLanguage } from '@apiyard/kernels/places/cities';
import type { Times } from './compute.ts';

interface CsvTexts {
  readonly date: string;
  readonly hijri: string;
  readonly fast: string;
}

const prayers = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const;

/** The table as CSV (RFC 4180), with dates, times and lengths that spreadsheets read in every language: 2026-02-18, 05:32, 11:52. */
export function timesCsv({ days, ramadan }: Times, lang: CityLanguage, texts: CsvTexts): string {
  const isRamadan = ramadan !== null;
  const rows = [
    [
      texts.date,
      texts.hijri,
      ...(isRamadan ? [imsakName[lang]] : []),
      ...prayers.map((prayer) => prayerNames[prayer][lang]),
      ...(isRamadan ? [texts.fast] : []),
    ],
    ...days.map((day) => [
      day.date,
      day.hijri ?? '',
      ...(isRamadan ? [day.imsak ?? ''] : []),
      ...prayers.map((prayer) => day[prayer] ?? ''),
      ...(isRamadan ? [lengthOf(day.fastMinutes)] : []),
    ]),
  ];
  // Excel reads UTF-8 only with this mark.
  return `\ufeff${writeCsv(rows, { delimiter: ',', quotesAll: false, lineEnd: '\r\n' })}`;
}

const lengthOf = (minutes: number | null): string =>
  minutes === null ? '' : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** `prayer-times-2026-11.csv`. */
export const csvName = ({ month, ramadan }: Times): string =>
  `prayer-times-${ramadan === null ? `${month.year}-${String(month.month).padStart(2, '0')}` : `ramadan-${ramadan}`}.csv`;
