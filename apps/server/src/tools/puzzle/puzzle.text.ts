/** Texts and fields that several puzzles have. */
import * as z from 'zod';
import { field } from '../tool.ts';

export const proofTitle = { en: 'Proof', fr: 'Preuve', ar: 'الإثبات', ch: '证明' } as const;
export const methodTitle = { en: 'Solved by', fr: 'Résolu par', ar: 'طريقة الحل', ch: '求解方式' } as const;
export const methodOptions = {
  logic: { en: 'Logic only', fr: 'Logique seule', ar: 'المنطق وحده', ch: '仅用逻辑' },
  search: { en: 'Logic and search', fr: 'Logique et recherche', ar: 'المنطق والبحث', ch: '逻辑与搜索' },
} as const;
export const stepsTitle = {
  en: 'Logical steps',
  fr: 'Étapes de logique',
  ar: 'عدد الخطوات المنطقية',
  ch: '逻辑步数',
} as const;

export const solutionTitle = { en: 'Solution', fr: 'Solution', ar: 'الحل', ch: '答案' } as const;
export const levelTitle = { en: 'Level', fr: 'Niveau', ar: 'المستوى', ch: '难度' } as const;
export const actionTitle = { en: 'Action', fr: 'Action', ar: 'الإجراء', ch: '操作' } as const;

export const rowTitle = {
  en: 'Row, from 1 at the top',
  fr: 'Ligne, à partir de 1 en haut',
  ar: 'الصف، بدءًا من 1 في الأعلى',
  ch: '行，最上为 1',
} as const;
const columnTitle = {
  en: 'Column, from 1 on the left',
  fr: 'Colonne, à partir de 1 à gauche',
  ar: 'العمود، بدءًا من 1 في اليسار',
  ch: '列，最左为 1',
} as const;

export const cellFields = (max: number) => ({
  row: field({ title: rowTitle }, z.int().min(1).max(max)),
  column: field({ title: columnTitle }, z.int().min(1).max(max)),
});

export const widthField = (min: number, max: number, initial: number) =>
  field(
    { title: { en: 'Columns', fr: 'Colonnes', ar: 'عدد الأعمدة', ch: '列数' } },
    z.int().min(min).max(max).default(initial),
  );

export const heightField = (min: number, max: number, initial: number) =>
  field(
    { title: { en: 'Rows', fr: 'Lignes', ar: 'عدد الصفوف', ch: '行数' } },
    z.int().min(min).max(max).default(initial),
  );

/** Number of columns and rows of a result. */
export const widthOutput = () =>
  field({ title: { en: 'Columns', fr: 'Colonnes', ar: 'عدد الأعمدة', ch: '列数' } }, z.int());
export const heightOutput = () => field({ title: { en: 'Rows', fr: 'Lignes', ar: 'عدد الصفوف', ch: '行数' } }, z.int());
