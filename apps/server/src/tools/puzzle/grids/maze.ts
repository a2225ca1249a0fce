import * as z from 'zod';
import { seedField, seedOutput } from '../../random/fields.text.ts';
import { field, tool } from '../../tool.ts';
import { cellFields, heightField, proofTitle, widthField } from '../puzzle.text.ts';
import { showSolutionField, styleField } from './maze.text.ts';

export default tool({
  path: 'puzzle/maze',
  title: { en: 'Maze', fr: 'Labyrinthe', ar: 'متاهة', ch: '迷宫' },
  summary: {
    en: 'Generates a maze with exactly one path from start to end, as text and data, with its solution.',
    fr: 'Génère un labyrinthe avec un seul chemin du départ à l’arrivée, en texte et en données, avec sa solution.',
    ar: 'ينشئ متاهة لها طريق واحد فقط من البداية إلى النهاية، نصًا وبيانات، مع حلها.',
    ch: '生成从起点到终点只有一条路的迷宫，以文本和数据形式返回，并附答案。',
  },
  tags: ['labyrinth', 'seed'],
  synonyms: {
    en: ['labyrinth', 'maze generator', 'maze solver'],
    fr: ['dédale', 'générateur de labyrinthe'],
    ar: ['لابيرنث', 'مولد متاهات', 'لغز الطريق'],
    ch: ['迷宫生成', '走迷宫'],
  },
  input: z.object({
    width: widthField(2, 60, 12),
    height: heightField(2, 60, 8),
    style: styleField(),
    showSolution: showSolutionField(),
    seed: seedField(),
  }),
  output: {
    schema: z.object({
      text: field({ title: { en: 'Maze', fr: 'Labyrinthe', ar: 'المتاهة', ch: '迷宫' }, code: true }, z.string()),
      moves: field(
        {
          title: {
            en: 'Moves from start to end',
            fr: 'Pas du départ à l’arrivée',
            ar: 'عدد الخطوات من البداية إلى النهاية',
            ch: '从起点到终点的步数',
          },
        },
        z.int(),
      ),
      proof: field(
        { title: proofTitle },
        z.object({
          reached: field(
            {
              title: {
                en: 'Cells reached from the start',
                fr: 'Cases accessibles depuis le départ',
                ar: 'الخانات التي يمكن بلوغها من البداية',
                ch: '从起点可到达的单元格',
              },
            },
            z.int(),
          ),
          passages: field(
            {
              title: {
                en: 'Passages (one fewer than cells, so no loops)',
                fr: 'Passages : un de moins, donc sans boucle',
                ar: 'الممرات: أقل منها بواحد، فلا توجد حلقات',
                ch: '通道数：少一，因此没有环路',
              },
            },
            z.int(),
          ),
          deadEnds: field({ title: { en: 'Dead ends', fr: 'Impasses', ar: 'الطرق المسدودة', ch: '死胡同' } }, z.int()),
          turns: field(
            {
              title: {
                en: 'Turns in the solution',
                fr: 'Virages de la solution',
                ar: 'منعطفات الحل',
                ch: '答案路线的转弯数',
              },
            },
            z.int(),
          ),
        }),
      ),
      solution: field(
        {
          title: {
            en: 'Solution, cell by cell',
            fr: 'Solution, case par case',
            ar: 'الحل خانة بعد خانة',
            ch: '逐格的答案',
          },
        },
        z.array(z.object(cellFields(60))),
      ),
      cells: field(
        {
          title: {
            en: 'Open sides by rows: the sum of 1 up, 2 right, 4 down, 8 left',
            fr: 'Côtés ouverts par lignes : somme de 1 haut, 2 droite, 4 bas, 8 gauche',
            ar: 'الجهات المفتوحة بالصفوف: مجموع 1 أعلى و2 يمين و4 أسفل و8 يسار',
            ch: '按行的开口方向之和：1 上、2 右、4 下、8 左',
          },
        },
        z.array(z.array(z.int().min(0).max(15))),
      ),
      seed: seedOutput(),
    }),
    examples: [
      {
        text: '██  ██████\n██      ██\n██████  ██',
        moves: 1,
        proof: { reached: 2, passages: 1, deadEnds: 0, turns: 0 },
        solution: [
          { row: 1, column: 1 },
          { row: 1, column: 2 },
        ],
        cells: [[2, 8]],
        seed: 'k3v9mxwq27ae',
      },
    ],
  },
  open: true,
  heavy: true,
  inBrowser: true,
  layout: 'text',
  examples: [
    { name: { en: 'A small maze', fr: 'Un petit labyrinthe', ar: 'متاهة صغيرة', ch: '小迷宫' }, input: {} },
    {
      name: { en: 'With the solution', fr: 'Avec la solution', ar: 'مع الحل', ch: '附带答案' },
      input: { width: 20, height: 12, style: 'even', showSolution: true, seed: 'daily' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/puzzle/grids/maze')).default(input),
});
