import { imsakName, prayerNames } from '@apiyard/kernels/prayer/names';
import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { dateTitle, langField, weekdayTitle, zoneErrors, zoneTitle } from '../../convert/time/fields.text.ts';
import { coordinateFields, outOfOrder, periodFields, polarOutput, prayerFields, yearErrors } from './fields.text.ts';

const time = (title: (typeof prayerNames)['fajr']) => field({ title }, z.string().nullable());

export default tool({
  path: 'islami/prayer-table',
  title: {
    en: 'Prayer timetable',
    fr: 'Calendrier des prières',
    ar: 'جدول مواقيت الصلاة',
    ch: '礼拜时间表',
  },
  summary: {
    en: 'Lists the prayer times of each day of a month or of Ramadan at any place.',
    fr: 'Donne les heures de prière de chaque jour d’un mois ou de ramadan en tout lieu.',
    ar: 'يعرض مواقيت الصلاة لكل يوم من شهر أو من رمضان في أي مكان.',
    ch: '列出任意地点某月或斋月每天的礼拜时间。',
  },
  tags: ['salah', 'ramadan'],
  synonyms: {
    en: ['imsakia', 'ramadan timetable', 'monthly prayer times'],
    fr: ['imsakia', 'calendrier de ramadan', 'horaires mensuels'],
    ar: ['إمساكية رمضان', 'مواقيت الشهر'],
    ch: ['斋月时间表', '每月礼拜时间'],
  },
  input: z.object({
    ...coordinateFields,
    ...periodFields,
    imsakMinutes: field(
      {
        title: {
          en: 'Imsak: minutes before Fajr',
          fr: 'Imsak : minutes avant Fajr',
          ar: 'الإمساك: دقائق قبل الفجر',
          ch: '封斋：晨礼前的分钟数',
        },
      },
      z.int().min(0).max(60).default(10),
    ),
    ...prayerFields,
    lang: langField(),
  }),
  output: {
    schema: z.object({
      zone: field({ title: zoneTitle }, z.string()),
      first: field({ title: { en: 'First day', fr: 'Premier jour', ar: 'اليوم الأول', ch: '第一天' } }, z.string()),
      days: field(
        { title: { en: 'Days', fr: 'Jours', ar: 'الأيام', ch: '日期' } },
        z.array(
          z.object({
            date: field({ title: dateTitle }, z.string()),
            weekday: field({ title: weekdayTitle }, z.int()),
            hijri: field(
              { title: { en: 'Hijri date', fr: 'Date hégirienne', ar: 'التاريخ الهجري', ch: '伊斯兰历日期' } },
              z.string().nullable(),
            ),
            imsak: time(imsakName),
            fajr: time(prayerNames.fajr),
            sunrise: time(prayerNames.sunrise),
            dhuhr: time(prayerNames.dhuhr),
            asr: time(prayerNames.asr),
            maghrib: time(prayerNames.maghrib),
            isha: time(prayerNames.isha),
            fastMinutes: field(
              {
                title: {
                  en: 'Minutes from Fajr to Maghrib',
                  fr: 'Minutes de Fajr à Maghrib',
                  ar: 'الدقائق من الفجر إلى المغرب',
                  ch: '从晨礼到昏礼的分钟数',
                },
              },
              z.int().nullable(),
            ),
            polar: polarOutput(),
          }),
        ),
      ),
      notes: notesField(),
    }),
    examples: [
      {
        zone: 'Europe/London',
        first: '2026-02-18',
        days: [
          {
            date: '2026-02-18',
            weekday: 3,
            hijri: '1 Ramadan 1447 AH',
            imsak: '05:22',
            fajr: '05:32',
            sunrise: '07:09',
            dhuhr: '12:19',
            asr: '15:31',
            maghrib: '17:24',
            isha: '18:46',
            fastMinutes: 712,
            polar: null,
          },
        ],
        notes: [],
      },
    ],
  },
  errors: {
    ...zoneErrors,
    ...outOfOrder,
    ...yearErrors,
  },
  notes: {
    polar_days: {
      en: 'On {{days}} days the sun does not rise or set as usual. Their times follow the rule for polar days.',
      fr: 'Pendant {{days}} jours, le soleil ne se lève ou ne se couche pas comme d’habitude. Leurs heures suivent la règle des jours polaires.',
      ar: 'عدد الأيام التي لا تشرق فيها الشمس أو لا تغرب كالمعتاد: {{days}}. تتبع مواقيتها قاعدة الأيام القطبية.',
      ch: '有 {{days}} 天太阳不正常升落。这些日期的时间采用极昼极夜规则。',
    },
  },
  open: true,
  inBrowser: true,
  layout: 'values',
  heavy: true,
  examples: [
    {
      name: { en: 'Ramadan in London', fr: 'Ramadan à Londres', ar: 'رمضان في لندن', ch: '伦敦的斋月' },
      input: { lat: 51.5085, lon: -0.1257, period: 'ramadan', year: 1447, method: 'moonsighting', madhab: 'hanafi' },
    },
    {
      name: { en: 'March in Jakarta', fr: 'Mars à Jakarta', ar: 'مارس في جاكرتا', ch: '雅加达的三月' },
      input: { lat: -6.2088, lon: 106.8456, year: 2026, month: 3, method: 'singapore' },
    },
  ],
  run: async (input) => {
    const { default: prayerTable } = await import('@apiyard/kernels/tools/islami/prayer/prayer-table');
    return prayerTable(input);
  },
});
