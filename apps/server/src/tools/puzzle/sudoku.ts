import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { makeSudoku, solveSudoku } from '@apiyard/kernels/sudoku';
import { levels, type Step } from '@apiyard/kernels/sudoku/step';
import { field, invalidInput, tool } from '../tool.ts';

export default tool({
  path: 'puzzle/sudoku',
  title: { en: 'Sudoku', fr: 'Sudoku', ar: 'سودوكو', ch: '数独' },
  summary: {
    en: 'Generates a sudoku with one solution and a rated difficulty, or solves one step by step.',
    fr: 'Génère un sudoku à solution unique et à la difficulté évaluée, ou en résout un étape par étape.',
    ar: 'ينشئ لغز سودوكو له حل واحد ومستوى صعوبة محدد، أو يحل لغزًا خطوة بخطوة.',
    ch: '生成有唯一解并标明难度的数独，或逐步求解数独。',
  },
  tags: ['puzzle', 'solver', 'generator', 'casse-tête', 'solveur', 'لغز', 'حل السودوكو', '谜题', '解题'],
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
          en: 'The hardest technique that the puzzle needs. Used only to generate.',
          fr: 'La technique la plus difficile requise par la grille. Utilisé uniquement pour générer.',
          ar: 'أصعب أسلوب يتطلبه اللغز. يُستخدم عند الإنشاء فقط.',
          ch: '谜题所需的最难技巧。仅用于生成。',
        },
        options: {
          easy: {
            en: 'Easy: singles',
            fr: 'Facile : candidats uniques',
            ar: 'سهل: الأرقام المفردة',
            ch: '简单：唯一数',
          },
          medium: {
            en: 'Medium: pairs and pointing',
            fr: 'Moyen : paires et pointage',
            ar: 'متوسط: الأزواج والتأشير',
            ch: '中等：数对与区块',
          },
          hard: {
            en: 'Hard: triples, X-wing, XY-wing',
            fr: 'Difficile : triplets, X-wing, XY-wing',
            ar: 'صعب: الثلاثيات وX-wing وXY-wing',
            ch: '困难：三数组、X-Wing、XY-Wing',
          },
          expert: {
            en: 'Expert: swordfish, colouring, chains',
            fr: 'Expert : swordfish, coloriage, chaînes',
            ar: 'خبير: سمكة السيف والتلوين والسلاسل',
            ch: '专家：剑鱼、染色、链',
          },
        },
      },
      z.enum(levels).default('medium'),
    ),
    seed: field(
      {
        title: { en: 'Seed', fr: 'Graine', ar: 'البذرة', ch: '种子' },
        help: {
          en: 'The same level and seed always give the same puzzle. If empty, a seed is chosen and returned.',
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
  output: 'json',
  open: true,
  heavy: true,
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
  run: ({ action, level, seed, puzzle }) => (action === 'make' ? make(level, seed) : solve(puzzle)),
});

function make(level: (typeof levels)[number], seed = randomBytes(9).toString('base64url')) {
  return { ...makeSudoku(level, seed), level, seed };
}

function solve(puzzle: string | undefined) {
  const wrong = (code: string, detail: string) => invalidInput({ pointer: '/puzzle', code, detail });
  if (puzzle === undefined)
    return wrong('missing', 'Send the puzzle to solve as 81 digits. Use 0, a dot or an underscore for an empty cell.');
  const answer = solveSudoku(puzzle);
  switch (answer.kind) {
    case 'character': {
      const before = puzzle.slice(0, answer.index).split('\n');
      const place = { line: before.length, column: Array.from(before.at(-1) ?? '').length + 1 };
      const detail = `'${answer.character}' isn’t allowed. Use digits, and 0, a dot or an underscore for an empty cell.`;
      return invalidInput({ pointer: '/puzzle', code: 'syntax', detail, ...place });
    }
    case 'length':
      return wrong(
        'length',
        `A sudoku has 81 cells, but this one has ${answer.length}. Use 0, a dot or an underscore for an empty cell.`,
      );
    case 'clash': {
      const [first, second] = answer.cells.map(spot);
      return wrong(
        'clash',
        `The ${answer.digit} in ${first} and the one in ${second} are in the same ${answer.unit}. Change one of them.`,
      );
    }
    case 'none':
      return wrong('no_solution', 'The puzzle has no solution. Check the clues against the original.');
    case 'several':
      return wrong(
        'several_solutions',
        `The puzzle has more than one solution, for example ${answer.solutions.join(' and ')}. Add a clue.`,
      );
    case 'solved': {
      const { solution, clues, grade, steps } = answer;
      return { solution, unique: true, clues, grade, steps: steps.map(written) };
    }
  }
}

function spot(cell: number): string {
  return `row ${Math.floor(cell / 9) + 1}, column ${(cell % 9) + 1}`;
}

/** A step with rows and columns counted from 1. */
function written({ technique, cells, places, removes }: Step) {
  const place = (cell: number) => ({ row: Math.floor(cell / 9) + 1, column: (cell % 9) + 1 });
  return {
    technique,
    cells: cells.map(place),
    places: places && { ...place(places.cell), digit: places.digit },
    removes: removes.map(({ cell, digit }) => ({ ...place(cell), digit })),
  };
}
