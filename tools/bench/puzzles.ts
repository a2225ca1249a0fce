/** How long puzzles take to make, and whether each has one solution. `PUZZLES` sets how many of each kind and level. */
import { solveFifteen, makeFifteen } from '../../packages/kernels/src/fifteen/fifteen.ts';
import { makeMaze, mazeStyles } from '../../packages/kernels/src/maze/maze.ts';
import type { Visible } from '../../packages/kernels/src/minesweeper/board.ts';
import { hintMinesweeper, makeMinesweeper, presets } from '../../packages/kernels/src/minesweeper/minesweeper.ts';
import { makeNonogram, solveNonogram } from '../../packages/kernels/src/nonogram/nonogram.ts';
import { makeSudoku, solveSudoku } from '../../packages/kernels/src/sudoku.ts';
import { levels } from '../../packages/kernels/src/sudoku/step.ts';
import { makeWordSearch, occurrencesOf, wordSearchLevels } from '../../packages/kernels/src/word-search/word-search.ts';
import { wordLanguages, wordsIn } from '../../packages/kernels/src/words/words.ts';
import { type Bench, type Figure, median, percentile } from './figure.ts';

interface Kind {
  readonly name: string;
  readonly make: (seed: string) => unknown;
  /** Whether it has one solution, by a solver that does not know how it was made. */
  readonly isUnique: (made: never) => boolean;
}

const kind = <Made>(name: string, make: (seed: string) => Made, isUnique: (made: Made) => boolean): Kind => ({
  name,
  make,
  isUnique,
});

const kinds: readonly Kind[] = [
  ...levels.map((level) =>
    kind(
      `sudoku ${level}`,
      (seed) => makeSudoku(level, seed),
      ({ puzzle, solution }) => {
        const answer = solveSudoku(puzzle);
        return answer.kind === 'solved' && answer.solution === solution && answer.grade === level;
      },
    ),
  ),
  ...[5, 10, 15, 20].map((size) =>
    kind(
      `nonogram ${size}`,
      (seed) => makeNonogram({ width: size, height: size }, seed),
      ({ clues, solution }) => {
        const answer = solveNonogram(clues);
        return answer.kind === 'solved' && JSON.stringify(answer.solution) === JSON.stringify(solution);
      },
    ),
  ),
  ...Object.entries(presets).map(([level, preset]) =>
    kind(`minesweeper ${level}`, (seed) => makeMinesweeper(preset, seed), isWonByHints),
  ),
  ...mazeStyles.map((style) =>
    kind(
      `maze 30 ${style}`,
      (seed) => makeMaze({ width: 30, height: 30, style }, seed),
      ({ proof }) => proof.reached === 900 && proof.passages === 899,
    ),
  ),
  ...wordLanguages.flatMap((language) =>
    wordSearchLevels.map((level) =>
      kind(
        `word search ${language} ${level}`,
        (seed) => makeWordSearch({ size: 12, level, words: wordsIn(language, 'nature').map(({ word }) => word) }, seed),
        ({ grid, placed }) =>
          placed.length > 0 && placed.every(({ letters }) => occurrencesOf(letters, grid).length === 1),
      ),
    ),
  ),
  kind(
    'fifteen 3',
    (seed) => makeFifteen({ size: 3 }, seed).board,
    (board) => {
      const answer = solveFifteen(board);
      return answer.kind === 'solved' && answer.proof.isOptimal;
    },
  ),
];

/** Plays a board by hints alone: only cells that are certain are opened. */
function isWonByHints({ rows, start, mines }: ReturnType<typeof makeMinesweeper>): boolean {
  const visible: Visible[][] = rows.map((row) => row.map(() => 'covered'));
  const open = (row: number, column: number): boolean => {
    const due = [[row, column] as const];
    for (let next = due.pop(); next !== undefined; next = due.pop()) {
      const [y, x] = next;
      const cell = rows[y]?.[x];
      if (cell === 'mine') return false;
      if (cell === undefined || visible[y]?.[x] === cell) continue;
      visible[y]?.splice(x, 1, cell);
      if (cell === 0) for (const dy of [-1, 0, 1]) for (const dx of [-1, 0, 1]) due.push([y + dy, x + dx]);
    }
    return true;
  };
  open(start.row, start.column);
  for (;;) {
    const hint = hintMinesweeper({ rows: visible, mines });
    if (hint.kind !== 'step') return hint.kind === 'done';
    for (const { row, column } of hint.mines) visible[row]?.splice(column, 1, 'flag');
    if (!hint.safe.every(({ row, column }) => open(row, column))) return false;
  }
}

export const puzzles: Bench = {
  name: 'puzzles',
  title: 'making puzzles (ms of CPU), and the share that has one solution by an independent check',
  run() {
    const count = Number(process.env['PUZZLES'] ?? 200);
    return Promise.resolve(kinds.flatMap((each) => measured(each, count)));
  },
};

function measured({ name, make, isUnique }: Kind, count: number): Figure[] {
  const times: number[] = [];
  let unique = 0;
  for (let at = 0; at < count; at += 1) {
    const before = process.cpuUsage();
    const made = make(`bench ${at}`);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
    if (isUnique(made as never)) unique += 1;
  }
  const figure = (column: string, value: number, target: Partial<Figure> = {}): Figure => ({
    name: `${name} ${column}`,
    value,
    unit: column === 'unique' ? '%' : 'ms',
    cell: { row: name, column },
    ...target,
  });
  return [
    figure('median', median(times)),
    figure('p99', percentile(times, 99), { atMost: 2000 }),
    figure('slowest', Math.max(...times)),
    figure('unique', (100 * unique) / count, { atLeast: 100 }),
  ];
}
