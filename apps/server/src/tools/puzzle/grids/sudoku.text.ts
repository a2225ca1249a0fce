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
