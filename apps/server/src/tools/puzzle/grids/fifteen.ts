import { slides } from '@apiyard/kernels/fifteen/board';
import * as z from 'zod';
import { seedField } from '../../random/fields.text.ts';
import { field, tool } from '../../tool.ts';
import { actionTitle, proofTitle } from '../puzzle.text.ts';
import { nullableSeed } from '../seed.text.ts';

export default tool({
  path: 'puzzle/fifteen',
  title: { en: 'Fifteen puzzle', fr: 'Taquin', ar: 'لغز الخمسة عشر', ch: '数字华容道' },
  summary: {
    en: 'Generates a solvable sliding puzzle, or solves one: 3 × 3 puzzles in the fewest moves, larger ones in few moves.',
    fr: 'Génère un taquin soluble, ou en résout un : en un minimum de coups pour 3 × 3, et en peu de coups au-delà.',
    ar: 'ينشئ لغز قطع منزلقة قابلًا للحل، أو يحل لغزًا: بأقل عدد من النقلات في حجم 3 × 3، وبعدد قليل منها في الأحجام الأكبر.',
    ch: '生成可解的滑块谜题，或求解：3 × 3 步数最少，更大尺寸步数较少。',
  },
  tags: ['8-puzzle', '15-puzzle', 'seed'],
  synonyms: {
    en: ['15 puzzle', 'sliding puzzle', 'eight puzzle', 'solver'],
    fr: ['jeu de taquin', 'puzzle coulissant', 'solveur'],
    ar: ['لغز الانزلاق', 'لغز الأرقام المنزلقة', 'تاكان'],
    ch: ['滑块拼图', '十五数码', '八数码'],
  },
  input: z.object({
    action: field(
      {
        title: actionTitle,
        options: {
          make: { en: 'Generate a puzzle', fr: 'Générer un taquin', ar: 'إنشاء لغز', ch: '生成' },
          solve: { en: 'Solve a puzzle', fr: 'Résoudre un taquin', ar: 'حل لغز', ch: '求解' },
        },
      },
      z.enum(['make', 'solve']).default('make'),
    ),
    size: field(
      {
        title: { en: 'Size', fr: 'Taille', ar: 'الحجم', ch: '尺寸' },
        help: {
          en: 'Only used to generate a puzzle.',
          fr: 'Utilisé uniquement pour générer.',
          ar: 'يُستخدم عند الإنشاء فقط.',
          ch: '仅用于生成。',
        },
        options: { 3: '3 × 3', 4: '4 × 4', 5: '5 × 5', 6: '6 × 6' },
      },
      z.enum(['3', '4', '5', '6']).default('4'),
    ),
    board: field(
      {
        title: { en: 'Puzzle to solve', fr: 'Taquin à résoudre', ar: 'اللغز المطلوب حله', ch: '待解谜题' },
        help: {
          en: 'Tiles row by row, with spaces between them and 0 for the gap.',
          fr: 'Les pièces ligne par ligne, séparées par des espaces, et 0 pour la case vide.',
          ar: 'القطع صفًا بعد صف تفصل بينها مسافات، و0 للفراغ.',
          ch: '逐行填写数字块，用空格分隔，0 表示空位。',
        },
        multiline: true,
        code: true,
      },
      z.string().max(500).optional(),
    ),
    seed: seedField(),
  }),
  output: {
    schema: z.object({
      text: field({ title: { en: 'Puzzle', fr: 'Taquin', ar: 'اللغز', ch: '谜题' }, code: true }, z.string()),
      count: field({ title: { en: 'Number of moves', fr: 'Nombre de coups', ar: 'عدد النقلات', ch: '步数' } }, z.int()),
      proof: field(
        { title: proofTitle },
        z.object({
          isOptimal: field(
            {
              title: {
                en: 'No solution is shorter',
                fr: 'Aucune solution n’est plus courte',
                ar: 'لا يوجد حل أقصر',
                ch: '没有更短的解',
              },
            },
            z.boolean(),
          ),
          movesMin: field(
            {
              title: {
                en: 'Minimum moves of any solution',
                fr: 'Coups nécessaires à toute solution',
                ar: 'النقلات التي يحتاج إليها كل حل',
                ch: '任何解至少所需的步数',
              },
            },
            z.int(),
          ),
        }),
      ),
      moves: field(
        {
          title: {
            en: 'Direction in which each tile slides',
            fr: 'Direction dans laquelle chaque pièce glisse',
            ar: 'اتجاه انزلاق كل قطعة',
            ch: '每步滑动的方向',
          },
          options: {
            up: { en: 'Up', fr: 'Haut', ar: 'أعلى', ch: '上' },
            down: { en: 'Down', fr: 'Bas', ar: 'أسفل', ch: '下' },
            left: { en: 'Left', fr: 'Gauche', ar: 'يسار', ch: '左' },
            right: { en: 'Right', fr: 'Droite', ar: 'يمين', ch: '右' },
          },
        },
        z.array(z.enum(slides)),
      ),
      board: field(
        {
          title: {
            en: 'Tiles by rows, 0 for the gap',
            fr: 'Pièces par lignes, 0 pour la case vide',
            ar: 'القطع بالصفوف، و0 للفراغ',
            ch: '按行的数字块，0 为空位',
          },
        },
        z.array(z.array(z.int().min(0).max(35))),
      ),
      seed: nullableSeed(),
    }),
    examples: [
      {
        text: ' 1  2  3\n 4  5  6\n 7  ·  8',
        count: 1,
        proof: { isOptimal: true, movesMin: 1 },
        moves: ['left'],
        board: [
          [1, 2, 3],
          [4, 5, 6],
          [7, 0, 8],
        ],
        seed: null,
      },
    ],
  },
  errors: {
    board_missing: {
      en: 'There is no puzzle to solve. Enter the tiles row by row, with 0 for the gap.',
      fr: 'Envoyez les pièces à résoudre, ligne par ligne, avec 0 pour la case vide.',
      ar: 'أرسل القطع المطلوب حلها صفًا بعد صف، مع 0 للفراغ.',
      ch: '请逐行提供要求解的数字块，0 表示空位。',
    },
    board_syntax: {
      en: '“{{character}}” is not allowed. Use whole numbers with spaces between them.',
      fr: '« {{character}} » n’est pas autorisé. Utilisez des nombres entiers séparés par des espaces.',
      ar: '«{{character}}» غير مسموح به. استخدم أعدادًا صحيحة تفصل بينها مسافات.',
      ch: '不允许使用“{{character}}”。请使用用空格分隔的整数。',
    },
    tiles: {
      en: 'There are {{count}} tiles, including the gap. Enter 9, 16, 25 or 36.',
      fr: 'Il y a {{count}} pièces avec la case vide. Un taquin en a 9, 16, 25 ou 36.',
      ar: 'عدد القطع مع الفراغ {{count}}. في اللغز 9 أو 16 أو 25 أو 36.',
      ch: '包括空位共有 {{count}} 块。谜题应有 9、16、25 或 36 块。',
    },
    tile_missing: {
      en: '{{tile}} is missing. Use each number from 0 to {{max}} once.',
      fr: '{{tile}} manque. Utilisez une fois chaque nombre de 0 à {{max}}.',
      ar: 'العدد {{tile}} مفقود. استخدم كل عدد من 0 إلى {{max}} مرة واحدة.',
      ch: '缺少 {{tile}}。请将 0 到 {{max}} 的每个数字各用一次。',
    },
    is_solved: {
      en: 'The puzzle is already solved. Enter another one.',
      fr: 'Le taquin est déjà résolu. Envoyez-en un autre.',
      ar: 'اللغز محلول بالفعل. أرسل لغزًا آخر.',
      ch: '谜题已经解出。请提供其他谜题。',
    },
    unsolvable: {
      en: 'The puzzle has no solution, like half of all tile orders. Swap two tiles.',
      fr: 'Le taquin n’a pas de solution : la moitié des dispositions sont insolubles. Échangez deux pièces.',
      ar: 'ليس للغز حل، فنصف الترتيبات لا يمكن حلها. بدّل موضعي قطعتين.',
      ch: '谜题无解：有一半的排列无法求解。请交换两个数字块。',
    },
  },
  open: true,
  heavy: true,
  inBrowser: true,
  layout: 'text',
  examples: [
    { name: { en: 'Four by four', fr: 'Quatre sur quatre', ar: 'أربعة في أربعة', ch: '4 × 4 谜题' }, input: {} },
    {
      name: { en: 'Eight tiles', fr: 'Huit pièces', ar: 'ثماني قطع', ch: '八块' },
      input: { size: '3', seed: 'daily' },
    },
    {
      name: { en: 'Hardest eight tiles', fr: 'Le plus dur à huit pièces', ar: 'أصعب ثماني قطع', ch: '最难的八数码' },
      input: { action: 'solve', board: '8 6 7\n2 5 4\n3 0 1' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/puzzle/grids/fifteen')).default(input),
});
