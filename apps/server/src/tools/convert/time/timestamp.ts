import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import {
  dateErrors,
  langField,
  momentNotes,
  nowNote,
  offsetTitle,
  rangeErrors,
  utcTitle,
  zoneErrors,
  zoneField,
  zoneTitle,
} from './fields.text.ts';

const units = {
  s: { en: 'Seconds', fr: 'Secondes', ar: 'ثوانٍ', ch: '秒' },
  ms: { en: 'Milliseconds', fr: 'Millisecondes', ar: 'مللي ثانية', ch: '毫秒' },
  us: { en: 'Microseconds', fr: 'Microsecondes', ar: 'ميكروثانية', ch: '微秒' },
  ns: { en: 'Nanoseconds', fr: 'Nanosecondes', ar: 'نانوثانية', ch: '纳秒' },
};

const unitNote = (unit: keyof typeof units) => ({
  en: `The number was read as ${units[unit].en.toLowerCase()}, based on its size. If that is wrong, choose the unit.`,
  fr: `Le nombre est lu en ${units[unit].fr.toLowerCase()}, d’après sa grandeur. Indiquez l’unité si ce n’est pas le cas.`,
  ar: `قُرئ الرقم بوحدة «${units[unit].ar}» حسب مقداره. حدّد الوحدة إذا لم يكن ذلك صحيحًا.`,
  ch: `根据大小，数字按${units[unit].ch}读取。如果不对，请指定单位。`,
});

