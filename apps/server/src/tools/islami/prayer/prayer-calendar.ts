import * as z from 'zod';
import { field, RawResponse, tool } from '../../tool.ts';
import { langField, zoneErrors } from '../../convert/time/fields.text.ts';
import { coordinateFields, outOfOrder, periodFields, prayerFields, yearErrors } from './fields.text.ts';

export default tool({
  path: 'islami/prayer-calendar',
  title: {
    en: 'Prayer calendar file',
    fr: 'Fichier d’agenda des prières',
    ar: 'ملف تقويم الصلوات',
    ch: '礼拜日历文件',
  },
  summary: {
    en: 'Creates a calendar file (iCalendar) with the prayer times of a month or of Ramadan at any place.',
    fr: 'Crée un fichier d’agenda (iCalendar) avec les prières d’un mois ou de ramadan en tout lieu.',
    ar: 'ينشئ ملف تقويم (iCalendar) بمواقيت الصلاة لشهر أو لرمضان في أي مكان.',
    ch: '生成包含任意地点某月或斋月礼拜时间的日历文件（iCalendar）。',
  },
  tags: ['ics', 'icalendar'],
  synonyms: {
    en: ['ics', 'prayer reminders', 'google calendar', 'outlook'],
    fr: ['ics', 'rappels de prière', 'agenda'],
    ar: ['تذكير الصلاة', 'ملف تقويم'],
    ch: ['礼拜提醒', '日历订阅'],
  },
  input: z.object({
    ...coordinateFields,
    ...periodFields,
    reminder: field(
      {
        title: {
          en: 'Reminder, in minutes before',
          fr: 'Rappel, en minutes avant la prière',
          ar: 'التذكير قبل الصلاة بالدقائق',
          ch: '提前提醒的分钟数',
        },
        help: {
          en: 'Leave empty for no reminder.',
          fr: 'Laissez vide pour ne pas avoir de rappel.',
          ar: 'اتركه فارغًا إذا لم ترد تذكيرًا.',
          ch: '留空则不提醒。',
        },
      },
      z.int().min(0).max(120).optional(),
    ),
    ...prayerFields,
    lang: langField(),
  }),
  output: ['text/calendar'],
  errors: { ...zoneErrors, ...outOfOrder, ...yearErrors },
  open: true,
  inBrowser: true,
  heavy: true,
  examples: [
    {
      name: { en: 'Ramadan in London', fr: 'Ramadan à Londres', ar: 'رمضان في لندن', ch: '伦敦的斋月' },
      input: {
        lat: 51.5085,
        lon: -0.1257,
        period: 'ramadan',
        year: 1447,
        method: 'moonsighting',
        madhab: 'hanafi',
        reminder: 10,
      },
    },
  ],
  run: async (input) => {
    const { default: prayerCalendar } = await import('@apiyard/kernels/tools/islami/prayer/prayer-calendar');
    return new RawResponse(prayerCalendar(input));
  },
});
