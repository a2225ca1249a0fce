import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import calendarDate from './calendar-date.ts';

type Input = Parameters<typeof calendarDate>[0];
const of = (calendar: Input['calendar'], date: string | undefined, lang: Input['lang'] = 'en') =>
  calendarDate({ calendar, date, zone: 'UTC', lang });
const codes = (date: string) => of('gregory', date).notes.map(({ code }) => code);

/** Holidays and published dates of each calendar. */
const known = [
  ['islamic-umalqura', '1446-09-01', '2025-03-01'], // first day of Ramadan
  ['islamic-umalqura', '1445-12-10', '2024-06-16'], // Eid al-Adha
  ['islamic-umalqura', '1400-01-01', '1979-11-20'],
  ['islamic-umalqura', '1451-09-01', '2030-01-05'],
  ['islamic-civil', '0001-01-01', '0622-07-19'], // 16 July 622 of the Julian calendar
  ['hebrew', '5786-01-01', '2025-09-23'], // Rosh Hashanah
  ['hebrew', '5784-M05L-14', '2024-02-23'], // Purim Katan, Adar I
  ['hebrew', '5785-M07-15', '2025-04-13'], // Pesach
  ['persian', '1404-01-01', '2025-03-21'], // Nowruz
  ['persian', '1403-12-30', '2025-03-20'], // leap day
  ['chinese', '2025-01-01', '2025-01-29'], // New Year
  ['chinese', '2025-M06L-01', '2025-07-25'], // leap month
  ['chinese', '2024-M08-15', '2024-09-17'], // Mid-Autumn Festival
  ['dangi', '2024-M08-15', '2024-09-17'], // Chuseok
  ['indian', '1947-01-01', '2025-03-22'], // Chaitra 1
  ['coptic', '1742-01-01', '2025-09-11'], // Nayrouz
  ['ethiopic', '2018-01-01', '2025-09-11'], // Enkutatash
  ['buddhist', '2568-07-25', '2025-07-25'],
  ['roc', '114-10-10', '2025-10-10'],
  ['japanese', '2019-05-01', '2019-05-01'],
  ['julian', '1582-10-05', '1582-10-15'],
  ['julian', '1752-09-03', '1752-09-14'],
  ['julian', '1917-10-25', '1917-11-07'], // October Revolution
  ['julian', '1900-02-29', '1900-03-13'],
  ['julian-day', '2451545', '2000-01-01'], // J2000.0
  ['julian-day', '2451544.5', '2000-01-01'],
  ['julian-day', '2451544.49', '1999-12-31'],
  ['julian-day', '2299161', '1582-10-15'],
] as const;

describe('Calendars', () => {
  it('has all known dates', () => {
    expect(known).toHaveLength(28);
  });

  it.each(known)('%s %s is %s', (calendar, date, gregorian) => {
    expect(of(calendar, date).date).toBe(gregorian);
  });

  it('writes a date in each calendar', () => {
    const { calendars, ...rest } = of('gregory', '2025-07-25');
    expect(rest).toEqual({
      date: '2025-07-25',
      weekday: 5,
      weekdayName: 'Friday',
      julianDay: 2_460_882,
      modifiedJulianDay: 60_881,
      notes: [],
    });
    expect(
      calendars.map(({ calendar, era, year, monthCode, day }) => [calendar, era, year, monthCode, day].join(' ')),
    ).toEqual([
      'gregory ce 2025 M07 25',
      'julian ce 2025 M07 12',
      'islamic-umalqura ah 1447 M01 30',
      'islamic-civil ah 1447 M01 29',
      'hebrew am 5785 M10 29',
      'persian ap 1404 M05 3',
      'chinese  2025 M06L 1',
      'dangi  2025 M06L 1',
      'japanese reiwa 7 M07 25',
      'roc roc 114 M07 25',
      'buddhist be 2568 M07 25',
      'indian shaka 1947 M05 3',
      'coptic am 1741 M11 18',
      'ethiopic am 2017 M11 18',
    ]);
    expect(calendars[6]).toMatchObject({ month: 7, monthsInYear: 13, isLeapYear: true, daysInMonth: 29 });
  });

  it('writes it out in the language', () => {
    const texts = (lang: Input['lang']) =>
      of('gregory', '2025-03-01', lang)
        .calendars.slice(0, 3)
        .map(({ text }) => text);
    expect(texts('en')).toEqual(['March 1, 2025', 'February 16, 2025', 'Ramadan 1, 1446 AH']);
    expect(texts('fr')).toEqual(['1 mars 2025', '16 février 2025', '1 ramadan 1446 AH']);
    expect(texts('ar')).toEqual(['1 مارس 2025', '16 فبراير 2025', '1 رمضان 1446 هـ']);
    expect(texts('ch')).toEqual(['2025年3月1日', '2025年2月16日', '伊斯兰历1446年9月1日']);
  });

  it('has the Julian calendar before year 1', () => {
    expect(of('gregory', '0001-01-01').calendars[1]).toMatchObject({
      era: 'ce',
      year: 1,
      month: 1,
      day: 3,
      text: null,
    });
    expect(of('julian', '0001-01-03').date).toBe('0001-01-01');
  });

  it('comes back from the calendars', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2_415_052, max: 2_479_989 }),
        fc.constantFrom(
          'julian',
          'islamic-umalqura',
          'islamic-civil',
          'hebrew',
          'persian',
          'chinese',
          'indian',
          'coptic',
          'ethiopic',
        ),
        (julianDay, calendar) => {
          const { date, calendars } = of('julian-day', String(julianDay));
          const there = calendars.find((each) => each.calendar === calendar);
          expect(of(calendar, `${there?.year}-${there?.monthCode}-${there?.day}`).date).toBe(date);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('notes where calendars end', () => {
    expect(codes('2025-01-01')).toEqual([]);
    expect(codes('1850-01-01')).toEqual(['umm_al_qura_range', 'chinese_range']);
    expect(codes('2080-01-01')).toEqual(['umm_al_qura_range']);
    expect(codes('2150-01-01')).toEqual(['umm_al_qura_range', 'chinese_range']);
    expect(codes('1500-01-01')).toEqual(['before_gregorian', 'umm_al_qura_range', 'chinese_range']);
    expect(of('gregory', undefined).notes[0]?.code).toBe('today_used');
  });

  it.each([
    ['gregory', '2025-02-29', 'impossible_date'],
    ['julian', '2025-02-29', 'impossible_date'],
    ['chinese', '2024-M06L-01', 'impossible_date'],
    ['islamic-umalqura', '1446-13-01', 'impossible_date'],
    ['gregory', '10000-01-01', 'year_out_of_range'],
    ['julian-day', '1721425', 'year_out_of_range'],
    ['julian-day', '999999999', 'impossible_date'],
    ['julian-day', '2025-01-01', 'not_a_julian_day'],
    ['hebrew', 'Tishri 1', 'not_a_date'],
  ] as const)('rejects %s %s: %s', (calendar, date, code) => {
    expect(() => of(calendar, date)).toThrow(`${code} at /date`);
  });

  it('rejects unknown zones', () => {
    expect(() => calendarDate({ calendar: 'gregory', zone: 'x', lang: 'en' })).toThrow('unknown_zone at /zone');
  });
});
