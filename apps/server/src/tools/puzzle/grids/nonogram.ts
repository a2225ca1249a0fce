import * as z from 'zod';
import { seedField } from '../../random/fields.text.ts';
import { field, tool } from '../../tool.ts';
import {
  actionTitle,
  heightField,
  heightOutput,
  methodOptions,
  methodTitle,
  proofTitle,
  solutionTitle,
  widthField,
  widthOutput,
} from '../puzzle.text.ts';
import { nullableSeed } from '../seed.text.ts';

const rowCluesTitle = { en: 'Row clues', fr: 'Indications des lignes', ar: 'أرقام الصفوف', ch: '行提示数' } as const;
const columnCluesTitle = {
  en: 'Column clues',
  fr: 'Indications des colonnes',
  ar: 'أرقام الأعمدة',
  ch: '列提示数',
} as const;

const clueField = (title: typeof rowCluesTitle | typeof columnCluesTitle) =>
  field(
    {
      title,
      help: {
        en: 'Only used to solve a puzzle. One line for each row or column, such as 3 1. Write 0 if no cells are filled.',
        fr: 'Utilisé uniquement pour résoudre. Une ligne de texte pour chacune, par exemple 3 1. Écrivez 0 s’il n’y a pas de case noircie.',
        ar: 'يُستخدم عند الحل فقط. سطر لكل منها، مثل \u20663 1\u2069. اكتب 0 إذا لم توجد خانات مظللة.',
        ch: '仅用于求解。每行一条，例如 3 1。没有填涂格时写 0。',
      },
      multiline: true,
      code: true,
    },
    z.string().max(5000).optional(),
  );

const clueOutput = (title: typeof rowCluesTitle | typeof columnCluesTitle) =>
  field({ title }, z.array(z.array(z.int().min(1))));

