import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import { countField, seedField, seedOutput } from '../fields.text.ts';

const headsTitle = { en: 'Heads', fr: 'Face', ar: 'صورة', ch: '正面' } as const;
const tailsTitle = { en: 'Tails', fr: 'Pile', ar: 'كتابة', ch: '反面' } as const;

export default tool({
  path: 'random/coin',
  title: { en: 'Coin flip', fr: 'Pile ou face', ar: 'رمي عملة', ch: '抛硬币' },
  summary: {
    en: 'Flips a fair or biased coin one or more times and counts heads and tails.',
    fr: 'Lance une pièce équilibrée ou truquée, une ou plusieurs fois, et compte les côtés.',
    ar: 'يرمي عملة متوازنة أو منحازة مرة أو مرات، ويعدّ الوجهين.',
    ch: '抛一次或多次均匀或不均匀的硬币，并统计正反面。',
  },
  tags: ['heads or tails', 'seed'],
  synonyms: {
    en: ['heads or tails', 'toss a coin', 'decide', 'yes or no'],
    fr: ['lancer une pièce', 'décider', 'oui ou non'],
    ar: ['صورة أم كتابة', 'قرعة', 'نعم أم لا'],
    ch: ['掷硬币', '正反面', '做决定', '是或否'],
  },
  input: z.object({
    count: countField(10_000),
    headsChance: field(
      {
        title: { en: 'Chance of heads', fr: 'Probabilité de face', ar: 'احتمال الصورة', ch: '正面概率' },
        help: {
          en: 'From 0 to 1. For a fair coin, 0.5.',
          fr: 'De 0 à 1. Une pièce équilibrée a 0,5.',
          ar: 'من 0 إلى 1. للعملة المتوازنة 0.5.',
          ch: '0 到 1。均匀硬币为 0.5。',
        },
      },
      z.number().min(0).max(1).default(0.5),
    ),
    seed: seedField(),
  }),
  output: {
    schema: z.object({
      flips: field(
        {
          title: { en: 'Flips', fr: 'Lancers', ar: 'الرميات', ch: '抛掷结果' },
        },
        z.array(
          field(
            {
              title: { en: 'Side', fr: 'Côté', ar: 'الوجه', ch: '面' },
              options: { heads: headsTitle, tails: tailsTitle },
            },
            z.enum(['heads', 'tails']),
          ),
        ),
      ),
      heads: field({ title: headsTitle }, z.int()),
      tails: field({ title: tailsTitle }, z.int()),
      longestRun: field(
        {
          title: {
            en: 'Longest run of one side',
            fr: 'Plus longue série d’un côté',
            ar: 'أطول تتابع لوجه واحد',
            ch: '同一面的最长连续次数',
          },
        },
        z.int(),
      ),
      seed: seedOutput(),
    }),
    examples: [{ flips: ['heads', 'tails', 'tails'], heads: 1, tails: 2, longestRun: 2, seed: 'k3v9mxwq27ae' }],
  },
  open: true,
  heavy: true,
  instant: true,
  inBrowser: true,
  layout: 'values',
  examples: [
    { name: { en: 'One flip', fr: 'Un lancer', ar: 'رمية واحدة', ch: '抛一次' }, input: {} },
    {
      name: { en: 'A hundred flips', fr: 'Cent lancers', ar: 'مئة رمية', ch: '抛一百次' },
      input: { count: 100, seed: 'lesson 1' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/random/chance/coin')).default(input),
});
