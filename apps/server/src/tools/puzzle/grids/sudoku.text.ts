/** Texts and fields of the sudoku tools. */
import { type Technique, techniquesByLevel } from '@apiyard/kernels/sudoku/step';
import * as z from 'zod';
import type { Text } from '../../../text.ts';
import { field } from '../../tool.ts';
import { methodOptions, methodTitle, proofTitle, stepsTitle } from '../puzzle.text.ts';

export const techniqueNames = {
  'hidden-single': { en: 'Hidden single', fr: 'Singleton caché', ar: 'رقم مفرد مخفي', ch: '隐性唯一数' },
  'naked-single': { en: 'Naked single', fr: 'Singleton nu', ar: 'رقم مفرد ظاهر', ch: '显性唯一数' },
  pointing: { en: 'Pointing', fr: 'Candidats verrouillés (bloc)', ar: 'التأشير', ch: '宫区块排除' },
  claiming: { en: 'Claiming', fr: 'Candidats verrouillés (ligne ou colonne)', ar: 'الحجز', ch: '行列区块排除' },
  'naked-pair': { en: 'Naked pair', fr: 'Paire nue', ar: 'زوج ظاهر', ch: '显性数对' },
  'hidden-pair': { en: 'Hidden pair', fr: 'Paire cachée', ar: 'زوج مخفي', ch: '隐性数对' },
  'naked-triple': { en: 'Naked triple', fr: 'Triplet nu', ar: 'ثلاثية ظاهرة', ch: '显性三数组' },
  'hidden-triple': { en: 'Hidden triple', fr: 'Triplet caché', ar: 'ثلاثية مخفية', ch: '隐性三数组' },
  'x-wing': { en: 'X-Wing', fr: 'X-Wing', ar: 'الجناح X', ch: '二链列（X-Wing）' },
  swordfish: { en: 'Swordfish', fr: 'Swordfish', ar: 'سمكة السيف', ch: '三链列（Swordfish）' },
  'xy-wing': { en: 'XY-Wing', fr: 'XY-Wing', ar: 'الجناح XY', ch: 'XY 翼（XY-Wing）' },
  'xyz-wing': { en: 'XYZ-Wing', fr: 'XYZ-Wing', ar: 'الجناح XYZ', ch: 'XYZ 翼（XYZ-Wing）' },
  colouring: { en: 'Colouring', fr: 'Coloriage', ar: 'التلوين', ch: '染色法' },
  'xy-chain': { en: 'XY-Chain', fr: 'Chaîne XY', ar: 'سلسلة XY', ch: 'XY 链' },
} as const satisfies Readonly<Record<Technique, Text>>;

const techniqueTitle = { en: 'Technique', fr: 'Technique', ar: 'الأسلوب', ch: '技巧' } as const;

export const techniqueField = () =>
  field({ title: techniqueTitle, options: techniqueNames }, z.enum(Object.values(techniquesByLevel).flat()));

export const sudokuCoordinates = {
  row: field(
    {
      title: {
        en: 'Row, from 1 at the top',
        fr: 'Ligne, à partir de 1 en haut',
        ar: 'الصف، بدءًا من 1 في الأعلى',
        ch: '行，最上为 1',
      },
    },
    z.int().min(1).max(9),
  ),
  column: field(
    {
      title: {
        en: 'Column, from 1 on the left',
        fr: 'Colonne, à partir de 1 à gauche',
        ar: 'العمود، بدءًا من 1 في اليسار',
        ch: '列，最左为 1',
      },
    },
    z.int().min(1).max(9),
  ),
};

export const sudokuMark = z.object({
  ...sudokuCoordinates,
  digit: field({ title: { en: 'Digit', fr: 'Chiffre', ar: 'الرقم', ch: '数字' } }, z.int().min(1).max(9)),
});

export const sudokuProof = () =>
  field(
    { title: proofTitle },
    z.object({
      method: field({ title: methodTitle, options: methodOptions }, z.enum(['logic', 'search'])),
      steps: field({ title: stepsTitle }, z.int().min(0)),
      hardest: field(
        {
          title: {
            en: 'Hardest technique',
            fr: 'Technique la plus difficile',
            ar: 'أصعب أسلوب',
            ch: '最难技巧',
          },
          options: techniqueNames,
        },
        z.enum(Object.values(techniquesByLevel).flat()).nullable(),
      ),
    }),
  );

