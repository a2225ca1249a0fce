import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { blankLines, listEmpty, listField, seedField, seedOutput } from '../fields.text.ts';
import { entriesTitle } from './chance.text.ts';

export default tool({
  path: 'random/shuffle',
  title: { en: 'Shuffle a list', fr: 'Mélanger une liste', ar: 'خلط قائمة', ch: '打乱列表' },
  summary: {
    en: 'Puts the lines of a list in random order. Every order is equally likely.',
    fr: 'Met les lignes d’une liste dans un ordre aléatoire, tous les ordres étant équiprobables.',
    ar: 'يرتّب أسطر القائمة عشوائيًا، وكل ترتيب محتمل بالتساوي.',
    ch: '将列表各行随机排序，每种顺序概率相同。',
  },
  tags: ['order', 'seed', 'fisher-yates'],
  synonyms: {
    en: ['random order', 'randomise', 'mix lines', 'permutation'],
    fr: ['ordre aléatoire', 'mélanger des lignes', 'permutation'],
    ar: ['ترتيب عشوائي', 'تبديل', 'خلط الأسطر'],
    ch: ['随机排序', '洗牌', '乱序', '排列'],
  },
  input: z.object({ text: listField(500_000), seed: seedField() }),
  output: {
    schema: z.object({
      text: field(
        { title: { en: 'Shuffled list', fr: 'Liste mélangée', ar: 'القائمة المخلوطة', ch: '打乱后的列表' } },
        z.string(),
      ),
      entries: field({ title: entriesTitle }, z.int()),
      seed: seedOutput(),
      notes: notesField(),
    }),
    examples: [{ text: 'c\na\nb', entries: 3, seed: 'k3v9mxwq27ae', notes: [] }],
  },
  errors: { list_empty: listEmpty },
  notes: { blank_lines: blankLines },
  open: true,
  heavy: true,
  inBrowser: true,
  layout: 'text',
  examples: [
    {
      name: { en: 'Speakers', fr: 'Intervenants', ar: 'المتحدثون', ch: '演讲者' },
      input: { text: 'Lea\nAmina\nTakumi\nPedro' },
    },
    {
      name: {
        en: 'The same order each time',
        fr: 'Toujours le même ordre',
        ar: 'الترتيب نفسه في كل مرة',
        ch: '每次顺序相同',
      },
      input: { text: '1\n2\n3\n4\n5', seed: 'week 12' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/random/chance/shuffle')).default(input),
});
