import { directions, wordSearchLevels } from '@apiyard/kernels/word-search/word-search';
import * as z from 'zod';
import { seedField, seedOutput } from '../../random/fields.text.ts';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { levelTitle, rowTitle } from '../puzzle.text.ts';
import { languageField, readingColumnTitle, topicField, wordTitle } from '../words.text.ts';

export default tool({
  path: 'puzzle/word-search',
  title: { en: 'Word search', fr: 'Mots mêlés', ar: 'البحث عن الكلمات', ch: '单词搜索' },
  summary: {
    en: 'Hides words in a grid of letters, each exactly once. Uses your own words or ours in four languages.',
    fr: 'Cache des mots dans une grille de lettres, chacun une seule fois : les nôtres en quatre langues, ou les vôtres.',
    ar: 'يخفي كلمات في شبكة من الحروف، كلًا منها مرة واحدة: كلماتنا بأربع لغات أو كلماتك.',
    ch: '把单词藏入字母网格，每个恰好出现一次：可用四种语言的自带词表或您的单词。',
  },
  tags: ['print', 'seed'],
  synonyms: {
    en: ['word find', 'wordsearch', 'hidden words', 'worksheet'],
    fr: ['mots cachés', 'mots croisés', 'grille de lettres'],
    ar: ['كلمات مخفية', 'كلمة السر', 'شبكة الحروف'],
    ch: ['找单词', '寻词游戏', '字母网格'],
  },
  input: z.object({
    lang: languageField(),
    topic: topicField('animals'),
    words: field(
      {
        title: { en: 'Your own words', fr: 'Vos propres mots', ar: 'كلماتك', ch: '您的单词' },
        help: {
          en: 'One per line or separated by commas, up to 60. If empty, words on the topic are used.',
          fr: 'Un par ligne ou séparés par des virgules, 60 au plus. Si le champ est vide, des mots du thème sont utilisés.',
          ar: 'كلمة في كل سطر أو مفصولة بفواصل، 60 على الأكثر. إذا كان الحقل فارغًا، تُستخدم كلمات الموضوع.',
          ch: '每行一个或用逗号分隔，最多 60 个。留空则使用该主题的单词。',
        },
        multiline: true,
      },
      z.string().max(2000).optional(),
    ),
    size: field(
      { title: { en: 'Rows and columns', fr: 'Lignes et colonnes', ar: 'عدد الصفوف والأعمدة', ch: '行列数' } },
      z.int().min(5).max(30).default(12),
    ),
    level: field(
      {
        title: levelTitle,
        options: {
          easy: {
            en: 'Easy: forward and down',
            fr: 'Facile : vers l’avant et le bas',
            ar: 'سهل: إلى الأمام والأسفل',
            ch: '简单：向前和向下',
          },
          medium: {
            en: 'Medium: diagonals too',
            fr: 'Moyen : diagonales aussi',
            ar: 'متوسط: قطريًا أيضًا',
            ch: '中等：包括对角线',
          },
          hard: {
            en: 'Hard: all eight directions',
            fr: 'Difficile : les huit directions',
            ar: 'صعب: الاتجاهات الثمانية كلها',
            ch: '困难：全部八个方向',
          },
        },
      },
      z.enum(wordSearchLevels).default('medium'),
    ),
    seed: seedField(),
  }),
  output: {
    schema: z.object({
      text: field({ title: { en: 'Grid', fr: 'Grille', ar: 'الشبكة', ch: '网格' }, code: true }, z.string()),
      words: field(
        { title: { en: 'Words to find', fr: 'Mots à trouver', ar: 'الكلمات المطلوبة', ch: '要找的单词' } },
        z.array(z.string()),
      ),
      placed: field(
        { title: { en: 'Positions of the words', fr: 'Où sont les mots', ar: 'مواضع الكلمات', ch: '单词的位置' } },
        z.array(
          z.object({
            word: field({ title: wordTitle }, z.string()),
            row: field({ title: rowTitle }, z.int()),
            column: field({ title: readingColumnTitle }, z.int()),
            direction: field(
              {
                title: { en: 'Direction', fr: 'Direction', ar: 'الاتجاه', ch: '方向' },
                options: {
                  forward: { en: 'Forward', fr: 'Vers l’avant', ar: 'إلى الأمام', ch: '向前' },
                  down: { en: 'Down', fr: 'Vers le bas', ar: 'إلى الأسفل', ch: '向下' },
                  'down-forward': {
                    en: 'Down and forward',
                    fr: 'Bas et avant',
                    ar: 'إلى الأسفل والأمام',
                    ch: '向下前方',
                  },
                  'up-forward': { en: 'Up and forward', fr: 'Haut et avant', ar: 'إلى الأعلى والأمام', ch: '向上前方' },
                  backward: { en: 'Backward', fr: 'Vers l’arrière', ar: 'إلى الخلف', ch: '向后' },
                  up: { en: 'Up', fr: 'Vers le haut', ar: 'إلى الأعلى', ch: '向上' },
                  'down-backward': {
                    en: 'Down and backward',
                    fr: 'Bas et arrière',
                    ar: 'إلى الأسفل والخلف',
                    ch: '向下后方',
                  },
                  'up-backward': {
                    en: 'Up and backward',
                    fr: 'Haut et arrière',
                    ar: 'إلى الأعلى والخلف',
                    ch: '向上后方',
                  },
                },
              },
              z.enum(Object.keys(directions) as (keyof typeof directions)[]),
            ),
          }),
        ),
      ),
      grid: field(
        { title: { en: 'Letters by rows', fr: 'Lettres par lignes', ar: 'الحروف بالصفوف', ch: '按行的字母' } },
        z.array(z.array(z.string())),
      ),
      seed: seedOutput(),
      notes: notesField(),
    }),
    examples: [
      {
        text: 'C A T\nT C A\nA T C',
        words: ['cat'],
        placed: [{ word: 'cat', row: 1, column: 1, direction: 'forward' }],
        grid: [
          ['C', 'A', 'T'],
          ['T', 'C', 'A'],
          ['A', 'T', 'C'],
        ],
        seed: 'k3v9mxwq27ae',
        notes: [],
      },
    ],
  },
  errors: {
    none_fits: {
      en: 'No word fits in {{size}} rows and columns. Use shorter words or a larger grid.',
      fr: 'Aucun mot ne tient dans {{size}} lignes et colonnes. Utilisez des mots plus courts ou une grille plus grande.',
      ar: 'لا تتسع الشبكة لأي كلمة بعدد صفوف وأعمدة {{size}}. استخدم كلمات أقصر أو شبكة أكبر.',
      ch: '没有单词能放入 {{size}} 行 {{size}} 列的网格。请使用更短的单词或更大的网格。',
    },
    words_many: {
      en: 'There are too many words. Use at most {{max}}.',
      fr: 'Il y a trop de mots. Utilisez-en {{max}} au plus.',
      ar: 'عدد الكلمات كبير جدًا. استخدم {{max}} على الأكثر.',
      ch: '单词过多。最多可用 {{max}} 个。',
    },
    too_short: {
      en: '“{{word}}” has fewer than two letters. Use a longer word.',
      fr: '« {{word}} » a moins de deux lettres. Utilisez des mots plus longs.',
      ar: 'في «{{word}}» أقل من حرفين. استخدم كلمات أطول.',
      ch: '“{{word}}”少于两个字母。请使用更长的单词。',
    },
  },
  notes: {
    left_out: {
      en: 'Some words do not fit or would appear in the grid twice: {{words}}.',
      fr: 'Certains mots ne tiennent pas ou seraient deux fois dans la grille : {{words}}.',
      ar: 'كلمات لا تتسع لها الشبكة أو تتكرر فيها: {{words}}.',
      ch: '以下单词放不下，或会在网格中出现两次：{{words}}。',
    },
  },
  open: true,
  heavy: true,
  inBrowser: true,
  layout: 'text',
  examples: [
    { name: { en: 'Animals', fr: 'Animaux', ar: 'الحيوانات', ch: '动物' }, input: {} },
    {
      name: { en: 'Arabic words for food', fr: 'Aliments en arabe', ar: 'أطعمة بالعربية', ch: '阿拉伯语食物单词' },
      input: { lang: 'ar', topic: 'food', size: 10, level: 'easy' },
    },
    {
      name: { en: 'Your own words', fr: 'Vos propres mots', ar: 'كلماتك', ch: '您的单词' },
      input: { words: 'request, response, header, status, cookie, cache', size: 10, level: 'hard', seed: 'http' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/puzzle/language/word-search')).default(input),
});
