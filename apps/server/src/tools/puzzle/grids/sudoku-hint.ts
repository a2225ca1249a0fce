import { techniquesByLevel } from '@apiyard/kernels/sudoku/step';
import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { hintErrors, hintNotes } from './sudoku-hint.text.ts';
import { sudokuCoordinates, sudokuMark, techniqueNames } from './sudoku.text.ts';

const cellsHelp = {
  en: '81 digits, row by row. Use 0, a dot or an underscore for an empty cell. White space is ignored.',
  fr: '81 chiffres, ligne par ligne. Utilisez 0, un point ou un tiret bas pour une case vide. Les espaces sont ignorés.',
  ar: '81 رقمًا، صفًا بعد صف. استخدم 0 أو نقطة أو شرطة سفلية للخانة الفارغة. تُتجاهل المسافات.',
  ch: '逐行填写 81 个数字。空格用 0、点或下划线表示。忽略空白字符。',
} as const;

const puzzle = '..6..915...17..2..57.8....3.....68.1.........8.74.....1....4.82..3..79...285..3..';

export default tool({
  path: 'puzzle/sudoku-hint',
  title: { en: 'Sudoku hint', fr: 'Indice de sudoku', ar: 'تلميح سودوكو', ch: '数独提示' },
  summary: {
    en: 'Finds the next step of a sudoku and shows where to look, names the technique or explains the step.',
    fr: 'Trouve l’étape suivante d’un sudoku : montre où regarder, nomme la technique ou l’explique.',
    ar: 'يجد الخطوة التالية في لغز سودوكو: يبيّن موضعها أو يسمّي الأسلوب أو يشرحه.',
    ch: '找出数独的下一步：指出位置、说出技巧名称或加以解释。',
  },
  tags: ['sudoku', 'x-wing', 'naked single'],
  synonyms: {
    en: ['next step', 'sudoku help', 'candidates', 'check sudoku'],
    fr: ['étape suivante', 'aide sudoku', 'candidats'],
    ar: ['الخطوة التالية', 'مساعدة سودوكو', 'تلميحة'],
    ch: ['下一步', '数独帮助', '候选数'],
  },
  input: z.object({
    puzzle: field(
      {
        title: { en: 'Puzzle', fr: 'Grille', ar: 'اللغز', ch: '谜题' },
        help: cellsHelp,
        multiline: true,
        code: true,
      },
      z.string().max(1000),
    ),
    state: field(
      {
        title: {
          en: 'Your progress',
          fr: 'Grille avec vos chiffres',
          ar: 'اللغز مع ما كتبته',
          ch: '填写后的谜题',
        },
        help: {
          en: 'The clues and the digits you have entered, in the same format. Leave empty if you have not entered any.',
          fr: 'Chiffres de départ et chiffres inscrits, écrits de la même façon. Si le champ est vide, rien n’a été inscrit.',
          ar: 'الأرقام المعطاة والمكتوبة بالطريقة نفسها. إذا كان الحقل فارغًا، فلم يُكتب شيء بعد.',
          ch: '已知数和已填数字，写法相同。留空表示尚未填写。',
        },
        multiline: true,
        code: true,
      },
      z.string().max(1000).optional(),
    ),
    removed: field(
      {
        title: {
          en: 'Removed candidates',
          fr: 'Candidats retirés',
          ar: 'الأرقام المرشحة المُزالة',
          ch: '已排除的候选数',
        },
        help: {
          en: 'A list of rows, columns and digits, as in “removes” of earlier hints.',
          fr: 'Une liste de lignes, colonnes et chiffres, comme dans « removes » des indices précédents.',
          ar: 'قائمة من الصف والعمود والرقم، كما في «removes» في التلميحات السابقة.',
          ch: '由行、列和数字组成的列表，如先前提示的 removes。',
        },
      },
      z.array(sudokuMark).max(729).optional(),
    ),
    detail: field(
      {
        title: { en: 'Hint', fr: 'Indice', ar: 'التلميح', ch: '提示' },
        options: {
          point: { en: 'Show where to look', fr: 'Montrer où regarder', ar: 'إظهار الموضع', ch: '指出位置' },
          name: { en: 'Name the technique', fr: 'Nommer la technique', ar: 'تسمية الأسلوب', ch: '说出技巧名称' },
          explain: { en: 'Explain the step', fr: 'Expliquer l’étape', ar: 'شرح الخطوة', ch: '解释这一步' },
        },
      },
      z.enum(['point', 'name', 'explain']).default('explain'),
    ),
  }),
  output: {
    schema: z.object({
      kind: field(
        {
          title: { en: 'Result', fr: 'Résultat', ar: 'النتيجة', ch: '结果' },
          options: {
            step: { en: 'Logical step', fr: 'Étape de logique', ar: 'خطوة منطقية', ch: '逻辑步骤' },
            solution: {
              en: 'Digit from the solution',
              fr: 'Chiffre de la solution',
              ar: 'رقم من الحل',
              ch: '来自答案的数字',
            },
            mistake: { en: 'Mistake', fr: 'Erreur', ar: 'خطأ', ch: '有错误' },
            done: { en: 'Solved', fr: 'Résolu', ar: 'محلول', ch: '已解出' },
          },
        },
        z.enum(['step', 'solution', 'mistake', 'done']),
      ),
      technique: field(
        { title: { en: 'Technique', fr: 'Technique', ar: 'الأسلوب', ch: '技巧' }, options: techniqueNames },
        z.enum(Object.values(techniquesByLevel).flat()).nullable(),
      ),
      cells: field(
        { title: { en: 'Cells to look at', fr: 'Cases à regarder', ar: 'الخانات المعنية', ch: '相关单元格' } },
        z.array(z.object(sudokuCoordinates)),
      ),
      places: field(
        {
          title: {
            en: 'Digit to enter',
            fr: 'Chiffre à inscrire',
            ar: 'الرقم الذي يُكتب',
            ch: '应填入的数字',
          },
        },
        sudokuMark.nullable(),
      ),
      removes: field(
        {
          title: {
            en: 'Candidates to remove',
            fr: 'Candidats à retirer',
            ar: 'الأرقام المرشحة التي تُزال',
            ch: '应排除的候选数',
          },
        },
        z.array(sudokuMark),
      ),
      notes: notesField(),
    }),
    examples: [
      {
        kind: 'step',
        cells: [{ row: 8, column: 5 }],
        technique: 'hidden-single',
        places: { row: 8, column: 5, digit: 8 },
        removes: [],
        notes: [
          {
            pointer: '',
            code: 'hidden_single_box',
            detail: 'In its box, 8 fits only in the cell (8, 5). Enter it there.',
          },
        ],
      },
    ],
  },
  errors: hintErrors,
  notes: hintNotes,
  open: true,
  heavy: true,
  inBrowser: true,
  showsExample: true,
  layout: 'values',
  examples: [
    {
      name: {
        en: 'Explain the next step',
        fr: 'Expliquer l’étape suivante',
        ar: 'شرح الخطوة التالية',
        ch: '解释下一步',
      },
      input: { puzzle },
    },
    {
      name: { en: 'Only show where', fr: 'Montrer seulement où', ar: 'إظهار الموضع فقط', ch: '仅指出位置' },
      input: { puzzle, detail: 'point' },
    },
    {
      name: { en: 'Find a mistake', fr: 'Trouver une erreur', ar: 'إيجاد خطأ', ch: '查找错误' },
      input: { puzzle, state: `2${puzzle.slice(1)}` },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/puzzle/grids/sudoku-hint')).default(input),
});
