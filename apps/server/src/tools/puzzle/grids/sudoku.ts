import * as z from 'zod';
import { levels } from '@apiyard/kernels/sudoku/step';
import { field, tool } from '../../tool.ts';
import { sudokuCoordinates, sudokuErrors, sudokuMark, sudokuProof, techniqueField } from './sudoku.text.ts';

const solution = () =>
  field(
    {
      title: {
        en: 'Solution as 81 digits, row by row',
        fr: 'Solution en 81 chiffres, ligne par ligne',
        ar: 'الحل في 81 رقمًا، صفًا بعد صف',
        ch: '答案，逐行共 81 个数字',
      },
    },
    z.string().length(81),
  );

const clues = () =>
  field(
    {
      title: {
        en: 'Number of clues',
        fr: 'Nombre de chiffres de départ',
        ar: 'عدد الأرقام المعطاة',
        ch: '已知数的个数',
      },
    },
    z.int().min(0).max(81),
  );

const difficulty = { en: 'Difficulty', fr: 'Difficulté', ar: 'مستوى الصعوبة', ch: '难度' };

const made = z.object({
  puzzle: field(
    {
      title: {
        en: 'Puzzle as 81 characters, with a dot for an empty cell',
        fr: 'Grille en 81 caractères, avec un point pour une case vide',
        ar: 'اللغز في 81 محرفًا، مع نقطة للخانة الفارغة',
        ch: '谜题，共 81 个字符，点表示空格',
      },
    },
    z.string().length(81),
  ),
  solution: solution(),
  clues: clues(),
  level: field({ title: difficulty }, z.enum(levels)),
  proof: sudokuProof(),
  seed: field(
    {
      title: {
        en: 'Seed that reproduces the puzzle',
        fr: 'Graine qui génère de nouveau la même grille',
        ar: 'البذرة التي تنشئ اللغز نفسه مرة أخرى',
        ch: '可再次生成同一谜题的种子',
      },
    },
    z.string(),
  ),
});

const solved = z.object({
  solution: solution(),
  unique: field(
    {
      title: {
        en: 'The puzzle has only this solution',
        fr: 'La grille n’a que cette solution',
        ar: 'ليس للغز سوى هذا الحل',
        ch: '谜题只有这一个解',
      },
    },
    z.literal(true),
  ),
  clues: clues(),
  grade: field({ title: difficulty }, z.enum([...levels, 'extreme'])),
  proof: sudokuProof(),
  steps: field(
    {
      title: {
        en: 'Steps of the solution, in order',
        fr: 'Étapes de la solution, dans l’ordre',
        ar: 'خطوات الحل بالترتيب',
        ch: '按顺序排列的解题步骤',
      },
    },
    z.array(
      z.object({
        technique: techniqueField(),
        cells: field(
          {
            title: {
              en: 'Cells that form the pattern',
              fr: 'Cases qui forment le motif',
              ar: 'الخانات التي تشكّل النمط',
              ch: '构成模式的单元格',
            },
          },
          z.array(z.object(sudokuCoordinates)),
        ),
        places: field(
          {
            title: {
              en: 'Digit that is entered, or null',
              fr: 'Chiffre inscrit, ou null',
              ar: 'الرقم الذي يُكتب، أو null',
              ch: '填入的数字，或 null',
            },
          },
          sudokuMark.nullable(),
        ),
        removes: field(
          {
            title: {
              en: 'Candidates that are removed',
              fr: 'Candidats retirés',
              ar: 'الأرقام المرشحة التي تُزال',
              ch: '排除的候选数',
            },
          },
          z.array(sudokuMark),
        ),
      }),
    ),
  ),
});