export default tool({
  path: 'puzzle/nonogram',
  title: { en: 'Nonogram', fr: 'Nonogramme', ar: 'نونوغرام', ch: '数织' },
  summary: {
    en: 'Generates a nonogram that can be solved by logic line by line, or solves one from its clues.',
    fr: 'Génère un nonogramme que la logique résout ligne par ligne, ou en résout un d’après ses indications.',
    ar: 'ينشئ نونوغرامًا يُحل بالمنطق صفًا صفًا وعمودًا عمودًا، أو يحل لغزًا من أرقامه.',
    ch: '生成可用逻辑逐行求解的数织，或根据提示数求解。',
  },
  tags: ['picross', 'seed'],
  synonyms: {
    en: ['picross', 'griddlers', 'hanjie', 'paint by numbers'],
    fr: ['picross', 'logimage', 'hanjie', 'casse-tête'],
    ar: ['بيكروس', 'رسم بالأرقام', 'لغز الصور'],
    ch: ['绘图方块', '逻辑拼图', '图形谜题'],
  },
  input: z.object({
    action: field(
      {
        title: actionTitle,
        options: {
          make: { en: 'Generate a puzzle', fr: 'Générer une grille', ar: 'إنشاء لغز', ch: '生成' },
          solve: { en: 'Solve a puzzle', fr: 'Résoudre une grille', ar: 'حل لغز', ch: '求解' },
        },
      },
      z.enum(['make', 'solve']).default('make'),
    ),
    width: widthField(5, 30, 10),
    height: heightField(5, 30, 10),
    seed: seedField(),
    rowClues: clueField(rowCluesTitle),
    columnClues: clueField(columnCluesTitle),
  }),
  output: {
    schema: z.object({
      text: field({ title: solutionTitle, code: true }, z.string()),
      rowClues: clueOutput(rowCluesTitle),
      columnClues: clueOutput(columnCluesTitle),
      solution: field(
        {
          title: {
            en: 'Solution by rows: 1 is filled, 0 is empty',
            fr: 'Solution par lignes : 1 est noirci, 0 est vide',
            ar: 'الحل بالصفوف: 1 مظللة و0 فارغة',
            ch: '按行的答案：1 为填涂，0 为空',
          },
        },
        z.array(z.array(z.int().min(0).max(1))),
      ),
      width: widthOutput(),
      height: heightOutput(),
      proof: field(
        { title: proofTitle },
        z.object({
          method: field({ title: methodTitle, options: methodOptions }, z.enum(['logic', 'search'])),
          steps: field(
            {
              title: {
                en: 'Lines that determined new cells',
                fr: 'Lignes qui ont donné de nouvelles cases',
                ar: 'الصفوف والأعمدة التي كشفت خانات جديدة',
                ch: '得出新单元格的行列数',
              },
            },
            z.int(),
          ),
          guesses: field(
            {
              title: {
                en: 'Cells that were tried',
                fr: 'Cases essayées',
                ar: 'الخانات التي جُرّبت',
                ch: '试探的单元格数',
              },
            },
            z.int(),
          ),
        }),
      ),
      seed: nullableSeed(),
    }),
    examples: [
      {
        text: '██████\n██····\n██████',
        rowClues: [[3], [1], [3]],
        columnClues: [[3], [1, 1], [1, 1]],
        solution: [
          [1, 1, 1],
          [1, 0, 0],
          [1, 1, 1],
        ],
        width: 3,
        height: 3,
        proof: { method: 'logic', steps: 4, guesses: 0 },
        seed: null,
      },
    ],
  },
  errors: {
    clues_missing: {
      en: 'There are no clues to solve. Enter one line for each row and each column.',
      fr: 'Envoyez les indications à résoudre : une ligne de texte pour chaque ligne et chaque colonne.',
      ar: 'أرسل أرقام اللغز المطلوب حله: سطرًا لكل صف ولكل عمود.',
      ch: '请提供要求解的提示数：每行和每列各写一行。',
    },
    clue_syntax: {
      en: '“{{character}}” is not allowed. Use whole numbers with spaces between them.',
      fr: '« {{character}} » n’est pas autorisé. Écrivez des nombres entiers séparés par des espaces.',
      ar: '«{{character}}» غير مسموح به. اكتب أعدادًا صحيحة تفصل بينها مسافات.',
      ch: '不允许使用“{{character}}”。请填写用空格分隔的整数。',
    },
    clue_long: {
      en: 'Clue {{line}} does not fit into {{size}} cells. Check its numbers.',
      fr: 'L’indication {{line}} ne tient pas dans {{size}} cases. Vérifiez ses nombres.',
      ar: 'لا تتسع الخانات ({{size}}) لأرقام السطر {{line}}. تحقق منها.',
      ch: '第 {{line}} 条提示数无法放入 {{size}} 个单元格。请检查其中的数字。',
    },
    sums: {
      en: 'The rows have {{rows}} filled cells, but the columns have {{columns}}. Check the clues against the original.',
      fr: 'Les lignes ont {{rows}} cases noircies, mais les colonnes en ont {{columns}}. Comparez les indications avec l’original.',
      ar: 'عدد الخانات المظللة في الصفوف {{rows}} وفي الأعمدة {{columns}}. قارن الأرقام بالأصل.',
      ch: '各行共有 {{rows}} 个填涂格，而各列共有 {{columns}} 个。请对照原题检查提示数。',
    },
    too_large: {
      en: 'There are too many lines. Use at most {{max}} rows and {{max}} columns.',
      fr: 'Il y a trop de lignes. Utilisez au plus {{max}} lignes et colonnes.',
      ar: 'عدد الأسطر كبير جدًا. استخدم {{max}} صفًا وعمودًا على الأكثر.',
      ch: '行数过多。最多可有 {{max}} 行和 {{max}} 列。',
    },
    no_solution: {
      en: 'The puzzle has no solution. Check the clues against the original.',
      fr: 'La grille n’a pas de solution. Comparez les indications avec l’original.',
      ar: 'ليس للغز حل. قارن الأرقام بالأصل.',
      ch: '谜题无解。请对照原题检查提示数。',
    },
    several_solutions: {
      en: 'The puzzle has more than one solution. Check the clues against the original.',
      fr: 'La grille a plus d’une solution. Comparez les indications avec l’original.',
      ar: 'للغز أكثر من حل. قارن الأرقام بالأصل.',
      ch: '谜题有多个解。请对照原题检查提示数。',
    },
    too_hard: {
      en: 'The puzzle could not be solved within the search limit. Try a smaller one.',
      fr: 'La grille n’a pas pu être résolue avec la recherche autorisée. Essayez-en une plus petite.',
      ar: 'تعذّر حل اللغز ضمن حدود البحث. جرّب لغزًا أصغر.',
      ch: '无法在允许的搜索范围内求解。请尝试较小的谜题。',
    },
  },
  open: true,
  heavy: true,
  inBrowser: true,
  layout: 'text',
  examples: [
    { name: { en: 'Ten by ten', fr: 'Dix sur dix', ar: 'عشرة في عشرة', ch: '10 × 10 谜题' }, input: {} },
    {
      name: { en: 'Puzzle of the day', fr: 'Grille du jour', ar: 'لغز اليوم', ch: '每日谜题' },
      input: { width: 15, height: 15, seed: '2026-11-26' },
    },
    {
      name: {
        en: 'Solve from clues',
        fr: 'Résoudre d’après les indications',
        ar: 'حل من الأرقام',
        ch: '根据提示数求解',
      },
      input: { action: 'solve', rowClues: '1 1\n5\n5\n3\n1', columnClues: '2\n4\n4\n4\n2' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/puzzle/grids/nonogram')).default(input),
});
