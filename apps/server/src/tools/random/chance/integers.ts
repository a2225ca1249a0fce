import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import { countField, seedField, seedOutput } from '../fields.text.ts';
import { maxTitle, minTitle, numbersTitle, rangeReversed } from './chance.text.ts';

export default tool({
  path: 'random/integers',
  title: { en: 'Random integers', fr: 'Entiers aléatoires', ar: 'أعداد صحيحة عشوائية', ch: '随机整数' },
  summary: {
    en: 'Generates whole numbers from a range, each equally likely, with or without repeats.',
    fr: 'Tire des nombres entiers d’un intervalle, tous équiprobables, avec ou sans répétition.',
    ar: 'يسحب أعدادًا صحيحة من نطاق باحتمال متساوٍ، مع التكرار أو دونه.',
    ch: '从范围内等概率抽取整数，可重复或不重复。',
  },
  tags: ['range', 'lottery', 'seed'],
  synonyms: {
    en: ['random number', 'number generator', 'rng', 'lottery numbers', 'raffle'],
    fr: ['nombre aléatoire', 'tirage au sort', 'loterie'],
    ar: ['رقم عشوائي', 'مولّد أرقام', 'قرعة'],
    ch: ['随机数', '随机数生成器', '抽奖', '摇号'],
  },
  input: z.object({
    min: field({ title: minTitle }, z.int().default(1)),
    max: field({ title: maxTitle }, z.int().default(100)),
    count: countField(10_000),
    unique: field(
      { title: { en: 'No repeats', fr: 'Sans répétition', ar: 'دون تكرار', ch: '不重复' } },
      z.boolean().default(false),
    ),
    sort: field(
      {
        title: { en: 'Order', fr: 'Ordre', ar: 'الترتيب', ch: '顺序' },
        options: {
          none: { en: 'As drawn', fr: 'Ordre du tirage', ar: 'حسب السحب', ch: '抽取顺序' },
          ascending: { en: 'Ascending', fr: 'Croissant', ar: 'تصاعدي', ch: '升序' },
          descending: { en: 'Descending', fr: 'Décroissant', ar: 'تنازلي', ch: '降序' },
        },
      },
      z.enum(['none', 'ascending', 'descending']).default('none'),
    ),
    seed: seedField(),
  }),
  output: {
    schema: z.object({ numbers: field({ title: numbersTitle }, z.array(z.int())), seed: seedOutput() }),
    examples: [{ numbers: [4, 17, 23, 31, 40, 48], seed: 'k3v9mxwq27ae' }],
  },
  errors: {
    range_reversed: rangeReversed,
    range_small: {
      en: 'The range has only {{size}} numbers. Widen it, draw fewer or allow repeats.',
      fr: 'L’intervalle ne contient que {{size}} nombres. Élargissez-le, réduisez le nombre de tirages ou autorisez les répétitions.',
      ar: 'لا يضم النطاق سوى {{size}} من الأعداد. وسّعه أو اسحب عددًا أقل أو اسمح بالتكرار.',
      ch: '范围内只有 {{size}} 个数。请扩大范围、减少数量或允许重复。',
    },
  },
  open: true,
  heavy: true,
  instant: true,
  inBrowser: true,
  layout: 'values',
  examples: [
    { name: { en: 'From 1 to 100', fr: 'De 1 à 100', ar: 'من 1 إلى 100', ch: '1 到 100' }, input: {} },
    {
      name: { en: 'Six of 49', fr: 'Six sur 49', ar: 'ستة من 49', ch: '49 选 6' },
      input: { max: 49, count: 6, unique: true, sort: 'ascending' },
    },
    {
      name: {
        en: 'Ten rolls, repeatable',
        fr: 'Dix lancers reproductibles',
        ar: 'عشر رميات قابلة للتكرار',
        ch: '十次掷骰，可重现',
      },
      input: { max: 6, count: 10, seed: 'lesson 1' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/random/chance/integers')).default(input),
});