export const sudokuErrors: Readonly<Record<string, Text>> = {
  missing: {
    en: 'Send the puzzle to solve as 81 digits. Use 0, a dot or an underscore for an empty cell.',
    fr: 'Envoyez la grille à résoudre sous forme de 81 chiffres. Utilisez 0, un point ou un tiret bas pour une case vide.',
    ar: 'أرسل اللغز المراد حله في 81 رقمًا. استخدم 0 أو نقطة أو شرطة سفلية للخانة الفارغة.',
    ch: '请以 81 位数字发送要解的题目。空格用 0、点或下划线表示。',
  },
  syntax: {
    en: '“{{character}}” is not allowed. Use digits, and 0, a dot or an underscore for an empty cell.',
    fr: '« {{character}} » n’est pas autorisé. Utilisez des chiffres, et 0, un point ou un tiret bas pour une case vide.',
    ar: '«{{character}}» غير مسموح به. استخدم الأرقام، و0 أو نقطة أو شرطة سفلية للخانة الفارغة.',
    ch: '不允许使用“{{character}}”。请使用数字，空格用 0、点或下划线表示。',
  },
  length: {
    en: 'A sudoku has 81 cells, but this one has {{length}}. Use 0, a dot or an underscore for an empty cell.',
    fr: 'Un sudoku a 81 cases, mais celui-ci en a {{length}}. Utilisez 0, un point ou un tiret bas pour une case vide.',
    ar: 'للسودوكو 81 خانة، لكن في هذا {{length}}. استخدم 0 أو نقطة أو شرطة سفلية للخانة الفارغة.',
    ch: '数独有 81 格，但此题有 {{length}} 格。空格用 0、点或下划线表示。',
  },
  clash_row: {
    en: 'The {{digit}} in row {{row1}}, column {{column1}} and the one in row {{row2}}, column {{column2}} are in the same row. Change one of them.',
    fr: 'Le {{digit}} de la ligne {{row1}}, colonne {{column1}} et celui de la ligne {{row2}}, colonne {{column2}} sont dans la même ligne. Changez l’un des deux.',
    ar: 'الرقم {{digit}} في الصف {{row1}}، العمود {{column1}} والآخر في الصف {{row2}}، العمود {{column2}} في الصف نفسه. غيّر أحدهما.',
    ch: '第 {{row1}} 行第 {{column1}} 列与第 {{row2}} 行第 {{column2}} 列的 {{digit}} 位于同一行，请更改其中一个。',
  },
  clash_column: {
    en: 'The {{digit}} in row {{row1}}, column {{column1}} and the one in row {{row2}}, column {{column2}} are in the same column. Change one of them.',
    fr: 'Le {{digit}} de la ligne {{row1}}, colonne {{column1}} et celui de la ligne {{row2}}, colonne {{column2}} sont dans la même colonne. Changez l’un des deux.',
    ar: 'الرقم {{digit}} في الصف {{row1}}، العمود {{column1}} والآخر في الصف {{row2}}، العمود {{column2}} في العمود نفسه. غيّر أحدهما.',
    ch: '第 {{row1}} 行第 {{column1}} 列与第 {{row2}} 行第 {{column2}} 列的 {{digit}} 位于同一列，请更改其中一个。',
  },
  clash_box: {
    en: 'The {{digit}} in row {{row1}}, column {{column1}} and the one in row {{row2}}, column {{column2}} are in the same box. Change one of them.',
    fr: 'Le {{digit}} de la ligne {{row1}}, colonne {{column1}} et celui de la ligne {{row2}}, colonne {{column2}} sont dans le même bloc. Changez l’un des deux.',
    ar: 'الرقم {{digit}} في الصف {{row1}}، العمود {{column1}} والآخر في الصف {{row2}}، العمود {{column2}} في المربع نفسه. غيّر أحدهما.',
    ch: '第 {{row1}} 行第 {{column1}} 列与第 {{row2}} 行第 {{column2}} 列的 {{digit}} 位于同一宫，请更改其中一个。',
  },
  no_solution: {
    en: 'The puzzle has no solution. Check the clues against the original.',
    fr: 'La grille n’a pas de solution. Comparez les chiffres de départ avec l’original.',
    ar: 'ليس للغز حل. قارن الأرقام المعطاة بالأصل.',
    ch: '此题无解，请对照原题检查已知数。',
  },
  several_solutions: {
    en: 'The puzzle has more than one solution, for example {{first}} and {{second}}. Add a clue.',
    fr: 'La grille a plus d’une solution, par exemple {{first}} et {{second}}. Ajoutez un chiffre de départ.',
    ar: 'للغز أكثر من حل، مثل {{first}} و{{second}}. أضف رقمًا معطى.',
    ch: '此题有多个解，例如 {{first}} 和 {{second}}。请增加一个已知数。',
  },
};
