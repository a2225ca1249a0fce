import * as z from 'zod';
import type { Text } from '../../../text.ts';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { locale, resultCode, textMax, textTitle } from './fields.text.ts';
import { badLocaleError, ignoreCaseTitle, wordsHelp } from './locale.text.ts';

const count = (title: Text) => field({ title }, z.int().min(0));
const side = (title: Text) => field({ title, multiline: true }, z.string().max(textMax));
const kindTitle: Text = { en: 'Kind of change', fr: 'Type de modification', ar: 'نوع التغيير', ch: '更改的类型' };
const kind = () =>
  field(
    {
      title: kindTitle,
      options: {
        same: { en: 'Unchanged', fr: 'Inchangé', ar: 'دون تغيير', ch: '未更改' },
        added: { en: 'Added', fr: 'Ajouté', ar: 'مُضاف', ch: '新增' },
        removed: { en: 'Removed', fr: 'Supprimé', ar: 'محذوف', ch: '删除' },
      },
    },
    z.enum(['same', 'added', 'removed']),
  );
const change = () => z.object({ kind: kind(), text: field({ title: textTitle }, z.string()) });

export default tool({
  path: 'convert/text-diff',
  title: { en: 'Compare texts', fr: 'Comparer des textes', ar: 'مقارنة النصوص', ch: '文本对比' },
  summary: {
    en: 'Compares two texts by lines, words or characters and returns a unified diff and the changes as data.',
    fr: 'Compare deux textes par lignes, mots ou caractères et donne un diff unifié ainsi que les modifications en données.',
    ar: 'يقارن نصين حسب الأسطر أو الكلمات أو المحارف، ويعطي فرقًا موحّدًا والتغييرات في شكل بيانات.',
    ch: '按行、词或字符对比两段文本，给出统一格式的差异（unified diff）和结构化的更改。',
  },
  tags: ['diff', 'patch', 'compare', 'unified diff'],
  synonyms: {
    en: ['difference', 'changes', 'delta', 'compare files'],
    fr: ['différence', 'modifications', 'comparaison', 'écart'],
    ar: ['فرق', 'تغييرات', 'مقارنة', 'اختلاف'],
    ch: ['差异', '比较', '更改', '补丁'],
  },
  input: z.object({
    before: side({ en: 'Text before', fr: 'Texte avant', ar: 'النص السابق', ch: '更改前的文本' }),
    after: side({ en: 'Text after', fr: 'Texte après', ar: 'النص اللاحق', ch: '更改后的文本' }),
    unit: field(
      {
        title: { en: 'Compare by', fr: 'Comparer', ar: 'المقارنة حسب', ch: '对比单位' },
        options: {
          lines: { en: 'Lines', fr: 'Lignes', ar: 'الأسطر', ch: '行' },
          words: {
            en: 'Words in changed lines',
            fr: 'Mots des lignes modifiées',
            ar: 'كلمات الأسطر المتغيرة',
            ch: '更改行中的词',
          },
          characters: {
            en: 'Characters in changed lines',
            fr: 'Caractères des lignes modifiées',
            ar: 'محارف الأسطر المتغيرة',
            ch: '更改行中的字符',
          },
        },
      },
      z.enum(['lines', 'words', 'characters']).default('lines'),
    ),
    context: field(
      {
        title: {
          en: 'Unchanged lines around changes',
          fr: 'Lignes inchangées autour',
          ar: 'الأسطر غير المتغيرة حول التغيير',
          ch: '更改前后的未更改行数',
        },
      },
      z.int().min(0).max(1000).default(3),
    ),
    ignoreCase: field({ title: ignoreCaseTitle }, z.boolean().default(false)),
    ignoreSpace: field(
      {
        title: { en: 'Ignore white space', fr: 'Ignorer les blancs', ar: 'تجاهل المسافات', ch: '忽略空白' },
        help: {
          en: 'Ignores the amount of white space, and white space at the ends of lines.',
          fr: 'Ignore la quantité de blancs et les blancs aux extrémités des lignes.',
          ar: 'يتجاهل عدد المسافات والمسافات في أطراف الأسطر.',
          ch: '忽略空白的数量，以及行首行尾的空白。',
        },
      },
      z.boolean().default(false),
    ),
    locale: locale(wordsHelp),
  }),
  output: {
    schema: z.object({
      text: resultCode({ en: 'Unified diff', fr: 'Diff unifié', ar: 'الفرق الموحّد', ch: '统一格式的差异' }),
      identical: field(
        {
          title: {
            en: 'The texts are identical',
            fr: 'Les textes sont identiques',
            ar: 'النصان متطابقان',
            ch: '两段文本相同',
          },
        },
        z.boolean(),
      ),
      added: count({ en: 'Lines added', fr: 'Lignes ajoutées', ar: 'الأسطر المضافة', ch: '新增的行数' }),
      removed: count({ en: 'Lines removed', fr: 'Lignes supprimées', ar: 'الأسطر المحذوفة', ch: '删除的行数' }),
      unchanged: count({
        en: 'Lines unchanged',
        fr: 'Lignes inchangées',
        ar: 'الأسطر غير المتغيرة',
        ch: '未更改的行数',
      }),
      hunks: field(
        {
          title: {
            en: 'Changes with the lines around them',
            fr: 'Endroits modifiés avec les lignes voisines',
            ar: 'مواضع التغيير مع الأسطر المحيطة',
            ch: '更改处及其前后的行',
          },
        },
        z.array(
          z.object({
            oldStart: count({
              en: 'First line before',
              fr: 'Première ligne avant',
              ar: 'أول سطر في السابق',
              ch: '更改前的起始行',
            }),
            oldLines: count({ en: 'Lines before', fr: 'Lignes avant', ar: 'عدد الأسطر في السابق', ch: '更改前的行数' }),
            newStart: count({
              en: 'First line after',
              fr: 'Première ligne après',
              ar: 'أول سطر في اللاحق',
              ch: '更改后的起始行',
            }),
            newLines: count({ en: 'Lines after', fr: 'Lignes après', ar: 'عدد الأسطر في اللاحق', ch: '更改后的行数' }),
            changes: field(
              {
                title: {
                  en: 'Lines, with their line breaks',
                  fr: 'Lignes, avec leurs retours',
                  ar: 'الأسطر مع فواصلها',
                  ch: '各行（含换行符）',
                },
              },
              z.array(change()),
            ),
          }),
        ),
      ),
      parts: field(
        {
          title: {
            en: 'The whole text by words or characters',
            fr: 'Tout le texte par mots ou caractères',
            ar: 'النص كاملًا حسب الكلمات أو المحارف',
            ch: '按词或字符划分的全文',
          },
        },
        z.array(change()).optional(),
      ),
      notes: notesField(),
    }),
    examples: [
      {
        text: '--- before\n+++ after\n@@ -1 +1 @@\n-Tea\n+Coffee\n',
        identical: false,
        added: 1,
        removed: 1,
        unchanged: 0,
        hunks: [
          {
            oldStart: 1,
            oldLines: 1,
            newStart: 1,
            newLines: 1,
            changes: [
              { kind: 'removed', text: 'Tea\n' },
              { kind: 'added', text: 'Coffee\n' },
            ],
          },
        ],
        notes: [],
      },
    ],
  },
  layout: 'diff',
  open: true,
  heavy: true,
  inBrowser: true,
  showsExample: true,
  errors: { bad_locale: badLocaleError },
  notes: {
    too_different: {
      en: 'Some parts are too different to compare in detail. They are shown as removed and added.',
      fr: 'Certaines parties sont trop différentes pour une comparaison détaillée. Elles figurent comme supprimées et ajoutées.',
      ar: 'بعض الأجزاء مختلفة إلى حد لا يسمح بمقارنة مفصلة، لذا تظهر محذوفة ومضافة.',
      ch: '部分内容差异过大，无法详细对比，因此显示为删除和新增。',
    },
    ignored_differences: {
      en: 'The texts differ only in what the comparison ignores.',
      fr: 'Les textes ne diffèrent que par ce que la comparaison ignore.',
      ar: 'لا يختلف النصان إلا فيما تتجاهله المقارنة.',
      ch: '两段文本仅在被忽略的方面有差异。',
    },
  },
  examples: [
    {
      name: { en: 'Lines', fr: 'Des lignes', ar: 'حسب الأسطر', ch: '按行' },
      input: { before: 'tea\nmilk\nsugar\n', after: 'tea\noat milk\nsugar\nlemon\n' },
    },
    {
      name: { en: 'Words', fr: 'Des mots', ar: 'حسب الكلمات', ch: '按词' },
      input: { before: 'The quick brown fox', after: 'The slow brown foxes', unit: 'words' },
    },
    {
      name: {
        en: 'Without case and spaces',
        fr: 'Sans casse ni blancs',
        ar: 'دون حالة الأحرف والمسافات',
        ch: '忽略大小写和空白',
      },
      input: { before: 'Hello   World\nBye\n', after: 'hello world\nbye!\n', ignoreCase: true, ignoreSpace: true },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/convert/text/text-diff')).default(input),
});
