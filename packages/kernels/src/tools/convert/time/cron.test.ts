import { describe, expect, it } from 'vitest';
import cron from './cron.ts';

const of = (text: string, more: Partial<Parameters<typeof cron>[0]> = {}) =>
  cron({ text, zone: 'UTC', date: '2026-11-26T10:00:00Z', count: 3, lang: 'en', ...more });
const codes = (text: string) => of(text).notes.map(({ code }) => code);

/** The next three runs after Thursday, 26 November 2026, 10:00 UTC. */
const table = [
  ['* * * * *', '2026-11-26T10:01 2026-11-26T10:02 2026-11-26T10:03'],
  ['*/5 * * * *', '2026-11-26T10:05 2026-11-26T10:10 2026-11-26T10:15'],
  ['*/7 * * * *', '2026-11-26T10:07 2026-11-26T10:14 2026-11-26T10:21'],
  ['0 * * * *', '2026-11-26T11:00 2026-11-26T12:00 2026-11-26T13:00'],
  ['59 23 * * *', '2026-11-26T23:59 2026-11-27T23:59 2026-11-28T23:59'],
  ['17 */6 * * *', '2026-11-26T12:17 2026-11-26T18:17 2026-11-27T00:17'],
  ['0 0 * * *', '2026-11-27T00:00 2026-11-28T00:00 2026-11-29T00:00'],
  ['30 4 1,15 * 5', '2026-11-27T04:30 2026-12-01T04:30 2026-12-04T04:30'],
  ['0 9 * * 1-5', '2026-11-27T09:00 2026-11-30T09:00 2026-12-01T09:00'],
  ['0 9 * * mon-fri', '2026-11-27T09:00 2026-11-30T09:00 2026-12-01T09:00'],
  ['*/15 9-17 * * 1-5', '2026-11-26T10:15 2026-11-26T10:30 2026-11-26T10:45'],
  ['0 0 1 1 *', '2027-01-01T00:00 2028-01-01T00:00 2029-01-01T00:00'],
  ['0 0 29 2 *', '2028-02-29T00:00 2032-02-29T00:00 2036-02-29T00:00'],
  ['0 0 31 * *', '2026-12-31T00:00 2027-01-31T00:00 2027-03-31T00:00'],
  ['0 0 31 4,6,7 *', '2027-07-31T00:00 2028-07-31T00:00 2029-07-31T00:00'],
  ['5 4 * * sun', '2026-11-29T04:05 2026-12-06T04:05 2026-12-13T04:05'],
  ['5 4 * * 7', '2026-11-29T04:05 2026-12-06T04:05 2026-12-13T04:05'],
  ['5 4 * * 0', '2026-11-29T04:05 2026-12-06T04:05 2026-12-13T04:05'],
  ['0 22 * * 1-5', '2026-11-26T22:00 2026-11-27T22:00 2026-11-30T22:00'],
  ['23 0-20/2 * * *', '2026-11-26T10:23 2026-11-26T12:23 2026-11-26T14:23'],
  ['0 0,12 1 */2 *', '2027-01-01T00:00 2027-01-01T12:00 2027-03-01T00:00'],
  ['0 4 8-14 * *', '2026-12-08T04:00 2026-12-09T04:00 2026-12-10T04:00'],
  ['0 0 1,15 * 3', '2026-12-01T00:00 2026-12-02T00:00 2026-12-09T00:00'],
  ['0 12 * JAN,JUL Tue', '2027-01-05T12:00 2027-01-12T12:00 2027-01-19T12:00'],
  ['10-20/5,40 8 * 1-3 *', '2027-01-01T08:10 2027-01-01T08:15 2027-01-01T08:20'],
  ['0 0 * * 6,0', '2026-11-28T00:00 2026-11-29T00:00 2026-12-05T00:00'],
  ['0 0 * * 5-7', '2026-11-27T00:00 2026-11-28T00:00 2026-11-29T00:00'],
  ['0 18 28-31 * *', '2026-11-28T18:00 2026-11-29T18:00 2026-11-30T18:00'],
  ['1-59/2 * * * *', '2026-11-26T10:01 2026-11-26T10:03 2026-11-26T10:05'],
  ['0 0 1 */3 *', '2027-01-01T00:00 2027-04-01T00:00 2027-07-01T00:00'],
  ['45 23 31 12 *', '2026-12-31T23:45 2027-12-31T23:45 2028-12-31T23:45'],
  ['0 0 13 * 5', '2026-11-27T00:00 2026-12-04T00:00 2026-12-11T00:00'],
  ['*/20 */8 * * *', '2026-11-26T16:00 2026-11-26T16:20 2026-11-26T16:40'],
  ['0 6 * 12 1', '2026-12-07T06:00 2026-12-14T06:00 2026-12-21T06:00'],
  ['15,45 10,14 2-4 * *', '2026-12-02T10:15 2026-12-02T10:45 2026-12-02T14:15'],
  ['0 0 1-7 * 1', '2026-11-30T00:00 2026-12-01T00:00 2026-12-02T00:00'],
  ['@yearly', '2027-01-01T00:00 2028-01-01T00:00 2029-01-01T00:00'],
  ['@monthly', '2026-12-01T00:00 2027-01-01T00:00 2027-02-01T00:00'],
  ['@weekly', '2026-11-29T00:00 2026-12-06T00:00 2026-12-13T00:00'],
  ['@daily', '2026-11-27T00:00 2026-11-28T00:00 2026-11-29T00:00'],
  ['@hourly', '2026-11-26T11:00 2026-11-26T12:00 2026-11-26T13:00'],
  ['0 0 */10 * *', '2026-12-01T00:00 2026-12-11T00:00 2026-12-21T00:00'],
  ['0 8 * feb wed', '2027-02-03T08:00 2027-02-10T08:00 2027-02-17T08:00'],
  ['30 0 30 * *', '2026-11-30T00:30 2026-12-30T00:30 2027-01-30T00:30'],
] as const;

