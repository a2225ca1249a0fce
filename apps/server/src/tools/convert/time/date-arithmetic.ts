import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { dateErrors, dateTitle, localTimeNotes, rangeErrors, todayNote, zoneErrors, zoneField } from './fields.text.ts';

const amount = (en: string, fr: string, ar: string, ch: string) =>
  field({ title: { en, fr, ar, ch } }, z.int().min(-1_000_000).max(1_000_000).default(0));

const seconds = (en: string, fr: string, ar: string, ch: string) =>
  field({ title: { en, fr, ar, ch } }, z.int().min(-1_000_000_000).max(1_000_000_000).default(0));

export default tool({
  path: 'convert/date-arithmetic',
  title: { en: 'Date arithmetic', fr: 'Calcul de dates', ar: 'حساب التواريخ', ch: '日期计算' },
  summary: {
    en: 'Adds to or subtracts from a date, or counts days and working days between two dates, with a choice of rules for month ends.',
    fr: 'Ajoute à une date, en retranche, ou compte les jours et jours ouvrés entre deux dates, avec une règle choisie pour les fins de mois.',
    ar: 'يضيف إلى تاريخ أو يطرح منه، أو يعدّ الأيام وأيام العمل بين تاريخين، مع قواعد محددة لنهاية الشهر.',
    ch: '对日期进行加减，或计算两个日期之间的天数和工作日，并可选择月末规则。',
  },
  tags: ['working days', 'business days', 'deadline'],
  synonyms: {
    en: ['add days', 'date calculator', 'business days', 'days between dates', 'networkdays'],
    fr: ['ajouter des jours', 'calculateur de dates', 'jours ouvrés', 'échéance'],
    ar: ['إضافة أيام', 'حاسبة التواريخ', 'أيام العمل', 'الأيام بين تاريخين'],
    ch: ['日期加减', '日期计算器', '工作日', '相差天数'],
  },
  input: z.object({
    operation: field(
      {
        title: { en: 'Operation', fr: 'Opération', ar: 'العملية', ch: '运算' },
        help: {
          en: 'Adding working days does not count the first day (WORKDAY in spreadsheets). Counting working days includes both ends (NETWORKDAYS).',
          fr: 'L’ajout de jours ouvrés ne compte pas le premier jour (SERIE.JOUR.OUVRE des tableurs). Le décompte inclut les deux extrémités (NB.JOURS.OUVRES).',
          ar: 'إضافة أيام العمل لا تحسب اليوم الأول (WORKDAY في جداول البيانات)، وعدّها يشمل الطرفين (NETWORKDAYS).',
          ch: '加工作日时不计第一天（同电子表格的 WORKDAY）；统计工作日时包含首尾两天（同 NETWORKDAYS）。',
        },
        options: {
          add: { en: 'Add', fr: 'Ajouter', ar: 'إضافة', ch: '加' },
          subtract: { en: 'Subtract', fr: 'Soustraire', ar: 'طرح', ch: '减' },
          difference: { en: 'Difference', fr: 'Différence', ar: 'الفرق', ch: '相差' },
          'add-working-days': {
            en: 'Add working days',
            fr: 'Ajouter des jours ouvrés',
            ar: 'إضافة أيام عمل',
            ch: '加工作日',
          },
          'count-working-days': {
            en: 'Count working days',
            fr: 'Compter les jours ouvrés',
            ar: 'عدّ أيام العمل',
            ch: '统计工作日',
          },
        },
      },
      z.enum(['add', 'subtract', 'difference', 'add-working-days', 'count-working-days']).default('add'),
    ),
    date: field(
      {
        title: dateTitle,
        help: {
          en: 'ISO 8601, with or without a time.',
          fr: 'ISO 8601, avec ou sans heure.',
          ar: 'ISO 8601، مع الوقت أو دونه.',
          ch: 'ISO 8601，可带时间。',
        },
      },
      z.string().min(1).max(100),
    ),
    to: field(
      {
        title: { en: 'Second date', fr: 'Seconde date', ar: 'التاريخ الثاني', ch: '第二个日期' },
        help: {
          en: 'For the difference and for counting working days.',
          fr: 'Pour la différence et le décompte des jours ouvrés.',
          ar: 'للفرق ولعدّ أيام العمل.',
          ch: '用于计算相差和统计工作日。',
        },
      },
      z.string().max(100).optional(),
    ),
    years: amount('Years', 'Années', 'سنوات', '年'),
    months: amount('Months', 'Mois', 'أشهر', '月'),
    weeks: amount('Weeks', 'Semaines', 'أسابيع', '周'),
    days: amount('Days', 'Jours', 'أيام', '天'),
    hours: amount('Hours', 'Heures', 'ساعات', '小时'),
    minutes: seconds('Minutes', 'Minutes', 'دقائق', '分钟'),
    seconds: seconds('Seconds', 'Secondes', 'ثوانٍ', '秒'),
    monthEnd: field(
      {
        title: {
          en: 'If the month does not have the day',
          fr: 'Jour absent du mois',
          ar: 'يوم غير موجود في الشهر',
          ch: '当月没有该日时',
        },
        options: {
          'last-day': {
            en: 'Last day of the month',
            fr: 'Dernier jour du mois',
            ar: 'آخر يوم في الشهر',
            ch: '取当月最后一天',
          },
          'keep-last': {
            en: 'Keep the last day of the month',
            fr: 'Le dernier jour reste le dernier',
            ar: 'يبقى آخر يوم آخرَ يوم',
            ch: '月末始终对应月末',
          },
          carry: {
            en: 'Continue into the next month',
            fr: 'Reporter sur le mois suivant',
            ar: 'متابعة العد في الشهر التالي',
            ch: '顺延到下个月',
          },
          reject: { en: 'Show an error', fr: 'Erreur', ar: 'خطأ', ch: '报错' },
        },
      },
      z.enum(['last-day', 'keep-last', 'carry', 'reject']).default('last-day'),
    ),
    workingDays: field(
      {
        title: {
          en: 'Working days to add',
          fr: 'Jours ouvrés à ajouter',
          ar: 'عدد أيام العمل المطلوب إضافتها',
          ch: '要加的工作日',
        },
      },
      z.int().min(-100_000).max(100_000).default(0),
    ),
    weekend: field(
      {
        title: { en: 'Weekend', fr: 'Week-end', ar: 'عطلة نهاية الأسبوع', ch: '周末' },
        options: {
          'sat-sun': { en: 'Saturday and Sunday', fr: 'Samedi et dimanche', ar: 'السبت والأحد', ch: '星期六和星期日' },
          'fri-sat': { en: 'Friday and Saturday', fr: 'Vendredi et samedi', ar: 'الجمعة والسبت', ch: '星期五和星期六' },
          'thu-fri': { en: 'Thursday and Friday', fr: 'Jeudi et vendredi', ar: 'الخميس والجمعة', ch: '星期四和星期五' },
          fri: { en: 'Friday', fr: 'Vendredi', ar: 'الجمعة', ch: '星期五' },
          sun: { en: 'Sunday', fr: 'Dimanche', ar: 'الأحد', ch: '星期日' },
          none: { en: 'None', fr: 'Aucun', ar: 'لا يوجد', ch: '无' },
        },
      },
      z.enum(['sat-sun', 'fri-sat', 'thu-fri', 'fri', 'sun', 'none']).default('sat-sun'),
    ),
    holidays: field(
      {
        title: { en: 'Holidays', fr: 'Jours fériés', ar: 'العطل الرسمية', ch: '节假日' },
        help: {
          en: 'Dates that are not working days, one per line. A name can follow the date.',
          fr: 'Dates non travaillées, une par ligne. Un nom peut suivre la date.',
          ar: 'تواريخ العطل، تاريخ في كل سطر. يمكن أن يتبعه اسم.',
          ch: '不上班的日期，每行一个。日期后可加名称。',
        },
        multiline: true,
      },
      z.string().max(50_000).optional(),
    ),
    zone: zoneField(),
  }),
  output: {
    schema: z.object({
      result: field({ title: { en: 'Result', fr: 'Résultat', ar: 'النتيجة', ch: '结果' } }, z.string().nullable()),
      duration: field(
        {
          title: {
            en: 'Difference (ISO 8601)',
            fr: 'Différence (ISO 8601)',
            ar: 'الفرق (ISO 8601)',
            ch: '相差（ISO 8601）',
          },
        },
        z.string().nullable(),
      ),
      totalDays: field(
        { title: { en: 'Days in total', fr: 'Nombre total de jours', ar: 'إجمالي الأيام', ch: '总天数' } },
        z.int().nullable(),
      ),
      totalSeconds: field(
        { title: { en: 'Seconds in total', fr: 'Nombre total de secondes', ar: 'إجمالي الثواني', ch: '总秒数' } },
        z.int().nullable(),
      ),
      workingDays: field(
        { title: { en: 'Working days', fr: 'Jours ouvrés', ar: 'أيام العمل', ch: '工作日' } },
        z.int().nullable(),
      ),
      notes: notesField(),
    }),
    examples: [
      {
        result: '2024-02-29',
        duration: null,
        totalDays: null,
        totalSeconds: null,
        workingDays: null,
        notes: [
          {
            pointer: '/result',
            code: 'month_end',
            detail: 'The month has no day 31, so the result is 2024-02-29 by the chosen rule.',
          },
        ],
      },
    ],
  },
  errors: {
    ...zoneErrors,
    ...dateErrors,
    ...rangeErrors,
    second_date_missing: {
      en: 'The second date is missing. Enter it.',
      fr: 'La seconde date est absente. Saisissez-la.',
      ar: 'التاريخ الثاني مفقود. أدخله.',
      ch: '缺少第二个日期。请输入。',
    },
    no_such_day: {
      en: '{{month}} has no day {{day}}. Choose another rule for such days.',
      fr: '{{month}} n’a pas de jour {{day}}. Choisissez une autre règle pour ces jours.',
      ar: 'لا يحتوي {{month}} على اليوم {{day}}. اختر قاعدة أخرى لمثل هذه الأيام.',
      ch: '{{month}} 没有第 {{day}} 日。请为此类日期选择其他规则。',
    },
    not_a_holiday: {
      en: '“{{text}}” is not a date. Begin each line with a date such as 2026-12-25.',
      fr: '« {{text}} » n’est pas une date. Commencez chaque ligne par une date telle que 2026-12-25.',
      ar: '«{{text}}» ليس تاريخًا. ابدأ كل سطر بتاريخ مثل ⁦2026-12-25⁩.',
      ch: '“{{text}}”不是日期。请以日期开头，例如 2026-12-25。',
    },
    too_many_holidays: {
      en: 'There are more than {{limit}} holidays. Remove those outside the period.',
      fr: 'Il y a plus de {{limit}} jours fériés. Retirez ceux hors de la période.',
      ar: 'عدد العطل أكثر من {{limit}}. أزل ما هو خارج الفترة.',
      ch: '节假日超过 {{limit}} 个。请移除期间之外的日期。',
    },
  },
  notes: {
    ...localTimeNotes,
    ...todayNote,
    month_end: {
      en: 'The month has no day {{day}}. By the selected rule, the result is {{date}}.',
      fr: 'Le mois n’a pas de jour {{day}} : d’après la règle choisie, le résultat est {{date}}.',
      ar: 'لا يحتوي الشهر على اليوم {{day}}، لذا النتيجة ⁦{{date}}⁩ حسب القاعدة المختارة.',
      ch: '当月没有第 {{day}} 日。根据所选规则，结果为 {{date}}。',
    },
    last_day_kept: {
      en: 'The date is the last day of its month, so the result is also the last day: {{date}}.',
      fr: 'La date est le dernier jour de son mois : le résultat l’est aussi, {{date}}.',
      ar: 'التاريخ هو آخر يوم في شهره، لذا النتيجة آخر يوم أيضًا: ⁦{{date}}⁩.',
      ch: '该日期为月末，因此结果也取月末：{{date}}。',
    },
    holiday_on_weekend: {
      en: 'The holiday {{date}} is on a weekend, so it changes nothing.',
      fr: 'Le jour férié {{date}} tombe un week-end : il ne change rien.',
      ar: 'تقع العطلة ⁦{{date}}⁩ في نهاية الأسبوع، فلا تغيّر شيئًا.',
      ch: '节假日 {{date}} 在周末，不影响结果。',
    },
    not_a_working_day: {
      en: 'The date is not a working day, and no working days were added.',
      fr: 'La date n’est pas un jour ouvré, et aucun jour ouvré n’est ajouté.',
      ar: 'التاريخ ليس يوم عمل، ولم تُضف أيام عمل.',
      ch: '该日期不是工作日，且未加工作日。',
    },
  },
  open: true,
  instant: true,
  heavy: true,
  inBrowser: true,
  layout: 'values',
  examples: [
    {
      name: {
        en: 'A month after 31 January',
        fr: 'Un mois après le 31 janvier',
        ar: 'بعد شهر من 31 يناير',
        ch: '1 月 31 日后一个月',
      },
      input: { date: '2024-01-31', months: 1 },
    },
    {
      name: {
        en: 'Ten working days later',
        fr: 'Dix jours ouvrés plus tard',
        ar: 'بعد عشرة أيام عمل',
        ch: '十个工作日后',
      },
      input: {
        operation: 'add-working-days',
        date: '2026-12-21',
        workingDays: 10,
        holidays: '2026-12-25 Christmas\n2027-01-01 New Year',
      },
    },
    {
      name: {
        en: 'Days between two dates',
        fr: 'Jours entre deux dates',
        ar: 'الأيام بين تاريخين',
        ch: '两个日期相差天数',
      },
      input: { operation: 'difference', date: '2024-01-31', to: '2026-11-26' },
    },
  ],
  // Temporal is large, so it is loaded with the first call.
  run: async (input) => {
    const { default: dateArithmetic } = await import('@apiyard/kernels/tools/convert/time/date-arithmetic');
    return dateArithmetic(input);
  },
});
