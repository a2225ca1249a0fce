import * as z from 'zod';
import { seedField, seedOutput } from '../../random/fields.text.ts';
import { field, tool } from '../../tool.ts';
import { heightOutput, proofTitle, rowTitle, solutionTitle, widthOutput } from '../puzzle.text.ts';
import { languageField, readingColumnTitle, topicField } from '../words.text.ts';

const clues = () =>
  z.array(
    z.object({
      number: field({ title: { en: 'Number', fr: 'Numéro', ar: 'الرقم', ch: '编号' } }, z.int().min(1)),
      clue: field({ title: { en: 'Clue', fr: 'Définition', ar: 'التعريف', ch: '提示' } }, z.string()),
      length: field({ title: { en: 'Letters', fr: 'Lettres', ar: 'عدد الحروف', ch: '字母数' } }, z.int().min(2)),
      row: field({ title: rowTitle }, z.int().min(1)),
      column: field({ title: readingColumnTitle }, z.int().min(1)),
      answer: field({ title: { en: 'Answer', fr: 'Réponse', ar: 'الإجابة', ch: '答案' } }, z.string()),
    }),
  );

export default tool({
  path: 'puzzle/crossword',
  title: { en: 'Crossword', fr: 'Mots croisés', ar: 'كلمات متقاطعة', ch: '填字游戏' },
  summary: {
    en: 'Generates a crossword with clues in English, French, Arabic or Indonesian, and its solution.',
    fr: 'Génère des mots croisés avec leurs définitions en anglais, français, arabe ou indonésien, et la solution.',
    ar: 'ينشئ كلمات متقاطعة مع تعريفات بالإنجليزية أو الفرنسية أو العربية أو الإندونيسية، مع الحل.',
    ch: '生成英语、法语、阿拉伯语或印度尼西亚语的填字游戏，附提示和答案。',
  },
  tags: ['print', 'seed'],
  synonyms: {
    en: ['cross word', 'clues', 'word puzzle'],
    fr: ['mots fléchés', 'grille de mots', 'cruciverbiste'],
    ar: ['الكلمات المتقاطعة', 'لغز كلمات', 'تقاطع'],
    ch: ['纵横字谜', '填词', '字谜'],
  },
  input: z.object({
    lang: languageField(),
    topic: topicField('all'),
    count: field(
      { title: { en: 'Maximum words', fr: 'Mots au plus', ar: 'أقصى عدد للكلمات', ch: '最多单词数' } },
      z.int().min(3).max(20).default(10),
    ),
    showSolution: field(
      { title: { en: 'Show the solution', fr: 'Afficher la solution', ar: 'إظهار الحل', ch: '显示答案' } },
      z.boolean().default(false),
    ),
    seed: seedField(),
  }),
  output: {
    schema: z.object({
      text: field({ title: { en: 'Grid', fr: 'Grille', ar: 'الشبكة', ch: '网格' }, code: true }, z.string()),
      across: field({ title: { en: 'Across', fr: 'Horizontalement', ar: 'أفقيًا', ch: '横向' } }, clues()),
      down: field({ title: { en: 'Down', fr: 'Verticalement', ar: 'عموديًا', ch: '纵向' } }, clues()),
      width: widthOutput(),
      height: heightOutput(),
      proof: field(
        { title: proofTitle },
        z.object({
          crossings: field({ title: { en: 'Crossings', fr: 'Croisements', ar: 'التقاطعات', ch: '交叉数' } }, z.int()),
          isUnique: field(
            {
              title: {
                en: 'The words fit in only one way',
                fr: 'Les mots ne se placent que d’une façon',
                ar: 'لا تتسع الشبكة للكلمات إلا بطريقة واحدة',
                ch: '单词只有一种填法',
              },
            },
            z.boolean(),
          ),
        }),
      ),
      solution: field({ title: solutionTitle }, z.array(z.array(z.string()))),
      seed: seedOutput(),
    }),
    examples: [
      {
        text: '□ □ □\n□ █ █\n□ █ █',
        across: [{ number: 1, clue: 'A pet that purrs', length: 3, row: 1, column: 1, answer: 'cat' }],
        down: [{ number: 1, clue: 'A vehicle with four wheels', length: 3, row: 1, column: 1, answer: 'car' }],
        width: 3,
        height: 3,
        proof: { crossings: 1, isUnique: true },
        solution: [
          ['C', 'A', 'T'],
          ['A', '█', '█'],
          ['R', '█', '█'],
        ],
        seed: 'k3v9mxwq27ae',
      },
    ],
  },
  open: true,
  heavy: true,
  inBrowser: true,
  layout: 'text',
  examples: [
    { name: { en: 'Ten words', fr: 'Dix mots', ar: 'عشر كلمات', ch: '十个单词' }, input: {} },
    {
      name: {
        en: 'In Arabic with the solution',
        fr: 'En arabe avec la solution',
        ar: 'بالعربية مع الحل',
        ch: '阿拉伯语，附答案',
      },
      input: { lang: 'ar', topic: 'nature', count: 8, showSolution: true, seed: 'daily' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/puzzle/language/crossword')).default(input),
});
