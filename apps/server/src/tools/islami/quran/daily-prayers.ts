import { occasions } from '@apiyard/kernels/quran/prayers';
import dailyPrayers from '@apiyard/kernels/tools/islami/quran/daily-prayers';
import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import { langField } from '../../convert/time/fields.text.ts';
import { editionExample, editionField, referenceTitle, versesTitle } from './fields.text.ts';

const occasionField = {
  title: { en: 'Occasion', fr: 'Occasion', ar: 'المناسبة', ch: '场合' },
  options: {
    morning: { en: 'Morning', fr: 'Matin', ar: 'الصباح', ch: '早晨' },
    protection: { en: 'Protection', fr: 'Protection', ar: 'الحفظ', ch: '护佑' },
    parents: { en: 'Parents', fr: 'Parents', ar: 'الوالدان', ch: '父母' },
    family: { en: 'Family', fr: 'Famille', ar: 'الأسرة', ch: '家庭' },
    knowledge: { en: 'Knowledge', fr: 'Savoir', ar: 'العلم', ch: '知识' },
    hardship: { en: 'Hardship', fr: 'Difficulté', ar: 'الشدة', ch: '困境' },
    forgiveness: { en: 'Forgiveness', fr: 'Pardon', ar: 'المغفرة', ch: '饶恕' },
  },
};

export default tool({
  path: 'islami/daily-prayers',
  title: { en: 'Prayers from the Quran', fr: 'Prières du Coran', ar: 'أدعية قرآنية', ch: '古兰经祷词' },
  summary: {
    en: 'Returns prayers from the Quran in Arabic, by occasion.',
    fr: 'Renvoie en arabe des prières qui sont des versets du Coran, par occasion.',
    ar: 'يعيد أدعية من آيات القرآن حسب المناسبة.',
    ch: '按场合返回出自古兰经经文的祷词（阿拉伯语原文）。',
  },
  tags: ['tanzil', 'quran'],
  synonyms: {
    en: ['dua', 'daily prayers', 'supplication', 'rabbana'],
    fr: ['doua', 'invocations', 'prières quotidiennes', 'rabbana'],
    ar: ['دعاء', 'أدعية يومية', 'ربنا'],
    ch: ['杜阿', '每日祷词', '祈祷'],
  },
  input: z.object({
    occasion: field(
      {
        ...occasionField,
        help: {
          en: 'Leave empty for all.',
          fr: 'Laissez vide pour toutes.',
          ar: 'اتركها فارغة لعرض كل الأدعية.',
          ch: '留空表示全部。',
        },
      },
      z.enum(occasions).optional(),
    ),
    lang: langField(),
  }),
  output: {
    schema: z.object({
      prayers: field(
        { title: { en: 'Prayers', fr: 'Prières', ar: 'الأدعية', ch: '祷词' } },
        z.array(
          z.object({
            occasion: field(occasionField, z.enum(occasions)),
            reference: field({ title: referenceTitle }, z.string()),
            title: field({ title: { en: 'Title', fr: 'Titre', ar: 'العنوان', ch: '标题' } }, z.string()),
            note: field({ title: { en: 'Note', fr: 'Note', ar: 'ملاحظة', ch: '说明' } }, z.string()),
            verses: field({ title: versesTitle }, z.array(z.string())),
          }),
        ),
      ),
      edition: editionField(),
    }),
    examples: [
      {
        prayers: [
          {
            occasion: 'forgiveness',
            reference: '23:118',
            title: 'Forgiveness and mercy',
            note: 'A short prayer for every time.',
            verses: ['وَقُل رَّبِّ ٱغْفِرْ وَٱرْحَمْ وَأَنتَ خَيْرُ ٱلرَّٰحِمِينَ'],
          },
        ],
        edition: editionExample,
      },
    ],
  },
  open: true,
  inBrowser: true,
  layout: 'values',
  examples: [
    {
      name: { en: 'Parents', fr: 'Parents', ar: 'الوالدان', ch: '父母' },
      input: { occasion: 'parents' },
    },
    { name: { en: 'All prayers', fr: 'Toutes les prières', ar: 'كل الأدعية', ch: '所有祷词' }, input: {} },
  ],
  run: dailyPrayers,
});
