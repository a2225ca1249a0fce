import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { makeSudoku, solveSudoku } from '@apiyard/kernels/sudoku';
import { levels, type Step } from '@apiyard/kernels/sudoku/step';
import { field, invalidInput, tool } from '../tool.ts';

export default tool({
  path: 'puzzle/sudoku',
  title: { en: 'Sudoku', fr: 'Sudoku', ar: 'سودوكو', ch: '数独' },
  summary: {
    en: 'Makes a sudoku with one solution and an honest grade, or solves one and shows the steps.',
    fr: 'Crée un sudoku à solution unique et au niveau fiable, ou en résout un en montrant les étapes.',
    ar: 'ينشئ لغز سودوكو له حل واحد ومستوى صعوبة دقيق، أو يحل لغزًا ويبيّن خطواته.',
    ch: '生成只有唯一解且难度分级准确的数独，或求解数独并列出步骤。',
  },
  tags: ['puzzle', 'solver', 'generator', 'casse-tête', 'solveur', 'لغز', 'حل السودوكو', '谜题', '解题'],
  input: z.object({
    action: field(
      {
        title: { en: 'Action', fr: 'Action', ar: 'الإجراء', ch: '操作' },
        options: {
          make: { en: 'Make a puzzle', fr: 'Créer une grille', ar: 'إنشاء لغز', ch: '生成' },
          solve: { en: 'Solve a puzzle', fr: 'Résoudre une grille', ar: 'حل لغز', ch: '求解' },
        },
      },
      z.enum(['make', 'solve']).default('make'),
    ),
    level: field(
      {
        title: { en: 'Level', fr: 'Niveau', ar: 'المستوى', ch: '难度' },
        help: {
          en: 'What the hardest step asks of a person. Used when making.',
          fr: 'Ce que l’étape la plus difficile demande à une personne. Sert à la création.',
          ar: 'ما تتطلبه أصعب خطوة من اللاعب. يُستخدم عند الإنشاء.',
          ch: '最难一步所需的技巧。用于生成。',
        },
        options: {
          easy: {
            en: 'Easy: singles',
            fr: 'Facile : candidats uniques',
            ar: 'سهل: الأرقام المفردة',
            ch: '简单：唯一数',
          },
          medium: {
            en: 'Medium: pairs and pointing',
            fr: 'Moyen : paires et pointage',
            ar: 'متوسط: الأزواج والتأشير',
            ch: '中等：数对与区块',
          },
          hard: {
            en: 'Hard: triples, X-wing, XY-wing',
            fr: 'Difficile : triplets, X-wing, XY-wing',
            ar: 'صعب: الثلاثيات وX-wing وXY-wing',
            ch: '困难：三数组、X-Wing、XY-Wing',
          },
          expert: {
            en: 'Expert: swordfish, colouring, chains',
            fr: 'Expert : swordfish, coloriage, chaînes',
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
          en: 'The same level and seed give the same puzzle for ever. Left out, one is chosen and returned.',
          fr: 'Le même niveau et la même graine donnent toujours la même grille. Sans graine, une est choisie et renvoyée.',
          ar: 'المستوى نفسه مع البذرة نفسها يعطيان اللغز نفسه دائمًا. وإن تُركت فارغة اختيرت واحدة وأُعيدت.',
          ch: '相同的难度和种子永远生成同一谜题。留空则自动选取并返回。',
        },
      },
      z.string().min(1).max(100).optional(),
    ),
    puzzle: field(
      {
        title: { en: 'Puzzle to solve', fr: 'Grille à résoudre', ar: 'اللغز المطلوب حله', ch: '待解谜题' },
        help: {
          en: '81 digits row by row; 0, a dot or an underscore for a blank. White space is ignored.',
          fr: '81 chiffres ligne par ligne ; 0, un point ou un tiret bas pour une case vide. Les espaces sont ignorés.',
          ar: '81 رقمًا صفًا بعد صف؛ و0 أو نقطة أو شرطة سفلية للخانة الفارغة. تُتجاهل المسافات.',
          ch: '逐行填写 81 个数字；空格用 0、点或下划线表示。忽略空白字符。',
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
        en: 'The same for everybody today',
        fr: 'La même pour tous aujourd’hui',
        ar: 'لغز واحد للجميع اليوم',
        ch: '人人相同的每日谜题',
      },
      input: { level: 'hard', seed: '2026-11-20' },
    },
    {
      name: { en: 'Solve one', fr: 'En résoudre une', ar: 'حل لغز', ch: '求解一题' },
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
    return wrong('required', 'Give the puzzle to solve: 81 digits, with 0, a dot or an underscore for a blank.');
  const answer = solveSudoku(puzzle);
  switch (answer.kind) {
    case 'character': {
      const before = puzzle.slice(0, answer.index).split('\n');
      const place = { line: before.length, column: Array.from(before.at(-1) ?? '').length + 1 };
      const detail = `Use digits, with 0, a dot or an underscore for a blank; '${answer.character}' is none of these.`;
      return invalidInput({ pointer: '/puzzle', code: 'syntax', detail, ...place });
    }
    case 'length':
      return wrong(
        'length',
        `A sudoku has 81 cells, and this has ${answer.length}. Write blanks as 0, a dot or an underscore.`,
      );
    case 'clash': {
      const [first, second] = answer.cells.map(spot);
      return wrong(
        'clash',
        `The ${answer.digit} in ${first} and the one in ${second} stand in the same ${answer.unit}. Change one of them.`,
      );
    }
    case 'none':
      return wrong('no_solution', 'No solution fits these clues. Check them against the original.');
    case 'several':
      return wrong(
        'several_solutions',
        `More than one solution fits: ${answer.solutions.join(' and ')}, for two. Add a clue that tells them apart.`,
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
