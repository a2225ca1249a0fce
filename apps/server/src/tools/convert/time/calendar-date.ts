import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import {
  dateErrors,
  langField,
  todayNote,
  weekdayNameTitle,
  weekdayTitle,
  zoneErrors,
  zoneField,
} from './fields.text.ts';

const calendars = {
  gregory: { en: 'Gregorian', fr: 'Grégorien', ar: 'ميلادي', ch: '公历' },
  julian: { en: 'Julian', fr: 'Julien', ar: 'يولياني', ch: '儒略历' },
  'islamic-umalqura': {
    en: 'Islamic (Umm al-Qura)',
    fr: 'Musulman (Umm al-Qura)',
    ar: 'هجري (أم القرى)',
    ch: '伊斯兰历（乌姆库拉）',
  },
  'islamic-civil': { en: 'Islamic (civil)', fr: 'Musulman (tabulaire)', ar: 'هجري (مدني)', ch: '伊斯兰历（民用）' },
  hebrew: { en: 'Hebrew', fr: 'Hébraïque', ar: 'عبري', ch: '希伯来历' },
  persian: { en: 'Persian', fr: 'Persan', ar: 'فارسي', ch: '波斯历' },
  chinese: { en: 'Chinese', fr: 'Chinois', ar: 'صيني', ch: '农历' },
  dangi: { en: 'Korean (Dangi)', fr: 'Coréen (dangi)', ar: 'كوري (دانغي)', ch: '檀纪历' },
  japanese: { en: 'Japanese', fr: 'Japonais', ar: 'ياباني', ch: '日本年号' },
  roc: { en: 'Minguo', fr: 'Minguo', ar: 'مينغو', ch: '民国历' },
  buddhist: { en: 'Buddhist', fr: 'Bouddhiste', ar: 'بوذي', ch: '佛历' },
  indian: { en: 'Indian (Saka)', fr: 'Indien (Saka)', ar: 'هندي (ساكا)', ch: '印度历' },
  coptic: { en: 'Coptic', fr: 'Copte', ar: 'قبطي', ch: '科普特历' },
  ethiopic: { en: 'Ethiopian', fr: 'Éthiopien', ar: 'إثيوبي', ch: '埃塞俄比亚历' },
};
const julianDay = { en: 'Julian day', fr: 'Jour julien', ar: 'يوم يولياني', ch: '儒略日' };
const calendarTitle = { en: 'Calendar', fr: 'Calendrier', ar: 'التقويم', ch: '历法' };
const names = [
  'gregory',
  'julian',
  'islamic-umalqura',
  'islamic-civil',
  'hebrew',
  'persian',
  'chinese',
  'dangi',
  'japanese',
  'roc',
  'buddhist',
  'indian',
  'coptic',
  'ethiopic',
] as const;