describe('next runs', () => {
  it('has a large table', () => {
    expect(table).toHaveLength(44);
  });

  it.each(table)('of %s', (text, runs) => {
    expect(of(text).runs.map(({ utc }) => utc)).toEqual(runs.split(' ').map((run) => `${run}:00Z`));
  });

  it('need both days if one begins with an asterisk, as in Vixie cron', () => {
    expect(of('0 0 */2 * 1').runs.map(({ iso }) => iso.slice(0, 10))).toEqual([
      '2026-12-07',
      '2026-12-21',
      '2027-01-11',
    ]);
    expect(codes('0 0 */2 * 1')).toEqual(['both_days', 'step_restarts']);
  });

  it('begin after the time, not at it', () => {
    expect(of('0 10 26 11 *').runs[0]?.utc).toBe('2027-11-26T10:00:00Z');
  });

  it('use the current time if there is none', () => {
    const { runs, notes, after } = of('* * * * *', { date: undefined });
    expect([runs.length, notes.map(({ code }) => code)]).toEqual([3, ['now_used']]);
    expect(String(runs[0]?.utc) > after).toBe(true);
  });
});

describe('changes of the clocks in Paris', () => {
  const paris = (text: string, date: string) => {
    const { runs, notes } = of(text, { zone: 'Europe/Paris', date, count: 2 });
    return [...runs.map(({ iso }) => iso), ...notes.map(({ code }) => code)];
  };

  it.each([
    ['30 2 * * *', '2026-03-28T12:00Z', ['2026-03-29T03:00:00+02:00', '2026-03-30T02:30:00+02:00', 'clocks_move']],
    ['0,30 2 * * *', '2026-03-28T12:00Z', ['2026-03-29T03:00:00+02:00', '2026-03-30T02:00:00+02:00', 'clocks_move']],
    ['*/30 2 * * *', '2026-03-28T12:00Z', ['2026-03-30T02:00:00+02:00', '2026-03-30T02:30:00+02:00', 'clocks_skip']],
    ['0 * * * *', '2026-03-29T00:30Z', ['2026-03-29T03:00:00+02:00', '2026-03-29T04:00:00+02:00']],
    ['30 2 * * *', '2026-10-24T12:00Z', ['2026-10-25T02:30:00+02:00', '2026-10-26T02:30:00+01:00', 'clocks_once']],
    [
      '*/60 2 * * *',
      '2026-10-24T12:00Z',
      ['2026-10-25T02:00:00+02:00', '2026-10-25T02:00:00+01:00', 'step_too_large', 'clocks_twice'],
    ],
    ['0 * * * *', '2026-10-25T00:00Z', ['2026-10-25T02:00:00+01:00', '2026-10-25T03:00:00+01:00']],
    ['30 2 * * *', '2026-03-29T12:00Z', ['2026-03-30T02:30:00+02:00', '2026-03-31T02:30:00+02:00']],
  ])('%s after %s', (text, date, expected) => {
    expect(paris(text, date)).toEqual(expected);
  });

  it('are no daylight saving if they are three hours or more', () => {
    // Samoa had no 30 December 2011.
    const { runs } = of('0 12 * * *', { zone: 'Pacific/Apia', date: '2011-12-29T20:00:00Z', count: 2 });
    expect(runs.map(({ iso }) => iso)).toEqual(['2011-12-29T12:00:00-10:00', '2011-12-31T12:00:00+14:00']);
  });
});

