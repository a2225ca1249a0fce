import quranVerses from '@apiyard/kernels/tools/islami/quran/quran';
import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import {
  countTitle,
  editionExample,
  editionField,
  juzTitle,
  pageTitle,
  referenceTitle,
  verseFields,
  versesTitle,
} from './fields.text.ts';

export default tool({
  path: 'islami/quran',
  title: { en: 'Quran', fr: 'Coran', ar: 'القرآن الكريم', ch: '古兰经' },
  summary: {
    en: 'Returns the Arabic text of a surah, verse, range, juz or page of the Quran.',
    fr: 'Renvoie le texte arabe d’une sourate, d’un verset, d’un passage, d’un juz ou d’une page du Coran.',
    ar: 'يعيد النص العربي لسورة أو آية أو آيات متتالية أو جزء أو صفحة من القرآن.',
    ch: '返回古兰经某章、某节、连续几节、某卷或某页的阿拉伯语原文。',
  },
  tags: ['tanzil', 'hafs', 'uthmani'],
  synonyms: {
    en: ['ayah', 'koran text', 'sura', 'verse by number'],
    fr: ['ayah', 'texte du coran', 'sourate'],
    ar: ['نص القرآن', 'سورة', 'المصحف'],
    ch: ['可兰经原文', '经节'],
  },
  input: z.object({
    reference: field(
      {
        title: referenceTitle,
        help: {
          en: 'A surah (2), verse (2:255), range (2:255-257), juz (juz 30) or page (page 604).',
          fr: 'Une sourate (2), un verset (2:255), un passage (2:255-257), un juz (juz 30) ou une page (page 604).',
          ar: 'سورة (2) أو آية (2:255) أو آيات (2:255-257) أو جزء (juz 30) أو صفحة (page 604).',
          ch: '章 (2)、节 (2:255)、连续几节 (2:255-257)、卷 (juz 30) 或页 (page 604)。',
        },
      },
      z.string().min(1).max(30),
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
            juz: field({ title: juzTitle }, z.int()),
            page: field({ title: pageTitle }, z.int()),
          }),
        ),
      ),
      edition: editionField(),
    }),
    examples: [
      {
        count: 1,
        verses: [{ reference: '112:2', surah: 112, verse: 2, text: 'ٱللَّهُ ٱلصَّمَدُ', juz: 30, page: 604 }],
        edition: editionExample,
      },
    ],
  },
  errors: {
    not_a_reference: {
      en: '“{{text}}” is not a reference. Enter a surah (2), verse (2:255), range (2:255-257), juz (juz 30) or page (page 604).',
      fr: '« {{text}} » n’est pas une référence. Écrivez une sourate (2), un verset (2:255), un passage (2:255-257), un juz (juz 30) ou une page (page 604).',
      ar: '«{{text}}» ليس موضعًا. اكتب سورة (2) أو آية (2:255) أو آيات (2:255-257) أو جزءًا (juz 30) أو صفحة (page 604).',
      ch: '“{{text}}”不是有效位置。请填写章 (2)、节 (2:255)、连续几节 (2:255-257)、卷 (juz 30) 或页 (page 604)。',
    },
    no_surah: {
      en: 'There is no surah {{number}}. The Quran has {{count}} surahs.',
      fr: 'Il n’y a pas de sourate {{number}}. Le Coran a {{count}} sourates.',
      ar: 'لا توجد سورة رقمها {{number}}. عدد سور القرآن {{count}}.',
      ch: '没有第 {{number}} 章。古兰经共 {{count}} 章。',
    },
    no_verse: {
      en: 'There is no verse {{surah}}:{{verse}}. Surah {{surah}} has {{verses}} verses.',
      fr: 'Il n’y a pas de verset {{surah}}:{{verse}}. La sourate {{surah}} a {{verses}} versets.',
      ar: 'لا توجد آية {{surah}}:{{verse}}. عدد آيات السورة {{surah}} هو {{verses}}.',
      ch: '没有 {{surah}}:{{verse}} 节。第 {{surah}} 章共 {{verses}} 节。',
    },
    no_juz: {
      en: 'There is no juz {{number}}. The Quran has {{count}} juz.',
      fr: 'Il n’y a pas de juz {{number}}. Le Coran a {{count}} juz.',
      ar: 'لا يوجد جزء رقمه {{number}}. عدد أجزاء القرآن {{count}}.',
      ch: '没有第 {{number}} 卷。古兰经共 {{count}} 卷。',
    },
    no_page: {
      en: 'There is no page {{number}}. This edition has {{count}} pages.',
      fr: 'Il n’y a pas de page {{number}}. Cette édition a {{count}} pages.',
      ar: 'لا توجد صفحة رقمها {{number}}. عدد صفحات هذه الطبعة {{count}}.',
      ch: '没有第 {{number}} 页。此版本共 {{count}} 页。',
    },
    backwards: {
      en: 'The range starts at verse {{first}} but ends at verse {{last}}. Swap the two.',
      fr: 'Le passage se termine au verset {{last}}, avant son début au verset {{first}}. Inversez les deux.',
      ar: 'تنتهي الآيات عند {{last}} قبل بدايتها عند {{first}}. بدّل بينهما.',
      ch: '范围在第 {{last}} 节结束，却从第 {{first}} 节开始。请交换两者。',
    },
  },
  open: true,
  inBrowser: true,
  showsExample: true,
  layout: 'values',
  examples: [
    {
      name: { en: 'Verse 2:255', fr: 'Verset 2:255', ar: 'الآية 2:255', ch: '2:255 节' },
      input: { reference: '2:255' },
    },
    {
      name: { en: 'Surah 112', fr: 'Sourate 112', ar: 'السورة 112', ch: '第 112 章' },
      input: { reference: '112' },
    },
    {
      name: { en: 'Last page', fr: 'Dernière page', ar: 'الصفحة الأخيرة', ch: '最后一页' },
      input: { reference: 'page 604' },
    },
  ],
  run: quranVerses,
});
