import quranSearch from '@apiyard/kernels/tools/islami/quran/quran-search';
import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import { countTitle, editionExample, editionField, verseFields, versesTitle } from './fields.text.ts';

export default tool({
  path: 'islami/quran-search',
  title: { en: 'Quran search', fr: 'Recherche dans le Coran', ar: 'البحث في القرآن', ch: '古兰经搜索' },
  summary: {
    en: 'Finds Arabic words in the Quran, with or without vowel marks and in today’s spelling.',
    fr: 'Trouve des mots arabes dans le Coran, avec ou sans voyelles et dans l’orthographe actuelle.',
    ar: 'يبحث عن كلمات في القرآن، بالتشكيل أو بدونه وبالإملاء الحديث.',
    ch: '在古兰经中查找阿拉伯语词语，可不带元音符号，支持现代拼写。',
  },
  tags: ['tanzil', 'hafs', 'uthmani'],
  synonyms: {
    en: ['find verse', 'search koran', 'ayah search', 'concordance'],
    fr: ['chercher un verset', 'trouver une ayah'],
    ar: ['بحث عن آية', 'أين وردت كلمة'],
    ch: ['查找经文', '可兰经检索'],
  },
  input: z.object({
    text: field(
      { title: { en: 'Arabic text', fr: 'Texte arabe', ar: 'النص', ch: '阿拉伯语文本' } },
      z.string().min(2).max(200),
    ),
    spelling: field(
      {
        title: { en: 'Spelling', fr: 'Orthographe', ar: 'الإملاء', ch: '拼写' },
        options: {
          any: { en: 'Any spelling', fr: 'Toute orthographe', ar: 'أي إملاء', ch: '任意拼写' },
          exact: {
            en: 'Same letters and marks',
            fr: 'Mêmes lettres et signes',
            ar: 'الحروف والحركات نفسها',
            ch: '字母和符号完全一致',
          },
        },
      },
      z.enum(['any', 'exact']).default('any'),
    ),
    limit: field(
      { title: { en: 'Maximum results', fr: 'Nombre maximal', ar: 'العدد الأقصى', ch: '最大数量' } },
      z.int().min(1).max(200).default(20),
    ),
    offset: field(
      {
        title: { en: 'Verses to skip', fr: 'Versets à sauter', ar: 'عدد الآيات المتخطاة', ch: '跳过节数' },
      },
      z.int().min(0).max(6236).default(0),
    ),
  }),
  output: {
    schema: z.object({
      count: field({ title: countTitle }, z.int()),
      verses: field(
        { title: versesTitle },
        z.array(
          z.object({
            ...verseFields,
            matches: field(
              {
                title: { en: 'Matches', fr: 'Correspondances', ar: 'المطابقات', ch: '匹配处' },
                help: {
                  en: 'Positions in the text in UTF-16 units. The end is excluded.',
                  fr: 'Positions dans le texte en unités UTF-16 ; la fin est exclue.',
                  ar: 'المواضع في النص بوحدات UTF-16، ولا تُحتسب النهاية.',
                  ch: '在文本中的位置（UTF-16 单位），不含结束位置。',
                },
              },
              z.array(
                z.object({
                  start: field({ title: { en: 'Start', fr: 'Début', ar: 'البداية', ch: '开始' } }, z.int()),
                  end: field({ title: { en: 'End', fr: 'Fin', ar: 'النهاية', ch: '结束' } }, z.int()),
                }),
              ),
            ),
          }),
        ),
      ),
      edition: editionField(),
    }),
    examples: [
      {
        count: 1,
        verses: [
          {
            reference: '112:2',
            surah: 112,
            verse: 2,
            text: 'ٱللَّهُ ٱلصَّمَدُ',
            matches: [{ start: 8, end: 17 }],
          },
        ],
        edition: editionExample,
      },
    ],
  },
  errors: {
    not_arabic: {
      en: 'The text has no Arabic letters. Enter a word of the Quran in Arabic.',
      fr: 'Le texte ne contient aucune lettre arabe. Écrivez un mot du Coran en arabe.',
      ar: 'لا يحتوي النص على حروف عربية. اكتب كلمة من القرآن بالعربية.',
      ch: '文本中没有阿拉伯字母。请用阿拉伯语输入古兰经中的词语。',
    },
  },
  open: true,
  heavy: true,
  inBrowser: true,
  showsExample: true,
  layout: 'values',
  examples: [
    {
      name: { en: 'Without marks', fr: 'Sans voyelles', ar: 'بدون تشكيل', ch: '不带符号' },
      input: { text: 'الصمد' },
    },
    {
      name: { en: 'In today’s spelling', fr: 'Dans l’orthographe actuelle', ar: 'بالإملاء الحديث', ch: '现代拼写' },
      input: { text: 'يا أيها الناس', limit: 5 },
    },
  ],
  run: quranSearch,
});