describe('explanation', () => {
  it.each([
    ['* * * * *', 'Every minute', 'Toutes les minutes', 'كل دقيقة', '每分钟'],
    ['*/2 * * * *', 'Every 2 minutes', 'Toutes les 2 minutes', 'كل دقيقتين', '每 2 分钟'],
    [
      '0 9 * * 1-5',
      'At 09:00 from Monday to Friday',
      'À 09:00 du lundi au vendredi',
      'في الساعة 09:00 من الاثنين إلى الجمعة',
      '星期一至星期五，09:00',
    ],
    [
      '30 4 1,15 * 5',
      'At 04:30 on days 1 and 15 of the month or on Friday',
      'À 04:30 les 1er et 15 du mois ou le vendredi',
      'في الساعة 04:30 في الأيام 1 و15 من الشهر أو يوم الجمعة',
      '每月 1 日、15 日或星期五，04:30',
    ],
    [
      '*/15 9-12,14 1 4,8-10 *',
      'Every 15 minutes from 09:00 to 12:59 and from 14:00 to 14:59 on day 1 of the month in April and from August to October',
      'Toutes les 15 minutes de 09:00 à 12:59 et de 14:00 à 14:59 le 1er du mois en avril et d’août à octobre',
      'كل 15 دقيقة من 09:00 إلى 12:59 ومن 14:00 إلى 14:59 في اليوم 1 من الشهر في أبريل ومن أغسطس إلى أكتوبر',
      '4 月、8 月至 10 月的 1 日，09:00 至 12:59、14:00 至 14:59，每 15 分钟',
    ],
    [
      '17 * * * 6,0',
      'At minute 17 of every hour on Saturday and Sunday',
      'À la minute 17 de chaque heure le samedi et le dimanche',
      'في الدقيقة 17 من كل ساعة أيام السبت والأحد',
      '星期六、星期日，每小时的第 17 分钟',
    ],
    [
      '5,10-12 0 * 2 *',
      'At 00:05, 00:10, 00:11 and 00:12 every day in February',
      'À 00:05, 00:10, 00:11 et 00:12 tous les jours en février',
      'في الساعات 00:05 و00:10 و00:11 و00:12 كل يوم في فبراير',
      '2 月的每天，00:05、00:10、00:11、00:12',
    ],
    [
      '0 0 */16 * 1',
      'At 00:00 on days 1 and 17 of the month, but only on Monday',
      'À 00:00 les 1er et 17 du mois, mais seulement le lundi',
      'في الساعة 00:00 في الأيام 1 و17 من الشهر، ولكن يوم الاثنين فقط',
      '每月 1 日、17 日，且仅限星期一，00:00',
    ],
    [
      '0 0 29 2 *',
      'At 00:00 on day 29 of the month in February',
      'À 00:00 le 29 du mois en février',
      'في الساعة 00:00 في اليوم 29 من الشهر في فبراير',
      '2 月 29 日，00:00',
    ],
    ['0 0 13 * 0-6', 'At 00:00 every day', 'À 00:00 tous les jours', 'في الساعة 00:00 كل يوم', '每天，00:00'],
    [
      '*/13 * * * *',
      'At minutes 0, 13, 26, 39 and 52 of every hour',
      'Aux minutes 0, 13, 26, 39 et 52 de chaque heure',
      'في الدقائق 0 و13 و26 و39 و52 من كل ساعة',
      '每小时的第 0、13、26、39、52 分钟',
    ],
    [
      '@reboot',
      'Once, when the cron daemon starts',
      'Une fois, au démarrage du service cron',
      'مرة واحدة عند بدء خدمة cron',
      '仅在 cron 服务启动时执行一次',
    ],
  ])('%s', (text, ...words) => {
    expect((['en', 'fr', 'ar', 'ch'] as const).map((lang) => of(text, { lang }).words)).toEqual(words);
  });

  it('has the values of each field', () => {
    expect(of('*/20 8-10,12 1 jan sun').fields).toEqual([
      { name: 'minute', text: '*/20', values: '0,20,40' },
      { name: 'hour', text: '8-10,12', values: '8-10,12' },
      { name: 'dayOfMonth', text: '1', values: '1' },
      { name: 'month', text: 'jan', values: '1' },
      { name: 'dayOfWeek', text: 'sun', values: '0' },
    ]);
  });
});

