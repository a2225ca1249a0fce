import { directions } from '@apiyard/kernels/twenty-forty-eight/game';
import * as z from 'zod';
import { seedField, seedOutput } from '../../random/fields.text.ts';
import { field, tool } from '../../tool.ts';

const moveOptions = {
  up: { en: 'Up', fr: 'Haut', ar: 'أعلى', ch: '上' },
  down: { en: 'Down', fr: 'Bas', ar: 'أسفل', ch: '下' },
  left: { en: 'Left', fr: 'Gauche', ar: 'يسار', ch: '左' },
  right: { en: 'Right', fr: 'Droite', ar: 'يمين', ch: '右' },
} as const;

const scoreTitle = { en: 'Score', fr: 'Score', ar: 'النتيجة', ch: '得分' } as const;
const movesTitle = { en: 'Moves so far', fr: 'Coups joués', ar: 'عدد النقلات حتى الآن', ch: '已走步数' } as const;

export default tool({
  path: 'puzzle/2048',
  title: { en: '2048 game', fr: 'Jeu 2048', ar: 'لعبة 2048', ch: '2048 游戏' },
  summary: {
    en: 'Starts a game of 2048, or returns the board and score after a move. The seed determines the new tiles.',
    fr: 'Commence une partie de 2048, ou renvoie la grille et le score après un coup. La graine décide des nouvelles tuiles.',
    ar: 'يبدأ لعبة 2048، أو يعيد اللوحة والنتيجة بعد نقلة. تحدد البذرة البلاطات الجديدة.',
    ch: '开始一局 2048，或返回一步之后的棋盘和得分。新方块由种子决定。',
  },
  tags: ['game', 'seed'],
  synonyms: {
    en: ['tile game', 'merge game', 'sliding tiles'],
    fr: ['jeu de tuiles', 'fusion de tuiles'],
    ar: ['لعبة الأرقام', 'دمج البلاطات'],
    ch: ['数字合并', '方块游戏'],
  },
  input: z.object({
    board: field(
      {
        title: { en: 'Board', fr: 'Grille', ar: 'اللوحة', ch: '棋盘' },
        help: {
          en: '16 tiles row by row, with spaces between them and 0 for an empty cell. If empty, a new game starts.',
          fr: '16 tuiles, ligne par ligne, séparées par des espaces, et 0 pour une case vide. Si le champ est vide, une partie commence.',
          ar: '16 بلاطة صفًا بعد صف تفصل بينها مسافات، و0 للخانة الفارغة. إذا كان الحقل فارغًا، تبدأ لعبة جديدة.',
          ch: '逐行填写 16 个方块，用空格分隔，0 表示空格。留空则开始新游戏。',
        },
        multiline: true,
        code: true,
      },
      z.string().max(500).optional(),
    ),
    move: field(
      { title: { en: 'Move', fr: 'Coup', ar: 'النقلة', ch: '移动' }, options: moveOptions },
      z.enum(directions).optional(),
    ),
    score: field({ title: scoreTitle }, z.int().min(0).max(10_000_000).default(0)),
    moves: field({ title: movesTitle }, z.int().min(0).max(1_000_000).default(0)),
    seed: seedField(),
  }),
  output: {
    schema: z.object({
      text: field({ title: { en: 'Board', fr: 'Grille', ar: 'اللوحة', ch: '棋盘' }, code: true }, z.string()),
      score: field({ title: scoreTitle }, z.int()),
      points: field(
        { title: { en: 'Points for this move', fr: 'Points de ce coup', ar: 'نقاط هذه النقلة', ch: '本步得分' } },
        z.int(),
      ),
      moves: field({ title: movesTitle }, z.int()),
      isMoved: field(
        { title: { en: 'The board changed', fr: 'La grille a changé', ar: 'تغيرت اللوحة', ch: '棋盘有变化' } },
        z.boolean(),
      ),
      isWon: field(
        { title: { en: '2048 reached', fr: '2048 atteint', ar: 'بلوغ 2048', ch: '达到 2048' } },
        z.boolean(),
      ),
      isOver: field(
        { title: { en: 'No moves left', fr: 'Plus aucun coup', ar: 'لا نقلات متبقية', ch: '无法移动' } },
        z.boolean(),
      ),
      possible: field(
        {
          title: { en: 'Possible moves', fr: 'Coups possibles', ar: 'النقلات الممكنة', ch: '可用的移动' },
          options: moveOptions,
        },
        z.array(z.enum(directions)),
      ),
      board: field(
        { title: { en: 'Tiles by rows', fr: 'Tuiles par lignes', ar: 'البلاطات بالصفوف', ch: '按行的方块' } },
        z.array(z.array(z.int())),
      ),
      seed: seedOutput(),
    }),
    examples: [
      {
        text: '    4    ·    ·    ·\n    ·    ·    ·    ·\n    ·    ·    2    ·\n    ·    ·    ·    ·',
        score: 4,
        points: 4,
        moves: 1,
        isMoved: true,
        isWon: false,
        isOver: false,
        possible: ['down', 'left', 'right', 'up'],
        board: [
          [4, 0, 0, 0],
          [0, 0, 0, 0],
          [0, 0, 2, 0],
          [0, 0, 0, 0],
        ],
        seed: 'k3v9mxwq27ae',
      },
    ],
  },
  errors: {
    move_missing: {
      en: 'The move is missing. Choose up, down, left or right.',
      fr: 'Envoyez le coup : haut, bas, gauche ou droite.',
      ar: 'أرسل النقلة: أعلى أو أسفل أو يسار أو يمين.',
      ch: '请提供移动方向：上、下、左或右。',
    },
    seed_missing: {
      en: 'The seed is missing. Enter the seed of the game with the board.',
      fr: 'Envoyez la graine de la partie avec la grille.',
      ar: 'أرسل بذرة اللعبة مع اللوحة.',
      ch: '请随棋盘提供该局的种子。',
    },
    tiles: {
      en: 'There are {{count}} tiles, but a board has 16 cells. Use 0 for an empty cell.',
      fr: 'Il y a {{count}} tuiles. Une grille a 16 cases : utilisez 0 pour une case vide.',
      ar: 'عدد البلاطات {{count}}. في اللوحة 16 خانة: استخدم 0 للفارغة.',
      ch: '共有 {{count}} 个方块。棋盘有 16 格：空格用 0 表示。',
    },
    tile: {
      en: '“{{tile}}” is not a tile. Use powers of two from 2 to 131072.',
      fr: '« {{tile}} » n’est pas une tuile. Les tuiles sont des puissances de deux de 2 à 131072.',
      ar: '«{{tile}}» ليست بلاطة. البلاطات قوى العدد اثنين من 2 إلى 131072.',
      ch: '“{{tile}}”不是方块。方块为 2 到 131072 的 2 的幂。',
    },
  },
  open: true,
  instant: true,
  inBrowser: true,
  layout: 'text',
  examples: [
    { name: { en: 'New game', fr: 'Nouvelle partie', ar: 'لعبة جديدة', ch: '新游戏' }, input: {} },
    {
      name: { en: 'Move left', fr: 'Un coup à gauche', ar: 'نقلة إلى اليسار', ch: '向左移动' },
      input: { board: '2 2 4 0\n0 0 4 0\n2 0 0 0\n0 0 0 2', move: 'left', score: 12, moves: 9, seed: 'daily' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/puzzle/numbers/2048')).default(input),
});
