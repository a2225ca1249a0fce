import passphrase from '@apiyard/kernels/tools/random/passwords/passphrase';
import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import { countField } from '../fields.text.ts';
import { strengthOutput } from './strength.text.ts';

export default tool({
  path: 'random/passphrase',
  title: { en: 'Passphrase', fr: 'Phrase de passe', ar: 'عبارة مرور', ch: '密码短语' },
  summary: {
    en: 'Generates passphrases of random English words from the EFF large word list (7776 words, CC BY 3.0 US).',
    fr: 'Génère des phrases de passe en mots anglais tirés de la grande liste de l’EFF (7776 mots, CC BY 3.0 US).',
    ar: 'ينشئ عبارات مرور من كلمات إنجليزية عشوائية من قائمة EFF الكبيرة (7776 كلمة، CC BY 3.0 US).',
    ch: '用 EFF 大词表（7776 个英文单词，CC BY 3.0 US）生成随机密码短语。',
  },
  tags: ['diceware', 'eff', 'entropy'],
  synonyms: {
    en: ['diceware', 'word password', 'xkcd password', 'memorable password'],
    fr: ['diceware', 'mot de passe mémorisable', 'phrase secrète'],
    ar: ['عبارة سر', 'كلمة مرور سهلة التذكر'],
    ch: ['口令短语', '易记密码', '骰子密码'],
  },
  input: z.object({
    words: field(
      { title: { en: 'Words', fr: 'Mots', ar: 'عدد الكلمات', ch: '单词数' } },
      z.int().min(3).max(20).default(6),
    ),
    separator: field(
      { title: { en: 'Separator', fr: 'Séparateur', ar: 'الفاصل', ch: '分隔符' } },
      z.string().max(5).default('-'),
    ),
    capitals: field(
      {
        title: { en: 'Capitals', fr: 'Majuscules', ar: 'الأحرف الكبيرة', ch: '大写' },
        options: {
          none: { en: 'None', fr: 'Aucune', ar: 'بلا', ch: '无' },
          first: {
            en: 'First letter of each word',
            fr: 'Première lettre de chaque mot',
            ar: 'أول حرف من كل كلمة',
            ch: '每个单词首字母',
          },
          all: { en: 'All letters', fr: 'Toutes les lettres', ar: 'كل الأحرف', ch: '全部字母' },
        },
      },
      z.enum(['none', 'first', 'all']).default('none'),
    ),
    digit: field(
      {
        title: { en: 'Add a digit', fr: 'Ajouter un chiffre', ar: 'إضافة رقم', ch: '添加数字' },
        help: {
          en: 'Added after one of the words.',
          fr: 'Après l’un des mots.',
          ar: 'بعد إحدى الكلمات.',
          ch: '加在其中一个单词之后。',
        },
      },
      z.boolean().default(false),
    ),
    count: countField(100),
  }),
  output: {
    schema: z.object({
      passphrases: field(
        { title: { en: 'Passphrases', fr: 'Phrases de passe', ar: 'عبارات المرور', ch: '密码短语' } },
        z.array(z.string()),
      ),
      strength: strengthOutput(),
      source: field({ title: { en: 'Word list', fr: 'Liste de mots', ar: 'قائمة الكلمات', ch: '词表' } }, z.string()),
    }),
    examples: [
      {
        passphrases: ['unsaid-plentiful-camisole-gravel-mooing-subtext'],
        strength: {
          formula: '7776^6',
          combinations: '221073919720733357899776',
          bits: 77.55,
          guessing: [
            { attacker: 'fast_hash', guessesPerSecond: 10_000_000_000, seconds: 11_054_000_000_000, years: 350_270 },
          ],
        },
        source: 'EFF large word list, Electronic Frontier Foundation, CC BY 3.0 US, https://www.eff.org/dice',
      },
    ],
  },
  open: true,
  instant: true,
  inBrowser: true,
  layout: 'values',
  examples: [
    { name: { en: 'Six words', fr: 'Six mots', ar: 'ست كلمات', ch: '六个单词' }, input: {} },
    {
      name: {
        en: 'For sites that require capitals and digits',
        fr: 'Pour les sites qui exigent majuscules et chiffres',
        ar: 'للمواقع التي تتطلب أحرفًا كبيرة وأرقامًا',
        ch: '适用于要求大写和数字的网站',
      },
      input: { words: 5, separator: '.', capitals: 'first', digit: true, count: 3 },
    },
  ],
  run: passphrase,
});
