import umalqura from '@umalqura/core';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, isoDate } from '../calendar/civil-date.ts';
import { daysInHijriMonth, fromHijri, hijriOf, tablesFirst, tablesLast } from './umm-al-qura.ts';

const write = (date: ReturnType<typeof hijriOf>) => date && [date.year, date.month, date.day].join('-');
const days = daysBetween(tablesFirst, tablesLast) + 1;

describe('the calendar of Umm al-Qura', () => {
  it('has its known dates', () => {
    expect(
      [
        [1979, 11, 20],
        [2023, 3, 23],
        [2025, 3, 1],
        [2026, 6, 16],
      ].map(([year = 0, month = 0, day = 0]) => write(hijriOf({ year, month, day }))),
    ).toEqual(['1400-1-1', '1444-9-1', '1446-9-1', '1448-1-1']);
  });

  it('comes back to each of its 55,991 days', () => {
    expect(days).toBe(55_991);
    const wrong: string[] = [];
    for (let at = 0; at < days; at++) {
      const date = addDays(tablesFirst, at);
      const hijri = hijriOf(date);
      const back = hijri && fromHijri(hijri);
      if (back === undefined || isoDate(back) !== isoDate(date)) wrong.push(isoDate(date));
    }
    expect(wrong).toEqual([]);
  });

  it('is that of a second implementation on every day from 1402 to 1500', () => {
    const from = fromHijri({ year: 1402, month: 1, day: 1 }) ?? tablesLast;
    const wrong: string[] = [];
    for (let at = 0; at <= daysBetween(from, tablesLast); at++) {
      const date = addDays(from, at);
      const { hy, hm, hd } = umalqura(new Date(date.year, date.month - 1, date.day, 12));
      if (write(hijriOf(date)) !== `${hy}-${hm}-${hd}`) wrong.push(isoDate(date));
    }
    expect(wrong).toEqual([]);
  });

  it('is that of Intl on every day from 1420 to 1450', () => {
    const format = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
      timeZone: 'UTC',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    });
    const wrong: string[] = [];
    for (let date = { year: 1999, month: 4, day: 17 }, at = 0; at < 10_985; at++, date = addDays(date, 1)) {
      const parts = format.formatToParts(Date.UTC(date.year, date.month - 1, date.day));
      const part = (type: string) => parts.find((each) => each.type === type)?.value;
      if (write(hijriOf(date)) !== [part('year'), part('month'), part('day')].join('-')) wrong.push(isoDate(date));
    }
    expect(wrong).toEqual([]);
  });

  it('has no days outside its tables', () => {
    expect([
      hijriOf({ year: 1924, month: 7, day: 31 }),
      hijriOf({ year: 2077, month: 11, day: 17 }),
      fromHijri({ year: 1342, month: 12, day: 1 }),
      fromHijri({ year: 1447, month: 2, day: 30 }),
      daysInHijriMonth(1501, 1),
      daysInHijriMonth(1500, 12),
    ]).toEqual([undefined, undefined, undefined, undefined, 0, 30]);
  });

  it('is ahead of its tables by the adjustment', () => {
    expect(write(hijriOf({ year: 2025, month: 3, day: 1 }, -1))).toBe('1446-8-29');
    expect(isoDate(fromHijri({ year: 1446, month: 9, day: 1 }, -1) ?? tablesFirst)).toBe('2025-03-02');
  });
});
