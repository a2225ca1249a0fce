import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import {
  dateErrors,
  dateTitle,
  langField,
  momentNotes,
  rangeErrors,
  nowNote,
  offsetTitle,
  utcTitle,
  zoneErrors,
  zoneField,
  zoneTitle,
} from './fields.text.ts';

const place = () =>
  z.object({
    zone: field({ title: zoneTitle }, z.string()),
    iso: field({ title: { en: 'Local time', fr: 'Heure locale', ar: 'التوقيت المحلي', ch: '当地时间' } }, z.string()),
    offset: field({ title: offsetTitle }, z.string()),
    name: field(
      {
        title: {
          en: 'Name of the zone at this time',
          fr: 'Nom du fuseau à cette date',
          ar: 'اسم المنطقة في هذا الوقت',
          ch: '此时的时区名称',
        },
      },
      z.string(),
    ),
    isDaylightSaving: field(
      { title: { en: 'Daylight saving time', fr: 'Heure d’été', ar: 'التوقيت الصيفي', ch: '夏令时' } },
      z.boolean(),
    ),
    dayDifference: field(
      {
        title: {
          en: 'Days ahead of the source',
          fr: 'Jours d’avance sur la source',
          ar: 'الأيام المتقدمة على المصدر',
          ch: '比来源早的天数',
        },
      },
      z.int(),
    ),
    hourDifference: field(
      {
        title: {
          en: 'Hours ahead of the source',
          fr: 'Heures d’avance sur la source',
          ar: 'الساعات المتقدمة على المصدر',
          ch: '比来源早的小时数',
        },
      },
      z.number(),
    ),
    nextChange: field(
      {
        title: {
          en: 'Next clock change',
          fr: 'Prochain changement d’heure',
          ar: 'تغيير الساعة التالي',
          ch: '下次时钟调整',
        },
      },
      z
        .object({
          utc: field({ title: utcTitle }, z.string()),
          from: field(
            { title: { en: 'Offset before', fr: 'Décalage avant', ar: 'الإزاحة قبله', ch: '之前的偏移量' } },
            z.string(),
          ),
          to: field(
            { title: { en: 'Offset after', fr: 'Décalage après', ar: 'الإزاحة بعده', ch: '之后的偏移量' } },
            z.string(),
          ),
        })
        .nullable(),
    ),
  });

