import { prayerNames } from '@apiyard/kernels/prayer/names';
import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { dateTitle, langField, todayNote, zoneErrors, zoneTitle } from '../../convert/time/fields.text.ts';
import {
  coordinateFields,
  highLatitudeOutput,
  outOfOrder,
  polarOutput,
  prayerFields,
  roundingOutput,
} from './fields.text.ts';

const minutes = (title: { en: string; fr: string; ar: string; ch: string }) => field({ title }, z.int());

export default tool({
  path: 'islami/prayer-times',
  title: { en: 'Prayer times', fr: 'Heures de prière', ar: 'مواقيت الصلاة', ch: '礼拜时间' },
  summary: {
    en: 'Calculates the prayer times of a day at any place and shows how each time is derived.',
    fr: 'Calcule les heures de prière d’un jour en tout lieu et montre comment chacune est obtenue.',
    ar: 'يحسب مواقيت الصلاة ليوم في أي مكان، ويبيّن كيف حُسب كل وقت.',
    ch: '计算任意地点某日的礼拜时间，并显示每个时间的推算方法。',
  },
  tags: ['salah', 'adhan'],
  synonyms: {
    en: ['salat', 'namaz', 'azan', 'fajr', 'maghrib', 'sunrise'],
    fr: ['salat', 'horaires de prière', 'adhan', 'lever du soleil'],
    ar: ['أوقات الصلاة', 'الأذان', 'الفجر', 'المغرب'],
    ch: ['祈祷时间', '晨礼', '昏礼', '日出'],
  },
  input: z.object({
    ...coordinateFields,
    date: field(
      {
        title: dateTitle,
        help: {
          en: 'Year-month-day, from 1900 to 2100. Leave empty for today.',
          fr: 'Année-mois-jour, de 1900 à 2100. Laissez vide pour aujourd’hui.',
          ar: 'سنة-شهر-يوم، من 1900 إلى 2100. اتركه فارغًا لتاريخ اليوم.',
          ch: '年-月-日，1900 至 2100 年。留空表示今天。',
        },
      },
      z.string().max(40).optional(),
    ),
    ...prayerFields,
    lang: langField(),
  }),
  output: {
    schema: z.object({
      date: field({ title: dateTitle }, z.string()),
      hijri: field(
        { title: { en: 'Hijri date', fr: 'Date hégirienne', ar: 'التاريخ الهجري', ch: '伊斯兰历日期' } },
        z.string().nullable(),
      ),
      zone: field({ title: zoneTitle }, z.string()),
      times: field(
        { title: { en: 'Times', fr: 'Heures', ar: 'المواقيت', ch: '时间' } },
        z.array(
          z.object({
            prayer: field(
              { title: { en: 'Prayer', fr: 'Prière', ar: 'الصلاة', ch: '礼拜' }, options: prayerNames },
              z.enum(['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha']),
            ),
            time: field(
              { title: { en: 'Local time', fr: 'Heure locale', ar: 'الوقت المحلي', ch: '当地时间' } },
              z.string().nullable(),
            ),
            at: field(
              { title: { en: 'Date and time (ISO 8601)', fr: 'Instant', ar: 'اللحظة', ch: '时刻' } },
              z.string().nullable(),
            ),
            computed: field(
              {
                title: {
                  en: 'Before adjustments and rounding',
                  fr: 'Avant ajustements et arrondi',
                  ar: 'قبل التعديل والتقريب',
                  ch: '调整和取整之前',
                },
              },
              z.string().nullable(),
            ),
            basis: field(
              {
                title: { en: 'Derived from', fr: 'Obtenue par', ar: 'أساس الحساب', ch: '推算依据' },
                options: {
                  horizon: {
                    en: 'Upper edge of the sun on the horizon',
                    fr: 'Bord supérieur du soleil sur l’horizon',
                    ar: 'حافة الشمس العليا على الأفق',
                    ch: '太阳上缘位于地平线',
                  },
                  angle: {
                    en: 'Sun at an angle',
                    fr: 'Soleil à un angle',
                    ar: 'زاوية الشمس',
                    ch: '太阳角度',
                  },
                  transit: {
                    en: 'Sun at its highest',
                    fr: 'Soleil au plus haut',
                    ar: 'الشمس في أعلى نقطة',
                    ch: '太阳位于最高点',
                  },
                  shadow: {
                    en: 'Length of shadows',
                    fr: 'Longueur des ombres',
                    ar: 'طول الظل',
                    ch: '影子长度',
                  },
                  interval: {
                    en: 'Minutes after Maghrib',
                    fr: 'Minutes après Maghrib',
                    ar: 'دقائق بعد المغرب',
                    ch: '昏礼后的分钟数',
                  },
                  night: {
                    en: 'Share of the night',
                    fr: 'Part de la nuit',
                    ar: 'جزء من الليل',
                    ch: '夜晚的份额',
                  },
                  season: {
                    en: 'Minutes by latitude and season',
                    fr: 'Minutes selon la latitude et la saison',
                    ar: 'دقائق وفق خط العرض والفصل',
                    ch: '按纬度和季节的分钟数',
                  },
                },
              },
              z.enum(['horizon', 'angle', 'transit', 'shadow', 'interval', 'night', 'season']),
            ),
            value: field(
              {
                title: {
                  en: 'Angle, length, minutes or share',
                  fr: 'Angle, longueur, minutes ou part',
                  ar: 'الزاوية أو الطول أو الدقائق أو الجزء',
                  ch: '角度、长度、分钟数或份额',
                },
              },
              z.number().nullable(),
            ),
            methodMinutes: minutes({
              en: 'Minutes that the method adds',
              fr: 'Minutes ajoutées par la méthode',
              ar: 'الدقائق التي تضيفها طريقة الحساب',
              ch: '计算方法增加的分钟数',
            }),
            ownMinutes: minutes({
              en: 'Minutes that you add',
              fr: 'Minutes que vous ajoutez',
              ar: 'الدقائق التي تضيفها',
              ch: '您增加的分钟数',
            }),
          }),
        ),
      ),
      highLatitude: highLatitudeOutput(),
      rounding: roundingOutput(),
      polar: polarOutput(),
      notes: notesField(),
    }),
    examples: [
      {
        date: '2025-03-01',
        hijri: '1 Ramadan 1446 AH',
        zone: 'Asia/Riyadh',
        times: [
          {
            prayer: 'isha',
            time: '20:25',
            at: '2025-03-01T20:25:00+03:00',
            computed: '2025-03-01T20:24:58+03:00',
            basis: 'interval',
            value: 120,
            methodMinutes: 0,
            ownMinutes: 0,
          },
        ],
        highLatitude: 'middle',
        rounding: 'nearest',
        polar: null,
        notes: [],
      },
    ],
  },
  errors: {
    ...zoneErrors,
    ...outOfOrder,
    not_a_date: {
      en: '“{{text}}” is not a date from {{first}} to {{last}}. Enter it as 2026-03-29.',
      fr: '« {{text}} » n’est pas une date de {{first}} à {{last}}. Écrivez-la sous la forme 2026-03-29.',
      ar: '«{{text}}» ليس تاريخًا بين {{first}} و{{last}}. اكتبه بالصيغة ⁦2026-03-29⁩.',
      ch: '“{{text}}”不是 {{first}} 至 {{last}} 年的日期。请写作 2026-03-29。',
    },
  },
  notes: {
    ...todayNote,
    polar_day: {
      en: 'The sun does not set on this day (polar day).',
      fr: 'Le soleil ne se couche pas ce jour-là (jour polaire).',
      ar: 'لا تغرب الشمس في هذا اليوم (نهار قطبي).',
      ch: '当日太阳不落（极昼）。',
    },
    polar_night: {
      en: 'The sun does not rise on this day (polar night).',
      fr: 'Le soleil ne se lève pas ce jour-là (nuit polaire).',
      ar: 'لا تشرق الشمس في هذا اليوم (ليل قطبي).',
      ch: '当日太阳不升（极夜）。',
    },
    short: {
      en: 'The day or the night lasts only a few minutes.',
      fr: 'Le jour ou la nuit ne dure que quelques minutes.',
      ar: 'لا يدوم النهار أو الليل إلا بضع دقائق.',
      ch: '白昼或夜晚只持续几分钟。',
    },
    nearest_latitude: {
      en: 'The times are those of latitude {{latitude}}, the nearest latitude that has all of them.',
      fr: 'Les heures sont celles de la latitude {{latitude}}, la plus proche qui les a toutes.',
      ar: 'المواقيت هي مواقيت خط العرض ⁦{{latitude}}⁩، وهو أقرب خط تكتمل فيه المواقيت.',
      ch: '所示为纬度 {{latitude}} 的时间，这是最近的具有全部时间的纬度。',
    },
    nearest_day: {
      en: 'The times are those of {{date}}, the nearest day that has all of them.',
      fr: 'Les heures sont celles du {{date}}, le jour le plus proche qui les a toutes.',
      ar: 'المواقيت هي مواقيت ⁦{{date}}⁩، وهو أقرب يوم تكتمل فيه المواقيت.',
      ch: '所示为 {{date}} 的时间，这是最近的具有全部时间的日期。',
    },
    times_missing: {
      en: 'Times that do not exist are empty.',
      fr: 'Les heures qui n’existent pas sont vides.',
      ar: 'المواقيت غير الموجودة فارغة.',
      ch: '不存在的时间留空。',
    },
  },
  open: true,
  instant: true,
  inBrowser: true,
  layout: 'values',
  examples: [
    {
      name: { en: 'Makkah in Ramadan', fr: 'La Mecque en ramadan', ar: 'مكة المكرمة في رمضان', ch: '斋月的麦加' },
      input: { lat: 21.4225, lon: 39.8262, date: '2025-03-01', method: 'umm-al-qura' },
    },
    {
      name: { en: 'London', fr: 'Londres', ar: 'لندن', ch: '伦敦' },
      input: { lat: 51.5085, lon: -0.1257, date: '2026-06-21', method: 'moonsighting', madhab: 'hanafi' },
    },
    {
      name: {
        en: 'Polar day in Tromsø',
        fr: 'Jour polaire à Tromsø',
        ar: 'النهار القطبي في ترومسو',
        ch: '特罗姆瑟的极昼',
      },
      input: { lat: 69.6489, lon: 18.9551, date: '2026-06-21' },
    },
  ],
  // Boundaries of zones are large, so they are loaded with the first call.
  run: async (input) => {
    const { default: prayerTimes } = await import('@apiyard/kernels/tools/islami/prayer/prayer-times');
    return prayerTimes(input);
  },
});