export default tool({
  path: 'convert/timestamp',
  title: { en: 'Timestamp', fr: 'Horodatage', ar: 'الطابع الزمني', ch: '时间戳' },
  summary: {
    en: 'Converts between Unix timestamps, ISO 8601, email dates (RFC 5322, formerly RFC 2822) and HTTP dates (RFC 9110), in any time zone.',
    fr: 'Convertit entre horodatages Unix, ISO 8601, dates d’e-mail (RFC 5322, ex-RFC 2822) et dates HTTP (RFC 9110), dans tout fuseau horaire.',
    ar: 'يحوّل بين طوابع Unix الزمنية وISO 8601 وتواريخ البريد (RFC 5322، سابقًا RFC 2822) وتواريخ HTTP (RFC 9110) في أي منطقة زمنية.',
    ch: '在 Unix 时间戳、ISO 8601、邮件日期（RFC 5322，原 RFC 2822）和 HTTP 日期（RFC 9110）之间转换，支持任意时区。',
  },
  tags: ['unix', 'epoch', 'iso 8601', 'rfc 3339', 'rfc 2822', 'rfc 9110'],
  synonyms: {
    en: ['epoch converter', 'unix time', 'date converter', 'milliseconds to date'],
    fr: ['heure unix', 'convertir une date', 'époque'],
    ar: ['توقيت يونكس', 'تحويل التاريخ', 'حقبة'],
    ch: ['时间戳转换', '日期转换', 'Unix 时间'],
  },
  input: z.object({
    text: field(
      {
        start: 'now',
        title: { en: 'Timestamp or date', fr: 'Horodatage ou date', ar: 'طابع زمني أو تاريخ', ch: '时间戳或日期' },
        help: {
          en: 'A number, a date, or English words: now, today, tomorrow, yesterday, in 3 days, 2 hours ago.',
          fr: 'Un nombre, une date ou des mots anglais : now, today, tomorrow, yesterday, in 3 days, 2 hours ago.',
          ar: 'رقم أو تاريخ أو كلمات إنجليزية: now وtoday وtomorrow وyesterday وin 3 days و2 hours ago.',
          ch: '数字、日期或英文词：now、today、tomorrow、yesterday、in 3 days、2 hours ago。',
        },
      },
      z.string().min(1).max(200),
    ),
    unit: field(
      {
        title: { en: 'Unit', fr: 'Unité', ar: 'الوحدة', ch: '单位' },
        options: { auto: { en: 'Detect', fr: 'Détecter', ar: 'اكتشاف تلقائي', ch: '自动检测' }, ...units },
      },
      z.enum(['auto', 's', 'ms', 'us', 'ns']).default('auto'),
    ),
    zone: zoneField(),
    date: field(
      {
        start: 'empty',
        title: { en: 'Relative to', fr: 'Par rapport à', ar: 'بالنسبة إلى', ch: '相对于' },
        help: {
          en: 'The time that relative dates are counted from. Leave empty for now.',
          fr: 'La date de référence des mots relatifs. Laissez vide pour l’instant présent.',
          ar: 'التاريخ الذي تُحسب منه الكلمات النسبية. اتركه فارغًا للوقت الحالي.',
          ch: '相对时间的参考日期。留空表示当前时间。',
        },
      },
      z.string().max(100).optional(),
    ),
    lang: langField(),
  }),
  output: {
    schema: z.object({
      iso: field(
        {
          title: {
            en: 'ISO 8601 in the time zone',
            fr: 'ISO 8601 dans le fuseau',
            ar: 'ISO 8601 في المنطقة الزمنية',
            ch: '该时区的 ISO 8601',
          },
        },
        z.string(),
      ),
      utc: field({ title: utcTitle }, z.string()),
      seconds: field(
        {
          title: {
            en: 'Seconds, rounded down',
            fr: 'Secondes, arrondies vers le bas',
            ar: 'ثوانٍ مقرّبة إلى الأسفل',
            ch: '秒，向下取整',
          },
        },
        z.int(),
      ),
      milliseconds: field(
        {
          title: {
            en: 'Milliseconds, rounded down',
            fr: 'Millisecondes, arrondies vers le bas',
            ar: 'مللي ثانية مقرّبة إلى الأسفل',
            ch: '毫秒，向下取整',
          },
        },
        z.int(),
      ),
      microseconds: field(
        {
          title: {
            en: 'Microseconds, as text',
            fr: 'Microsecondes, sous forme de texte',
            ar: 'ميكروثانية كنص',
            ch: '微秒，文本形式',
          },
        },
        z.string(),
      ),
      nanoseconds: field(
        {
          title: {
            en: 'Nanoseconds, as text',
            fr: 'Nanosecondes, sous forme de texte',
            ar: 'نانوثانية كنص',
            ch: '纳秒，文本形式',
          },
        },
        z.string(),
      ),
      rfc5322: field(
        { title: { en: 'Email date', fr: 'Date d’e-mail', ar: 'تاريخ البريد', ch: '邮件日期' } },
        z.string().nullable(),
      ),
      http: field(
        { title: { en: 'HTTP date', fr: 'Date HTTP', ar: 'تاريخ HTTP', ch: 'HTTP 日期' } },
        z.string().nullable(),
      ),
      zone: field({ title: zoneTitle }, z.string()),
      offset: field({ title: offsetTitle }, z.string()),
      relative: field({ title: { en: 'In words', fr: 'En mots', ar: 'بالكلمات', ch: '文字表述' } }, z.string()),
      relativeTo: field(
        {
          title: {
            en: 'Time that relative dates are counted from',
            fr: 'Heure de référence des mots',
            ar: 'الوقت الذي تُحسب منه الكلمات',
            ch: '文字表述的参考时间',
          },
        },
        z.string(),
      ),
      format: field(
        { title: { en: 'Detected input format', fr: 'Format lu', ar: 'الصيغة التي قُرئ بها', ch: '读取的格式' } },
        z.enum(['s', 'ms', 'us', 'ns', 'iso8601', 'rfc5322', 'http', 'relative']),
      ),
      notes: notesField(),
    }),
    examples: [
      {
        iso: '2023-11-14T23:13:20+01:00',
        utc: '2023-11-14T22:13:20Z',
        seconds: 1700000000,
        milliseconds: 1700000000000,
        microseconds: '1700000000000000',
        nanoseconds: '1700000000000000000',
        rfc5322: 'Tue, 14 Nov 2023 23:13:20 +0100',
        http: 'Tue, 14 Nov 2023 22:13:20 GMT',
        zone: 'Europe/Paris',
        offset: '+01:00',
        relative: '3 years ago',
        relativeTo: '2026-11-26T10:00:00Z',
        format: 's',
        notes: [],
      },
    ],
  },
  errors: { ...zoneErrors, ...dateErrors, ...rangeErrors },
  notes: {
    ...momentNotes,
    ...nowNote,
    unit_s: unitNote('s'),
    unit_ms: unitNote('ms'),
    unit_us: unitNote('us'),
    unit_ns: unitNote('ns'),
    looks_like_date: {
      en: '{{text}} looks like a date without hyphens, but was read as a timestamp. To read it as a date, add hyphens.',
      fr: '{{text}} ressemble à une date sans tirets, mais est lu comme horodatage. Ajoutez des tirets pour une date.',
      ar: 'يبدو {{text}} تاريخًا دون شرطات، لكنه قُرئ كطابع زمني. اكتب الشرطات للتاريخ.',
      ch: '{{text}} 像是不带连字符的日期，但已按时间戳读取。如果是日期，请加上连字符。',
    },
    below_nanoseconds: {
      en: 'Digits below one nanosecond are left out.',
      fr: 'Les chiffres au-dessous d’une nanoseconde sont omis.',
      ar: 'حُذفت الأرقام الأصغر من نانوثانية واحدة.',
      ch: '已省略小于 1 纳秒的数字。',
    },
    fraction_left_out: {
      en: 'Email and HTTP dates have no fractions of a second, so fractions are left out there.',
      fr: 'Les dates d’e-mail et HTTP n’ont pas de fractions de seconde : elles y sont omises.',
      ar: 'لا تحتوي تواريخ البريد وHTTP على أجزاء الثانية، لذا حُذفت منها.',
      ch: '邮件日期和 HTTP 日期不含秒的小数部分，已在其中省略。',
    },
    year_out_of_range: {
      en: 'Email and HTTP dates need years of four digits, so both are left out.',
      fr: 'Les dates d’e-mail et HTTP ont une année à quatre chiffres : elles sont omises.',
      ar: 'السنة في تواريخ البريد وHTTP من أربعة أرقام، لذا حُذفت هذه التواريخ.',
      ch: '邮件日期和 HTTP 日期的年份为四位数，因此已省略。',
    },
  },
  open: true,
  instant: true,
  inBrowser: true,
  layout: 'values',
  examples: [
    {
      name: { en: 'Unix timestamp', fr: 'Horodatage Unix', ar: 'طابع Unix زمني', ch: 'Unix 时间戳' },
      input: { text: '1700000000', zone: 'Europe/Paris', date: '2026-11-26T10:00:00Z' },
    },
    {
      name: { en: 'HTTP date', fr: 'Date HTTP', ar: 'تاريخ HTTP', ch: 'HTTP 日期' },
      input: { text: 'Tue, 15 Nov 1994 08:12:31 GMT', date: '2026-11-26T10:00:00Z' },
    },
    {
      name: {
        en: 'An hour that exists twice',
        fr: 'Heure qui existe deux fois',
        ar: 'ساعة موجودة مرتين',
        ch: '出现两次的时刻',
      },
      input: { text: '2026-10-25T02:30', zone: 'Europe/Paris', date: '2026-11-26T10:00:00Z' },
    },
  ],
  // Temporal is large, so it is loaded with the first call.
  run: async (input) => {
    const { default: timestamp } = await import('@apiyard/kernels/tools/convert/time/timestamp');
    return timestamp(input);
  },
});
