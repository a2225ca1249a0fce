import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { dateErrors, langField, localTimeNotes, rangeErrors, zoneErrors, zoneField } from './fields.text.ts';

const part = (en: string, fr: string, ar: string, ch: string) => field({ title: { en, fr, ar, ch } }, z.int());

export default tool({
  path: 'convert/duration',
  title: { en: 'Duration', fr: 'Durée', ar: 'المدة', ch: '时长' },
  summary: {
    en: 'Converts durations between ISO 8601, parts, words and seconds, or measures the time between two dates.',
    fr: 'Convertit des durées entre ISO 8601, composantes, mots et secondes, ou mesure le temps entre deux dates.',
    ar: 'يحوّل المدد بين ISO 8601 والأجزاء والكلمات والثواني، أو يقيس الوقت بين تاريخين.',
    ch: '在 ISO 8601、各部分、文字和秒之间转换时长，或计算两个日期之间的时间。',
  },
  tags: ['iso 8601', 'pt1h30m', 'seconds'],
  synonyms: {
    en: ['time span', 'interval', 'seconds to hours', 'time between dates', 'age'],
    fr: ['intervalle', 'secondes en heures', 'temps entre deux dates', 'âge'],
    ar: ['فترة زمنية', 'ثوانٍ إلى ساعات', 'الوقت بين تاريخين', 'العمر'],
    ch: ['时间间隔', '秒转小时', '日期间隔', '年龄'],
  },
  input: z.object({
    text: field(
      {
        title: { en: 'Duration', fr: 'Durée', ar: 'المدة', ch: '时长' },
        help: {
          en: 'For example P1DT2H, 1:30:00, 90 (seconds), or words such as 2 hours 30 minutes (English, French, Arabic or Chinese).',
          fr: 'P1DT2H, 1:30:00, des secondes (90) ou des mots tels que 2 heures 30 minutes (anglais, français, arabe, chinois).',
          ar: 'P1DT2H أو ⁦1:30:00⁩ أو ثوانٍ مثل 90 أو كلمات مثل «ساعتان و30 دقيقة» (بالإنجليزية أو الفرنسية أو العربية أو الصينية).',
          ch: 'P1DT2H、1:30:00、秒数（如 90）或文字（如 2小时30分钟），支持英语、法语、阿拉伯语和中文。',
        },
      },
      z.string().max(200).optional(),
    ),
    from: field(
      {
        title: { en: 'From', fr: 'Début', ar: 'من', ch: '开始' },
        help: {
          en: 'ISO 8601. With an end, the time between the two is measured. Without an end, it sets the length of months.',
          fr: 'ISO 8601. Avec la fin, le temps entre les deux est mesuré. Seule, cette date donne leur longueur aux mois.',
          ar: 'ISO 8601. مع النهاية يُقاس الوقت بينهما. وحدها تحدّد طول الأشهر.',
          ch: 'ISO 8601。同时填写结束日期时计算间隔；单独填写时用于确定月份长度。',
        },
      },
      z.string().max(100).optional(),
    ),
    to: field({ title: { en: 'To', fr: 'Fin', ar: 'إلى', ch: '结束' } }, z.string().max(100).optional()),
    zone: zoneField(),
    lang: langField(),
  }),
  output: {
    schema: z.object({
      iso: field({ title: 'ISO 8601' }, z.string()),
      words: field({ title: { en: 'In words', fr: 'En mots', ar: 'بالكلمات', ch: '文字表述' } }, z.string()),
      years: part('Years', 'Années', 'سنوات', '年'),
      months: part('Months', 'Mois', 'أشهر', '个月'),
      weeks: part('Weeks', 'Semaines', 'أسابيع', '周'),
      days: part('Days', 'Jours', 'أيام', '天'),
      hours: part('Hours', 'Heures', 'ساعات', '小时'),
      minutes: part('Minutes', 'Minutes', 'دقائق', '分钟'),
      seconds: part('Seconds', 'Secondes', 'ثوانٍ', '秒'),
      milliseconds: part('Milliseconds', 'Millisecondes', 'مللي ثانية', '毫秒'),
      microseconds: part('Microseconds', 'Microsecondes', 'ميكروثانية', '微秒'),
      nanoseconds: part('Nanoseconds', 'Nanosecondes', 'نانوثانية', '纳秒'),
      totalSeconds: field(
        {
          title: {
            en: 'Total in seconds, as text',
            fr: 'Total en secondes, sous forme de texte',
            ar: 'الإجمالي بالثواني كنص',
            ch: '总秒数，文本形式',
          },
        },
        z.string().nullable(),
      ),
      balanced: field(
        {
          title: {
            en: 'Balanced, with days of 24 hours',
            fr: 'Équilibrée, avec des jours de 24 heures',
            ar: 'موزّعة، بأيام من 24 ساعة',
            ch: '进位后的时长，每天 24 小时',
          },
        },
        z.string().nullable(),
      ),
      end: field({ title: { en: 'End', fr: 'Fin', ar: 'النهاية', ch: '结束时间' } }, z.string().nullable()),
      notes: notesField(),
    }),
    examples: [
      {
        iso: 'PT36H',
        words: '36 hours',
        years: 0,
        months: 0,
        weeks: 0,
        days: 0,
        hours: 36,
        minutes: 0,
        seconds: 0,
        milliseconds: 0,
        microseconds: 0,
        nanoseconds: 0,
        totalSeconds: '129600',
        balanced: 'P1DT12H',
        end: null,
        notes: [],
      },
    ],
  },
  errors: {
    ...zoneErrors,
    ...dateErrors,
    ...rangeErrors,
    nothing_given: {
      en: 'There is nothing to convert. Enter a duration, or two dates.',
      fr: 'Il n’y a rien à convertir. Saisissez une durée ou deux dates.',
      ar: 'لا يوجد ما يُحوَّل. أدخل مدة أو تاريخين.',
      ch: '没有可转换的内容。请输入时长或两个日期。',
    },
    not_iso_duration: {
      en: '“{{text}}” is not an ISO 8601 duration. Write it like P1Y2M10DT2H30M. Only hours, minutes and seconds can have a fraction.',
      fr: '« {{text}} » n’est pas une durée ISO 8601. Écrivez par exemple P1Y2M10DT2H30M ; seules les heures, minutes et secondes admettent une fraction.',
      ar: '«{{text}}» ليست مدة وفق ISO 8601. اكتبها مثل P1Y2M10DT2H30M؛ الكسور للساعات والدقائق والثواني فقط.',
      ch: '“{{text}}”不是 ISO 8601 时长。请按 P1Y2M10DT2H30M 的形式书写；只有时、分、秒可带小数。',
    },
    not_a_duration: {
      en: '“{{text}}” is not an amount with a unit of time. Write amounts such as 2 hours 30 minutes.',
      fr: '« {{text}} » n’est pas une quantité suivie d’une unité de temps. Écrivez par exemple 2 heures 30 minutes.',
      ar: '«{{text}}» ليس مقدارًا بوحدة زمن. اكتب مقادير مثل «ساعتان و30 دقيقة».',
      ch: '“{{text}}”不是带时间单位的数量。请按“2小时30分钟”的形式书写。',
    },
    unit_twice: {
      en: 'The unit “{{unit}}” appears twice. Add the two amounts together first.',
      fr: 'L’unité « {{unit}} » apparaît deux fois. Additionnez d’abord les deux quantités.',
      ar: 'تظهر الوحدة «{{unit}}» مرتين. اجمع المقدارين أولًا.',
      ch: '单位“{{unit}}”出现两次。请先将两个数量相加。',
    },
    fraction_of_month: {
      en: '{{number}} is a fraction of a month or year, which has no fixed length. Use days instead.',
      fr: '{{number}} est une fraction de mois ou d’année, sans longueur fixe. Utilisez des jours.',
      ar: 'الرقم {{number}} جزء من شهر أو سنة، وليس له طول ثابت. استخدم الأيام.',
      ch: '{{number}} 是月或年的小数，没有固定长度。请改用天。',
    },
    too_long: {
      en: 'The duration is too long. Use a shorter one.',
      fr: 'La durée est trop longue. Utilisez-en une plus courte.',
      ar: 'المدة طويلة جدًا. استخدم مدة أقصر.',
      ch: '时长过长。请使用较短的时长。',
    },
  },
  notes: {
    ...localTimeNotes,
    text_not_used: {
      en: 'Both dates are given, so the duration in the text is ignored.',
      fr: 'Les deux dates sont indiquées : la durée du texte est ignorée.',
      ar: 'حُدّد التاريخان، لذا تُجوهلت المدة في النص.',
      ch: '已指定两个日期，因此忽略文本中的时长。',
    },
    seconds_assumed: {
      en: '{{number}} has no unit, so it is read as seconds.',
      fr: '{{number}} n’a pas d’unité : le nombre est lu en secondes.',
      ar: 'لا وحدة للرقم {{number}}، لذا قُرئ بالثواني.',
      ch: '{{number}} 没有单位，已按秒读取。',
    },
    hours_and_minutes: {
      en: 'Two numbers with a colon are read as hours and minutes. For minutes and seconds, write 0: before them.',
      fr: 'Deux nombres séparés par deux-points sont lus comme heures et minutes. Pour des minutes et secondes, écrivez 0: devant.',
      ar: 'قُرئ الرقمان المفصولان بنقطتين كساعات ودقائق. للدقائق والثواني اكتب 0: قبلهما.',
      ch: '以冒号分隔的两个数字按小时和分钟读取。如果是分钟和秒，请在前面加 0:。',
    },
    needs_date: {
      en: 'Months and years differ in length, so there is no total without a start date.',
      fr: 'Les mois et les années varient en longueur : aucun total sans date de début.',
      ar: 'تختلف أطوال الأشهر والسنوات، لذا لا إجمالي دون تاريخ بداية.',
      ch: '月和年的长度不固定，没有开始日期就无法得出总数。',
    },
    days_of_24_hours: {
      en: 'Days count as 24 hours, because there is no start date.',
      fr: 'Les jours comptent 24 heures, faute de date de début.',
      ar: 'حُسب اليوم 24 ساعة لعدم وجود تاريخ بداية.',
      ch: '没有开始日期，每天按 24 小时计算。',
    },
  },
  open: true,
  instant: true,
  inBrowser: true,
  layout: 'values',
  examples: [
    { name: { en: 'ISO 8601', fr: 'ISO 8601', ar: 'صيغة ISO 8601', ch: 'ISO 8601 格式' }, input: { text: 'PT36H' } },
    { name: { en: 'Words', fr: 'Mots', ar: 'كلمات', ch: '文字' }, input: { text: '2 hours 30 minutes' } },
    {
      name: { en: 'Between two dates', fr: 'Entre deux dates', ar: 'بين تاريخين', ch: '两个日期之间' },
      input: { from: '2024-01-31', to: '2026-11-26' },
    },
  ],
  // Temporal is large, so it is loaded with the first call.
  run: async (input) => {
    const { default: duration } = await import('@apiyard/kernels/tools/convert/time/duration');
    return duration(input);
  },
});
