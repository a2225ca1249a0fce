import mazePicture from '@apiyard/kernels/tools/puzzle/grids/maze-picture';
import * as z from 'zod';
import { colourField, seedField } from '../../random/fields.text.ts';
import { field, RawResponse, tool } from '../../tool.ts';
import { heightField, widthField } from '../puzzle.text.ts';
import { showSolutionField, styleField } from './maze.text.ts';

export default tool({
  path: 'puzzle/maze-picture',
  title: { en: 'Maze picture', fr: 'Image de labyrinthe', ar: 'صورة متاهة', ch: '迷宫图' },
  summary: {
    en: 'Draws a printable maze as SVG, with or without its solution. With the same seed, the maze is the same as from the maze API.',
    fr: 'Dessine un labyrinthe à imprimer en SVG, avec ou sans solution. Une graine donne le même labyrinthe que l’API du labyrinthe.',
    ar: 'يرسم متاهة للطباعة بصيغة SVG، مع حلها أو دونه. ترسم البذرة المتاهة نفسها التي تنشئها أداة المتاهة.',
    ch: '将迷宫绘制为可打印的 SVG，可附带答案。相同种子与迷宫 API 生成的迷宫一致。',
  },
  tags: ['svg', 'print', 'seed'],
  synonyms: {
    en: ['printable maze', 'labyrinth', 'worksheet'],
    fr: ['labyrinthe à imprimer', 'dédale'],
    ar: ['متاهة للطباعة', 'ورقة نشاط'],
    ch: ['打印迷宫', '迷宫图片'],
  },
  input: z.object({
    width: widthField(2, 100, 20),
    height: heightField(2, 100, 20),
    style: styleField(),
    showSolution: showSolutionField(),
    cellSize: field(
      {
        title: {
          en: 'Cell size in pixels',
          fr: 'Taille d’une case en pixels',
          ar: 'حجم الخانة بالبكسل',
          ch: '单元格大小（像素）',
        },
      },
      z.int().min(4).max(60).default(24),
    ),
    colour: colourField({ en: 'Walls', fr: 'Murs', ar: 'الجدران', ch: '墙' }, '#1f2937'),
    background: colourField({ en: 'Background', fr: 'Arrière-plan', ar: 'الخلفية', ch: '背景' }, '#ffffff'),
    solutionColour: colourField({ en: 'Solution', fr: 'Solution', ar: 'الحل', ch: '答案' }, '#dc2626'),
    seed: seedField(),
  }),
  output: ['image/svg+xml'],
  open: true,
  heavy: true,
  inBrowser: true,
  layout: 'picture',
  examples: [
    { name: { en: 'To print', fr: 'À imprimer', ar: 'للطباعة', ch: '用于打印' }, input: {} },
    {
      name: { en: 'With the solution', fr: 'Avec la solution', ar: 'مع الحل', ch: '附带答案' },
      input: { width: 30, height: 20, style: 'branching', showSolution: true, seed: 'daily' },
    },
  ],
  run: (input) => new RawResponse(mazePicture(input)),
});