export default tool({
  path: 'puzzle/sudoku',
  title: { en: 'Sudoku', fr: 'Sudoku', ar: 'سودوكو', ch: '数独' },
  summary: {
    en: 'Generates a sudoku with exactly one solution and a rated difficulty, or solves one step by step.',
    fr: 'Génère un sudoku à solution unique et à la difficulté évaluée, ou en résout un étape par étape.',
    ar: 'ينشئ لغز سودوكو له حل واحد ومستوى صعوبة محدد، أو يحل لغزًا خطوة بخطوة.',
    ch: '生成有唯一解并标明难度的数独，或逐步求解数独。',
  },
  synonyms: {
    en: ['puzzle', 'solver', 'generator', 'number place', 'brain teaser'],
    fr: ['casse-tête', 'solveur', 'générateur', 'jeu de chiffres'],
    ar: ['لغز', 'حل السودوكو', 'ألغاز الأرقام', 'مولّد'],
    ch: ['谜题', '解题', '数字游戏', '生成器'],
  },
  input: z.object({
    action: field(
      {
        title: { en: 'Action', fr: 'Action', ar: 'الإجراء', ch: '操作' },
        options: {
          make: { en: 'Generate a puzzle', fr: 'Générer une grille', ar: 'إنشاء لغز', ch: '生成' },
          solve: { en: 'Solve a puzzle', fr: 'Résoudre une grille', ar: 'حل لغز', ch: '求解' },
        },
      },
      z.enum(['make', 'solve']).default('make'),
    ),
    level: field(
      {
        title: { en: 'Level', fr: 'Niveau', ar: 'المستوى', ch: '难度' },
        help: {
          en: 'The hardest technique that the puzzle needs. Only used to generate a puzzle.',
          fr: 'La technique la plus difficile requise par la grille. Utilisé uniquement pour générer.',
          ar: 'أصعب أسلوب يتطلبه اللغز. يُستخدم عند الإنشاء فقط.',
          ch: '谜题所需的最难技巧。仅用于生成。',
        },
        options: {
          easy: {
            en: 'Easy: singles',
            fr: 'Facile : singletons',
            ar: 'سهل: الأرقام المفردة',
            ch: '简单：唯一数',
          },
          medium: {
            en: 'Medium: pairs and pointing',
            fr: 'Moyen : paires et candidats verrouillés',
            ar: 'متوسط: الأزواج والتأشير',
            ch: '中等：数对与区块',
          },
          hard: {
            en: 'Hard: triples, X-wing, XY-wing',
            fr: 'Difficile : triplets, X-Wing, XY-Wing',
            ar: 'صعب: الثلاثيات وX-wing وXY-wing',
            ch: '困难：三数组、X-Wing、XY-Wing',
          },
          expert: {
            en: 'Expert: swordfish, colouring, chains',
            fr: 'Expert : Swordfish, coloriage, chaînes',
            ar: 'خبير: سمكة السيف والتلوين والسلاسل',
            ch: '专家：三链列、染色法、链',
          },
        },
      },
      z.enum(levels).default('medium'),
    ),
    seed: field(
      {
        title: { en: 'Seed', fr: 'Graine', ar: 'البذرة', ch: '种子' },
        help: {
          en: 'The same level and seed always give the same puzzle. If empty, a new seed is chosen and returned.',
          fr: 'Le même niveau et la même graine donnent toujours la même grille. Si ce champ est vide, une graine est choisie et renvoyée.',
          ar: 'يعطي المستوى نفسه مع البذرة نفسها اللغز نفسه دائمًا. إذا تُرك الحقل فارغًا، تُختار بذرة وتُرجَع.',
          ch: '相同的难度和种子始终生成同一谜题。留空则自动选取种子并返回。',
        },
      },
      z.string().min(1).max(100).optional(),
    ),
    puzzle: field(
      {
        title: { en: 'Puzzle to solve', fr: 'Grille à résoudre', ar: 'اللغز المطلوب حله', ch: '待解谜题' },
        help: {
          en: '81 digits, row by row. Use 0, a dot or an underscore for an empty cell. White space is ignored.',
          fr: '81 chiffres, ligne par ligne. Utilisez 0, un point ou un tiret bas pour une case vide. Les espaces sont ignorés.',
          ar: '81 رقمًا، صفًا بعد صف. استخدم 0 أو نقطة أو شرطة سفلية للخانة الفارغة. تُتجاهل المسافات.',
          ch: '逐行填写 81 个数字。空格用 0、点或下划线表示。忽略空白字符。',
        },
        multiline: true,
      },
      z.string().max(1000).optional(),
    ),
  }),
  output: {
    schema: z.union([made, solved]),
    examples: [
      {
        puzzle: '...5.......89.42.1..5.169..1...39.26.6.721.3.92.65...7..624.1..5.28.73.......5...',
        solution: '491582673638974251275316948157439826864721539923658417786243195512897364349165782',
        clues: 35,
        level: 'easy',
        proof: { method: 'logic', steps: 46, hardest: 'hidden-single' },
        seed: 'daily',
      },
      {
        solution: '534678912672195348198342567859761423426853791713924856961537284287419635345286179',
        unique: true,
        clues: 80,
        grade: 'easy',
        proof: { method: 'logic', steps: 1, hardest: 'hidden-single' },
        steps: [
          {
            technique: 'hidden-single',
            cells: [{ row: 1, column: 1 }],
            places: { row: 1, column: 1, digit: 5 },
            removes: [],
          },
        ],
      },
    ],
  },
  errors: sudokuErrors,
  open: true,
  heavy: true,
  inBrowser: true,
  examples: [
    { name: { en: 'A medium puzzle', fr: 'Une grille moyenne', ar: 'لغز متوسط', ch: '中等难度谜题' }, input: {} },
    {
      name: {
        en: 'Puzzle of the day',
        fr: 'Grille du jour',
        ar: 'لغز اليوم',
        ch: '每日谜题',
      },
      input: { level: 'hard', seed: '2026-11-20' },
    },
    {
      name: { en: 'Solve a puzzle', fr: 'Résoudre une grille', ar: 'حل لغز', ch: '求解谜题' },
      input: {
        action: 'solve',
        puzzle: '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
      },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/puzzle/grids/sudoku')).default(input),
});
