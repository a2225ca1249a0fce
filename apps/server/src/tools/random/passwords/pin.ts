import pin from '@apiyard/kernels/tools/random/passwords/pin';
import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import { countField } from '../fields.text.ts';
import { strengthOutput } from './strength.text.ts';

export default tool({
  path: 'random/pin',
  title: { en: 'PIN', fr: 'Code PIN', ar: 'رقم PIN', ch: 'PIN 码' },
  summary: {
    en: 'Generates random PINs of 3 to 12 digits and leaves out those that are easy to guess.',
    fr: 'Génère des codes PIN aléatoires de 3 à 12 chiffres, sans ceux qui sont faciles à deviner.',
    ar: 'ينشئ أرقام PIN عشوائية من 3 إلى 12 خانة، دون الأرقام سهلة التخمين.',
    ch: '生成 3 至 12 位的随机 PIN 码，排除容易猜中的组合。',
  },
  tags: ['digits', 'code'],
  synonyms: {
    en: ['pin code', 'passcode', 'unlock code', 'number code'],
    fr: ['code secret', 'code à chiffres', 'code de déverrouillage'],
    ar: ['رمز سري', 'رقم سري', 'رمز القفل'],
    ch: ['数字密码', '个人识别码', '解锁码'],
  },
  input: z.object({
    length: field(
      { title: { en: 'Digits', fr: 'Chiffres', ar: 'عدد الأرقام', ch: '位数' } },
      z.int().min(3).max(12).default(6),
    ),
    avoidEasy: field(
      {
        title: {
          en: 'Leave out easy ones',
          fr: 'Exclure les codes faciles',
          ar: 'استبعاد الأرقام السهلة',
          ch: '排除简单组合',
        },
        help: {
          en: 'Repeated digits (0000), sequences (1234, 4321), repeated pairs (1212) and, for four digits, years from 1900 to 2099.',
          fr: 'Un seul chiffre (0000), une suite (1234, 4321), une répétition (1212) et, à quatre chiffres, les années de 1900 à 2099.',
          ar: 'الرقم نفسه (0000)، والعدّ (1234 و4321)، والتكرار (1212)، ومن أربع خانات السنوات من 1900 إلى 2099.',
          ch: '相同数字（0000）、连续数字（1234、4321）、重复（1212），以及四位时 1900 至 2099 的年份。',
        },
      },
      z.boolean().default(true),
    ),
    count: countField(100),
  }),
  output: {
    schema: z.object({
      pins: field({ title: { en: 'PINs', fr: 'Codes PIN', ar: 'أرقام PIN', ch: 'PIN 码' } }, z.array(z.string())),
      strength: strengthOutput(),
    }),
    examples: [
      {
        pins: ['407193'],
        strength: {
          formula: '10^6 − 1010',
          combinations: '998990',
          bits: 19.93,
          guessing: [{ attacker: 'online', guessesPerSecond: 10, seconds: 49_950, years: 0 }],
        },
      },
    ],
  },
  open: true,
  instant: true,
  inBrowser: true,
  layout: 'values',
  examples: [
    { name: { en: 'Six digits', fr: 'Six chiffres', ar: 'ستة أرقام', ch: '六位' }, input: {} },
    {
      name: { en: 'Ten of four digits', fr: 'Dix à quatre chiffres', ar: 'عشرة من أربع خانات', ch: '十个四位码' },
      input: { length: 4, count: 10 },
    },
  ],
  run: pin,
});
