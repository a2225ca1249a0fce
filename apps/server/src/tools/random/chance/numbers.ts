import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import { countField, seedField, seedOutput } from '../fields.text.ts';
import { maxTitle, meanTitle, minTitle, numbersTitle, rangeReversed } from './chance.text.ts';

const bound = 1e12;
const deviationTitle = { en: 'Standard deviation', fr: 'Écart-type', ar: 'الانحراف المعياري', ch: '标准差' };

export default tool({
  path: 'random/numbers',
  title: { en: 'Random decimals', fr: 'Décimaux aléatoires', ar: 'أعداد عشرية عشوائية', ch: '随机小数' },
  summary: {
    en: 'Generates decimal numbers from a uniform, normal or exponential distribution.',
    fr: 'Tire des nombres décimaux selon une loi uniforme, normale ou exponentielle.',
    ar: 'يسحب أعدادًا عشرية وفق توزيع منتظم أو طبيعي أو أسّي.',
    ch: '按均匀分布、正态分布或指数分布抽取小数。',
  },
  tags: ['uniform', 'normal', 'gaussian', 'exponential', 'seed'],
  synonyms: {
    en: ['random float', 'gaussian', 'normal distribution', 'sample data', 'noise'],
    fr: ['nombre décimal', 'gaussienne', 'loi normale', 'échantillon'],
    ar: ['عدد عشري', 'التوزيع الطبيعي', 'توزيع غاوسي', 'عينة'],
    ch: ['随机浮点数', '高斯分布', '正态分布', '样本'],
  },
  input: z.object({
    distribution: field(
      {
        title: { en: 'Distribution', fr: 'Loi', ar: 'التوزيع', ch: '分布' },
        options: {
          uniform: { en: 'Uniform', fr: 'Uniforme', ar: 'منتظم', ch: '均匀分布' },
          normal: { en: 'Normal', fr: 'Normale', ar: 'طبيعي', ch: '正态分布' },
          exponential: { en: 'Exponential', fr: 'Exponentielle', ar: 'أسّي', ch: '指数分布' },
        },
      },
      z.enum(['uniform', 'normal', 'exponential']).default('uniform'),
    ),
    min: field(
      {
        title: minTitle,
        help: {
          en: 'For a uniform distribution.',
          fr: 'De la loi uniforme.',
          ar: 'للتوزيع المنتظم.',
          ch: '用于均匀分布。',
        },
      },
      z.number().min(-bound).max(bound).default(0),
    ),
    max: field(
      {
        title: maxTitle,
        help: {
          en: 'For a uniform distribution.',
          fr: 'De la loi uniforme.',
          ar: 'للتوزيع المنتظم.',
          ch: '用于均匀分布。',
        },
      },
      z.number().min(-bound).max(bound).default(1),
    ),
    mean: field(
      {
        title: meanTitle,
        help: {
          en: 'For a normal or exponential distribution.',
          fr: 'De la loi normale ou exponentielle.',
          ar: 'للتوزيع الطبيعي أو الأسّي.',
          ch: '用于正态分布或指数分布。',
        },
      },
      z.number().min(-bound).max(bound).default(1),
    ),
    deviation: field(
      {
        title: deviationTitle,
        help: {
          en: 'For a normal distribution.',
          fr: 'De la loi normale.',
          ar: 'للتوزيع الطبيعي.',
          ch: '用于正态分布。',
        },
      },
      z.number().min(0).max(bound).default(1),
    ),
    digits: field(
      { title: { en: 'Decimal places', fr: 'Décimales', ar: 'المنازل العشرية', ch: '小数位数' } },
      z.int().min(0).max(15).default(4),
    ),
    count: countField(10_000),
    seed: seedField(),
  }),
  output: {
    schema: z.object({
      numbers: field({ title: numbersTitle }, z.array(z.number())),
      mean: field(
        {
          title: {
            en: 'Mean of these numbers',
            fr: 'Moyenne de ces nombres',
            ar: 'متوسط هذه الأعداد',
            ch: '这些数的平均值',
          },
        },
        z.number(),
      ),
      deviation: field(
        {
          title: {
            en: 'Standard deviation of these numbers',
            fr: 'Écart-type de ces nombres',
            ar: 'الانحراف المعياري لهذه الأعداد',
            ch: '这些数的标准差',
          },
        },
        z.number().nullable(),
      ),
      seed: seedOutput(),
    }),
    examples: [{ numbers: [172.4, 168.1, 181.9], mean: 174.133333, deviation: 7.061399, seed: 'k3v9mxwq27ae' }],
  },
  errors: {
    range_reversed: rangeReversed,
    mean_not_positive: {
      en: 'An exponential distribution needs a mean above 0. Change the mean.',
      fr: 'Une loi exponentielle exige une moyenne supérieure à 0. Modifiez la moyenne.',
      ar: 'يتطلب التوزيع الأسّي متوسطًا أكبر من 0. غيّر المتوسط.',
      ch: '指数分布的平均值必须大于 0。请更改平均值。',
    },
  },
  open: true,
  heavy: true,
  instant: true,
  inBrowser: true,
  layout: 'values',
  examples: [
    { name: { en: 'From 0 to 1', fr: 'De 0 à 1', ar: 'من 0 إلى 1', ch: '0 到 1' }, input: { count: 5 } },
    {
      name: { en: 'Heights in centimetres', fr: 'Tailles en centimètres', ar: 'أطوال بالسنتيمتر', ch: '身高（厘米）' },
      input: { distribution: 'normal', mean: 172, deviation: 8, digits: 1, count: 20 },
    },
    {
      name: {
        en: 'Minutes between calls',
        fr: 'Minutes entre deux appels',
        ar: 'دقائق بين المكالمات',
        ch: '来电间隔（分钟）',
      },
      input: { distribution: 'exponential', mean: 4.5, digits: 2, count: 10 },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/random/chance/numbers')).default(input),
});