export default tool({
  path: 'convert/time-zone',
  title: { en: 'Time zones', fr: 'Fuseaux horaires', ar: 'المناطق الزمنية', ch: '时区换算' },
  summary: {
    en: 'Shows one time in many time zones, with offsets, daylight saving time and the next clock change (IANA database).',
    fr: 'Affiche un instant dans plusieurs fuseaux horaires, avec les décalages, l’heure d’été et le prochain changement d’heure (base IANA).',
    ar: 'يعرض لحظة واحدة في مناطق زمنية عدة، مع الإزاحات والتوقيت الصيفي وتغيير الساعة التالي (قاعدة بيانات IANA).',
    ch: '显示同一时刻在多个时区的时间，包括偏移量、夏令时和下次时钟调整（IANA 数据库）。',
  },
  tags: ['iana', 'utc', 'gmt', 'dst'],
  synonyms: {
    en: ['world clock', 'time difference', 'daylight saving', 'meeting planner'],
    fr: ['heure mondiale', 'décalage horaire', 'heure d’été'],
    ar: ['الساعة العالمية', 'فرق التوقيت', 'التوقيت الصيفي'],
    ch: ['世界时钟', '时差', '夏令时'],
  },
  input: z.object({
    date: field(
      {
        title: dateTitle,
        help: {
          en: 'ISO 8601. A time without an offset is local time in the time zone below. Leave empty for now.',
          fr: 'ISO 8601. Sans décalage, c’est l’heure locale du fuseau ci-dessous. Laissez vide pour l’instant présent.',
          ar: 'ISO 8601. دون إزاحة يكون بالتوقيت المحلي للمنطقة أدناه. اتركه فارغًا للوقت الحالي.',
          ch: 'ISO 8601。没有偏移量时，为下方时区的当地时间。留空表示当前时间。',
        },
      },
      z.string().max(100).optional(),
    ),
    zone: zoneField(),
    zones: field(
      {
        title: { en: 'Time zones to show', fr: 'Fuseaux à afficher', ar: 'المناطق المطلوب عرضها', ch: '要显示的时区' },
        help: {
          en: 'One per line or separated by commas, up to 50.',
          fr: 'Un par ligne ou séparés par des virgules, 50 au plus.',
          ar: 'منطقة في كل سطر أو مفصولة بفواصل، حتى 50.',
          ch: '每行一个或用逗号分隔，最多 50 个。',
        },
        multiline: true,
      },
      z.string().min(1).max(4000).default('America/New_York\nEurope/London\nAsia/Dubai\nAsia/Shanghai'),
    ),
    lang: langField(),
  }),
  output: {
    schema: z.object({
      utc: field({ title: utcTitle }, z.string()),
      source: field({ title: { en: 'Source', fr: 'Source', ar: 'المصدر', ch: '来源' } }, place()),
      zones: field(
        { title: { en: 'Time zones', fr: 'Fuseaux horaires', ar: 'المناطق الزمنية', ch: '时区' } },
        z.array(place()),
      ),
      notes: notesField(),
    }),
    examples: [
      {
        utc: '2026-07-01T10:00:00Z',
        source: {
          zone: 'UTC',
          iso: '2026-07-01T10:00:00Z',
          offset: '+00:00',
          name: 'Coordinated Universal Time',
          isDaylightSaving: false,
          dayDifference: 0,
          hourDifference: 0,
          nextChange: null,
        },
        zones: [
          {
            zone: 'Europe/Paris',
            iso: '2026-07-01T12:00:00+02:00',
            offset: '+02:00',
            name: 'Central European Summer Time',
            isDaylightSaving: true,
            dayDifference: 0,
            hourDifference: 2,
            nextChange: { utc: '2026-10-25T01:00:00Z', from: '+02:00', to: '+01:00' },
          },
        ],
        notes: [],
      },
    ],
  },
  errors: {
    ...zoneErrors,
    ...dateErrors,
    ...rangeErrors,
    no_zones: {
      en: 'There are no time zones to show. Enter at least one, such as Asia/Tokyo.',
      fr: 'Aucun fuseau à afficher. Indiquez-en au moins un, par exemple Asia/Tokyo.',
      ar: 'لا توجد مناطق زمنية لعرضها. أدخل واحدة على الأقل، مثل Asia/Tokyo.',
      ch: '没有要显示的时区。请至少输入一个，例如 Asia/Tokyo。',
    },
    too_many_zones: {
      en: 'There are {{count}} time zones, which is more than the limit of {{limit}}. Remove some.',
      fr: '{{count}} fuseaux dépassent la limite de {{limit}}. Retirez-en.',
      ar: 'عدد المناطق {{count}} يتجاوز الحد {{limit}}. أزل بعضها.',
      ch: '{{count}} 个时区超出上限 {{limit}} 个。请移除一些。',
    },
  },
  notes: { ...momentNotes, ...nowNote },
  open: true,
  instant: true,
  heavy: true,
  inBrowser: true,
  layout: 'values',
  examples: [
    {
      name: { en: 'A meeting in Paris', fr: 'Une réunion à Paris', ar: 'اجتماع في باريس', ch: '巴黎的会议' },
      input: {
        date: '2026-07-01T14:00',
        zone: 'Europe/Paris',
        zones: 'America/New_York\nAfrica/Cairo\nAsia/Shanghai\nPacific/Auckland',
      },
    },
    {
      name: {
        en: 'A time that the clocks skip',
        fr: 'Heure sautée par les horloges',
        ar: 'وقت تتخطاه الساعات',
        ch: '被时钟跳过的时间',
      },
      input: { date: '2026-03-29T02:30', zone: 'Europe/Paris', zones: 'UTC, Europe/London' },
    },
  ],
  // Temporal is large, so it is loaded with the first call.
  run: async (input) => {
    const { default: timeZone } = await import('@apiyard/kernels/tools/convert/time/time-zone');
    return timeZone(input);
  },
});
