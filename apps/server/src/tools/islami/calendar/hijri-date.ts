import hijriDate from '@apiyard/kernels/tools/islami/calendar/hijri-date';
import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import {
  dateErrors,
  dateTitle,
  langField,
  todayNote,
  weekdayTitle,
  zoneErrors,
  zoneField,
} from '../../convert/time/fields.text.ts';
import { hijriAdjustmentField } from '../prayer/fields.text.ts';
import { daysInMonthTitle, eventField, gregorianTitle, monthNameTitle, tableErrors } from './fields.text.ts';

export default tool({
  path: 'islami/hijri-date',
  title: { en: 'Hijri date', fr: 'Date hégirienne', ar: 'التاريخ الهجري', ch: '伊斯兰历日期' },
  summary: {
    en: 'Converts dates between the Gregorian and Hijri calendars with the Umm al-Qura tables.',
    fr: 'Convertit des dates entre les calendriers grégorien et hégirien selon les tables d’Umm al-Qura.',
    ar: 'يحوّل التواريخ بين التقويمين الميلادي والهجري وفق جداول أم القرى.',
    ch: '按乌姆库拉历表在公历和伊斯兰历之间转换日期。',
  },
  tags: ['umm al-qura'],
  synonyms: {
    en: ['islamic date', 'hijri to gregorian', 'gregorian to hijri', 'ramadan date'],
    fr: ['date musulmane', 'calendrier musulman', 'conversion hégirienne'],
    ar: ['تحويل هجري إلى ميلادي', 'تحويل ميلادي إلى هجري', 'أم القرى'],
    ch: ['回历', '回历转公历', '伊斯兰历转换'],
  },
  input: z.object({
    date: field(
      {
        title: dateTitle,
        help: {
          en: 'Year-month-day in the calendar below. Leave empty for today.',
          fr: 'Année-mois-jour dans le calendrier ci-dessous. Laissez vide pour aujourd’hui.',
          ar: 'سنة-شهر-يوم في التقويم أدناه. اتركه فارغًا لتاريخ اليوم.',
          ch: '按下方历法的年-月-日。留空表示今天。',
        },
      },
      z.string().max(40).optional(),
    ),
    from: field(
      {
        title: {
          en: 'Calendar of the date',
          fr: 'Calendrier de la date',
          ar: 'تقويم التاريخ',
          ch: '日期所用历法',
        },
        options: {
          gregorian: { en: 'Gregorian', fr: 'Grégorien', ar: 'ميلادي', ch: '公历' },
          hijri: { en: 'Hijri', fr: 'Hégirien', ar: 'هجري', ch: '伊斯兰历' },
        },
      },
      z.enum(['gregorian', 'hijri']).default('gregorian'),
    ),
    adjustment: hijriAdjustmentField(),
    zone: zoneField(),
    lang: langField(),
  }),
  output: {
    schema: z.object({
      gregorian: field({ title: gregorianTitle }, z.string()),
      weekday: field({ title: weekdayTitle }, z.int()),
      hijri: field(
        { title: { en: 'Hijri date', fr: 'Date hégirienne', ar: 'التاريخ الهجري', ch: '伊斯兰历日期' } },
        z.string(),
      ),
      text: field({ title: { en: 'Written out', fr: 'En toutes lettres', ar: 'مكتوبًا', ch: '书写形式' } }, z.string()),
      year: field(
        { title: { en: 'Hijri year', fr: 'Année hégirienne', ar: 'السنة الهجرية', ch: '伊斯兰历年' } },
        z.int(),
      ),
      month: field({ title: { en: 'Month', fr: 'Mois', ar: 'الشهر', ch: '月' } }, z.int()),
      monthName: field({ title: monthNameTitle }, z.string()),
      day: field({ title: { en: 'Day', fr: 'Jour', ar: 'اليوم', ch: '日' } }, z.int()),
      daysInMonth: field({ title: daysInMonthTitle }, z.int()),
      event: eventField(),
      notes: notesField(),
    }),
    examples: [
      {
        gregorian: '2025-03-01',
        weekday: 6,
        hijri: '1446-09-01',
        text: '1 Ramadan 1446 AH',
        year: 1446,
        month: 9,
        monthName: 'Ramadan',
        day: 1,
        daysInMonth: 29,
        event: 'ramadan',
        notes: [],
      },
    ],
  },
  errors: {
    ...zoneErrors,
    ...tableErrors,
    impossible_date: dateErrors.impossible_date,
    not_a_date: {
      en: '“{{text}}” is not a date. Enter the year, month and day with hyphens, such as 1447-09-01.',
      fr: '« {{text}} » n’est pas une date. Écrivez année, mois et jour avec des tirets, par exemple 1447-09-01.',
      ar: '«{{text}}» ليس تاريخًا. اكتب السنة والشهر واليوم بشرطات، مثل ⁦1447-09-01⁩.',
      ch: '“{{text}}”不是日期。请用连字符书写年、月、日，例如 1447-09-01。',
    },
  },
  notes: {
    ...todayNote,
    tables_differ: {
      en: 'Before {{year}} AH, published tables differ from each other, often by a day.',
      fr: 'Avant l’an {{year}} de l’hégire, les tables publiées diffèrent entre elles, souvent d’un jour.',
      ar: 'قبل سنة {{year}} هـ تختلف الجداول المنشورة فيما بينها، وغالبًا بيوم.',
      ch: '伊斯兰历 {{year}} 年以前，各种已发布的历表往往相差一天。',
    },
  },
  open: true,
  instant: true,
  inBrowser: true,
  layout: 'values',
  examples: [
    {
      name: { en: 'From Gregorian', fr: 'Depuis le grégorien', ar: 'من الميلادي', ch: '从公历' },
      input: { date: '2025-03-01' },
    },
    {
      name: { en: 'From Hijri', fr: 'Depuis l’hégirien', ar: 'من الهجري', ch: '从伊斯兰历' },
      input: { date: '1447-10-01', from: 'hijri' },
    },
  ],
  run: hijriDate,
});
