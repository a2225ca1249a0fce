import names from '@apiyard/kernels/tools/islami/quran/names';
import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import { langField } from '../../convert/time/fields.text.ts';

export default tool({
  path: 'islami/names',
  title: { en: '99 names of God', fr: '99 noms de Dieu', ar: 'أسماء الله الحسنى', ch: '真主的 99 个尊名' },
  summary: {
    en: 'Lists or searches the 99 names of God in Arabic, with their Latin spelling and meaning.',
    fr: 'Liste ou trouve les 99 noms de Dieu en arabe, avec leur forme latine et leur sens.',
    ar: 'يعرض أسماء الله الحسنى التسعة والتسعين مع معانيها أو يبحث فيها.',
    ch: '列出或查找真主的 99 个尊名：阿拉伯语、拉丁转写和含义。',
  },
  tags: ['asma al-husna'],
  synonyms: {
    en: ['asmaul husna', 'names of allah', '99 names'],
    fr: ['asma al husna', 'noms d’allah', '99 noms'],
    ar: ['الأسماء الحسنى', '99 اسمًا'],
    ch: ['安拉的尊名', '九十九个尊名'],
  },
  input: z.object({
    text: field(
      {
        title: { en: 'Search', fr: 'Recherche', ar: 'بحث', ch: '搜索' },
        help: {
          en: 'A name, meaning or number. Leave empty for all.',
          fr: 'Un nom, un sens ou un numéro. Laissez vide pour tous.',
          ar: 'اسم أو معنى أو رقم. اتركه فارغًا لعرض الكل.',
          ch: '名称、含义或编号。留空表示全部。',
        },
      },
      z.string().max(80).default(''),
    ),
    lang: langField(),
  }),
  output: {
    schema: z.object({
      count: field({ title: { en: 'Number of names', fr: 'Nombre de noms', ar: 'عدد الأسماء', ch: '数量' } }, z.int()),
      names: field(
        { title: { en: 'Names', fr: 'Noms', ar: 'الأسماء', ch: '尊名' } },
        z.array(
          z.object({
            number: field({ title: { en: 'Number', fr: 'Numéro', ar: 'الرقم', ch: '编号' } }, z.int()),
            arabic: field({ title: { en: 'Arabic', fr: 'Arabe', ar: 'الاسم', ch: '阿拉伯语' } }, z.string()),
            latin: field(
              { title: { en: 'Latin spelling', fr: 'Forme latine', ar: 'بالحروف اللاتينية', ch: '拉丁转写' } },
              z.string(),
            ),
            meaning: field({ title: { en: 'Meaning', fr: 'Sens', ar: 'المعنى', ch: '含义' } }, z.string()),
          }),
        ),
      ),
    }),
    examples: [{ count: 1, names: [{ number: 93, arabic: 'النُّورُ', latin: 'an-Nur', meaning: 'The Light' }] }],
  },
  open: true,
  instant: true,
  inBrowser: true,
  layout: 'values',
  examples: [
    { name: { en: 'All names', fr: 'Tous les noms', ar: 'كل الأسماء', ch: '所有尊名' }, input: {} },
    {
      name: { en: 'By Latin spelling', fr: 'Par la forme latine', ar: 'بالاسم اللاتيني', ch: '按转写查找' },
      input: { text: 'nur' },
    },
  ],
  run: names,
});
