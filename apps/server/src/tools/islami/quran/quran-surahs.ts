import quranSurahs from '@apiyard/kernels/tools/islami/quran/quran-surahs';
import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import { langField } from '../../convert/time/fields.text.ts';
import { countTitle, editionExample, editionField, juzTitle, pageTitle } from './fields.text.ts';

export default tool({
  path: 'islami/quran-surahs',
  title: { en: 'Quran surahs', fr: 'Sourates du Coran', ar: 'سور القرآن', ch: '古兰经章目' },
  summary: {
    en: 'Lists the 114 surahs of the Quran with their names, number of verses, juz and page.',
    fr: 'Liste les 114 sourates du Coran avec leur nom, leur nombre de versets, leur juz et leur page.',
    ar: 'يعرض سور القرآن الـ114 مع أسمائها وعدد آياتها والجزء والصفحة.',
    ch: '列出古兰经 114 章的名称、节数、卷和页。',
  },
  tags: ['tanzil', 'hafs'],
  synonyms: {
    en: ['chapters of the quran', 'koran chapters', 'sura list'],
    fr: ['chapitres du coran', 'liste des sourates'],
    ar: ['فهرس السور', 'أسماء السور'],
    ch: ['可兰经目录', '苏拉'],
  },
  input: z.object({ lang: langField() }),
  output: {
    schema: z.object({
      surahs: field(
        { title: { en: 'Surahs', fr: 'Sourates', ar: 'السور', ch: '各章' } },
        z.array(
          z.object({
            number: field({ title: { en: 'Number', fr: 'Numéro', ar: 'الرقم', ch: '编号' } }, z.int()),
            name: field({ title: { en: 'Arabic name', fr: 'Nom arabe', ar: 'الاسم', ch: '阿拉伯语名称' } }, z.string()),
            latinName: field(
              { title: { en: 'Latin name', fr: 'Nom en lettres latines', ar: 'الاسم باللاتينية', ch: '拉丁名称' } },
              z.string(),
            ),
            meaning: field(
              {
                title: { en: 'Meaning', fr: 'Sens', ar: 'المعنى', ch: '含义' },
                help: {
                  en: 'Null if the language is Arabic.',
                  fr: 'null si la langue est l’arabe.',
                  ar: 'فارغ بالعربية.',
                  ch: '阿拉伯语时为空。',
                },
              },
              z.string().nullable(),
            ),
            verses: field({ title: countTitle }, z.int()),
            revealed: field(
              {
                title: { en: 'Revealed in', fr: 'Révélée à', ar: 'مكان النزول', ch: '降示地' },
                options: {
                  mecca: { en: 'Makkah', fr: 'La Mecque', ar: 'مكة', ch: '麦加' },
                  medina: { en: 'Medina', fr: 'Médine', ar: 'المدينة', ch: '麦地那' },
                },
              },
              z.enum(['mecca', 'medina']),
            ),
            order: field(
              { title: { en: 'Order of revelation', fr: 'Ordre de révélation', ar: 'ترتيب النزول', ch: '降示顺序' } },
              z.int(),
            ),
            juz: field({ title: juzTitle }, z.int()),
            page: field({ title: pageTitle }, z.int()),
          }),
        ),
      ),
      edition: editionField(),
    }),
    examples: [
      {
        surahs: [
          {
            number: 2,
            name: 'البقرة',
            latinName: 'Al-Baqara',
            meaning: 'The Cow',
            verses: 286,
            revealed: 'medina',
            order: 87,
            juz: 1,
            page: 2,
          },
        ],
        edition: editionExample,
      },
    ],
  },
  open: true,
  instant: true,
  inBrowser: true,
  layout: 'values',
  examples: [
    { name: { en: 'All surahs', fr: 'Toutes les sourates', ar: 'كل السور', ch: '所有章' }, input: {} },
    {
      name: { en: 'In French', fr: 'En français', ar: 'بالفرنسية', ch: '法语名称' },
      input: { lang: 'fr' },
    },
  ],
  run: quranSurahs,
});
