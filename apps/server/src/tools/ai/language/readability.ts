import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { foundLangField, languageField, languageNotes, textField, wordErrors } from './fields.text.ts';

const number = (en: string, fr: string, ar: string, ch: string) => field({ title: { en, fr, ar, ch } }, z.int());
const numberOrNull = (en: string, fr: string, ar: string, ch: string) =>
  field({ title: { en, fr, ar, ch } }, z.int().nullable());

export default tool({
  path: 'ai/readability',
  title: { en: 'Readability', fr: 'Lisibilité', ar: 'سهولة القراءة', ch: '可读性' },
  summary: {
    en: 'Measures how easy a text is to read: Flesch, Flesch–Kincaid, fog, SMOG, Coleman–Liau, ARI, LIX and others, by language. They measure length, not meaning.',
    fr: 'Mesure la facilité de lecture d’un texte par les formules de sa langue : Flesch, Flesch–Kincaid, fog, SMOG, Coleman–Liau, ARI, Kandel–Moles, LIX et d’autres. Elles comptent des longueurs, pas le sens.',
    ar: 'يقيس سهولة قراءة النص بالصيغ المخصصة للغته: Flesch وFlesch–Kincaid وfog وSMOG وColeman–Liau وARI وLIX وغيرها. تقيس الأطوال لا المعنى.',
    ch: '按文本语言适用的公式衡量可读性：Flesch、Flesch–Kincaid、fog、SMOG、Coleman–Liau、ARI、LIX 等。只统计长度，不涉及含义。',
  },
  tags: ['flesch', 'smog', 'gunning fog', 'lix', 'gulpease', 'kandel-moles'],
  synonyms: {
    en: ['reading ease', 'reading level', 'grade level', 'plain language'],
    fr: ['facilité de lecture', 'niveau de lecture', 'langage clair'],
    ar: ['مستوى القراءة', 'مقروئية النص', 'لغة مبسطة'],
    ch: ['阅读难度', '阅读等级', '易读性'],
  },
  input: z.object({
    text: textField(),
    lang: languageField(['en', 'fr', 'de', 'es', 'it', 'pt', 'nl', 'ru', 'sv', 'da', 'no', 'fi']),
  }),
  output: {
    schema: z.object({
      lang: foundLangField(),
      scores: field(
        { title: { en: 'Scores', fr: 'Scores', ar: 'الدرجات', ch: '得分' } },
        z.array(
          z.object({
            formula: field({ title: { en: 'Formula', fr: 'Formule', ar: 'الصيغة', ch: '公式' } }, z.string()),
            value: field({ title: { en: 'Score', fr: 'Score', ar: 'الدرجة', ch: '得分' } }, z.number()),
            scale: field(
              {
                title: { en: 'Scale', fr: 'Échelle', ar: 'المقياس', ch: '尺度' },
                options: {
                  ease: {
                    en: 'Ease: higher is easier',
                    fr: 'Facilité : plus la valeur est haute, plus c’est facile',
                    ar: 'السهولة: الأعلى أسهل',
                    ch: '易读度：越高越易读',
                  },
                  grade: { en: 'School years', fr: 'Années d’école', ar: 'سنوات دراسية', ch: '学年' },
                  index: {
                    en: 'Index: higher is harder',
                    fr: 'Indice : plus la valeur est haute, plus c’est difficile',
                    ar: 'المؤشر: الأعلى أصعب',
                    ch: '指数：越高越难读',
                  },
                },
              },
              z.enum(['ease', 'grade', 'index']),
            ),
            source: field({ title: { en: 'Source', fr: 'Source', ar: 'المصدر', ch: '来源' } }, z.string()),
          }),
        ),
      ),
      counts: field(
        { title: { en: 'Counts', fr: 'Décomptes', ar: 'الأعداد', ch: '计数' } },
        z.object({
          sentences: number('Sentences', 'Phrases', 'الجمل', '句子'),
          words: number('Words', 'Mots', 'الكلمات', '词'),
          letters: number('Letters and digits', 'Lettres et chiffres', 'الحروف والأرقام', '字母和数字'),
          syllables: numberOrNull('Syllables', 'Syllabes', 'المقاطع', '音节'),
          polysyllables: numberOrNull(
            'Words of three syllables or more',
            'Mots de trois syllabes ou plus',
            'كلمات من ثلاثة مقاطع أو أكثر',
            '三个及以上音节的词',
          ),
          monosyllables: numberOrNull('Words of one syllable', 'Mots d’une syllabe', 'كلمات من مقطع واحد', '单音节词'),
          longWords: number(
            'Words of more than six letters',
            'Mots de plus de six lettres',
            'كلمات من أكثر من ستة حروف',
            '超过六个字母的词',
          ),
        }),
      ),
      notes: notesField(),
    }),
    examples: [
      {
        lang: 'en',
        scores: [{ formula: 'Flesch reading ease', value: 95, scale: 'ease', source: 'Flesch, 1948' }],
        counts: {
          sentences: 2,
          words: 12,
          letters: 39,
          syllables: 15,
          polysyllables: 1,
          monosyllables: 10,
          longWords: 1,
        },
        notes: [],
      },
    ],
  },
  errors: {
    ...wordErrors,
    no_formula: {
      en: 'There is no formula for the language “{{lang}}”. Use English, French, German, Spanish, Italian, Portuguese, Dutch, Russian, Swedish, Danish, Norwegian or Finnish.',
      fr: 'Aucune formule n’existe pour la langue « {{lang}} ». Utilisez l’anglais, le français, l’allemand, l’espagnol, l’italien, le portugais, le néerlandais, le russe, le suédois, le danois, le norvégien ou le finnois.',
      ar: 'لا توجد صيغة صالحة للغة «{{lang}}». استخدم الإنجليزية أو الفرنسية أو الألمانية أو الإسبانية أو الإيطالية أو البرتغالية أو الهولندية أو الروسية أو السويدية أو الدنماركية أو النرويجية أو الفنلندية.',
      ch: '没有适用于语言“{{lang}}”的公式。请使用英语、法语、德语、西班牙语、意大利语、葡萄牙语、荷兰语、俄语、瑞典语、丹麦语、挪威语或芬兰语。',
    },
  },
  notes: {
    ...languageNotes,
    syllables_estimated: {
      en: 'Syllables are estimated from the spelling, so scores that use them can be off by a few points.',
      fr: 'Les syllabes sont estimées d’après l’orthographe : les scores qui les utilisent peuvent s’écarter de quelques points.',
      ar: 'تُقدَّر المقاطع من الإملاء، لذا قد تختلف الدرجات التي تستخدمها ببضع نقاط.',
      ch: '音节根据拼写估算，使用音节的得分可能有几分偏差。',
    },
    short_text: {
      en: 'The text has only {{words}} words. Scores are reliable from about {{min}} words.',
      fr: 'Le texte a {{words}} mots. Les scores sont fiables à partir d’environ {{min}}.',
      ar: 'عدد كلمات النص {{words}}. تكون الدرجات موثوقة ابتداءً من نحو {{min}}.',
      ch: '文本有 {{words}} 个词。约 {{min}} 个词以上时得分才可靠。',
    },
    smog_sentences: {
      en: 'SMOG is designed for at least {{min}} sentences, but the text has only {{sentences}}.',
      fr: 'SMOG est conçu pour {{min}} phrases ou plus ; le texte en a {{sentences}}.',
      ar: 'صُممت SMOG لعدد {{min}} من الجمل أو أكثر، وفي النص {{sentences}}.',
      ch: 'SMOG 适用于 {{min}} 句及以上，而文本有 {{sentences}} 句。',
    },
  },
  open: true,
  heavy: true,
  inBrowser: true,
  showsExample: true,
  layout: 'values',
  examples: [
    {
      name: { en: 'English', fr: 'Anglais', ar: 'الإنجليزية', ch: '英语' },
      input: { text: 'The cat sat on the mat. It was a very beautiful cat, and everyone admired it.', lang: 'en' },
    },
    {
      name: { en: 'French', fr: 'Français', ar: 'الفرنسية', ch: '法语' },
      input: { text: 'Le chat est assis sur le tapis. Cette année, les enfants mangent des gâteaux délicieux.' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/ai/language/readability')).default(input),
});