describe('warnings', () => {
  it.each([
    ['0 0 1 * *', []],
    ['@reboot', ['at_start']],
    ['0 0 30 2 *', ['never_runs']],
    ['0 0 31 4,6 *', ['never_runs']],
    ['0 0 13 * 5', ['either_day']],
    ['0 0 1-31 * 5', ['full_range']],
    ['0 0 1 * 0-6', ['full_range']],
    ['* 2 * * *', ['every_minute']],
    ['0 0 * * 0,7', ['sunday_twice']],
    ['0 0 * * mon-wed', ['names_in_range']],
    ['0 */25 * * *', ['step_too_large']],
    ['*/7 * * * *', ['uneven_step']],
    ['0 */5 * * *', ['uneven_step']],
    ['0 0 */2 * *', ['step_restarts']],
    ['0 0 31 * *', ['short_months']],
    ['0 0 30 1,2 *', ['short_months']],
    ['0 0 29 * *', ['short_months']],
    ['0 0 29 2 *', ['leap_years_only']],
  ] as const)('of %s are %j', (text, expected) => {
    expect(codes(text)).toEqual(expected);
  });

  it('say that the search ends', () => {
    expect(of('0 0 29 2 *', { count: 20 }).notes.map(({ code }) => code)).toEqual(['leap_years_only', 'few_runs']);
  });
});

describe('errors', () => {
  it.each([
    ['', 'field_count', 1],
    ['* * * *', 'field_count', 8],
    ['0 0 * * * root', 'field_count', 11],
    ['0 * * * * *', 'six_fields', 11],
    ['0 0 0 ? * MON 2027', 'six_fields', 11],
    ['@often', 'unknown_nickname', 1],
    ['0 0 x * *', 'not_a_field', 5],
    ['mon 0 * * *', 'not_a_field', 1],
    ['0 0 * * monday', 'not_a_field', 9],
    ['0 0 1--2 * *', 'not_a_field', 5],
    ['0 0 L * *', 'quartz_symbol', 5],
    ['0 0 ? * 1', 'quartz_symbol', 5],
    ['0 0 * * 1#2', 'quartz_symbol', 9],
    ['H 0 * * *', 'quartz_symbol', 1],
    ['0,60 * * * *', 'value_out_of_range', 3],
    ['0 0 * * 10', 'value_out_of_range', 9],
    ['0 0 0 * *', 'value_out_of_range', 5],
    ['0 0 * 13 *', 'value_out_of_range', 7],
    ['0 0 * * 5-1', 'reversed_range', 9],
    ['*/0 * * * *', 'zero_step', 1],
    ['5/15 * * * *', 'step_needs_range', 1],
    ['1,,2 * * * *', 'empty_item', 3],
  ])('%s: %s', (text, code, column) => {
    expect(() => of(text)).toThrow(expect.objectContaining({ code, place: { line: 1, column } }));
  });

  it('suggest what to write', () => {
    expect(() => of('0 0 * * 1/2')).toThrow(
      expect.objectContaining({ values: expect.objectContaining({ suggestion: '1-6/2' }) }),
    );
  });

  it('name the zone and date', () => {
    expect(() => of('* * * * *', { zone: 'Mars/Phobos' })).toThrow('unknown_zone at /zone');
    expect(() => of('* * * * *', { date: 'soon' })).toThrow('not_a_date at /date');
    expect(() => of('* * * * *', { date: '+275760-09-13T00:00:00Z' })).toThrow('out_of_range at /date');
  });
});
