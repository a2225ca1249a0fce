import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { langTitle, textField } from './fields.text.ts';

export default tool({
  path: 'ai/detect-language',
  title: { en: 'Detect language', fr: 'Détecter la langue', ar: 'اكتشاف اللغة', ch: '语言检测' },
  summary: {
    en: 'Detects which of 60 languages a text is in (n-grams, ELD), with candidates and scripts. Results for short texts are often wrong.',
    fr: 'Trouve la langue d’un texte parmi 60 en comparant des suites de lettres (n-grammes, ELD), avec candidats et écritures. Les erreurs sont fréquentes sur les textes courts.',
    ar: 'يحدّد لغة النص من بين 60 لغة بمقارنة تتابعات الحروف (n-grams، ELD)، مع اللغات المرشحة وأنظمة الكتابة. كثيرًا ما تكون النتيجة خاطئة في النصوص القصيرة.',
    ch: '通过比较字母序列（n-gram，ELD）在 60 种语言中识别文本语言，并给出候选语言和文字系统。短文本容易误判。',
  },
  tags: ['language', 'n-gram', 'iso 639-1', 'script'],
  synonyms: {
    en: ['language identification', 'which language', 'guess language'],
    fr: ['identification de langue', 'quelle langue', 'reconnaître la langue'],
    ar: ['التعرف على اللغة', 'ما هذه اللغة', 'تحديد لغة النص'],
    ch: ['语种识别', '识别语言', '什么语言'],
  },
  input: z.object({
    text: textField(),
    count: field(
      { title: { en: 'Number of candidates', fr: 'Nombre de candidats', ar: 'عدد اللغات المرشحة', ch: '候选数量' } },
      z.int().min(1).max(60).default(5),
    ),
  }),
  output: {
    schema: z.object({
      lang: field(
        {
          title: {
            en: 'Language (ISO 639-1)',
            fr: 'Langue (ISO 639-1)',
            ar: 'اللغة (ISO ⁦639-1⁩)',
            ch: '语言（ISO 639-1）',
          },
        },
        z.string().nullable(),
      ),
      isReliable: field({ title: { en: 'Reliable', fr: 'Fiable', ar: 'موثوق', ch: '可靠' } }, z.boolean()),
      candidates: field(
        { title: { en: 'Candidates', fr: 'Candidats', ar: 'اللغات المرشحة', ch: '候选语言' } },
        z.array(
          z.object({
            lang: field({ title: langTitle }, z.string()),
            score: field(
              {
                title: {
                  en: 'Confidence, 0 to 1',
                  fr: 'Confiance, de 0 à 1',
                  ar: 'الثقة، من 0 إلى 1',
                  ch: '置信度，0 到 1',
                },
              },
              z.number(),
            ),
          }),
        ),
      ),
      scripts: field(
        { title: { en: 'Scripts', fr: 'Écritures', ar: 'أنظمة الكتابة', ch: '文字系统' } },
        z.array(
          z.object({
            script: field(
              {
                title: {
                  en: 'Script (Unicode)',
                  fr: 'Écriture (Unicode)',
                  ar: 'نظام الكتابة (Unicode)',
                  ch: '文字系统（Unicode）',
                },
              },
              z.string(),
            ),
            letters: field({ title: { en: 'Letters', fr: 'Lettres', ar: 'الحروف', ch: '字母数' } }, z.int()),
            share: field(
              { title: { en: 'Share, 0 to 1', fr: 'Part, de 0 à 1', ar: 'النسبة، من 0 إلى 1', ch: '占比，0 到 1' } },
              z.number(),
            ),
          }),
        ),
      ),
      notes: notesField(),
    }),
    examples: [
      {
        lang: 'fr',
        isReliable: true,
        candidates: [
          { lang: 'fr', score: 0.782 },
          { lang: 'en', score: 0.638 },
        ],
        scripts: [{ script: 'Latin', letters: 23, share: 1 }],
        notes: [],
      },
    ],
  },
  errors: {
    no_letters: {
      en: 'The text has no letters. Enter some words.',
      fr: 'Le texte ne contient aucune lettre. Saisissez quelques mots.',
      ar: 'لا يحتوي النص على حروف. أدخل بعض الكلمات.',
      ch: '文本中没有字母。请输入一些文字。',
    },
  },
  notes: {
    unknown_language: {
      en: 'No language matches. Enter more text.',
      fr: 'Aucune langue ne convient. Saisissez plus de texte.',
      ar: 'لا توجد لغة مناسبة. أدخل نصًا أطول.',
      ch: '没有匹配的语言。请输入更多文本。',
    },
    short_text: {
      en: 'The text has only {{letters}} letters, so the result is a guess.',
      fr: 'Le texte n’a que {{letters}} lettres : le résultat est une supposition.',
      ar: 'عدد حروف النص {{letters}} فقط، لذا فالنتيجة تخمين.',
      ch: '文本只有 {{letters}} 个字母，结果仅为猜测。',
    },
    unreliable: {
      en: 'Several languages match almost equally well. The text may mix languages or be in one that is not among the 60.',
      fr: 'Plusieurs langues conviennent presque autant. Le texte mélange peut-être des langues ou est dans une langue hors des 60.',
      ar: 'تتقارب عدة لغات. قد يخلط النص بين لغات أو يكون بلغة خارج اللغات الستين.',
      ch: '多种语言的匹配度接近。文本可能混用语言，或不属于这 60 种语言。',
    },
  },
  open: true,
  heavy: true,
  inBrowser: true,
  showsExample: true,
  layout: 'values',
  examples: [
    {
      name: { en: 'French', fr: 'Français', ar: 'الفرنسية', ch: '法语' },
      input: { text: 'Bonjour, comment allez-vous ?', count: 3 },
    },
    {
      name: { en: 'Arabic', fr: 'Arabe', ar: 'العربية', ch: '阿拉伯语' },
      input: { text: 'اللغة العربية من أكثر اللغات انتشارًا في العالم.' },
    },
    { name: { en: 'A short word', fr: 'Un mot court', ar: 'كلمة قصيرة', ch: '短词' }, input: { text: 'Hallo' } },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/ai/language/detect-language')).default(input),
});
