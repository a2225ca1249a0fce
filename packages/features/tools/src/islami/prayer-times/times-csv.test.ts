import { expect, test } from 'vitest';
import { computeTimes } from './compute.ts';
import { defaultSettings, inputOf } from './prayer-view.ts';
import { csvName, timesCsv } from './times-csv.ts';

const texts = { date: 'Date', hijri: 'Hijri date', fast: 'Fast' };
const timesOf = (ramadan: number | null) => {
  const input = inputOf({ lat: 51.5085, lon: -0.1257, name: 'London' }, defaultSettings);
  const times = computeTimes({ input, nowMs: Date.parse('2026-11-20T09:30:00Z'), month: null, ramadan, lang: 'en' });
  if ('outOfOrder' in times) throw new Error(times.outOfOrder);
  return times;
};

test('Ramadan has imsak and the length of the fast', () => {
  const times = timesOf(1447);
  const lines = timesCsv(times, 'en', texts).split('\r\n');
  expect(lines.slice(0, 2)).toEqual([
    '\ufeffDate,Hijri date,Imsak,Fajr,Sunrise,Dhuhr,Asr,Maghrib,Isha,Fast',
    '2026-02-18,1 Ramadan 1447 AH,05:07,05:17,07:09,12:15,14:51,17:21,19:06,12:04',
  ]);
  expect([lines.length, csvName(times)]).toEqual([32, 'prayer-times-ramadan-1447.csv']);
});

test('a month has neither', () => {
  const times = timesOf(null);
  const lines = timesCsv(times, 'ar', texts).split('\r\n');
  expect(lines[0]).toBe('\ufeffDate,Hijri date,الفجر,الشروق,الظهر,العصر,المغرب,العشاء');
  expect([lines.length, csvName(times)]).toEqual([32, 'prayer-times-2026-11.csv']);
});