export default tool({
  path: 'convert/calendar-date',
  title: { en: 'Calendars', fr: 'Calendriers', ar: 'التقاويم', ch: '历法换算' },
  summary: {
    en: 'Converts a date between the Gregorian, Julian, Islamic, Hebrew, Persian, Chinese and other calendars and Julian days (Unicode CLDR).',
    fr: 'Convertit une date entre les calendriers grégorien, julien, musulman, hébraïque, persan, chinois et d’autres (CLDR d’Unicode), et les jours juliens.',
    ar: 'يحوّل تاريخًا بين التقاويم الميلادي واليولياني والهجري والعبري والفارسي والصيني وغيرها (Unicode CLDR)، والأيام اليوليانية.',
    ch: '在公历、儒略历、伊斯兰历、希伯来历、波斯历、农历等历法（Unicode CLDR）和儒略日之间转换日期。',
  },
  tags: ['hijri', 'umm al-qura', 'hebrew', 'persian', 'chinese', 'julian day'],
  synonyms: {
    en: ['calendar converter', 'hijri date', 'lunar calendar', 'jalali', 'julian date'],
    fr: ['convertisseur de calendrier', 'date hégirienne', 'calendrier lunaire', 'jour julien'],
    ar: ['تحويل التاريخ الهجري', 'هجري إلى ميلادي', 'تقويم قمري'],
    ch: ['农历转公历', '阴历', '伊斯兰历', '儒略日'],
  },
  input: z.object({
    date: field(
      {
        title: { en: 'Date', fr: 'Date', ar: 'التاريخ', ch: '日期' },
        help: {
          en: 'Year-month-day in the calendar below, within the Gregorian years 1 to 9999. Write a leap month as 2025-M06L-01. Leave empty for today.',
          fr: 'Année-mois-jour dans le calendrier ci-dessous, de l’an 1 à 9999 grégorien. Un mois intercalaire s’écrit 2025-M06L-01. Laissez vide pour aujourd’hui.',
          ar: 'سنة-شهر-يوم في التقويم أدناه، من السنة 1 إلى 9999 ميلادية. يُكتب الشهر الكبيس ⁦2025-M06L-01⁩. اتركه فارغًا لتاريخ اليوم.',
          ch: '按下方历法的年-月-日，对应公历 1 至 9999 年。闰月写作 2025-M06L-01。留空表示今天。',
        },
      },
      z.string().max(60).optional(),
    ),
    calendar: field(
      {
        title: calendarTitle,
        help: {
          en: 'The calendar that the date is written in. Japanese dates use Gregorian years.',
          fr: 'Le calendrier de la date. Les dates japonaises ont des années grégoriennes.',
          ar: 'التقويم المكتوب به التاريخ. سنوات التقويم الياباني ميلادية.',
          ch: '日期所用的历法。日本历法使用公历年份。',
        },
        options: { ...calendars, 'julian-day': julianDay },
      },
      z.enum([...names, 'julian-day']).default('gregory'),
    ),
    zone: zoneField(),
    lang: langField(),
  }),
  output: {
    schema: z.object({
      date: field(
        { title: { en: 'Gregorian date', fr: 'Date grégorienne', ar: 'التاريخ الميلادي', ch: '公历日期' } },
        z.string(),
      ),
      weekday: field({ title: weekdayTitle }, z.int()),
      weekdayName: field({ title: weekdayNameTitle }, z.string()),
      julianDay: field(
        {
          title: {
            en: 'Julian day at noon',
            fr: 'Jour julien à midi',
            ar: 'اليوم اليولياني عند الظهر',
            ch: '正午的儒略日',
          },
        },
        z.int(),
      ),
      modifiedJulianDay: field(
        {
          title: {
            en: 'Modified Julian day',
            fr: 'Jour julien modifié',
            ar: 'اليوم اليولياني المعدّل',
            ch: '简化儒略日',
          },
        },
        z.int(),
      ),
      calendars: field(
        { title: { en: 'In each calendar', fr: 'Dans chaque calendrier', ar: 'في كل تقويم', ch: '各历法日期' } },
        z.array(
          z.object({
            calendar: field({ title: calendarTitle, options: calendars }, z.enum(names)),
            text: field(
              { title: { en: 'Written out', fr: 'En toutes lettres', ar: 'مكتوبًا', ch: '书写形式' } },
              z.string().nullable(),
            ),
            era: field({ title: { en: 'Era', fr: 'Ère', ar: 'الحقبة', ch: '纪元' } }, z.string().nullable()),
            year: field({ title: { en: 'Year', fr: 'Année', ar: 'السنة', ch: '年' } }, z.int()),
            month: field(
              { title: { en: 'Month of the year', fr: 'Mois de l’année', ar: 'شهر السنة', ch: '年内第几月' } },
              z.int(),
            ),
            monthCode: field(
              {
                title: {
                  en: 'Month code, L for a leap month',
                  fr: 'Code du mois, L si intercalaire',
                  ar: 'رمز الشهر، L للكبيس',
                  ch: '月份代码，L 表示闰月',
                },
              },
              z.string(),
            ),
            day: field({ title: { en: 'Day', fr: 'Jour', ar: 'اليوم', ch: '日' } }, z.int()),
            daysInMonth: field(
              { title: { en: 'Days in the month', fr: 'Jours dans le mois', ar: 'عدد أيام الشهر', ch: '当月天数' } },
              z.int(),
            ),
            monthsInYear: field(
              { title: { en: 'Months in the year', fr: 'Mois dans l’année', ar: 'عدد أشهر السنة', ch: '全年月数' } },
              z.int(),
            ),
            isLeapYear: field(
              { title: { en: 'Leap year', fr: 'Année bissextile', ar: 'سنة كبيسة', ch: '闰年' } },
              z.boolean(),
            ),
          }),
        ),
      ),
      notes: notesField(),
    }),
    examples: [
      {
        date: '2025-03-01',
        weekday: 6,
        weekdayName: 'Saturday',
        julianDay: 2460736,
        modifiedJulianDay: 60735,
        calendars: [
          {
            calendar: 'islamic-umalqura',
            text: 'Ramadan 1, 1446 AH',
            era: 'ah',
            year: 1446,
            month: 9,
            monthCode: 'M09',
            day: 1,
            daysInMonth: 29,
            monthsInYear: 12,
            isLeapYear: false,
          },
        ],
        notes: [],
      },
    ],
  },
  errors: {
    ...zoneErrors,
    not_a_date: {
      en: '“{{text}}” is not a date in this calendar. Enter the year, month and day with hyphens, such as 1447-09-01.',
      fr: '« {{text}} » n’est pas une date de ce calendrier. Écrivez année, mois et jour avec des tirets, par exemple 1447-09-01.',
      ar: '«{{text}}» ليس تاريخًا في هذا التقويم. اكتب السنة والشهر واليوم بشرطات، مثل ⁦1447-09-01⁩.',
      ch: '“{{text}}”不是该历法的日期。请用连字符书写年、月、日，例如 1447-09-01。',
    },
    impossible_date: dateErrors.impossible_date,
    not_a_julian_day: {
      en: '“{{text}}” is not a Julian day. Enter a number such as 2451545.',
      fr: '« {{text}} » n’est pas un jour julien. Saisissez un nombre tel que 2451545.',
      ar: '«{{text}}» ليس يومًا يوليانيًا. أدخل رقمًا مثل 2451545.',
      ch: '“{{text}}”不是儒略日。请输入数字，例如 2451545。',
    },
    year_out_of_range: {
      en: 'The date is outside the Gregorian years {{first}} to {{last}}. Use a date in this range.',
      fr: 'La date est hors des années grégoriennes {{first}} à {{last}}. Choisissez-en une dans cet intervalle.',
      ar: 'التاريخ خارج السنوات الميلادية من {{first}} إلى {{last}}. استخدم تاريخًا ضمنها.',
      ch: '日期不在公历 {{first}} 至 {{last}} 年之间。请使用该范围内的日期。',
    },
  },
  notes: {
    ...todayNote,
    before_gregorian: {
      en: 'The Gregorian calendar began on 15 October 1582. Earlier dates are extrapolated and not written out.',
      fr: 'Le calendrier grégorien a commencé le 15 octobre 1582. Les dates antérieures sont calculées et ne sont pas écrites en toutes lettres.',
      ar: 'بدأ التقويم الميلادي الغريغوري في 15 أكتوبر 1582. تُحسب التواريخ الأقدم رجوعًا ولا تُكتب بالكلمات.',
      ch: '公历（格里历）始于 1582 年 10 月 15 日。更早的日期为推算，不提供书写形式。',
    },
    umm_al_qura_range: {
      en: 'The Umm al-Qura tables cover 1343 to 1500 AH. Outside them, the civil Islamic calendar is used.',
      fr: 'Les tables d’Umm al-Qura couvrent 1343 à 1500 AH. Au-delà, le calendrier musulman tabulaire est utilisé.',
      ar: 'تغطي جداول أم القرى السنوات من 1343 إلى 1500 هـ. خارجها يُستخدم التقويم الهجري المدني.',
      ch: '乌姆库拉历表涵盖伊斯兰历 1343 至 1500 年。超出范围时使用民用伊斯兰历。',
    },
    chinese_range: {
      en: 'Chinese and Korean dates are reliable from 1900 to 2100. Outside this range they are calculated and can be off by a day or a month.',
      fr: 'Les dates chinoises et coréennes sont fiables de 1900 à 2100. Au-delà, elles sont calculées et peuvent différer d’un jour ou d’un mois.',
      ar: 'التواريخ الصينية والكورية موثوقة من 1900 إلى 2100. خارج ذلك تُحسب وقد تختلف بيوم أو شهر.',
      ch: '农历和檀纪历日期在 1900 至 2100 年间可靠。超出范围时为推算，可能相差一天或一个月。',
    },
  },
  open: true,
  instant: true,
  inBrowser: true,
  layout: 'values',
  examples: [
    {
      name: {
        en: 'First day of Ramadan 1446',
        fr: 'Premier jour de ramadan 1446',
        ar: 'أول رمضان 1446',
        ch: '1446 年斋月首日',
      },
      input: { date: '1446-09-01', calendar: 'islamic-umalqura' },
    },
    {
      name: { en: 'Chinese leap month', fr: 'Mois intercalaire chinois', ar: 'شهر كبيس صيني', ch: '农历闰月' },
      input: { date: '2025-M06L-01', calendar: 'chinese' },
    },
    { name: julianDay, input: { date: '2451545', calendar: 'julian-day' } },
  ],
  // Temporal is large, so it is loaded with the first call.
  run: async (input) => {
    const { default: calendarDate } = await import('@apiyard/kernels/tools/convert/time/calendar-date');
    return calendarDate(input);
  },
});
