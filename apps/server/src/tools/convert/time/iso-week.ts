import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import {
  dateErrors,
  dateTitle,
  langField,
  rangeErrors,
  todayNote,
  weekdayNameTitle,
  weekdayTitle,
  zoneErrors,
  zoneField,
} from './fields.text.ts';

export default tool({
  path: 'convert/iso-week',
  title: { en: 'ISO week', fr: 'Semaine ISO', ar: 'أسبوع ISO', ch: 'ISO 周' },
  summary: {
    en: 'Converts between calendar, week and ordinal dates (ISO 8601) and shows the quarter, day of the year and leap year.',
    fr: 'Convertit entre dates calendaires, de semaine et ordinales d’ISO 8601, avec trimestre, jour de l’année et année bissextile.',
    ar: 'يحوّل بين تواريخ التقويم والأسبوع والترتيب في ISO 8601، مع الربع ويوم السنة والسنة الكبيسة.',
    ch: '在 ISO 8601 的日历日期、周日期和序数日期之间转换，并给出季度、年内第几天和是否闰年。',
  },
  tags: ['iso 8601', 'week number', 'ordinal date'],
  synonyms: {
    en: ['week number', 'calendar week', 'day of year', 'quarter', 'leap year'],
    fr: ['numéro de semaine', 'jour de l’année', 'trimestre', 'année bissextile'],
    ar: ['رقم الأسبوع', 'يوم السنة', 'ربع السنة', 'سنة كبيسة'],
    ch: ['周数', '第几周', '季度', '闰年'],
  },
  input: z.object({
    date: field(
      {
        title: dateTitle,
        help: {
          en: 'For example 2026-11-26, 2026-W48-4, 2026-W48 (its Monday) or 2026-330. Leave empty for today.',
          fr: '2026-11-26, 2026-W48-4, 2026-W48 (son lundi) ou 2026-330. Laissez vide pour aujourd’hui.',
          ar: '⁦2026-11-26⁩ أو ⁦2026-W48-4⁩ أو ⁦2026-W48⁩ (يوم الاثنين) أو ⁦2026-330⁩. اتركه فارغًا لتاريخ اليوم.',
          ch: '2026-11-26、2026-W48-4、2026-W48（该周星期一）或 2026-330。留空表示今天。',
        },
      },
      z.string().max(60).optional(),
    ),
    zone: zoneField(),
    lang: langField(),
  }),
  output: {
    schema: z.object({
      date: field(
        { title: { en: 'Calendar date', fr: 'Date calendaire', ar: 'تاريخ التقويم', ch: '日历日期' } },
        z.string(),
      ),
      weekDate: field(
        { title: { en: 'Week date', fr: 'Date de semaine', ar: 'تاريخ الأسبوع', ch: '周日期' } },
        z.string(),
      ),
      ordinalDate: field(
        { title: { en: 'Ordinal date', fr: 'Date ordinale', ar: 'تاريخ الترتيب', ch: '序数日期' } },
        z.string(),
      ),
      week: field({ title: { en: 'Week', fr: 'Semaine', ar: 'الأسبوع', ch: '周' } }, z.int()),
      weekYear: field(
        { title: { en: 'Year of the week', fr: 'Année de la semaine', ar: 'سنة الأسبوع', ch: '该周所属年份' } },
        z.int(),
      ),
      weekday: field({ title: weekdayTitle }, z.int()),
      weekdayName: field({ title: weekdayNameTitle }, z.string()),
      weekStart: field(
        {
          title: {
            en: 'First day of the week',
            fr: 'Premier jour de la semaine',
            ar: 'أول أيام الأسبوع',
            ch: '该周第一天',
          },
        },
        z.string(),
      ),
      weekEnd: field(
        {
          title: {
            en: 'Last day of the week',
            fr: 'Dernier jour de la semaine',
            ar: 'آخر أيام الأسبوع',
            ch: '该周最后一天',
          },
        },
        z.string(),
      ),
      weeksInYear: field(
        {
          title: {
            en: 'Weeks in the year of the week',
            fr: 'Semaines dans l’année de la semaine',
            ar: 'عدد أسابيع سنة الأسبوع',
            ch: '该周所属年份的周数',
          },
        },
        z.int(),
      ),
      dayOfYear: field(
        { title: { en: 'Day of the year', fr: 'Jour de l’année', ar: 'يوم السنة', ch: '年内第几天' } },
        z.int(),
      ),
      daysInYear: field(
        { title: { en: 'Days in the year', fr: 'Jours dans l’année', ar: 'عدد أيام السنة', ch: '全年天数' } },
        z.int(),
      ),
      isLeapYear: field(
        { title: { en: 'Leap year', fr: 'Année bissextile', ar: 'سنة كبيسة', ch: '闰年' } },
        z.boolean(),
      ),
      daysInMonth: field(
        { title: { en: 'Days in the month', fr: 'Jours dans le mois', ar: 'عدد أيام الشهر', ch: '当月天数' } },
        z.int(),
      ),
      quarter: field({ title: { en: 'Quarter', fr: 'Trimestre', ar: 'الربع', ch: '季度' } }, z.int()),
      quarterStart: field(
        {
          title: {
            en: 'First day of the quarter',
            fr: 'Premier jour du trimestre',
            ar: 'أول أيام الربع',
            ch: '季度第一天',
          },
        },
        z.string(),
      ),
      quarterEnd: field(
        {
          title: {
            en: 'Last day of the quarter',
            fr: 'Dernier jour du trimestre',
            ar: 'آخر أيام الربع',
            ch: '季度最后一天',
          },
        },
        z.string(),
      ),
      notes: notesField(),
    }),
    examples: [
      {
        date: '2024-12-30',
        weekDate: '2025-W01-1',
        ordinalDate: '2024-365',
        week: 1,
        weekYear: 2025,
        weekday: 1,
        weekdayName: 'Monday',
        weekStart: '2024-12-30',
        weekEnd: '2025-01-05',
        weeksInYear: 52,
        dayOfYear: 365,
        daysInYear: 366,
        isLeapYear: true,
        daysInMonth: 31,
        quarter: 4,
        quarterStart: '2024-10-01',
        quarterEnd: '2024-12-31',
        notes: [],
      },
    ],
  },
  errors: { ...zoneErrors, ...dateErrors, ...rangeErrors },
  notes: todayNote,
  open: true,
  instant: true,
  inBrowser: true,
  layout: 'values',
  examples: [
    {
      name: {
        en: 'Year of the week differs',
        fr: 'L’année de la semaine diffère',
        ar: 'سنة الأسبوع مختلفة',
        ch: '所属年份不同',
      },
      input: { date: '2024-12-30' },
    },
    {
      name: { en: 'Week date', fr: 'Date de semaine', ar: 'تاريخ الأسبوع', ch: '周日期' },
      input: { date: '2026-W53-5' },
    },
    {
      name: { en: 'Ordinal date', fr: 'Date ordinale', ar: 'تاريخ الترتيب', ch: '序数日期' },
      input: { date: '2024-366' },
    },
  ],
  // Temporal is large, so it is loaded with the first call.
  run: async (input) => {
    const { default: isoWeek } = await import('@apiyard/kernels/tools/convert/time/iso-week');
    return isoWeek(input);
  },
});
