import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import { countTitle, seedField, seedOutput, textTitle } from '../fields.text.ts';

export default tool({
  path: 'random/lorem',
  title: { en: 'Sample text', fr: 'Texte d’exemple', ar: 'نص نموذجي', ch: '示例文本' },
  summary: {
    en: 'Generates words, sentences or paragraphs: Lorem ipsum, or real sentences in English, French, Arabic or Chinese.',
    fr: 'Génère des mots, phrases ou paragraphes : Lorem ipsum ou de vraies phrases en anglais, français, arabe ou chinois.',
    ar: 'ينشئ كلمات أو جملًا أو فقرات: لوريم إيبسوم أو جمل حقيقية بالإنجليزية أو الفرنسية أو العربية أو الصينية.',
    ch: '生成单词、句子或段落：Lorem ipsum，或英语、法语、阿拉伯语、中文的真实句子。',
  },
  tags: ['lorem ipsum', 'placeholder', 'seed'],
  synonyms: {
    en: ['lorem ipsum', 'dummy text', 'filler text', 'placeholder text'],
    fr: ['lorem ipsum', 'faux texte', 'texte de remplissage'],
    ar: ['لوريم إيبسوم', 'نص وهمي', 'نص بديل'],
    ch: ['乱数假文', '占位文本', '填充文字'],
  },
  input: z.object({
    lang: field(
      {
        title: { en: 'Language', fr: 'Langue', ar: 'اللغة', ch: '语言' },
        options: {
          la: {
            en: 'Latin (Lorem ipsum)',
            fr: 'Latin (Lorem ipsum)',
            ar: 'اللاتينية (لوريم إيبسوم)',
            ch: '拉丁语（Lorem ipsum）',
          },
          en: { en: 'English', fr: 'Anglais', ar: 'الإنجليزية', ch: '英语' },
          fr: { en: 'French', fr: 'Français', ar: 'الفرنسية', ch: '法语' },
          ar: { en: 'Arabic', fr: 'Arabe', ar: 'العربية', ch: '阿拉伯语' },
          zh: { en: 'Chinese', fr: 'Chinois', ar: 'الصينية', ch: '中文' },
        },
      },
      z.enum(['la', 'en', 'fr', 'ar', 'zh']).default('la'),
    ),
    unit: field(
      {
        title: { en: 'Unit', fr: 'Unité', ar: 'الوحدة', ch: '单位' },
        options: {
          words: { en: 'Words', fr: 'Mots', ar: 'كلمات', ch: '词（中文为字）' },
          sentences: { en: 'Sentences', fr: 'Phrases', ar: 'جمل', ch: '句子' },
          paragraphs: { en: 'Paragraphs', fr: 'Paragraphes', ar: 'فقرات', ch: '段落' },
        },
      },
      z.enum(['words', 'sentences', 'paragraphs']).default('paragraphs'),
    ),
    count: field({ title: countTitle }, z.int().min(1).max(1000).default(3)),
    classicStart: field(
      {
        title: {
          en: 'Begin with “Lorem ipsum”',
          fr: 'Commencer par « Lorem ipsum »',
          ar: 'البدء بعبارة Lorem ipsum',
          ch: '以“Lorem ipsum”开头',
        },
        help: { en: 'Only for Latin.', fr: 'En latin seulement.', ar: 'باللاتينية فقط.', ch: '仅用于拉丁语。' },
      },
      z.boolean().default(true),
    ),
    seed: seedField(),
  }),
  output: {
    schema: z.object({
      text: field({ title: textTitle }, z.string()),
      words: field(
        {
          title: {
            en: 'Words, or characters in Chinese',
            fr: 'Mots, ou caractères en chinois',
            ar: 'عدد الكلمات، أو عدد الأحرف بالصينية',
            ch: '词数（中文为字数）',
          },
        },
        z.int(),
      ),
      characters: field(
        {
          title: {
            en: 'Characters, including spaces',
            fr: 'Caractères, espaces compris',
            ar: 'عدد الأحرف مع المسافات',
            ch: '字符数（含空格）',
          },
        },
        z.int(),
      ),
      seed: seedOutput(),
    }),
    examples: [{ text: 'Lorem ipsum dolor sit amet', words: 5, characters: 26, seed: 'k3v9mxwq27ae' }],
  },
  open: true,
  heavy: true,
  inBrowser: true,
  layout: 'text',
  examples: [
    { name: { en: 'Three paragraphs', fr: 'Trois paragraphes', ar: 'ثلاث فقرات', ch: '三个段落' }, input: {} },
    {
      name: { en: 'Five Arabic sentences', fr: 'Cinq phrases en arabe', ar: 'خمس جمل عربية', ch: '五个阿拉伯语句子' },
      input: { lang: 'ar', unit: 'sentences', count: 5 },
    },
    {
      name: { en: '50 French words', fr: '50 mots en français', ar: '50 كلمة بالفرنسية', ch: '50 个法语单词' },
      input: { lang: 'fr', unit: 'words', count: 50, seed: 'card' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/random/people/lorem')).default(input),
});
