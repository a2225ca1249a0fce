import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import { countField, seedField, seedOutput } from '../fields.text.ts';

export default tool({
  path: 'random/dates',
  title: { en: 'Random dates', fr: 'Dates aléatoires', ar: 'تواريخ عشوائية', ch: '随机日期' },
  summary: {
    en: 'Picks random dates or times from a range, optionally only working days, in any time zone (ISO 8601).',
    fr: 'Tire des dates ou heures d’une période, les jours ouvrés si vous le souhaitez, dans tout fuseau horaire (ISO 8601).',
    ar: 'يسحب تواريخ أو أوقاتًا من فترة، في أيام العمل إن أردت، وبأي منطقة زمنية (ISO 8601).',
    ch: '从时间段内抽取日期或时间，可限工作日，支持任意时区（ISO 8601）。',
  },
  tags: ['iso 8601', 'working days', 'time zone', 'seed'],
  synonyms: {
    en: ['date generator', 'random time', 'random day', 'business days', 'datetime'],
    fr: ['générateur de dates', 'heure aléatoire', 'jour aléatoire', 'jours ouvrés'],
    ar: ['مولّد تواريخ', 'وقت عشوائي', 'يوم عشوائي', 'أيام العمل'],
    ch: ['日期生成', '随机时间', '随机某天', '工作日'],
  },
  input: z.object({
    from: field({ title: { en: 'First day', fr: 'Premier jour', ar: 'اليوم الأول', ch: '起始日' } }, z.iso.date()),
    to: field({ title: { en: 'Last day', fr: 'Dernier jour', ar: 'اليوم الأخير', ch: '结束日' } }, z.iso.date()),
    count: countField(1000),
    days: field(
      {
        title: { en: 'Days', fr: 'Jours', ar: 'الأيام', ch: '日期类型' },
        help: {
          en: 'Public holidays are included.',
          fr: 'Les jours fériés ne sont pas exclus.',
          ar: 'لا تُستبعد العطل الرسمية.',
          ch: '不排除法定节假日。',
        },
        options: {
          all: { en: 'All', fr: 'Tous', ar: 'الكل', ch: '全部' },
          mon_fri: { en: 'Monday to Friday', fr: 'Du lundi au vendredi', ar: 'من الاثنين إلى الجمعة', ch: '周一至周五' },
          sun_thu: { en: 'Sunday to Thursday', fr: 'Du dimanche au jeudi', ar: 'من الأحد إلى الخميس', ch: '周日至周四' },
          mon_sat: { en: 'Monday to Saturday', fr: 'Du lundi au samedi', ar: 'من الاثنين إلى السبت', ch: '周一至周六' },
        },
      },
      z.enum(['all', 'mon_fri', 'sun_thu', 'mon_sat']).default('all'),
    ),
    withTime: field(
      { title: { en: 'With time', fr: 'Avec l’heure', ar: 'مع الوقت', ch: '包含时间' } },
      z.boolean().default(false),
    ),
    timeZone: field(
      {
        title: { en: 'Time zone', fr: 'Fuseau horaire', ar: 'المنطقة الزمنية', ch: '时区' },
        help: {
          en: 'Time zone of the times, such as Europe/Paris.',
          fr: 'Celui des heures, par exemple Europe/Paris.',
          ar: 'للأوقات، مثل Europe/Paris.',
          ch: '用于时间，例如 Europe/Paris。',
        },
      },
      z.string().max(60).default('UTC'),
    ),
    unique: field(
      {
        title: {
          en: 'No repeats',
          fr: 'Chaque jour une seule fois',
          ar: 'كل يوم مرة واحدة',
          ch: '每天最多一次',
        },
      },
      z.boolean().default(false),
    ),
    sort: field({ title: { en: 'Sort', fr: 'Trier', ar: 'الفرز', ch: '排序' } }, z.boolean().default(false)),
    seed: seedField(),
  }),
  output: {
    schema: z.object({
      dates: field({ title: { en: 'Dates', fr: 'Dates', ar: 'التواريخ', ch: '日期' } }, z.array(z.string())),
      possibleDays: field(
        {
          title: {
            en: 'Number of days to pick from',
            fr: 'Jours pouvant être tirés',
            ar: 'الأيام التي يمكن سحبها',
            ch: '可抽取的天数',
          },
        },
        z.int(),
      ),
      seed: seedOutput(),
    }),
    examples: [{ dates: ['2026-03-05', '2026-09-21'], possibleDays: 261, seed: 'k3v9mxwq27ae' }],
  },
  errors: {
    range_reversed: {
      en: 'The last day, {{to}}, is before the first, {{from}}. Swap them.',
      fr: 'Le dernier jour, {{to}}, précède le premier, {{from}}. Inversez-les.',
      ar: 'اليوم الأخير {{to}} قبل الأول {{from}}. بدّل بينهما.',
      ch: '结束日 {{to}} 早于起始日 {{from}}。请对调两者。',
    },
    zone_unknown: {
      en: '“{{zone}}” is not a time zone. Use a name from the IANA database, such as Asia/Jakarta.',
      fr: '« {{zone}} » n’est pas un fuseau horaire. Utilisez un nom de la base IANA, par exemple Asia/Jakarta.',
      ar: '«{{zone}}» ليست منطقة زمنية. استخدم اسمًا من قاعدة بيانات IANA، مثل Asia/Jakarta.',
      ch: '“{{zone}}”不是有效的时区。请使用 IANA 数据库中的名称，例如 Asia/Jakarta。',
    },
    no_days: {
      en: 'The range has none of these days. Widen it or choose other days.',
      fr: 'La période ne contient aucun de ces jours. Élargissez-la ou choisissez d’autres jours.',
      ar: 'لا تضم الفترة أيًا من هذه الأيام. وسّعها أو اختر أيامًا أخرى.',
      ch: '时间段内没有这样的日期。请扩大时间段或选择其他日期类型。',
    },
    days_few: {
      en: 'The range has only {{days}} such days. Widen it, pick fewer dates or allow repeats.',
      fr: 'La période ne compte que {{days}} jours de ce type. Élargissez-la, réduisez le nombre ou autorisez les répétitions.',
      ar: 'لا تضم الفترة سوى {{days}} من هذه الأيام. وسّعها أو اسحب عددًا أقل أو اسمح بتكرار اليوم.',
      ch: '时间段内只有 {{days}} 个这样的日期。请扩大时间段、减少数量或允许重复。',
    },
  },
  open: true,
  heavy: true,
  inBrowser: true,
  layout: 'values',
  examples: [
    {
      name: {
        en: 'Working days in a year',
        fr: 'Jours ouvrés d’une année',
        ar: 'أيام عمل في سنة',
        ch: '一年中的工作日',
      },
      input: { from: '2026-01-01', to: '2026-12-31', count: 5, days: 'mon_fri', unique: true, sort: true },
    },
    {
      name: { en: 'Times in Jakarta', fr: 'Heures à Jakarta', ar: 'أوقات في جاكرتا', ch: '雅加达时间' },
      input: { from: '2026-11-01', to: '2026-11-30', count: 10, withTime: true, timeZone: 'Asia/Jakarta' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/random/chance/dates')).default(input),
});
