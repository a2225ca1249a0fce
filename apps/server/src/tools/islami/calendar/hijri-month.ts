import hijriMonth from '@apiyard/kernels/tools/islami/calendar/hijri-month';
import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import { langField, weekdayTitle } from '../../convert/time/fields.text.ts';
import { hijriAdjustmentField } from '../prayer/fields.text.ts';
import { daysInMonthTitle, eventField, gregorianTitle, monthNameTitle, tableErrors } from './fields.text.ts';

const yearTitle = { en: 'Hijri year', fr: 'Année hégirienne', ar: 'السنة الهجرية', ch: '伊斯兰历年' };
const monthTitle = { en: 'Month', fr: 'Mois', ar: 'الشهر', ch: '月' };

export default tool({
  path: 'islami/hijri-month',
  title: { en: 'Hijri month', fr: 'Mois hégirien', ar: 'الشهر الهجري', ch: '伊斯兰历月历' },
  summary: {
    en: 'Lists the days of a Hijri month with their Gregorian dates, weekdays and events.',
    fr: 'Donne les jours d’un mois hégirien avec leurs dates grégoriennes, jours de la semaine et événements.',
    ar: 'يعرض أيام شهر هجري مع تواريخها الميلادية وأيام الأسبوع والمناسبات.',
    ch: '列出伊斯兰历某月的每一天及其公历日期、星期和节日。',
  },
  tags: ['umm al-qura', 'eid'],
  synonyms: {
    en: ['islamic calendar', 'eid date', 'islamic holidays'],
    fr: ['calendrier musulman', 'date de l’aïd', 'fêtes musulmanes'],
    ar: ['تقويم هجري', 'موعد العيد', 'مناسبات إسلامية'],
    ch: ['回历月历', '开斋节日期', '伊斯兰节日'],
  },
  input: z.object({
    year: field({ title: yearTitle }, z.int().min(1343).max(1500)),
    month: field({ title: monthTitle }, z.int().min(1).max(12)),
    adjustment: hijriAdjustmentField(),
    lang: langField(),
  }),
  output: {
    schema: z.object({
      year: field({ title: yearTitle }, z.int()),
      month: field({ title: monthTitle }, z.int()),
      monthName: field({ title: monthNameTitle }, z.string()),
      daysInMonth: field({ title: daysInMonthTitle }, z.int()),
      days: field(
        { title: { en: 'Days', fr: 'Jours', ar: 'الأيام', ch: '日期' } },
        z.array(
          z.object({
            day: field({ title: { en: 'Day', fr: 'Jour', ar: 'اليوم', ch: '日' } }, z.int()),
            gregorian: field({ title: gregorianTitle }, z.string()),
            weekday: field({ title: weekdayTitle }, z.int()),
            event: eventField(),
          }),
        ),
      ),
    }),
    examples: [
      {
        year: 1447,
        month: 12,
        monthName: 'Dhu al-Hijjah',
        daysInMonth: 29,
        days: [{ day: 10, gregorian: '2026-05-27', weekday: 3, event: 'eid_al_adha' }],
      },
    ],
  },
  errors: tableErrors,
  open: true,
  instant: true,
  inBrowser: true,
  layout: 'values',
  examples: [
    {
      name: { en: 'Month of the Hajj', fr: 'Mois du hajj', ar: 'شهر الحج', ch: '朝觐月' },
      input: { year: 1447, month: 12 },
    },
  ],
  run: hijriMonth,
});
